import { articleItem } from '../article-item.ts';

const body = `
<h2>「手術をしないと分からない」は、どういう意味か</h2>
<p>「<ruby>卵巣<rt>らんそう</rt></ruby>がはれています。がんかもしれません。手術をして調べましょう」。まだがんと決まっていないのに手術と言われると、話が飛びすぎているように聞こえます。</p>
<p>卵巣はおなかの奥にあります。針をさして<ruby>組織<rt>そしき</rt></ruby>をとると、中身がおなかに散るおそれがあるため、ふつうは外からとって調べません。<ruby>画像<rt>がぞう</rt></ruby>や血液だけでは、<ruby>良性<rt>りょうせい</rt></ruby>のものと見分けにくいことがあります。だから、手術でとって、<ruby>顕微鏡<rt>けんびきょう</rt></ruby>で見て、はじめて名前が決まります。手術をすすめられたことは、がんと決まったという意味ではありません。卵巣のはれは良性のことが多く、様子を見る、小さな手術で終わる、という道もあります。</p>
<h2>手術の前の検査</h2>
<table><caption>検査と、その目的</caption><thead><tr><th scope="col">検査</th><th scope="col">すること</th><th scope="col">見るもの</th></tr></thead><tbody><tr><th scope="row"><ruby>内診<rt>ないしん</rt></ruby>・<ruby>直腸診<rt>ちょくちょうしん</rt></ruby></th><td><ruby>腟<rt>ちつ</rt></ruby>やお尻から、指でふれる</td><td>はれの大きさ、かたさ、動き</td></tr><tr><th scope="row"><ruby>超音波<rt>ちょうおんぱ</rt></ruby></th><td>腟やおなかから当てる</td><td>中が水か、かたまりか</td></tr><tr><th scope="row">MRI、CT</th><td>断面を写す</td><td>性質、まわりやリンパ節への広がり</td></tr><tr><th scope="row">血液の検査</th><td><ruby>腫瘍<rt>しゅよう</rt></ruby>マーカー（CA125など）</td><td>考える手がかり</td></tr><tr><th scope="row"><ruby>腹水<rt>ふくすい</rt></ruby>の検査</th><td>おなかに水があるとき、針でとる</td><td>がん<ruby>細胞<rt>さいぼう</rt></ruby>がまじるか</td></tr></tbody></table>
<p>CA125などの数字は、<ruby>子宮内膜症<rt>しきゅうないまくしょう</rt></ruby>や月経でも上がり、がんでも上がらないことがあります。数字だけを検索して夜を過ごすより、「わたしの数字は、ほかの検査と合わせて、どう考えればよいですか」と聞くほうが、答えに近づきます。胃や腸のがんが卵巣に広がっていることもあるため、胃カメラや大腸の検査が加わることがあります。</p>
<p>内診がこわい方、<ruby>性交<rt>せいこう</rt></ruby>の経験のない方は、先に伝えてください。おなかやお尻から超音波を当てるなど、別の方法を選べることがあります。頼み方の例は、<a href="/articles/uterine-suspected">子宮のがんの検査のページ</a>にも書いています。</p>
<h2>手術の日に起きること、結果の日</h2>
<p>手術の最中に、とったものの一部を急いで顕微鏡で見ることがあります（<ruby>術中迅速病理診断<rt>じゅつちゅうじんそくびょうりしんだん</rt></ruby>）。その結果で、どこまでとるかを決めます。ただし、急いで見る検査には限りがあり、最後の結果と違うこともあります。最後の結果が出るまでは、2週間から3週間かかります。</p>
<p>待っているご家族には、手術の時間が思ったより長い、短い、が気になります。長いから悪い、短いから安心、とは言い切れません。「途中の結果は、だれが、いつ、どこで聞きますか」と、前の日までに決めておくと、待合室の時間が少し楽になります。</p>
<h2>手術の前に、決めておくこと</h2>
<p>目がさめてから知るのではなく、「もしも」の場合ごとに、先に話しておける手術です。</p>
<ul><li><strong>良性だったら</strong>：はれた所だけとるのか、卵巣ごとか。もう片方は残すか</li><li><strong>中間（境界悪性）やがんだったら</strong>：<ruby>子宮<rt>しきゅう</rt></ruby>、両方の卵巣、おなかの脂の膜（<ruby>大網<rt>だいもう</rt></ruby>）などを、その日にとるか、いったん閉じて話し合うか</li><li><strong>子どもを望む気持ち</strong>：条件が合えば、子宮と片方の卵巣を残せることがあります。まだ決まっていなくても、「残せるものは残したいです」と伝えてかまいません</li><li><strong>とったあとの体</strong>：<ruby>閉経<rt>へいけい</rt></ruby>前に両方の卵巣をとると、ほてりや汗などが出ることがあります</li></ul>
<aside class="memo"><h3>手術の説明の日に読むメモの例</h3><dl><div><dt>見立て</dt><dd>「良性、中間、がんのうち、どれを考えていますか。分からない所はどこですか」</dd></div><div><dt>もしもの時</dt><dd>「手術中の結果で変わる場合、家族にはどこまで話してよいですか。わたしの希望は、ここに書きました」</dd></div><div><dt>別の道</dt><dd>「しばらく様子を見る方法はありますか。待つと何が心配ですか」</dd></div><div><dt>家族の病気</dt><dd>「母の姉が<ruby>乳<rt>にゅう</rt></ruby>がん、祖母が卵巣がんでした。関係しますか」</dd></div></dl></aside>
<h2>その日までの過ごし方</h2>
<p>おなかが張るときは、一度に食べる量を減らして回数を分け、ゴムのゆるい服にします。便が出にくい、トイレが近い、というのも、はれが押しているためのことがあります。気のせいにせず、日にちと一緒に書いてください。激しく体をひねる運動や、おなかを強く押すマッサージはさけます。はれた卵巣は、急にねじれることがあるためです。急な強い痛みのときの連絡先は、冷蔵庫に貼っておきましょう。</p>
<p>受診には、マイナ保険証または<ruby>資格確認書<rt>しかくかくにんしょ</rt></ruby>、お薬手帳、最後の月経の日、健診の結果、血のつながった方の病気のメモを持っていきます。手術の準備は、<a href="/articles/before-surgery">手術の前に、家でできる準備</a>にまとめています。</p>
`;

const easyBody = `
<h2><ruby>卵巣<rt>らんそう</rt></ruby>がはれていると<ruby>言<rt>い</rt></ruby>われたら</h2>
<p><ruby>卵巣<rt>らんそう</rt></ruby>は、おなかの<ruby>奥<rt>おく</rt></ruby>にあります。<ruby>卵巣<rt>らんそう</rt></ruby>がはれていても、がんではないことが<ruby>多<rt>おお</rt></ruby>いです。</p>
<p>「<ruby>手術<rt>しゅじゅつ</rt></ruby>をして<ruby>調<rt>しら</rt></ruby>べましょう」と<ruby>言<rt>い</rt></ruby>われることがあります。がんと<ruby>決<rt>き</rt></ruby>まった、という<ruby>意味<rt>いみ</rt></ruby>ではありません。<ruby>外<rt>そと</rt></ruby>から<ruby>針<rt>はり</rt></ruby>でとると、<ruby>中身<rt>なかみ</rt></ruby>がおなかに<ruby>散<rt>ち</rt></ruby>るおそれがあります。だから、<ruby>手術<rt>しゅじゅつ</rt></ruby>でとって<ruby>調<rt>しら</rt></ruby>べます。</p>
<h2><ruby>手術<rt>しゅじゅつ</rt></ruby>の<ruby>前<rt>まえ</rt></ruby>の<ruby>検査<rt>けんさ</rt></ruby></h2>
<ul><li><ruby>医者<rt>いしゃ</rt></ruby>が、<ruby>腟<rt>ちつ</rt></ruby>やおしりから、<ruby>指<rt>ゆび</rt></ruby>でさわります。<ruby>腟<rt>ちつ</rt></ruby>は、<ruby>子宮<rt>しきゅう</rt></ruby>（<ruby>赤<rt>あか</rt></ruby>ちゃんが<ruby>育<rt>そだ</rt></ruby>つところ）につながる<ruby>道<rt>みち</rt></ruby>です。</li><li>MRIやCTで、からだの<ruby>中<rt>なか</rt></ruby>を<ruby>写<rt>うつ</rt></ruby>します。</li><li><ruby>血<rt>ち</rt></ruby>を<ruby>調<rt>しら</rt></ruby>べます。<ruby>血<rt>ち</rt></ruby>の<ruby>数字<rt>すうじ</rt></ruby>だけでは、<ruby>分<rt>わ</rt></ruby>かりません。</li></ul>
<p>こわい<ruby>人<rt>ひと</rt></ruby>は「ほかの<ruby>方法<rt>ほうほう</rt></ruby>はありますか」と<ruby>言<rt>い</rt></ruby>ってください。</p>
<h2><ruby>手術<rt>しゅじゅつ</rt></ruby>の<ruby>前<rt>まえ</rt></ruby>に<ruby>話<rt>はな</rt></ruby>すこと</h2>
<p><ruby>手術<rt>しゅじゅつ</rt></ruby>の<ruby>間<rt>あいだ</rt></ruby>に、<ruby>一部<rt>いちぶ</rt></ruby>をいそいで<ruby>調<rt>しら</rt></ruby>べることがあります。その<ruby>結果<rt>けっか</rt></ruby>で、どこまでとるかを<ruby>決<rt>き</rt></ruby>めます。<ruby>先<rt>さき</rt></ruby>に<ruby>話<rt>はな</rt></ruby>しておきます。</p>
<ul><li>がんでなかったら、どこをとりますか</li><li>がんだったら、どこまでとりますか</li><li><ruby>子<rt>こ</rt></ruby>どもがほしい<ruby>気持<rt>きも</rt></ruby>ち。「<ruby>残<rt>のこ</rt></ruby>せるものは<ruby>残<rt>のこ</rt></ruby>したいです」と<ruby>言<rt>い</rt></ruby>えます。</li></ul>
<h2><ruby>医者<rt>いしゃ</rt></ruby>に<ruby>聞<rt>き</rt></ruby>くこと</h2>
<ul><li>「<ruby>分<rt>わ</rt></ruby>からないところは、どこですか」</li><li>「<ruby>待<rt>ま</rt></ruby>つ<ruby>方法<rt>ほうほう</rt></ruby>はありますか。<ruby>待<rt>ま</rt></ruby>つと、<ruby>何<rt>なに</rt></ruby>が<ruby>心配<rt>しんぱい</rt></ruby>ですか」</li><li>「<ruby>途中<rt>とちゅう</rt></ruby>の<ruby>結果<rt>けっか</rt></ruby>は、だれが、いつ、どこで<ruby>聞<rt>き</rt></ruby>きますか」</li></ul>
<h2>その<ruby>日<rt>ひ</rt></ruby>まで</h2>
<ul><li>からだを<ruby>強<rt>つよ</rt></ruby>くひねる<ruby>運動<rt>うんどう</rt></ruby>をしません。おなかを<ruby>強<rt>つよ</rt></ruby>く<ruby>押<rt>お</rt></ruby>すマッサージもしません。<ruby>卵巣<rt>らんそう</rt></ruby>が<ruby>急<rt>きゅう</rt></ruby>にねじれることがあるからです。</li><li><ruby>急<rt>きゅう</rt></ruby>に<ruby>痛<rt>いた</rt></ruby>いときの<ruby>電話番号<rt>でんわばんごう</rt></ruby>を、<ruby>見<rt>み</rt></ruby>えるところに<ruby>貼<rt>は</rt></ruby>ります。</li></ul>
`;

/** Suspected cancer of an ovary: why an operation often gives the answer, what markers mean, what to settle before. */
export const ovarianSuspected = articleItem({
  id: 'ovarian-suspected',
  publishedAt: '2026-11-25T06:52:00.000Z',
  title: '卵巣がんの疑いと言われたら：手術で確かめるわけ',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'suspected' }],
  topics: ['ovarian-cancer', 'suspected', 'tumor-markers', 'imaging-tests', 'waiting-for-results'],
  change_log: [
    { day: '2026-11-30', text: 'やさしい日本語の文を書き足しました。' },
    { day: '2026-11-25', text: '公開しました。' },
  ],
  summary:
    '卵巣のはれの多くは、がんではありません。けれども卵巣は、針でとって調べることがむずかしく、手術でとって確かめます。検査の目的、数字の見方、手術の前に決めておくことをまとめました。',
  reviewed_at: '2026-11-30',
  next_review_at: '2027-11-24',
  reviewer_role: '婦人科の外来にたずさわる看護師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '卵巣がん 検査',
      publisher: '国立がん研究センター がん情報サービス',
      year: 2017,
      url: 'https://ganjoho.jp/public/cancer/ovary/diagnosis.html',
    },
    {
      title: '卵巣がん・卵管がん・腹膜がん 治療',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/cancer/ovary/treatment.html',
    },
    {
      title: '九州大学病院のがん診療 卵巣がん 外科的治療',
      publisher: '九州大学病院',
      url: 'https://www.gan.med.kyushu-u.ac.jp/result/ovarian_cancer/index3',
    },
  ],
});
