import { SOURCES } from '../../sources/index.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>「要精密検査」は、診断の名前ではありません</h2>
<p><ruby>検診<rt>けんしん</rt></ruby>の紙に「<ruby>要精密検査<rt>ようせいみつけんさ</rt></ruby>」とあると、その文字だけが目に残ります。これは「くわしく見て確かめましょう」という案内です。検診でこの案内を受けた方の多くは、くわしい検査で乳がんではないと分かります。けれども、紙や手の感じだけでは区別がつきません。まず、<ruby>乳腺外科<rt>にゅうせんげか</rt></ruby>など、案内に書かれた科へ予約の電話をかけます。</p>
<p>しこり、乳首から出る血の混じった液、皮ふのへこみなどに自分で気づいた方は、検診の順番を待たずに「<ruby>症状<rt>しょうじょう</rt></ruby>があります」と伝えて<ruby>受診<rt>じゅしん</rt></ruby>します。乳がんは、数は少ないものの男性にもあります。</p>
<h2>外から見る検査と、針の検査があります</h2>
<p>はじめは、外から<ruby>乳房<rt>にゅうぼう</rt></ruby>の中を見ます。いくつかを組み合わせるのは、検査によって見えやすいものが違うからです。</p>
<table><caption>外から見る検査</caption><thead><tr><th scope="col">検査</th><th scope="col">すること</th><th scope="col">先に伝えること</th></tr></thead><tbody><tr><th scope="row">マンモグラフィ</th><td>乳房を板ではさみ、X線で撮る</td><td><ruby>妊娠<rt>にんしん</rt></ruby>や<ruby>授乳<rt>じゅにゅう</rt></ruby>、<ruby>豊胸手術<rt>ほうきょうしゅじゅつ</rt></ruby>、ペースメーカー</td></tr><tr><th scope="row">超音波</th><td>ゼリーをぬり、小さな機械をあてる</td><td>自分で気になる場所</td></tr><tr><th scope="row">MRI</th><td>必要なとき、うつぶせで撮る。薬を<ruby>注射<rt>ちゅうしゃ</rt></ruby>することが多い</td><td>ペースメーカーなど体の中の<ruby>金属<rt>きんぞく</rt></ruby>、妊娠、ぜんそく、<ruby>腎臓<rt>じんぞう</rt></ruby>の病気、薬のアレルギー</td></tr></tbody></table>
<p>がんかどうかを決める中心は、針の検査です。細い針で<ruby>細胞<rt>さいぼう</rt></ruby>をとる「<ruby>細胞診<rt>さいぼうしん</rt></ruby>」と、<ruby>麻酔<rt>ますい</rt></ruby>の注射をして、少し太い針で<ruby>組織<rt>そしき</rt></ruby>をとる「針<ruby>生検<rt>せいけん</rt></ruby>」があります。血を固まりにくくする薬を飲んでいる方は、予約のときに伝えます。自分で薬をやめず、当日の飲み方を病院に聞いてください。</p>
<h2>当日を楽にする支度</h2>
<ul><li>上下に分かれた、前の開く服を選ぶ</li><li>わきや胸に、汗おさえ、パウダー、クリームをつけない。<ruby>画像<rt>がぞう</rt></ruby>に写ることがある</li><li>前に受けた検診の結果や画像を持っていく</li><li>検査の前に「初めてでこわいです」「痛いときは言ってもよいですか」と声に出す</li></ul>
<h2>帰る前に、三つ確かめます</h2>
<aside class="memo"><h3>聞き方の例</h3><dl><div><dt>今日の検査</dt><dd>針の検査をしましたか。細胞ですか、組織ですか</dd></div><div><dt>結果の日</dt><dd>いつ、だれから聞きますか。家族も一緒でよいですか</dd></div><div><dt>それまでの連絡先</dt><dd>具合が変わったときの電話番号は。夜や休日は</dd></div></dl></aside>
<p>結果が「はっきりしない」と言われ、もう一度とることもあります。悪い知らせとは限りません。「なぜ、もう一度必要なのですか」とたずねてみてください。</p>
<h2>結果の日まで、心を少し守る</h2>
<p>しこりを何度も押して確かめたくなります。けれども、触るたびに違って感じられ、不安がふくらみがちです。気づいたことは日にちと一緒に一行書き、「次の<ruby>診察<rt>しんさつ</rt></ruby>で見せる」と決めると、手を離しやすくなります。調べものは昼の短い時間だけにして、公的な機関の情報から読むのも一つの方法です。夜がつらいときは、<a href="/articles/sleepless-night">眠れない夜の記事</a>も開いてみてください。</p>
<p>まだ何も決まっていない今、まわりの全員に話す必要はありません。「検査の結果を聞きに行く。ついてきてほしい」と、一人に頼むだけでも十分です。</p>
<h2>針の検査のあと</h2>
<p>あざや軽い痛みが、しばらく残ることがあります。</p>
`;

const easyBody = `
<h2>「くわしい検査」の紙が来たら</h2>
<p>「がんです」という<ruby>意味<rt>いみ</rt></ruby>ではありません。くわしく<ruby>調<rt>しら</rt></ruby>べましょう、というお知らせです。紙に書いてある<ruby>病院<rt>びょういん</rt></ruby>に<ruby>電話<rt>でんわ</rt></ruby>して、<ruby>予約<rt>よやく</rt></ruby>をしてください。</p>
<h2>検査のこと</h2>
<ul><li>レントゲンや超音波（ちょうおんぱ）で、<ruby>胸<rt>むね</rt></ruby>の中を見ます。</li><li>針（はり）で少しだけとって、調べることがあります。</li><li>飲んでいる<ruby>薬<rt>くすり</rt></ruby>があれば、先に言ってください。<ruby>自分<rt>じぶん</rt></ruby>で薬をやめないでください。</li></ul>
<h2>帰る前に聞くこと</h2>
<p>「<ruby>結果<rt>けっか</rt></ruby>はいつ、だれから聞きますか」「夜に<ruby>具合<rt>ぐあい</rt></ruby>が悪くなったら、どこに電話しますか」。この二つを聞いて、紙に書いてもらってください。</p>
`;

export const breastSuspected = articleItem({
  id: 'breast-suspected',
  topics: ['breast-cancer', 'suspected', 'cancer-screening', 'examinations', 'waiting-for-results'],
  publishedAt: '2026-10-15T01:40:00.000Z',
  title: '乳がんの疑いと言われたら、検査の進み方',
  category: { id: 'treatment' },
  cancer_category: [{ id: 'breast' }],
  cancer_status: [{ id: 'suspected' }],
  summary:
    '検診の「要精密検査」は、がんという意味ではありません。どんな検査があるか、当日の支度、帰る前に聞くこと、結果の日までの過ごし方をまとめました。',
  reviewed_at: '2026-10-15',
  next_review_at: '2027-10-13',
  reviewer_role: '乳腺外来の看護にたずさわる看護師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '九州大学病院のがん診療 乳がん 診断',
      publisher: '九州大学病院',
      url: 'https://www.gan.med.kyushu-u.ac.jp/result/breast_cancer/index2',
    },
    {
      title: '九州大学病院のがん診療 乳がん',
      publisher: '九州大学病院',
      url: 'https://www.gan.med.kyushu-u.ac.jp/result/breast_cancer/',
    },
    {
      title: '患者さんのための乳がん診療ガイドライン2019年版（診療の流れ）',
      publisher: '日本乳癌学会',
      year: 2019,
      url: 'https://jbcs.xsrv.jp/guidline/p2019/use/u04/',
    },
    SOURCES.cancerSociety,
  ],
});
