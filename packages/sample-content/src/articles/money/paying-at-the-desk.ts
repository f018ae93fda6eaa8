import { PAGES } from '../../sources/pages.ts';
import { SUPPORT_PAGES } from '../../sources/support-pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>大きな額を立てかえずにすむ方法</h2>
<p>入院や、高い薬の治療の前に「会計でいくら用意すればよいのか」と心配になる方は少なくありません。あとから戻ると聞いても、はじめに払うお金が足りなければ困ります。<ruby>高額療養費制度<rt>こうがくりょうようひせいど</rt></ruby>には、<ruby>窓口<rt>まどぐち</rt></ruby>で払う額を、はじめからひと月の上限までにするしくみがあります。</p>
<p>たとえば、70歳未満で{{high-cost-u-income}}の方の治療に、<ruby>健康保険<rt>けんこうほけん</rt></ruby>の分で{{high-cost-example-total}}かかった月のことです。何もしないと、会計で三割の{{high-cost-example-third}}を払い、あとから戻してもらいます。このしくみを使うと、はじめから{{high-cost-u-example}}ですみます。</p>
<h2>窓口で払う、ひと月の上限</h2>
<table><caption>{{high-cost-changed-on}}から、70歳未満の方のひと月の上限</caption><thead><tr><th scope="col">区分と年収の目安</th><th scope="col">窓口で払うのは、ここまで</th></tr></thead><tbody><tr><th scope="row">ア　{{high-cost-a-income}}</th><td>{{high-cost-a-fixed}}＋（<ruby>総医療費<rt>そういりょうひ</rt></ruby>−{{high-cost-a-over}}）×{{high-cost-part-above}}</td></tr><tr><th scope="row">イ　{{high-cost-i-income}}</th><td>{{high-cost-i-fixed}}＋（総医療費−{{high-cost-i-over}}）×{{high-cost-part-above}}</td></tr><tr><th scope="row">ウ　{{high-cost-u-income}}</th><td>{{high-cost-u-fixed}}＋（総医療費−{{high-cost-u-over}}）×{{high-cost-part-above}}</td></tr><tr><th scope="row">エ　{{high-cost-e-income}}</th><td>{{high-cost-e-fixed}}</td></tr><tr><th scope="row">オ　{{high-cost-o-standard}}の世帯</th><td>{{high-cost-o-fixed}}</td></tr></tbody></table>
<p>総医療費は、窓口で払う前の、もとの額です。ひと月は、{{high-cost-month}}を数えます。{{high-cost-70-age}}の方は表が別で、一般の区分なら、<ruby>外来<rt>がいらい</rt></ruby>だけの月はひとり{{high-cost-70-general-out}}、入院と合わせた<ruby>世帯<rt>せたい</rt></ruby>の上限は{{high-cost-70-general}}です（<a href="/articles/over-70-costs">70歳以上の方の医療費</a>）。</p>
<h2>あなたは、どちらの方法になりますか</h2>
<table><caption>窓口の支払いを上限までにする二つの方法</caption><thead><tr><th scope="col">使うもの</th><th scope="col">窓口ですること</th><th scope="col">前もっての申請</th></tr></thead><tbody><tr><th scope="row">マイナ保険証</th><td>読み取り機で、<ruby>限度額<rt>げんどがく</rt></ruby>の情報を伝えることに<ruby>同意<rt>どうい</rt></ruby>する</td><td>{{limit-certificate-with-card}}です</td></tr><tr><th scope="row"><ruby>資格確認書<rt>しかくかくにんしょ</rt></ruby></th><td><ruby>限度額適用認定証<rt>げんどがくてきようにんていしょう</rt></ruby>を一緒に見せる</td><td><ruby>加入<rt>かにゅう</rt></ruby>している健康保険に<ruby>申請<rt>しんせい</rt></ruby>します</td></tr></tbody></table>
<aside class="margin"><h3>マイナ保険証とは</h3><p>医療機関で健康保険の資格を確かめるために使えるように登録した、マイナンバーカードのことです。これまでの健康保険のカードは、{{insurance-card-last-day}}で期限が終わりました。マイナ保険証を登録していない方などには、健康保険から、期限が{{insurance-certificate-years}}の資格確認書が届きます。</p></aside>
<h3>マイナ保険証のとき</h3>
<ol><li>受付の読み取り機にカードを置き、顔か<ruby>暗証番号<rt>あんしょうばんごう</rt></ruby>で確かめます。</li><li>「限度額」や「高額療養費制度」の画面で、情報を伝えることに同意します。画面の言葉は機械によって違います。</li><li>受付で「限度額は確認できましたか」と聞きます。</li></ol>
<p>機械の前で手間どっても、急ぐことはありません。「操作を手伝ってください」と受付に頼んでください。</p>
<h3>資格確認書のとき</h3>
<p>健康保険の窓口に「限度額適用認定証を申請したい」と電話で伝えます。使えるのは、{{limit-certificate-from}}です。<strong>前の月にはさかのぼれない</strong>うえ、届くまでに日数がかかることがあるので、入院や治療の予定が決まった日に電話しておくと安心です。使える期間は{{limit-certificate-length}}で、もっと短い健康保険もあります。期限が近づいたら、もう一度申請します。病院によっては、資格確認書と本人の同意だけで確かめられることもあります。70歳以上の方は、<ruby>所得<rt>しょとく</rt></ruby>の区分によって<ruby>認定証<rt>にんていしょう</rt></ruby>がいらない場合があります。</p>
<h2>申請や相談が、別にいるとき</h2>
<ul><li><ruby>住民税<rt>じゅうみんぜい</rt></ruby>のかからない世帯の方で、{{meal-long-stay}}とき。食事代がさらに軽くなりますが、マイナ<ruby>保険証<rt>ほけんしょう</rt></ruby>でも申請がいります。</li><li><ruby>国民健康保険<rt>こくみんけんこうほけん</rt></ruby>の<ruby>保険料<rt>ほけんりょう</rt></ruby>に納め残しがあるとき。限度額を確かめられないことがあります。責められるのではと心配せず、<ruby>市区町村<rt>しくちょうそん</rt></ruby>の窓口に早めに話してください。</li><li>病院や<ruby>薬局<rt>やっきょく</rt></ruby>が、この確認に対応していないとき。</li><li><ruby>転職<rt>てんしょく</rt></ruby>や<ruby>退職<rt>たいしょく</rt></ruby>で、健康保険が変わるとき。</li></ul>
<h2>上限までにしても、ほかに払うもの</h2>
<p>上限は、病院ごと、入院と外来ごとに計算されます。同じ月に二つの病院や薬局で払うと、合わせた額が上限を超えることがあります。そのときは、あとから申請して戻してもらいます。70歳未満の方が合わせられるのは、一つひとつが{{high-cost-household-floor}}以上の分です。一年の上限（{{high-cost-year-period}}を数えます。{{high-cost-u-income}}なら{{high-cost-u-year}}）を超えた分も、はじめの一年は{{high-cost-year-paid-back}}に戻ります。入院中の食事代、<ruby>差額<rt>さがく</rt></ruby>の部屋代、パジャマやタオルの費用は、上限とは別です（<a href="/articles/hospital-stay-costs">入院でかかるお金</a>）。</p>
<aside class="memo"><h3>受付や会計で言う言葉の例</h3><dl><div><dt>入院の前</dt><dd>入院中の支払いは、限度額までになりますか。ほかにかかる費用も、紙に書いてもらえますか</dd></div><div><dt>間に合わないとき</dt><dd>認定証を申請中です。会計を待っていただくことはできますか</dd></div></dl></aside>
<h2>間に合わなくても、戻す方法があります</h2>
<p>手続きの前に払ってしまっても、上限を超えた分は、<ruby>診療<rt>しんりょう</rt></ruby>を受けた月の翌月の初めから{{high-cost-time-limit}}のうちなら、申請できます。<ruby>領収書<rt>りょうしゅうしょ</rt></ruby>を残しておいてください。戻るまでには、診療の月から{{high-cost-back-months}}かかることがあります。その間のお金が足りないときは、健康保険の<ruby>貸付<rt>かしつけ</rt></ruby>を聞く方法があります。協会けんぽでは戻る見込みの額の{{high-cost-loan-part}}を、<ruby>利子<rt>りし</rt></ruby>なしで借りられます。国民健康保険では、見込みの額の{{high-cost-loan-national}}を貸す市があります（保険料の納め残しがあると使えない所もあります）。病院に、分けて払えるかを聞いてもかまいません。会計の場で言いにくいときは、「相談員さんにつないでください」の一言で十分です。</p>
<p>制度の全体は<a href="/articles/high-cost-medical-expense">高額療養費制度の記事</a>を、それでも払えそうにないときは<a href="/articles/no-money-public-assistance">お金がないとき</a>をご覧ください。</p>
`;

const easyBody = `
<h2>はじめから、<ruby>上限<rt>じょうげん</rt></ruby>までを<ruby>払<rt>はら</rt></ruby>う<ruby>方法<rt>ほうほう</rt></ruby></h2>
<p>一か月に<ruby>病院<rt>びょういん</rt></ruby>で<ruby>払<rt>はら</rt></ruby>うお金には、<ruby>上限<rt>じょうげん</rt></ruby>があります。<ruby>前<rt>まえ</rt></ruby>に<ruby>手続<rt>てつづ</rt></ruby>きをすると、はじめから<ruby>上限<rt>じょうげん</rt></ruby>までのお金ですみます。</p>
<p>たとえば、<ruby>治療<rt>ちりょう</rt></ruby>に<ruby>全部<rt>ぜんぶ</rt></ruby>で{{high-cost-example-total}}かかった月のことです。70歳になる前で、{{high-cost-u-income}}の人は、{{high-cost-example-third}}ではなく、{{high-cost-u-example}}を<ruby>払<rt>はら</rt></ruby>います。{{high-cost-e-income}}の人は、{{high-cost-e-fixed}}までです。<ruby>住民税<rt>じゅうみんぜい</rt></ruby>を<ruby>払<rt>はら</rt></ruby>っていない<ruby>世帯<rt>せたい</rt></ruby>の人は、{{high-cost-o-fixed}}までです。</p>
<h2>マイナ<ruby>保険証<rt>ほけんしょう</rt></ruby>を<ruby>使<rt>つか</rt></ruby>う人</h2>
<ol><li><ruby>病院<rt>びょういん</rt></ruby>の<ruby>機械<rt>きかい</rt></ruby>に、カードを<ruby>置<rt>お</rt></ruby>きます。</li><li>「<ruby>限度額<rt>げんどがく</rt></ruby>」や「<ruby>高額療養費<rt>こうがくりょうようひ</rt></ruby>」と出たら、「<ruby>同意<rt>どうい</rt></ruby>する」をおします。</li><li><ruby>受付<rt>うけつけ</rt></ruby>の人に「<ruby>限度額<rt>げんどがく</rt></ruby>は、わかりましたか」と<ruby>聞<rt>き</rt></ruby>きます。</li></ol>
<p>むずかしいときは、「<ruby>手伝<rt>てつだ</rt></ruby>ってください」と<ruby>言<rt>い</rt></ruby>ってください。</p>
<h2><ruby>資格確認書<rt>しかくかくにんしょ</rt></ruby>を<ruby>使<rt>つか</rt></ruby>う人</h2>
<p><ruby>入院<rt>にゅういん</rt></ruby>の<ruby>前<rt>まえ</rt></ruby>に、<ruby>健康保険<rt>けんこうほけん</rt></ruby>の<ruby>窓口<rt>まどぐち</rt></ruby>に<ruby>電話<rt>でんわ</rt></ruby>します。「<ruby>限度額適用認定証<rt>げんどがくてきようにんていしょう</rt></ruby>がほしいです」と<ruby>言<rt>い</rt></ruby>います。<ruby>使<rt>つか</rt></ruby>えるのは、<ruby>申<rt>もう</rt></ruby>しこんだ月からです。<ruby>前<rt>まえ</rt></ruby>の月には<ruby>使<rt>つか</rt></ruby>えません。</p>
<h2>もう<ruby>払<rt>はら</rt></ruby>ったとき</h2>
<p>あとでお金が<ruby>戻<rt>もど</rt></ruby>ります。<ruby>申<rt>もう</rt></ruby>しこむことができるのは、<ruby>治療<rt>ちりょう</rt></ruby>の<ruby>次<rt>つぎ</rt></ruby>の月から{{high-cost-time-limit}}の<ruby>間<rt>あいだ</rt></ruby>です。<ruby>領収書<rt>りょうしゅうしょ</rt></ruby>を<ruby>捨<rt>す</rt></ruby>てないでください。<ruby>戻<rt>もど</rt></ruby>るまでに、{{high-cost-back-months}}かかることがあります。</p>
<p><ruby>入院<rt>にゅういん</rt></ruby>の<ruby>食事<rt>しょくじ</rt></ruby>や、<ruby>個室<rt>こしつ</rt></ruby>のお金は、<ruby>上限<rt>じょうげん</rt></ruby>に入りません。お金がたりないときは、「<ruby>相談員<rt>そうだんいん</rt></ruby>さんと話したいです」と<ruby>言<rt>い</rt></ruby>ってください。</p>
`;

export const payingAtTheDesk = articleItem({
  id: 'paying-at-the-desk',
  topics: ['paying-at-hospital', 'high-cost-medical-expense'],
  publishedAt: '2026-06-24T01:00:00.000Z',
  title: '窓口の支払いを、はじめから上限までにする方法',
  category: { id: 'money' },
  cancer_category: [],
  cancer_status: [{ id: 'just-diagnosed' }, { id: 'before-treatment' }, { id: 'treating' }],
  summary:
    '入院や治療の会計で、大きな額を立てかえずにすむ方法があります。ひと月の上限の額、マイナ保険証のとき、限度額適用認定証のときの手順、間に合わないときの貸付をまとめました。',
  change_log: [
    {
      day: '2026-11-30',
      text: 'ひと月の上限の額、認定証が使える月と期間、申請の期限、貸付の割合を書き足し、やさしい日本語の文を加えました。',
    },
    { day: '2026-06-24', text: '公開しました。' },
  ],
  reviewed_at: '2026-11-30',
  next_review_at: '2027-04-20',
  reviewer_role: '病院で入退院の相談を受けてきた社会福祉士',
  body,
  easy_body: easyBody,
  sources: [
    SUPPORT_PAGES.limitCertificate,
    {
      title: '限度額適用認定証等の申請について',
      publisher: '高崎市',
      year: 2025,
      url: 'https://www.city.takasaki.gunma.jp/page/42396.html',
    },
    {
      title: '国民健康保険の限度額適用認定証など（認定証）は更新手続きが必要です',
      publisher: '唐津市',
      year: 2025,
      url: 'https://www.city.karatsu.lg.jp/page/26977.html',
    },
    PAGES.highCost,
  ],
});
