import { SOURCES } from '../../sources/index.ts';
import { articleItem } from '../article-item.ts';

const body = `
<p><strong>このページは、<ruby>遺言<rt>ゆいごん</rt></ruby>や身のまわりの整理のことを、自分から調べている方に向けて書いています。</strong>いまは考えたくない方は、閉じて大丈夫です。</p>
<h2>縁起でもない、と言われたら</h2>
<p>「書いておくと、安心して治療に向かえる」。そう話す方が多くいます。書類の整理は、あきらめの印ではなく、大切な人が困らないようにする手紙です。一日で仕上げるものでもありません。痛みやだるさの軽い日に、一日十五分だけ。<ruby>途中<rt>とちゅう</rt></ruby>でやめて、続きは来月でもかまいません。</p>
<h2>はじめに、一枚の一覧を作る</h2>
<p>遺言より先に、家族がいちばん助かるのは「何が、どこにあるか」の紙です。金額や<ruby>暗証番号<rt>あんしょうばんごう</rt></ruby>は書かなくてかまいません。</p>
<table><caption>一枚の一覧に書くこと</caption><thead><tr><th scope="col">分け方</th><th scope="col">書くこと</th></tr></thead><tbody><tr><th scope="row">お金</th><td>銀行と支店、<ruby>証券<rt>しょうけん</rt></ruby>、保険会社と<ruby>証券番号<rt>しょうけんばんごう</rt></ruby>、<ruby>年金<rt>ねんきん</rt></ruby>、借り入れとローン、保証人になっているもの</td></tr><tr><th scope="row">家</th><td>持ち家か借家か、<ruby>権利<rt>けんり</rt></ruby>の書類の場所、管理会社、火災保険</td></tr><tr><th scope="row">続いている支払い</th><td>電気、電話、通販、動画、会費。どの口座やカードから</td></tr><tr><th scope="row">スマートフォンとパソコン</th><td>開け方を知らせる人、消してほしいもの、残してほしい写真</td></tr><tr><th scope="row">人</th><td>知らせてほしい人、知らせなくてよい人</td></tr><tr><th scope="row">暮らし</th><td>ペット、植木、墓や寺、<ruby>持病<rt>じびょう</rt></ruby>の薬、鍵</td></tr></tbody></table>
<p>置き場所を一人にだけ伝えます。<ruby>生命保険<rt>せいめいほけん</rt></ruby>の受取人と、指定代理請求人が今の気持ちと合っているかも見ておきましょう（<a href="/articles/private-insurance-claim">民間の保険の<ruby>給付金<rt>きゅうふきん</rt></ruby></a>）。</p>
<h2>遺言が役に立つとき</h2>
<ul><li>籍を入れていないパートナー、世話になった人に残したい</li><li>子どもがいない夫婦、前の結婚の子どもがいる、きょうだいと<ruby>疎遠<rt>そえん</rt></ruby></li><li>家が一つだけで、分けにくい</li><li>商売や農地を継ぐ人を決めたい</li><li>未成年の子を託す人を決めたい、<ruby>障害<rt>しょうがい</rt></ruby>のある子の暮らしが心配</li><li>寄付したい</li></ul>
<p>遺言がないときは、<ruby>法律<rt>ほうりつ</rt></ruby>の割合をもとに、<ruby>相続<rt>そうぞく</rt></ruby>する人全員で話し合って分けます。残す額に関わらず、家族の形によって役に立つことがあります。<ruby>配偶者<rt>はいぐうしゃ</rt></ruby>や子、親には、遺言があっても受け取れる最低限の割合（<ruby>遺留分<rt>いりゅうぶん</rt></ruby>）があるため、ひとりにだけ残すときは相談しておきます。</p>
<h2>二つの方法</h2>
<table><caption>遺言の作り方</caption><thead><tr><th scope="col"></th><th scope="col">自分で書く（<ruby>自筆証書<rt>じひつしょうしょ</rt></ruby>）</th><th scope="col"><ruby>公証人<rt>こうしょうにん</rt></ruby>に作ってもらう（<ruby>公正証書<rt>こうせいしょうしょ</rt></ruby>）</th></tr></thead><tbody><tr><th scope="row">作り方</th><td>全文、日付、名前を自分の手で書き、印を押す。<ruby>財産<rt>ざいさん</rt></ruby>の一覧はパソコンでもよいが、各ページに<ruby>署名<rt>しょめい</rt></ruby>と印が要る</td><td><ruby>公証役場<rt>こうしょうやくば</rt></ruby>で話し、公証人が文にする。証人が二人要る。公証役場で紹介してもらえることもある</td></tr><tr><th scope="row">書けないとき</th><td>代わりに書いてもらうことはできない</td><td>話せれば、または伝える方法があれば作れる</td></tr><tr><th scope="row">預け先</th><td>自宅のほか、<ruby>法務局<rt>ほうむきょく</rt></ruby>で預かってもらえる。原本は亡くなってから{{will-keeping-years}}保管</td><td>公証役場が保管</td></tr><tr><th scope="row"><ruby>家庭裁判所<rt>かていさいばんしょ</rt></ruby>の確認（<ruby>検認<rt>けんにん</rt></ruby>）</th><td>自宅に置くと要る。法務局に預けると要らない</td><td>要らない</td></tr><tr><th scope="row">注意</th><td>書き方の決まりを外れると使えなくなる。法務局は中身の相談は受けない</td><td>財産の額などで手数料が決まる</td></tr></tbody></table>
<p>法務局に預けるには、予約して、ご本人が行く必要があります。<ruby>体調<rt>たいちょう</rt></ruby>のよい時期に。あとから気持ちが変われば、何度でも書き直せます。日付の新しいものが生きます。</p>
<h2>入院中、家から出られないとき</h2>
<p>公証人は、病院や自宅、施設まで来てくれます。手数料の<ruby>加算<rt>かさん</rt></ruby>、日当、交通費がかかり、行ける<ruby>範囲<rt>はんい</rt></ruby>は公証人ごとに決まっています。打ち合わせと書類集めがあるため、申し込みから日数がかかります。急ぐ事情があるときは、はじめの電話で<ruby>病状<rt>びょうじょう</rt></ruby>を伝え、「いちばん早い日はいつですか」と聞いてください。面会の決まりがあるので、<ruby>病棟<rt>びょうとう</rt></ruby>の看護師長や相談員にも、先に場所と時間を頼みます。画面を通した手続きを使える場合もあります。痛み止めで眠い時間を避け、頭のはっきりした時間を選ぶと、あとで「本人の考えだったのか」と争いになりにくくなります。</p>
<h2>遺言のほかに、決めておけること</h2>
<dl><div><dt><ruby>任意後見<rt>にんいこうけん</rt></ruby>、見守りの<ruby>契約<rt>けいやく</rt></ruby></dt><dd>判断がむずかしくなったときに、お金や契約を任せる人を決めておく。公正証書で作ります</dd></div><div><dt>亡くなったあとの事務の契約</dt><dd>一人暮らしの方が、部屋の片づけ、支払い、<ruby>葬儀<rt>そうぎ</rt></ruby>を頼む。相手と費用を慎重に選びます</dd></div><div><dt><ruby>預金<rt>よきん</rt></ruby>の<ruby>代理人<rt>だいりにん</rt></ruby>の届け</dt><dd>入院中の支払いのために、銀行で家族を登録する</dd></div><div><dt><ruby>医療<rt>いりょう</rt></ruby>の希望</dt><dd>遺言には書きません。<a href="/articles/advance-care-planning"><ruby>人生会議<rt>じんせいかいぎ</rt></ruby></a>で、医師や家族と話して残します</dd></div></dl>
<h2>相続の、おもな期限</h2>
<table><caption>残された方の手続きの期限</caption><thead><tr><th scope="col">すること</th><th scope="col">期限</th></tr></thead><tbody><tr><th scope="row">相続しない、または財産の範囲でだけ継ぐ届け（家庭裁判所）</th><td>相続が始まったことを知った時から{{death-inheritance-waiver}}</td></tr><tr><th scope="row">亡くなった方の<ruby>所得税<rt>しょとくぜい</rt></ruby>の<ruby>申告<rt>しんこく</rt></ruby></th><td>{{death-final-return}}</td></tr><tr><th scope="row"><ruby>相続税<rt>そうぞくぜい</rt></ruby>の申告と<ruby>納付<rt>のうふ</rt></ruby>（かかる場合）</th><td>{{death-inheritance-tax}}</td></tr></tbody></table>
<p>借り入れが多いときは、一つ目の期限がとくに大切です。土地や家の<ruby>名義<rt>めいぎ</rt></ruby>の変更にも、決められた期限があります。一覧の紙に「借り入れ」の欄があるだけで、家族は期限に間に合います。</p>
<aside class="memo"><h3>相談の電話の例</h3><dl><div><dt>公証役場に</dt><dd>がんの治療中で入院しています。遺言を作りたいのですが、病院に来ていただけますか</dd></div><div><dt>法テラスに</dt><dd>お金に<ruby>余裕<rt>よゆう</rt></ruby>がありません。遺言と、子どもを託す人のことを、<ruby>弁護士<rt>べんごし</rt></ruby>に無料で相談できますか</dd></div><div><dt>家族に</dt><dd>書類の場所を書いた紙を作りました。今日は場所だけ覚えておいて。中身の話は、また今度</dd></div></dl></aside>
<h2>家族から切り出すとき</h2>
<p>「遺言を書いて」と言われると、多くの方は深く傷つきます。「入院の間の支払いを手伝いたいから、何がどの銀行か教えて」と、暮らしの用事から始めてください。ご本人が嫌だと言ったら、その日は終わりにします。相続の話し合いを、病室でしないことも、大切な心づかいです。</p>
<p>文を整えるのは弁護士、<ruby>司法書士<rt>しほうしょし</rt></ruby>、行政書士、<ruby>税金<rt>ぜいきん</rt></ruby>は税理士。はじめの入口は、法テラス、<ruby>市区町村<rt>しくちょうそん</rt></ruby>の無料の法律相談、<ruby>社会福祉協議会<rt>しゃかいふくしきょうぎかい</rt></ruby>です。どこに聞けばよいか分からないときは、病院の相談員に「書類のことで、どこに聞けばよいですか」とたずねてください。</p>
`;

/** Wills and putting things in order: kinds of wills, keeping, from a hospital bed, what to write down first, whom to ask. Only for those who look for it. */
export const willsAndArrangements = articleItem({
  id: 'wills-and-arrangements',
  publishedAt: '2026-11-28T02:27:00.000Z',
  title: '遺言・相続・身のまわりの整理：元気な日に、少しずつ',
  category: { id: 'money' },
  cancer_category: [],
  cancer_status: [],
  topics: ['wills'],
  is_only_sought: true,
  summary:
    '書類の整理は、弱気になることではなく、大切な人への手紙です。はじめに作る一枚の一覧、遺言の二つの方法、入院中に作るとき、相続の期限、頼れる窓口を、順番にまとめました。',
  reviewed_at: '2026-11-28',
  next_review_at: '2027-11-19',
  reviewer_role: '療養中の方の法律とお金の相談を受けてきたファイナンシャルプランナー',
  body,
  sources: [
    {
      title: '公証役場の利活用〜日本公証人連合会会長インタビュー',
      publisher: '第二東京弁護士会',
      year: 2021,
      url: 'https://niben.jp/niben/books/frontier/backnumber/202103/content-4.html',
    },
    SOURCES.legalAid,
    SOURCES.taxAgency,
    SOURCES.welfareCouncil,
  ],
});
