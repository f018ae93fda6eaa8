import { SOURCES } from '../../sources/index.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>「膵臓に何かある」は、まだ病名ではありません</h2>
<p>おなかのエコーで「<ruby>膵臓<rt>すいぞう</rt></ruby>に影があります」「<ruby>膵管<rt>すいかん</rt></ruby>が太いですね」と言われると、頭が真っ白になるかもしれません。膵臓には、水のたまった袋（のう<ruby>胞<rt>ほう</rt></ruby>）、<ruby>炎症<rt>えんしょう</rt></ruby>のあと、石、脂肪のむらなど、がんではないものも写ります。膵臓の液が流れる管が太く見えるのも、理由は一つではありません。名前がつくのは、これからの検査のあとです。</p>
<p>調べるきっかけは、<ruby>画像<rt>がぞう</rt></ruby>のほかにも、みぞおちや背中の痛み、体重が減った、<ruby>糖尿病<rt>とうにょうびょう</rt></ruby>が急に悪くなった、白目や皮ふが黄色くなった（<ruby>黄疸<rt>おうだん</rt></ruby>）など、さまざまです。</p>
<h2>なぜ、いくつも検査をするのか</h2>
<p>膵臓は、胃の裏側の、体の奥にあります。一つの検査では全部が見えにくく、ほかの病気と見分けにくいことも多いため、写し方の違う検査を組み合わせます。検査が次々に入るのは、悪い知らせの前ぶれではなく、確かめるために要る順番です。</p>
<table><caption>膵臓を調べる、おもな検査</caption><thead><tr><th scope="col">検査</th><th scope="col">見るもの</th><th scope="col">受け方の例</th></tr></thead><tbody><tr><th scope="row"><ruby>血液<rt>けつえき</rt></ruby>検査</th><td>膵臓の<ruby>酵素<rt>こうそ</rt></ruby>、黄疸の値、<ruby>血糖<rt>けっとう</rt></ruby>、<ruby>腫瘍<rt>しゅよう</rt></ruby>マーカー（CA19-9など）</td><td><ruby>採血<rt>さいけつ</rt></ruby>だけ。マーカーは、がん以外でも上がります</td></tr><tr><th scope="row"><ruby>造影<rt>ぞうえい</rt></ruby>CT</th><td>影の場所、<ruby>血管<rt>けっかん</rt></ruby>やリンパ<ruby>節<rt>せつ</rt></ruby>との関わり</td><td>通院で。造影剤の注意があります</td></tr><tr><th scope="row">MRI（MRCP）</th><td>膵管と、<ruby>胆汁<rt>たんじゅう</rt></ruby>の通る管の形</td><td>通院で。せまい筒の中で、音がします</td></tr><tr><th scope="row">超音波内視鏡（EUS）</th><td>胃や<ruby>十二指腸<rt>じゅうにしちょう</rt></ruby>の中から、膵臓を近くで見ます</td><td>通院で15〜30分ほど。眠くなる薬を使うことが多いです</td></tr><tr><th scope="row">EUSで針をさす検査</th><td><ruby>組織<rt>そしき</rt></ruby>や<ruby>細胞<rt>さいぼう</rt></ruby>をとって、<ruby>顕微鏡<rt>けんびきょう</rt></ruby>で調べます</td><td>2泊3日の入院という病院があります</td></tr><tr><th scope="row">ERCP</th><td>管に造影剤を入れて写し、液をとったり、管を入れたりします</td><td>3泊4日の入院という病院があります</td></tr></tbody></table>
<p>全部を受けるとは限りません。CTやMRIの前の準備は<a href="/articles/imaging-tests">CT・MRI・PETの前に知っておくこと</a>に、組織の調べ方は<a href="/articles/pathology-report">病理検査の結果が出るまで</a>にあります。</p>
<h2>内視鏡の検査を受けるとき</h2>
<p>口から入れるカメラは、胃カメラより少し太めです。眠っている間に終わることもありますが、効き方は人によって違います。「前に胃カメラが苦しかったです」と先に伝えましょう。当日の朝は食べず、水やお茶をいつまで飲めるかを確かめます。眠くなる薬を使った日は運転できないので、付き添いか、帰りの足を決めておきます。針をさす検査やERCPでは、膵臓の炎症や<ruby>出血<rt>しゅっけつ</rt></ruby>などが起こることがあり、そのために入院で様子を見ます。説明の紙に名前を書く前に、「起こりうることと、そのときの手当て」を聞いておいてください。</p>
<h2>先に伝えておくこと</h2>
<ul><li>造影剤や薬で、具合が悪くなったこと。ぜんそく、<ruby>腎臓<rt>じんぞう</rt></ruby>や<ruby>甲状腺<rt>こうじょうせん</rt></ruby>の病気</li><li>血をかたまりにくくする薬、糖尿病の薬（検査の日の飲み方が変わります）</li><li>胃や胆のうの手術をしたこと（カメラの通り道が変わります）</li><li>お酒とたばこの量。少なく言わなくて大丈夫です</li><li>血のつながった家族に、膵臓の病気の方がいるか</li></ul>
<p>持ちものは、マイナ保険証または<ruby>資格確認書<rt>しかくかくにんしょ</rt></ruby>、<ruby>紹介状<rt>しょうかいじょう</rt></ruby>、前の病院の画像、お薬手帳です。血糖の手帳があれば、一緒に持っていきます。</p>
<h2>黄疸があるとき</h2>
<p>胆汁の通り道がせまくなると、皮ふや白目が黄色くなり、かゆみが出て、尿の色が濃くなります。このときは、くわしい検査や治療の前に、内視鏡で細い管（ステント）を入れて、胆汁の流れを作ることがあります。体を守り、次に進むための手当てです。入れた管は、つまることがあるため、何に気をつけるかを、帰る前に聞いておきます。</p>
<h2>「経過を見ましょう」と言われたとき</h2>
<p>のう胞などで、今は治療をせずに、決まった<ruby>間隔<rt>かんかく</rt></ruby>で見ていくことがあります。忘れられたのではなく、変化があれば早く気づくための<ruby>方針<rt>ほうしん</rt></ruby>です。「次は何か月後に、何の検査ですか。その間に、どうなったら連絡しますか」の二つを聞き、予約をとって帰りましょう。</p>
<h2>待つ間の過ごし方</h2>
<p>インターネットには、こわい数字が並んでいます。それは、あなたの検査の結果ではありません。検索は時間を決めて閉じ、体の様子を書くほうに時間を使ってみてください。食事は、脂の多いものとお酒を控え、少しずつ何度かに。痛みは、がまんして待つ必要はなく、検査の途中でも手当てを頼めます。</p>
<aside class="memo"><h3>次の診察で聞くメモの例</h3><dl><div><dt>今の段階</dt><dd>何を確かめているところですか。考えられる病気は、いくつありますか</dd></div><div><dt>予定</dt><dd>あと何の検査がありますか。結果がそろうのは、いつごろですか</dd></div><div><dt>体のこと</dt><dd>背中の痛みは夜に強くなります。体重は二か月で三キロ減りました</dd></div><div><dt>血糖</dt><dd>糖尿病の薬は、このままでよいですか</dd></div></dl></aside>
<p>一人で結果を聞くのがつらいときは、だれかと一緒に行くか、<ruby>看護師<rt>かんごし</rt></ruby>の<ruby>同席<rt>どうせき</rt></ruby>を頼めます。夜のつらさには、<a href="/articles/anxiety-before-results">検査の結果を待つ間の、不安との過ごし方</a>を開いてください。</p>
`;

const easyBody = `
<h2><ruby>膵臓<rt>すいぞう</rt></ruby>に<ruby>影<rt>かげ</rt></ruby>があると<ruby>言<rt>い</rt></ruby>われたら</h2>
<p><ruby>膵臓<rt>すいぞう</rt></ruby>は、<ruby>胃<rt>い</rt></ruby>の<ruby>裏<rt>うら</rt></ruby>にあります。「<ruby>影<rt>かげ</rt></ruby>」は、<ruby>検査<rt>けんさ</rt></ruby>で<ruby>写<rt>うつ</rt></ruby>った、<ruby>気<rt>き</rt></ruby>になるところです。がんではないものも<ruby>写<rt>うつ</rt></ruby>ります。<ruby>病気<rt>びょうき</rt></ruby>の<ruby>名前<rt>なまえ</rt></ruby>は、<ruby>検査<rt>けんさ</rt></ruby>のあとに<ruby>分<rt>わ</rt></ruby>かります。</p>
<h2>なぜ、<ruby>検査<rt>けんさ</rt></ruby>が<ruby>多<rt>おお</rt></ruby>いのですか</h2>
<p><ruby>膵臓<rt>すいぞう</rt></ruby>は、からだの<ruby>奥<rt>おく</rt></ruby>にあって、<ruby>見<rt>み</rt></ruby>えにくいです。だから、いくつも<ruby>検査<rt>けんさ</rt></ruby>をします。<ruby>悪<rt>わる</rt></ruby>い<ruby>知<rt>し</rt></ruby>らせではありません。</p>
<ul><li><ruby>血<rt>ち</rt></ruby>を<ruby>調<rt>しら</rt></ruby>べます。</li><li>CTやMRIで、からだの<ruby>中<rt>なか</rt></ruby>を<ruby>写<rt>うつ</rt></ruby>します。</li><li><ruby>口<rt>くち</rt></ruby>からカメラを<ruby>入<rt>い</rt></ruby>れます。<ruby>針<rt>はり</rt></ruby>でとって<ruby>調<rt>しら</rt></ruby>べることもあります。<ruby>入院<rt>にゅういん</rt></ruby>することもあります。</li></ul>
<h2>カメラの<ruby>検査<rt>けんさ</rt></ruby>の<ruby>日<rt>ひ</rt></ruby></h2>
<ul><li><ruby>朝<rt>あさ</rt></ruby>は<ruby>食<rt>た</rt></ruby>べません。「<ruby>水<rt>みず</rt></ruby>は、いつまで<ruby>飲<rt>の</rt></ruby>めますか」と<ruby>聞<rt>き</rt></ruby>きます。</li><li><ruby>紙<rt>かみ</rt></ruby>に<ruby>名前<rt>なまえ</rt></ruby>を<ruby>書<rt>か</rt></ruby>く<ruby>前<rt>まえ</rt></ruby>に<ruby>聞<rt>き</rt></ruby>きます。「どんなことが<ruby>起<rt>お</rt></ruby>こりますか。そのとき、どうしますか」</li><li><ruby>眠<rt>ねむ</rt></ruby>くなる<ruby>薬<rt>くすり</rt></ruby>を<ruby>使<rt>つか</rt></ruby>った<ruby>日<rt>ひ</rt></ruby>は、<ruby>運転<rt>うんてん</rt></ruby>しません。</li></ul>
<h2><ruby>先<rt>さき</rt></ruby>に<ruby>言<rt>い</rt></ruby>うこと</h2>
<ul><li><ruby>検査<rt>けんさ</rt></ruby>の<ruby>薬<rt>くすり</rt></ruby>で、<ruby>具合<rt>ぐあい</rt></ruby>が<ruby>悪<rt>わる</rt></ruby>くなったこと</li><li><ruby>血<rt>ち</rt></ruby>をかたまりにくくする<ruby>薬<rt>くすり</rt></ruby>、<ruby>糖尿病<rt>とうにょうびょう</rt></ruby>の<ruby>薬<rt>くすり</rt></ruby></li><li>ぜんそく、<ruby>腎臓<rt>じんぞう</rt></ruby>の<ruby>病気<rt>びょうき</rt></ruby>、<ruby>胃<rt>い</rt></ruby>の<ruby>手術<rt>しゅじゅつ</rt></ruby>のこと</li><li>お<ruby>酒<rt>さけ</rt></ruby>とたばこの<ruby>量<rt>りょう</rt></ruby></li></ul>
<h2><ruby>黄疸<rt>おうだん</rt></ruby>のとき</h2>
<p><ruby>皮<rt>ひ</rt></ruby>ふや<ruby>白目<rt>しろめ</rt></ruby>が<ruby>黄色<rt>きいろ</rt></ruby>くなることを「<ruby>黄疸<rt>おうだん</rt></ruby>」といいます。<ruby>細<rt>ほそ</rt></ruby>い<ruby>管<rt>くだ</rt></ruby>を<ruby>入<rt>い</rt></ruby>れて、<ruby>手当<rt>てあ</rt></ruby>てをすることがあります。</p>
<h2><ruby>待<rt>ま</rt></ruby>つ<ruby>間<rt>あいだ</rt></ruby></h2>
<ul><li><ruby>痛<rt>いた</rt></ruby>みを、がまんしなくていいです。「<ruby>痛<rt>いた</rt></ruby>いです。<ruby>手当<rt>てあ</rt></ruby>てをしてほしいです」と<ruby>言<rt>い</rt></ruby>えます。</li><li>お<ruby>酒<rt>さけ</rt></ruby>と、<ruby>脂<rt>あぶら</rt></ruby>の<ruby>多<rt>おお</rt></ruby>いものをひかえます。</li><li><ruby>一人<rt>ひとり</rt></ruby>で<ruby>聞<rt>き</rt></ruby>くのがつらいときは、<ruby>看護師<rt>かんごし</rt></ruby>さんに「<ruby>一緒<rt>いっしょ</rt></ruby>に<ruby>聞<rt>き</rt></ruby>いてください」と<ruby>言<rt>い</rt></ruby>えます。</li></ul>
`;

export const pancreaticSuspected = articleItem({
  id: 'pancreatic-suspected',
  publishedAt: '2026-11-25T01:29:00.000Z',
  title: '膵臓に影がある・膵管が太いと言われたら：検査の順番',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'suspected' }],
  topics: ['pancreatic-cancer', 'suspected', 'endoscopy', 'jaundice', 'waiting-for-results'],
  change_log: [
    { day: '2026-11-30', text: 'やさしい日本語の文を書き足しました。' },
    { day: '2026-11-25', text: '公開しました。' },
  ],
  summary:
    '膵臓は体の奥にあり、いくつもの検査を組み合わせて調べます。造影CT、MRCP、超音波内視鏡の違い、検査入院の日数の例、黄疸のとき、経過を見ると言われたときのことです。',
  reviewed_at: '2026-11-30',
  next_review_at: '2027-11-23',
  reviewer_role: '膵臓と胆のうの検査の看護にたずさわる看護師',
  body,
  easy_body: easyBody,
  sources: [
    { title: 'EUS（超音波内視鏡検査）', publisher: '日本胆道学会', url: 'https://www.tando.gr.jp/qa/qa12/' },
    {
      title: '膵がん 診断',
      publisher: '九州大学病院のがん診療',
      url: 'https://www.gan.med.kyushu-u.ac.jp/result/pancreatic_cancer/index2',
    },
    {
      title: '検査・治療の入院の予定',
      publisher: '埼玉医科大学国際医療センター 消化器内視鏡科',
      url: 'https://international-saitama-med-endoscopy.net/disease/schedule',
    },
    SOURCES.ganjoho,
  ],
});
