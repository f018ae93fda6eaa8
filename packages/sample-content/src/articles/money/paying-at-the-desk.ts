import { PAGES } from '../../sources/pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>大きな額を立てかえずにすむ方法</h2>
<p>入院や、高い薬の治療の前に「会計でいくら用意すればよいのか」と心配になる方は少なくありません。あとから戻ると聞いても、はじめに払うお金が足りなければ困ります。<ruby>高額療養費制度<rt>こうがくりょうようひせいど</rt></ruby>には、<ruby>窓口<rt>まどぐち</rt></ruby>で払う額を、はじめからひと月の上限までにするしくみがあります。</p>
<h2>あなたは、どちらの方法になりますか</h2>
<table><caption>窓口の支払いを上限までにする二つの方法</caption><thead><tr><th scope="col">使うもの</th><th scope="col">窓口ですること</th><th scope="col">前もっての申請</th></tr></thead><tbody><tr><th scope="row">マイナ保険証</th><td>読み取り機で、<ruby>限度額<rt>げんどがく</rt></ruby>の情報を伝えることに<ruby>同意<rt>どうい</rt></ruby>する</td><td>多くの場合いりません</td></tr><tr><th scope="row"><ruby>資格確認書<rt>しかくかくにんしょ</rt></ruby></th><td><ruby>限度額適用認定証<rt>げんどがくてきようにんていしょう</rt></ruby>を一緒に見せる</td><td><ruby>加入<rt>かにゅう</rt></ruby>している<ruby>健康保険<rt>けんこうほけん</rt></ruby>に<ruby>申請<rt>しんせい</rt></ruby>します</td></tr></tbody></table>
<aside class="margin"><h3>マイナ保険証とは</h3><p>医療機関で健康保険の資格を確かめるために使えるように登録した、マイナンバーカードのことです。これまでの<ruby>健康保険証<rt>けんこうほけんしょう</rt></ruby>は、2025年12月に使える期限が終わりました。登録していない方などには、健康保険から資格確認書が届きます。</p></aside>
<h3>マイナ保険証のとき</h3>
<ol><li>受付の読み取り機にカードを置き、顔か<ruby>暗証番号<rt>あんしょうばんごう</rt></ruby>で確かめます。</li><li>「限度額」や「高額療養費制度」の画面で、情報を伝えることに同意します。画面の言葉は機械によって違います。</li><li>受付で「限度額は確認できましたか」と聞きます。</li></ol>
<p>機械の前で手間どっても、急ぐことはありません。「操作を手伝ってください」と受付に頼んでください。</p>
<h3>資格確認書のとき</h3>
<p>健康保険の窓口に「限度額適用認定証を申請したい」と電話で伝えます。届くまでに日数がかかることがあり、申請した月より前にさかのぼれないことが多いので、入院や治療の予定が決まった日に電話しておくと安心です。病院によっては、資格確認書と本人の同意だけで確かめられることもあります。70歳以上の方は、<ruby>所得<rt>しょとく</rt></ruby>の区分によって<ruby>認定証<rt>にんていしょう</rt></ruby>がいらない場合があります。</p>
<h2>申請や相談が、別にいるとき</h2>
<ul><li><ruby>住民税<rt>じゅうみんぜい</rt></ruby>のかからない<ruby>世帯<rt>せたい</rt></ruby>の方で、長い入院の食事代がさらに軽くなるとき。マイナ<ruby>保険証<rt>ほけんしょう</rt></ruby>でも申請がいります。</li><li><ruby>国民健康保険<rt>こくみんけんこうほけん</rt></ruby>の<ruby>保険料<rt>ほけんりょう</rt></ruby>に納め残しがあるとき。限度額を確かめられないことがあります。責められるのではと心配せず、<ruby>市区町村<rt>しくちょうそん</rt></ruby>の窓口に早めに話してください。</li><li>病院や<ruby>薬局<rt>やっきょく</rt></ruby>が、この確認に対応していないとき。</li><li><ruby>転職<rt>てんしょく</rt></ruby>や<ruby>退職<rt>たいしょく</rt></ruby>で、健康保険が変わるとき。</li></ul>
<h2>上限までにしても、ほかに払うもの</h2>
<p>上限は、病院ごと、入院と外来ごとに計算されます。同じ月に二つの病院や薬局で払うと、合わせた額が上限を超えることがあります。そのときは、あとから申請して戻してもらいます。入院中の食事代、<ruby>差額<rt>さがく</rt></ruby>の部屋代、パジャマやタオルの費用は、上限とは別です。</p>
<aside class="memo"><h3>受付や会計で言う言葉の例</h3><dl><div><dt>入院の前</dt><dd>入院中の支払いは、限度額までになりますか。ほかにかかる費用も、紙に書いてもらえますか</dd></div><div><dt>間に合わないとき</dt><dd>認定証を申請中です。会計を待っていただくことはできますか</dd></div></dl></aside>
<h2>間に合わなくても、戻す方法があります</h2>
<p>手続きの前に払ってしまっても、上限を超えた分は、あとから申請できます。<ruby>領収書<rt>りょうしゅうしょ</rt></ruby>を残しておいてください。戻るまでの間のお金が足りないときは、健康保険に<ruby>貸付<rt>かしつけ</rt></ruby>のしくみがあるか、病院に分けて払えるかを聞く方法があります。会計の場で言いにくいときは、「相談員さんにつないでください」の一言で十分です。</p>
<p>制度の全体は、<a href="/articles/high-cost-medical-expense">高額療養費制度の記事</a>をご覧ください。</p>
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
    '入院や治療の会計で、大きな額を立てかえずにすむ方法があります。マイナ保険証のとき、限度額適用認定証のとき、それぞれの手順です。',
  reviewed_at: '2026-06-24',
  next_review_at: '2027-04-20',
  reviewer_role: '病院で入退院の相談を受けてきた社会福祉士',
  body,
  sources: [
    {
      title: '入院や高額な外来診療を受ける方は「マイナ保険証」または「限度額適用認定証」をご利用ください',
      publisher: '南国市',
      year: 2025,
      url: 'https://www.city.nankoku.lg.jp/life/life_dtl.php?hdnKey=5267',
    },
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
