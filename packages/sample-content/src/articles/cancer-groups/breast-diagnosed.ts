import { PAGES } from '../../sources/pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>説明に、知らない言葉が多い理由</h2>
<p>乳がんは、同じ名前でも、<ruby>細胞<rt>さいぼう</rt></ruby>の性質が一人ひとり違います。その違いを見て治療を組み立てるため、説明には略した名前や英語の文字がたくさん出てきます。一度で覚えられなくて当たり前です。この表を横に置いて、説明の紙を見てみてください。</p>
<table><caption>説明によく出てくる言葉</caption><thead><tr><th scope="col">言葉</th><th scope="col">おおよその意味</th></tr></thead><tbody><tr><th scope="row"><ruby>非浸潤<rt>ひしんじゅん</rt></ruby>・<ruby>浸潤<rt>しんじゅん</rt></ruby></th><td>がんが、<ruby>母乳<rt>ぼにゅう</rt></ruby>の通る管などの中にとどまっているか、外へ広がっているか</td></tr><tr><th scope="row">ホルモン<ruby>受容体<rt>じゅようたい</rt></ruby></th><td>女性ホルモンの<ruby>刺激<rt>しげき</rt></ruby>を受けて育つ性質があるか</td></tr><tr><th scope="row">HER2（ハーツー）</th><td>がん細胞の表面にある、たんぱく質の一つ。多い場合は、それをねらう薬が候補になる</td></tr><tr><th scope="row">センチネルリンパ節</th><td><ruby>乳房<rt>にゅうぼう</rt></ruby>から流れ出たがん細胞が、最初に届きやすいリンパ節。手術のときに調べることがある</td></tr><tr><th scope="row">病期（ステージ）</th><td>しこりの大きさや、リンパ節、ほかの<ruby>臓器<rt>ぞうき</rt></ruby>への広がりを合わせた分け方</td></tr></tbody></table>
<p>「わたしの場合は、どれにあたりますか。紙に書いていただけますか」と頼んでみましょう。検査の結果が、あとから加わって変わる項目もあります。</p>
<h2>治療は、三つを組み合わせて考えます</h2>
<h3>手術</h3>
<p>乳房の一部をとる方法と、全部をとる方法があります。全部をとる場合に、胸のふくらみを作る「<ruby>再建<rt>さいけん</rt></ruby>」を考える方もいます。手術と同時か、あとからか、しないか。どの選び方もあります。迷っていることも、そのまま話してください。</p>
<h3>放射線治療</h3>
<p>乳房の一部をとったあとなどに、残った所へあてます。多くの場合、平日に続けて通います。仕事や家の用事は、通う期間と時間帯を聞いてから考えると組みやすくなります。</p>
<h3>薬の治療</h3>
<p>ホルモン<ruby>療法<rt>りょうほう</rt></ruby>、抗がん剤、HER2などをねらう薬などがあります。どれを使うかは、細胞の性質や広がりで変わります。手術の前に薬を使うこともあります。手術が後になるのは、忘れられているからではありません。</p>
<h2>治療が始まる前に、早めに伝えたいこと</h2>
<ul><li><strong>いつか子どもを、という気持ち</strong>：薬の治療は、<ruby>卵巣<rt>らんそう</rt></ruby>の働きに<ruby>影響<rt>えいきょう</rt></ruby>することがあります。<ruby>卵子<rt>らんし</rt></ruby>や<ruby>受精卵<rt>じゅせいらん</rt></ruby>を<ruby>凍結<rt>とうけつ</rt></ruby>して残す方法などを相談できる場合があり、薬を始める前の時期が大切です。決まっていなくても「まだ分かりませんが、話を聞きたいです」で十分です。</li><li><strong>血のつながった方の病気</strong>：乳がんや卵巣がんの方がいれば伝えます。生まれつきの<ruby>体質<rt>たいしつ</rt></ruby>が関わるかを調べる検査や、受けるかどうかを考える<ruby>遺伝<rt>いでん</rt></ruby>カウンセリングがあります。</li><li><strong>髪のこと</strong>：「わたしの薬は、髪が抜けることがありますか。いつごろからですか」と聞いておくと、ウィッグや帽子を元気なうちに選べます。</li><li><strong>仕事や<ruby>介護<rt>かいご</rt></ruby></strong>：重い物を持つ、腕を上げる、家族を抱えるなどの<ruby>動作<rt>どうさ</rt></ruby>を具体的に。</li></ul>
<h2>決める日を、先に聞く</h2>
<aside class="memo"><h3>診察で聞くメモの例</h3><dl><div><dt>返事の日</dt><dd>いつまでに決めればよいですか</dd></div><div><dt>選べる方法</dt><dd>手術の方法は、わたしの場合いくつありますか。違いは何ですか</dd></div><div><dt>順番</dt><dd>薬と手術、どちらが先ですか。なぜですか</dd></div><div><dt>暮らし</dt><dd>入院は何日ほどで、腕はいつごろから使えますか</dd></div></dl></aside>
<p>別の病院の医師に意見を聞くセカンドオピニオンは、<ruby>主治医<rt>しゅじい</rt></ruby>を疑うことではありません。「<ruby>納得<rt>なっとく</rt></ruby>して治療を受けたいので、<ruby>紹介状<rt>しょうかいじょう</rt></ruby>と検査の資料をお願いできますか」と伝えます。返事の日に間に合うかも、一緒に確かめましょう。どこに行けばよいかは、病院のがん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターで聞けます。</p>
<p>胸の治療は、体だけの話ではないと感じる方が多くいます。泣いてしまって聞けなかった日は、<ruby>看護師<rt>かんごし</rt></ruby>に「もう一度説明を受けたい」と電話して大丈夫です。</p>
`;

const easyBody = `
<h2><ruby>乳<rt>にゅう</rt></ruby>がんと<ruby>言<rt>い</rt></ruby>われたら</h2>
<p><ruby>乳<rt>にゅう</rt></ruby>がんは、<ruby>一人<rt>ひとり</rt></ruby>ひとり<ruby>違<rt>ちが</rt></ruby>います。だから、むずかしい<ruby>言葉<rt>ことば</rt></ruby>がたくさん<ruby>出<rt>で</rt></ruby>ます。<ruby>一度<rt>いちど</rt></ruby>で<ruby>覚<rt>おぼ</rt></ruby>えられなくて、<ruby>当<rt>あ</rt></ruby>たり<ruby>前<rt>まえ</rt></ruby>です。「わたしの<ruby>場合<rt>ばあい</rt></ruby>は、どれですか。<ruby>紙<rt>かみ</rt></ruby>に<ruby>書<rt>か</rt></ruby>いてください」と<ruby>言<rt>い</rt></ruby>ってください。</p>
<h2><ruby>三<rt>みっ</rt></ruby>つの<ruby>治療<rt>ちりょう</rt></ruby></h2>
<ul><li><ruby>手術<rt>しゅじゅつ</rt></ruby>：<ruby>乳房<rt>にゅうぼう</rt></ruby>（<ruby>胸<rt>むね</rt></ruby>）の<ruby>一部<rt>いちぶ</rt></ruby>か、<ruby>全部<rt>ぜんぶ</rt></ruby>をとります。<ruby>全部<rt>ぜんぶ</rt></ruby>をとるとき、ふくらみを<ruby>作<rt>つく</rt></ruby>る<ruby>方法<rt>ほうほう</rt></ruby>もあります。しなくてもいいです。</li><li><ruby>放射線<rt>ほうしゃせん</rt></ruby>：<ruby>目<rt>め</rt></ruby>に<ruby>見<rt>み</rt></ruby>えない<ruby>線<rt>せん</rt></ruby>をあてます。<ruby>平日<rt>へいじつ</rt></ruby>に<ruby>続<rt>つづ</rt></ruby>けて<ruby>行<rt>い</rt></ruby>くことが<ruby>多<rt>おお</rt></ruby>いです。</li><li><ruby>薬<rt>くすり</rt></ruby>：いろいろあります。<ruby>手術<rt>しゅじゅつ</rt></ruby>の<ruby>前<rt>まえ</rt></ruby>に<ruby>使<rt>つか</rt></ruby>うこともあります。</li></ul>
<h2><ruby>治療<rt>ちりょう</rt></ruby>の<ruby>前<rt>まえ</rt></ruby>に<ruby>言<rt>い</rt></ruby>うこと</h2>
<ul><li>「いつか<ruby>子<rt>こ</rt></ruby>どもがほしいかもしれません」。<ruby>薬<rt>くすり</rt></ruby>を<ruby>始<rt>はじ</rt></ruby>める<ruby>前<rt>まえ</rt></ruby>に<ruby>言<rt>い</rt></ruby>います。</li><li>「<ruby>血<rt>ち</rt></ruby>のつながった<ruby>人<rt>ひと</rt></ruby>に、<ruby>乳<rt>にゅう</rt></ruby>がんの<ruby>人<rt>ひと</rt></ruby>がいます」</li><li>「わたしの<ruby>薬<rt>くすり</rt></ruby>で、<ruby>髪<rt>かみ</rt></ruby>が<ruby>抜<rt>ぬ</rt></ruby>けますか。いつごろからですか」</li><li>「<ruby>仕事<rt>しごと</rt></ruby>で、<ruby>重<rt>おも</rt></ruby>い<ruby>物<rt>もの</rt></ruby>を<ruby>持<rt>も</rt></ruby>ちます」</li></ul>
<h2><ruby>医者<rt>いしゃ</rt></ruby>に<ruby>聞<rt>き</rt></ruby>くこと</h2>
<ul><li>「いつまでに<ruby>決<rt>き</rt></ruby>めますか」</li><li>「<ruby>手術<rt>しゅじゅつ</rt></ruby>の<ruby>方法<rt>ほうほう</rt></ruby>は、いくつありますか。<ruby>何<rt>なに</rt></ruby>が<ruby>違<rt>ちが</rt></ruby>いますか」</li><li>「<ruby>入院<rt>にゅういん</rt></ruby>は<ruby>何日<rt>なんにち</rt></ruby>ですか。<ruby>腕<rt>うで</rt></ruby>は、いつから<ruby>使<rt>つか</rt></ruby>えますか」</li></ul>
<h2>ほかの<ruby>医者<rt>いしゃ</rt></ruby>の<ruby>考<rt>かんが</rt></ruby>えを<ruby>聞<rt>き</rt></ruby>くとき</h2>
<p>「セカンドオピニオン」といいます。<ruby>今<rt>いま</rt></ruby>の<ruby>医者<rt>いしゃ</rt></ruby>を<ruby>疑<rt>うたが</rt></ruby>うことではありません。「<ruby>紹介状<rt>しょうかいじょう</rt></ruby>と<ruby>検査<rt>けんさ</rt></ruby>の<ruby>資料<rt>しりょう</rt></ruby>をお<ruby>願<rt>ねが</rt></ruby>いします」と<ruby>言<rt>い</rt></ruby>います。どこに<ruby>行<rt>い</rt></ruby>くかは、がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターで<ruby>聞<rt>き</rt></ruby>けます。</p>
<h2><ruby>泣<rt>な</rt></ruby>いてしまった<ruby>日<rt>ひ</rt></ruby></h2>
<p><ruby>聞<rt>き</rt></ruby>けなかった<ruby>日<rt>ひ</rt></ruby>は、あとで<ruby>看護師<rt>かんごし</rt></ruby>さんに<ruby>電話<rt>でんわ</rt></ruby>していいです。「もう<ruby>一度<rt>いちど</rt></ruby>、<ruby>説明<rt>せつめい</rt></ruby>を<ruby>受<rt>う</rt></ruby>けたいです」と<ruby>言<rt>い</rt></ruby>います。</p>
`;

export const breastDiagnosed = articleItem({
  id: 'breast-diagnosed',
  topics: ['breast-cancer', 'choosing-treatment', 'medical-words'],
  publishedAt: '2026-10-15T01:20:00.000Z',
  title: '乳がんの説明に出てくる言葉と、決める前に聞くこと',
  category: { id: 'treatment' },
  cancer_category: [{ id: 'breast' }],
  cancer_status: [{ id: 'just-diagnosed' }, { id: 'before-treatment' }],
  change_log: [
    { day: '2026-11-30', text: 'やさしい日本語の文を書き足しました。' },
    { day: '2026-10-15', text: '公開しました。' },
  ],
  summary:
    'HER2、ホルモン受容体、センチネルリンパ節。説明に並ぶ言葉の意味と、治療の組み合わせ方、子どもを望む気持ちや髪のことなど、早めに伝えたいことをまとめました。',
  reviewed_at: '2026-11-30',
  next_review_at: '2027-10-13',
  reviewer_role: '乳がんの診療にたずさわる医師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '九州大学病院のがん診療 乳がん',
      publisher: '九州大学病院',
      url: 'https://www.gan.med.kyushu-u.ac.jp/result/breast_cancer/',
    },
    {
      title: '乳がん',
      publisher: '鹿児島大学病院 乳腺・甲状腺外科',
      url: 'https://www.hosp.kagoshima-u.ac.jp/can/parts/type09/30.html?search=type&task=search',
    },
    {
      title: '遺伝性乳がん卵巣がんとは',
      publisher: '東京都立駒込病院',
      url: 'https://tmhp.jp/komagome/outpatient/special/idensei_nyugan_ransougan_counseling.html',
    },
    PAGES.fertilityPreservation,
  ],
});
