import { SOURCES } from '../../sources/index.ts';
import { PAGES } from '../../sources/pages.ts';
import { SUPPORT_PAGES } from '../../sources/support-pages.ts';
import { articleItem } from '../article-item.ts';

/** By the rules since August 2026. Figures come from the table of facts; only what the worked example derives is written out. */
const body = `
<h2>ひと月の支払いには、上限があります</h2>
<p>「治療が続いたら、家のお金がもたないのでは」。そう考えて、夜中に<ruby>電卓<rt>でんたく</rt></ruby>をたたく方がいます。公的な<ruby>健康保険<rt>けんこうほけん</rt></ruby>には、ひと月に払う<ruby>医療費<rt>いりょうひ</rt></ruby>に上限をもうける<ruby>高額療養費制度<rt>こうがくりょうようひせいど</rt></ruby>があります。上限より多く払った分は、<ruby>申請<rt>しんせい</rt></ruby>すると、あとから戻ります。働いている方も、<ruby>年金<rt>ねんきん</rt></ruby>で暮らす方も、<ruby>加入<rt>かにゅう</rt></ruby>している健康保険を通して使えます。上限の額は、{{high-cost-changed-on}}の<ruby>診療分<rt>しんりょうぶん</rt></ruby>から変わり、<strong>一年間の上限</strong>も新しくできました。ここには、変わったあとの額を書いています。</p>
<h2>計算の決まりは、四つ</h2>
<ul><li><strong>{{high-cost-month}}</strong>が一つの区切りです。入院が月をまたぐと、二つの月に分けて計算します。</li><li>対象は、<strong>健康保険がきく<ruby>医療<rt>いりょう</rt></ruby></strong>の<ruby>自己負担<rt>じこふたん</rt></ruby>です。入院中の食事代、<ruby>差額<rt>さがく</rt></ruby>の部屋代、健康保険がきかない治療の費用は入りません（<a href="/articles/hospital-stay-costs">入院でかかるお金</a>）。</li><li>病院ごと、入院と<ruby>外来<rt>がいらい</rt></ruby>、<ruby>医科<rt>いか</rt></ruby>と<ruby>歯科<rt>しか</rt></ruby>に分けて計算するのが基本です。病院の<ruby>処方<rt>しょほう</rt></ruby>せんで<ruby>薬局<rt>やっきょく</rt></ruby>に払った分は、その病院の分に足すことができます。</li><li>ほかの病院の分や、同じ健康保険に入っている家族の分を<ruby>合算<rt>がっさん</rt></ruby>できることがあります。70歳未満の方が足せるのは、一つひとつが{{high-cost-household-floor}}以上のときです。</li></ul>
<h2>70歳未満の方の、ひと月の上限</h2>
<p><ruby>所得<rt>しょとく</rt></ruby>によって、五つの<ruby>区分<rt>くぶん</rt></ruby>に分かれます。年収は、およその目安です。</p>
<table><caption>{{high-cost-changed-on}}の診療分から、70歳未満の方のひと月の上限</caption><thead><tr><th scope="col">区分</th><th scope="col">年収の目安</th><th scope="col">ひと月の上限</th></tr></thead><tbody><tr><th scope="row">ア</th><td>{{high-cost-a-income}}</td><td>{{high-cost-a-fixed}}＋（<ruby>総医療費<rt>そういりょうひ</rt></ruby>−{{high-cost-a-over}}）×{{high-cost-part-above}}</td></tr><tr><th scope="row">イ</th><td>{{high-cost-i-income}}</td><td>{{high-cost-i-fixed}}＋（総医療費−{{high-cost-i-over}}）×{{high-cost-part-above}}</td></tr><tr><th scope="row">ウ</th><td>{{high-cost-u-income}}</td><td>{{high-cost-u-fixed}}＋（総医療費−{{high-cost-u-over}}）×{{high-cost-part-above}}</td></tr><tr><th scope="row">エ</th><td>{{high-cost-e-income}}</td><td>{{high-cost-e-fixed}}</td></tr><tr><th scope="row">オ</th><td>{{high-cost-o-standard}}</td><td>{{high-cost-o-fixed}}</td></tr></tbody></table>
<p>正しい区分は、年収ではなく、会社などの健康保険では<ruby>標準報酬月額<rt>ひょうじゅんほうしゅうげつがく</rt></ruby>（ウなら「{{high-cost-u-standard}}」）、<ruby>国民健康保険<rt>こくみんけんこうほけん</rt></ruby>では<ruby>基礎控除<rt>きそこうじょ</rt></ruby>を引いたあとの所得（ウなら「{{high-cost-u-national}}」）で決まります。70歳以上の方は区分が別で、<ruby>通院<rt>つういん</rt></ruby>だけの上限もあります（<a href="/articles/over-70-costs">70歳以上の方の医療費</a>）。</p>
<aside class="margin"><h3>総医療費とは</h3><p>健康保険がきく医療にかかった費用の全体です。<ruby>窓口<rt>まどぐち</rt></ruby>で払う額ではなく、健康保険が払う分も合わせた、もとの額を指します。</p></aside>
<aside class="memo"><h3>計算の例（区分ウの方）</h3><dl><div><dt>総医療費</dt><dd>{{high-cost-example-total}}</dd></div><div><dt>三割の自己負担</dt><dd>{{high-cost-example-third}}</dd></div><div><dt>ひと月の上限</dt><dd>{{high-cost-u-fixed}}＋（{{high-cost-example-total}}−{{high-cost-u-over}}）×{{high-cost-part-above}}＝{{high-cost-u-example}}</dd></div><div><dt>戻る額、または払わずにすむ額</dt><dd>300,000円−92,940円＝207,060円</dd></div></dl></aside>
<h2>続く治療には、二つの支えがあります</h2>
<p>一つは、<ruby>多数回該当<rt>たすうかいがいとう</rt></ruby>です。{{high-cost-repeat-window}}のうちに{{high-cost-repeat-before}}、上限に達すると、{{high-cost-repeat-from}}上限が下がります。この額は、今回の見直しで変わっていません。もう一つが、新しい一年の上限です。{{high-cost-year-period}}を一年と数えます。</p>
<table><caption>{{high-cost-changed-on}}から、70歳未満の方の多数回該当と、一年の上限</caption><thead><tr><th scope="col">区分</th><th scope="col">多数回該当（{{high-cost-repeat-from}}）</th><th scope="col">一年の上限</th></tr></thead><tbody><tr><th scope="row">ア</th><td>{{high-cost-a-repeat}}</td><td>{{high-cost-a-year}}</td></tr><tr><th scope="row">イ</th><td>{{high-cost-i-repeat}}</td><td>{{high-cost-i-year}}</td></tr><tr><th scope="row">ウ</th><td>{{high-cost-u-repeat}}</td><td>{{high-cost-u-year}}</td></tr><tr><th scope="row">エ</th><td>{{high-cost-e-repeat}}</td><td>{{high-cost-e-year}}。{{high-cost-e-year-low-who}}の方は{{high-cost-e-year-low}}</td></tr><tr><th scope="row">オ</th><td>{{high-cost-o-repeat}}</td><td>{{high-cost-o-year}}</td></tr></tbody></table>
<p>はじめの一年は、{{high-cost-year-first}}です。超えた分は、{{high-cost-year-paid-back}}に戻ります。とくに、ひと月の上限に届かない額を毎月払う方や、多数回該当にならない方に、関わることがあります。<ruby>領収書<rt>りょうしゅうしょ</rt></ruby>を、8月から順に取っておいてください。区分エの低いほうの額は、申請が要ります。<ruby>転職<rt>てんしょく</rt></ruby>や<ruby>退職<rt>たいしょく</rt></ruby>で健康保険が変わると、回数や一年の合計の数え方が変わるので、前と後の両方に聞いておきます。</p>
<h2>使い方は、二通り</h2>
<p>一つは、払ったあとに申請して戻してもらう方法です。戻るまでに、<ruby>診療<rt>しんりょう</rt></ruby>の月から{{high-cost-back-months}}かかることがあります。申請できるのは、<ruby>原則<rt>げんそく</rt></ruby>として診療を受けた月の翌月の初めから{{high-cost-time-limit}}です。健康保険によっては、申請しなくても戻ることがあります。もう一つは、窓口で払う額をはじめから上限までにする方法です。マイナ<ruby>保険証<rt>ほけんしょう</rt></ruby>なら、{{limit-certificate-with-card}}です。手順は<a href="/articles/paying-at-the-desk">窓口の支払いを、はじめから上限までにする方法</a>にまとめました。</p>
<p>会社の<ruby>健康保険組合<rt>けんこうほけんくみあい</rt></ruby>や<ruby>共済組合<rt>きょうさいくみあい</rt></ruby>には、上限をさらに軽くする独自の<ruby>給付<rt>きゅうふ</rt></ruby>（<ruby>付加給付<rt>ふかきゅうふ</rt></ruby>）があることがあります。組合のホームページか、会社の担当に聞いてください。2026年7月までの診療分は、前の額で計算します。</p>
<h2>次に予定されている見直し</h2>
<p>国は{{high-cost-next-change-on}}から、所得の区分をもっと細かく分け、{{high-cost-2027-classes}}にする予定です。今の区分ウの中では、<ruby>収入<rt>しゅうにゅう</rt></ruby>の高い方から順に、{{high-cost-2027-u-top}}、{{high-cost-2027-u-middle}}、{{high-cost-2027-u-low}}（それぞれ{{high-cost-part-above}}を足す前の額）になります。もっとも収入の高い方は{{high-cost-2027-a-top}}（同じく足す前の額）、区分エの中では、{{high-cost-2027-e-top}}、{{high-cost-2027-e-middle}}、{{high-cost-2027-e-low}}です。いちばん収入の低い方の多数回該当は、{{high-cost-2027-e-low-repeat}}に下がる予定です。まだ予定なので、変わることがあります。</p>
<h2>窓口で、このまま読んでください</h2>
<ul><li>わたしの区分と、今の上限はいくらですか</li><li>多数回該当の月になりますか</li><li>一年の上限まで、あとどのくらいですか</li><li>家族の分や、薬局の分と合わせられますか</li><li>転職や退職で健康保険が変わると、回数はどうなりますか</li></ul>
<p>聞く先は、会社などの健康保険の方は健康保険組合や協会けんぽ、国民健康保険の方は<ruby>市区町村<rt>しくちょうそん</rt></ruby>です。支払いが心配なとき、<ruby>受診<rt>じゅしん</rt></ruby>や薬を自分の判断でやめることは避け、先に病院の相談員や、がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターに話してください。お金の相談は、めずらしい相談ではありません（<a href="/articles/no-money-public-assistance">お金がないとき</a>）。</p>
`;

const easyBody = `
<h2><ruby>病院<rt>びょういん</rt></ruby>のお金には、<ruby>上限<rt>じょうげん</rt></ruby>があります</h2>
<p>一か月に<ruby>払<rt>はら</rt></ruby>う<ruby>病院<rt>びょういん</rt></ruby>のお金には、<ruby>上限<rt>じょうげん</rt></ruby>があります。<ruby>上限<rt>じょうげん</rt></ruby>より<ruby>多<rt>おお</rt></ruby>く<ruby>払<rt>はら</rt></ruby>ったお金は、あとで<ruby>戻<rt>もど</rt></ruby>ります。これを「<ruby>高額療養費制度<rt>こうがくりょうようひせいど</rt></ruby>」といいます。<ruby>額<rt>がく</rt></ruby>は、{{high-cost-changed-on}}に<ruby>変<rt>か</rt></ruby>わりました。</p>
<h2><ruby>知<rt>し</rt></ruby>っておくこと</h2>
<ul><li>1日から月の<ruby>終<rt>お</rt></ruby>わりまでを、一か月と数えます。</li><li><ruby>上限<rt>じょうげん</rt></ruby>の<ruby>額<rt>がく</rt></ruby>は、<ruby>年齢<rt>ねんれい</rt></ruby>や、入ってくるお金（<ruby>収入<rt>しゅうにゅう</rt></ruby>）で<ruby>違<rt>ちが</rt></ruby>います。</li><li><ruby>入院<rt>にゅういん</rt></ruby>の<ruby>食事<rt>しょくじ</rt></ruby>のお金や、<ruby>個室<rt>こしつ</rt></ruby>のお金は入りません。</li><li><ruby>何回<rt>なんかい</rt></ruby>も<ruby>上限<rt>じょうげん</rt></ruby>になると、{{high-cost-repeat-from}}<ruby>上限<rt>じょうげん</rt></ruby>が下がります。</li><li><ruby>一年<rt>いちねん</rt></ruby>の<ruby>上限<rt>じょうげん</rt></ruby>もできました。{{high-cost-year-period}}を<ruby>一年<rt>いちねん</rt></ruby>と数えます。</li></ul>
<h2><ruby>上限<rt>じょうげん</rt></ruby>の<ruby>例<rt>れい</rt></ruby>（70歳になる前の人）</h2>
<p>たとえば、<ruby>健康保険<rt>けんこうほけん</rt></ruby>がきく<ruby>治療<rt>ちりょう</rt></ruby>に、<ruby>全部<rt>ぜんぶ</rt></ruby>で{{high-cost-example-total}}かかった月のことです。{{high-cost-u-income}}の人が<ruby>払<rt>はら</rt></ruby>うのは、{{high-cost-u-example}}までです。{{high-cost-e-income}}の人は、{{high-cost-e-fixed}}までです。<ruby>住民税<rt>じゅうみんぜい</rt></ruby>を<ruby>払<rt>はら</rt></ruby>っていない人は、{{high-cost-o-fixed}}までです。</p>
<p><ruby>一年<rt>いちねん</rt></ruby>の<ruby>上限<rt>じょうげん</rt></ruby>は、{{high-cost-u-income}}の人は{{high-cost-u-year}}です。70歳からの人は、ほかの<ruby>額<rt>がく</rt></ruby>です。</p>
<h2><ruby>聞<rt>き</rt></ruby>くところ</h2>
<p>あなたの<ruby>額<rt>がく</rt></ruby>は、入っている<ruby>健康保険<rt>けんこうほけん</rt></ruby>の<ruby>窓口<rt>まどぐち</rt></ruby>に<ruby>聞<rt>き</rt></ruby>いてください。「わたしの一か月の<ruby>上限<rt>じょうげん</rt></ruby>を<ruby>教<rt>おし</rt></ruby>えてください」と<ruby>言<rt>い</rt></ruby>います。<ruby>病院<rt>びょういん</rt></ruby>では、マイナ<ruby>保険証<rt>ほけんしょう</rt></ruby>または<ruby>資格確認書<rt>しかくかくにんしょ</rt></ruby>を出してください。</p>
<p>お金が<ruby>心配<rt>しんぱい</rt></ruby>でも、<ruby>治療<rt>ちりょう</rt></ruby>や<ruby>薬<rt>くすり</rt></ruby>を<ruby>自分<rt>じぶん</rt></ruby>でやめないでください。<ruby>病院<rt>びょういん</rt></ruby>の<ruby>相談員<rt>そうだんいん</rt></ruby>に話してください。</p>
`;

export const highCostMedicalExpense = articleItem({
  id: 'high-cost-medical-expense',
  topics: ['high-cost-medical-expense'],
  publishedAt: '2026-06-10T01:00:00.000Z',
  title: '高額療養費制度：ひと月の医療費には上限があります',
  category: { id: 'money' },
  cover: 'cover-money',
  cancer_category: [],
  cancer_status: [
    { id: 'just-diagnosed' },
    { id: 'before-treatment' },
    { id: 'treating' },
    { id: 'recurrence' },
  ],
  change_log: [
    { day: '2026-11-29', text: '2026年8月からの上限の額と、一年の上限、次の見直しの予定に書きかえました。' },
    { day: '2026-10-15', text: '上限の見直しについての説明を書き足しました。' },
    { day: '2026-06-10', text: '公開しました。' },
  ],
  summary:
    'ひと月に払う医療費が上限を超えると、超えた分が戻る公的な制度です。2026年8月からの五つの区分と上限の表、新しくできた一年の上限、計算の例、窓口で聞く言葉をまとめました。',
  reviewed_at: '2026-11-29',
  next_review_at: '2027-06-28',
  reviewer_role: '医療費の相談を受けてきた社会福祉士',
  body,
  easy_body: easyBody,
  sources: [
    PAGES.highCost,
    SUPPORT_PAGES.highCostDesk,
    {
      title: '医療費が心配',
      publisher: 'がん研究会有明病院',
      year: 2025,
      url: 'https://www.jfcr.or.jp/hospital/conference/proficient/006.html',
    },
    SOURCES.healthInsurance,
  ],
});
