import { SOURCES } from '../../sources/index.ts';
import { PAGES } from '../../sources/pages.ts';
import { articleItem } from '../article-item.ts';

/** The sums of the worked example, and twelve months at the monthly cap of the lowest class, are written out; every other figure comes from the table of facts. */
const body = `
<h2>通うだけの月にも、上限があります</h2>
<p><ruby>年金<rt>ねんきん</rt></ruby>の中から、毎月の薬代を払う。<ruby>検査<rt>けんさ</rt></ruby>の月は、<ruby>財布<rt>さいふ</rt></ruby>が急に軽くなる。70歳からは、<ruby>医療費<rt>いりょうひ</rt></ruby>の上限の表が変わり、入院だけでなく、<strong><ruby>通院<rt>つういん</rt></ruby>だけの月にも、ひとりずつの上限</strong>があります。ここには{{high-cost-changed-on}}から変わった額を書いています。70歳未満の方は、<a href="/articles/high-cost-medical-expense"><ruby>高額療養費制度<rt>こうがくりょうようひせいど</rt></ruby>の記事</a>をご覧ください。</p>
<h2><ruby>窓口<rt>まどぐち</rt></ruby>で払う割合</h2>
<p>{{elderly-70-ages}}の方は、それまでの<ruby>健康保険<rt>けんこうほけん</rt></ruby>のまま、{{elderly-70-share-general}}か{{elderly-70-share-working}}になります。変わるのは、{{elderly-70-begins}}です。</p>
<table><caption>{{elderly-70-ages}}の方の、窓口の割合</caption><thead><tr><th scope="col">割合</th><th scope="col">どんな方か（目安）</th></tr></thead><tbody><tr><th scope="row">{{elderly-70-share-working}}</th><td><ruby>国民健康保険<rt>こくみんけんこうほけん</rt></ruby>では、同じ<ruby>世帯<rt>せたい</rt></ruby>の加入者に、<ruby>課税所得<rt>かぜいしょとく</rt></ruby>が{{elderly-70-three-taxable}}の{{elderly-70-ages}}の方がいるとき。会社などの健康保険では、働いている本人が{{elderly-70-three-standard}}（給料をもとに決まる、月の額）のとき（扶養されている70歳以上の家族も同じ割合）</td></tr><tr><th scope="row">{{elderly-70-share-general}}</th><td>上に当てはまらない方</td></tr></tbody></table>
<p>{{elderly-70-share-working}}に当てはまっても、<ruby>収入<rt>しゅうにゅう</rt></ruby>が、対象の方が一人なら{{elderly-70-two-single}}、二人以上なら合わせて{{elderly-70-two-couple}}のとき、国民健康保険では<ruby>基礎控除<rt>きそこうじょ</rt></ruby>を引いたあとの<ruby>所得<rt>しょとく</rt></ruby>の合計が{{elderly-70-two-income}}のときは、{{elderly-70-share-general}}になります。<ruby>申請<rt>しんせい</rt></ruby>が要ることがあるので、「わたしは申請で2割になりますか」と聞いてください。割合は、<ruby>資格確認書<rt>しかくかくにんしょ</rt></ruby>や「資格情報のお知らせ」に書かれています。</p>
<p>{{elderly-insurance-age}}の方は、<ruby>後期高齢者医療制度<rt>こうきこうれいしゃいりょうせいど</rt></ruby>に入り、次の三つに分かれます。</p>
<table><caption>75歳以上の方の、窓口の割合</caption><thead><tr><th scope="col">割合</th><th scope="col">どんな方か（目安）</th></tr></thead><tbody><tr><th scope="row">{{elderly-share-general}}</th><td>次の二つに当てはまらない方</td></tr><tr><th scope="row">{{elderly-share-some-income}}</th><td>課税所得が{{elderly-share-two-taxable}}で、年金とほかの所得を合わせて、一人の世帯なら{{elderly-share-two-single}}、二人以上なら合計{{elderly-share-two-couple}}の方</td></tr><tr><th scope="row">{{elderly-share-working-income}}</th><td>課税所得が{{elderly-share-three-taxable}}の方（収入により、申請で下がることがあります）</td></tr></tbody></table>
<h2>ひと月の上限（入院と通院を合わせて、世帯ごと）</h2>
<table><caption>70歳以上の方の区分と、ひと月の上限</caption><thead><tr><th scope="col"><ruby>区分<rt>くぶん</rt></ruby></th><th scope="col">収入の目安</th><th scope="col">ひと月の上限</th></tr></thead><tbody><tr><th scope="row"><ruby>現役並<rt>げんえきな</rt></ruby>みⅢ</th><td>{{high-cost-70-three-income}}</td><td>{{high-cost-70-three-fixed}}＋（<ruby>総医療費<rt>そういりょうひ</rt></ruby>−{{high-cost-70-three-over}}）×{{high-cost-part-above}}</td></tr><tr><th scope="row">現役並みⅡ</th><td>{{high-cost-70-two-income}}</td><td>{{high-cost-70-two-fixed}}＋（総医療費−{{high-cost-70-two-over}}）×{{high-cost-part-above}}</td></tr><tr><th scope="row">現役並みⅠ</th><td>{{high-cost-70-one-income}}</td><td>{{high-cost-70-one-fixed}}＋（総医療費−{{high-cost-70-one-over}}）×{{high-cost-part-above}}</td></tr><tr><th scope="row">一般</th><td>{{high-cost-70-general-income}}</td><td>{{high-cost-70-general}}</td></tr><tr><th scope="row">低所得Ⅱ</th><td>世帯の全員が<ruby>住民税<rt>じゅうみんぜい</rt></ruby>の<ruby>非課税<rt>ひかぜい</rt></ruby></td><td>{{high-cost-70-low-two}}</td></tr><tr><th scope="row">低所得Ⅰ</th><td>非課税で、所得がとくに少ない</td><td>{{high-cost-70-low-one}}</td></tr></tbody></table>
<p>{{high-cost-repeat-window}}のうちに{{high-cost-repeat-before}}、上限に達すると、{{high-cost-repeat-from}}上限が下がります。一般の方は{{high-cost-70-general-repeat}}、低所得Ⅱの方は{{high-cost-70-low-two-repeat}}です（低所得Ⅱは、新しくできた決まりです）。</p>
<h2>通院だけの上限と、一年の上限</h2>
<table><caption>通院の上限（ひとりずつ）と、一年の上限</caption><thead><tr><th scope="col">区分</th><th scope="col">通院のひと月</th><th scope="col">通院の一年</th><th scope="col">全部の一年</th></tr></thead><tbody><tr><th scope="row">一般</th><td>{{high-cost-70-general-out}}</td><td>{{high-cost-70-general-out-year}}</td><td>{{high-cost-70-general-year}}</td></tr><tr><th scope="row">低所得Ⅱ</th><td>{{high-cost-70-low-two-out}}</td><td>{{high-cost-70-low-two-out-year}}</td><td>{{high-cost-70-low-two-year}}</td></tr><tr><th scope="row">低所得Ⅰ</th><td>{{high-cost-70-low-one-out}}</td><td>12か月で最大96,000円（ひと月の上限×12）</td><td>{{high-cost-70-low-one-year}}</td></tr></tbody></table>
<p>一年は、{{high-cost-year-period}}と数えます。現役並みの三つの区分には、通院だけの上限がありません。現役並みの方の一年の上限は、入っている健康保険で確かめてください。「通院の一年」はひとりずつ、「ひと月の上限」は同じ健康保険に入る世帯ごとです。</p>
<h2>計算の例：一般の区分、窓口が2割の方</h2>
<aside class="memo"><h3>通院で薬の治療を受けた月</h3><dl><div><dt>総医療費</dt><dd>50万円</dd></div><div><dt>2割なら</dt><dd>10万円</dd></div><div><dt>実際に払う額</dt><dd>通院の上限の{{high-cost-70-general-out}}まで</dd></div><div><dt>12か月続いたら</dt><dd>22,000円×12＝264,000円。通院の一年の上限は{{high-cost-70-general-out-year}}なので、超えた48,000円が、あとから戻ります</dd></div></dl></aside>
<p>同じ方が手術で入院し、総医療費が100万円かかった月は、2割の20万円ではなく、上限の{{high-cost-70-general}}までになります。どちらも、一つの病院で健康保険の対象になる治療を受けたときの計算です。</p>
<h2>会計の場で、上限までにするには</h2>
<p>マイナ<ruby>保険証<rt>ほけんしょう</rt></ruby>を使うときは、{{limit-certificate-with-card}}です。資格確認書の方は、区分を書き入れてもらう、<ruby>認定証<rt>にんていしょう</rt></ruby>を受け取るなどの手続きが要ることがあります。くわしくは<a href="/articles/paying-at-the-desk">窓口の支払いを、はじめから上限までにする方法</a>へ。二つの病院や<ruby>薬局<rt>やっきょく</rt></ruby>で払った分は、あとから合わせて計算します。70歳以上の方は、少ない額の<ruby>領収書<rt>りょうしゅうしょ</rt></ruby>も合わせられるので、捨てずに一つの袋へ入れておきます。</p>
<h2><ruby>介護<rt>かいご</rt></ruby>の費用もかかっている方へ</h2>
<p><ruby>医療<rt>いりょう</rt></ruby>と介護で払った額を、一年（{{combined-period}}）で合わせて、上限を超えた分が戻るしくみもあります。上限は、一般の方で{{combined-70-general}}、低所得Ⅱで{{combined-70-low-two}}、低所得Ⅰで{{combined-70-low-one}}、現役並みでは{{combined-70-one}}からです。超えた額が{{combined-smallest}}のときに支給されます。</p>
<h2>上限に入らないもの、これから変わること</h2>
<p>入院の食事代、<ruby>差額<rt>さがく</rt></ruby>の部屋代、日用品は、上限とは別です（<a href="/articles/hospital-stay-costs">入院でかかるお金</a>）。国は{{high-cost-next-change-on}}にも区分を見直す予定です。70歳以上の方の新しい額は、この記事にはまだ書いていません。</p>
<aside class="memo"><h3>健康保険の窓口で言う言葉</h3><dl><div><dt>区分</dt><dd>わたしの割合と区分、通院と入院の上限を、紙に書いてください</dd></div><div><dt>戻るお金</dt><dd>去年から今までで、まだ申請していない月はありますか</dd></div><div><dt>家族で</dt><dd>夫の分と合わせられますか</dd></div></dl></aside>
<p>読むのがつらいときは、表は見なくてもかまいません。「上限を教えてください」の一言で、窓口が調べます。離れて暮らすご家族が、電話で聞き方を確かめることもできます。</p>
`;

const easyBody = `
<h2>70歳からは、<ruby>病院<rt>びょういん</rt></ruby>のお金の<ruby>上限<rt>じょうげん</rt></ruby>が<ruby>変<rt>か</rt></ruby>わります</h2>
<p>一か月に<ruby>病院<rt>びょういん</rt></ruby>で<ruby>払<rt>はら</rt></ruby>うお金には、<ruby>上限<rt>じょうげん</rt></ruby>があります。<ruby>上限<rt>じょうげん</rt></ruby>より<ruby>多<rt>おお</rt></ruby>いお金は、<ruby>払<rt>はら</rt></ruby>わなくてよいか、あとで<ruby>戻<rt>もど</rt></ruby>ります。70歳からは、<ruby>通院<rt>つういん</rt></ruby>だけの月にも<ruby>上限<rt>じょうげん</rt></ruby>があります。</p>
<h2><ruby>病院<rt>びょういん</rt></ruby>で<ruby>払<rt>はら</rt></ruby>う<ruby>割合<rt>わりあい</rt></ruby></h2>
<p>{{elderly-70-ages}}の人は、{{elderly-70-share-general}}か{{elderly-70-share-working}}です。75歳からの人は、{{elderly-share-general}}、{{elderly-share-some-income}}、{{elderly-share-working-income}}のどれかです。<ruby>収入<rt>しゅうにゅう</rt></ruby>で<ruby>決<rt>き</rt></ruby>まります。</p>
<h2><ruby>上限<rt>じょうげん</rt></ruby>の<ruby>額<rt>がく</rt></ruby></h2>
<p>入ってくるお金（<ruby>収入<rt>しゅうにゅう</rt></ruby>）で、<ruby>額<rt>がく</rt></ruby>が<ruby>違<rt>ちが</rt></ruby>います。「<ruby>一般<rt>いっぱん</rt></ruby>」の人（{{high-cost-70-general-income}}）は、次の<ruby>額<rt>がく</rt></ruby>です。</p>
<ul><li><ruby>通院<rt>つういん</rt></ruby>だけの月：一人{{high-cost-70-general-out}}まで</li><li><ruby>入院<rt>にゅういん</rt></ruby>した月：<ruby>入院<rt>にゅういん</rt></ruby>と<ruby>通院<rt>つういん</rt></ruby>を<ruby>合<rt>あ</rt></ruby>わせて、{{high-cost-70-general}}まで。これは、一人ではなく、<ruby>世帯<rt>せたい</rt></ruby>（<ruby>同<rt>おな</rt></ruby>じ<ruby>健康保険<rt>けんこうほけん</rt></ruby>の70歳からの<ruby>家族<rt>かぞく</rt></ruby>）の<ruby>合計<rt>ごうけい</rt></ruby>です。</li><li><ruby>通院<rt>つういん</rt></ruby>の<ruby>一年<rt>いちねん</rt></ruby>の<ruby>合計<rt>ごうけい</rt></ruby>：一人{{high-cost-70-general-out-year}}まで</li></ul>
<p><ruby>家族<rt>かぞく</rt></ruby>の<ruby>全員<rt>ぜんいん</rt></ruby>が<ruby>住民税<rt>じゅうみんぜい</rt></ruby>を<ruby>払<rt>はら</rt></ruby>っていない<ruby>世帯<rt>せたい</rt></ruby>の人は、もっと少ない<ruby>額<rt>がく</rt></ruby>です。<ruby>通院<rt>つういん</rt></ruby>だけの月は、一人{{high-cost-70-low-one-out}}か{{high-cost-70-low-two-out}}まで。<ruby>入院<rt>にゅういん</rt></ruby>した月は、<ruby>世帯<rt>せたい</rt></ruby>で{{high-cost-70-low-one}}か{{high-cost-70-low-two}}までです。<ruby>収入<rt>しゅうにゅう</rt></ruby>の<ruby>多<rt>おお</rt></ruby>い人は、もっと<ruby>多<rt>おお</rt></ruby>い<ruby>額<rt>がく</rt></ruby>です。</p>
<h2>あなたの<ruby>額<rt>がく</rt></ruby>を<ruby>聞<rt>き</rt></ruby>くところ</h2>
<p>75歳からは、<ruby>市区町村<rt>しくちょうそん</rt></ruby>の<ruby>窓口<rt>まどぐち</rt></ruby>で<ruby>聞<rt>き</rt></ruby>きます。74歳までの人は、入っている<ruby>健康保険<rt>けんこうほけん</rt></ruby>に<ruby>聞<rt>き</rt></ruby>きます。「わたしの<ruby>上限<rt>じょうげん</rt></ruby>を<ruby>教<rt>おし</rt></ruby>えてください」と<ruby>言<rt>い</rt></ruby>ってください。</p>
<h2><ruby>持<rt>も</rt></ruby>っていくもの</h2>
<p><ruby>病院<rt>びょういん</rt></ruby>では、マイナ<ruby>保険証<rt>ほけんしょう</rt></ruby>または<ruby>資格確認書<rt>しかくかくにんしょ</rt></ruby>を出します。マイナ<ruby>保険証<rt>ほけんしょう</rt></ruby>なら、前もっての<ruby>手続<rt>てつづ</rt></ruby>きは、ふつういりません。</p>
<p><ruby>入院<rt>にゅういん</rt></ruby>の<ruby>食事<rt>しょくじ</rt></ruby>や、<ruby>個室<rt>こしつ</rt></ruby>のお金は、<ruby>上限<rt>じょうげん</rt></ruby>に入りません。<ruby>領収書<rt>りょうしゅうしょ</rt></ruby>は、<ruby>捨<rt>す</rt></ruby>てないでください。</p>
`;

export const over70Costs = articleItem({
  id: 'over-70-costs',
  topics: ['over-70-costs', 'high-cost-medical-expense', 'paying-at-hospital', 'older-people'],
  publishedAt: '2026-11-25T02:48:00.000Z',
  title: '70歳以上の方の医療費：窓口の割合と、ひと月・一年の上限',
  category: { id: 'money' },
  cancer_category: [],
  cancer_status: [],
  summary:
    '70歳からは、通院だけの月にも、ひとりずつの上限があります。窓口の割合、収入による区分、ひと月と一年の上限、計算の例、健康保険の窓口で言う言葉を、表と一緒にまとめました。',
  change_log: [
    {
      day: '2026-11-30',
      text: '70歳から74歳の方の窓口の割合を書き足し、やさしい日本語の上限が世帯ごとであることを書きました。',
    },
    { day: '2026-11-25', text: '公開しました。' },
  ],
  reviewed_at: '2026-11-30',
  next_review_at: '2027-07-05',
  reviewer_role: '高齢の方の医療費の相談を受けてきた社会福祉士',
  body,
  easy_body: easyBody,
  sources: [
    PAGES.highCost,
    {
      title: '後期高齢者医療制度の自己負担割合',
      publisher: '滝沢市',
      year: 2025,
      url: 'https://www.city.takizawa.iwate.jp/life/todokede/koukikourei/_11663.html',
    },
    {
      title: '後期高齢者医療制度の一部負担金の割合と自己負担限度額について',
      publisher: '宍粟市',
      year: 2025,
      url: 'https://www.city.shiso.lg.jp/soshiki/shiminseikatsu/shimin/tantojoho/koukikourei/20928.html',
    },
    SOURCES.healthInsurance,
  ],
});
