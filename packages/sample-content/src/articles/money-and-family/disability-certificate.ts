import { SOURCES } from '../../sources/index.ts';
import { PAGES } from '../../sources/pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>病名ではなく、体に残った不自由さで決まります</h2>
<p>「<ruby>障害者手帳<rt>しょうがいしゃてちょう</rt></ruby>」と聞いて、自分のことではないと思う方が多くいます。がんと<ruby>診断<rt>しんだん</rt></ruby>されただけでは、手帳の対象になりません。けれども、手術や治療のあとに、体の働きの一部が失われ、その状態が長く続くときは、<ruby>身体障害者手帳<rt>しんたいしょうがいしゃてちょう</rt></ruby>を受け取れることがあります。道具の費用、<ruby>税金<rt>ぜいきん</rt></ruby>、交通費などの助けにつながる手帳です。</p>
<h2>対象になることがある状態</h2>
<table><caption>がんの治療のあとと、障害の種類</caption><thead><tr><th scope="col">体に残ったこと</th><th scope="col"><ruby>障害<rt>しょうがい</rt></ruby>の種類</th></tr></thead><tbody><tr><td><ruby>人工肛門<rt>じんこうこうもん</rt></ruby>、<ruby>人工膀胱<rt>じんこうぼうこう</rt></ruby>をつくった</td><td>ぼうこう又は<ruby>直腸<rt>ちょくちょう</rt></ruby>の機能（{{handbook-stoma-grades}}）</td></tr><tr><td><ruby>喉頭<rt>こうとう</rt></ruby>をとり、声を出す働きを失った</td><td>音声・言語・そしゃくの機能（{{handbook-larynx-grade}}）</td></tr><tr><td>肺の働きが下がり、家で<ruby>酸素<rt>さんそ</rt></ruby>を使っている</td><td><ruby>呼吸器<rt>こきゅうき</rt></ruby>の機能</td></tr><tr><td>手足の<ruby>切断<rt>せつだん</rt></ruby>、まひ、<ruby>人工関節<rt>じんこうかんせつ</rt></ruby>など</td><td><ruby>肢体不自由<rt>したいふじゆう</rt></ruby></td></tr></tbody></table>
<p>ほかの状態でも、当てはまることがあります。あとで閉じる予定の、一時的な人工肛門は、ふつう対象になりません。同じ手術でも<ruby>等級<rt>とうきゅう</rt></ruby>は人によって違い、決めるのは<ruby>都道府県<rt>とどうふけん</rt></ruby>や市です。「わたしの状態は、手帳の対象になりそうですか」と、まず病院で聞いてください。</p>
<h2>いつ<ruby>申請<rt>しんせい</rt></ruby>できるか</h2>
<p>「これから先も続く状態」と判断されたときが、申請の時期です。閉じる予定のない人工肛門や人工膀胱は、つくったあと、早い時期に申請できることが多くあります。手足や<ruby>呼吸<rt>こきゅう</rt></ruby>の働きは、治療やリハビリの様子を見てからになります。申請した日より前にさかのぼって助けを受けることは、ほとんどできません。入院中に、<ruby>看護師<rt>かんごし</rt></ruby>や相談員と時期を確かめておきましょう。</p>
<h2>申請の順番</h2>
<ol><li><ruby>市区町村<rt>しくちょうそん</rt></ruby>の障害福祉の<ruby>窓口<rt>まどぐち</rt></ruby>で、手帳用の<ruby>診断書<rt>しんだんしょ</rt></ruby>・<ruby>意見書<rt>いけんしょ</rt></ruby>の用紙をもらいます。障害の種類ごとに違います。</li><li><ruby>指定医<rt>していい</rt></ruby>に書いてもらいます。どの医師でも書けるわけではありません。<ruby>主治医<rt>しゅじい</rt></ruby>が指定医でないときは、病院の相談員が探し方を教えてくれます。</li><li>診断書、顔写真、マイナンバーが分かるものなどを出します。診断書には、書いてから出すまでの期限があります。</li><li><ruby>審査<rt>しんさ</rt></ruby>があります。届くまでに何週間もかかることが多いので、急ぐ道具があるときは、窓口に先に話します。</li></ol>
<p>診断書の料金は、{{certificate-range}}が目安です。この費用を助ける市区町村もあります。体がつらい日は、ご家族が代わりに出せます。</p>
<h2>手帳で使えること</h2>
<ul><li><strong>道具</strong>：ストーマの<ruby>装具<rt>そうぐ</rt></ruby>は、<ruby>日常生活用具<rt>にちじょうせいかつようぐ</rt></ruby>として<ruby>給付<rt>きゅうふ</rt></ruby>されます。多くの市区町村では、便の袋で{{stoma-bag-bowel}}、尿の袋で{{stoma-bag-bladder}}までが基準です。声の代わりになる<ruby>機器<rt>きき</rt></ruby>、車いす、<ruby>補聴器<rt>ほちょうき</rt></ruby>などもあります。<strong>買う前の申請</strong>が決まりのことが多いので、先に窓口へ。</li><li><strong>税金</strong>：本人や家族の<ruby>所得税<rt>しょとくぜい</rt></ruby>、<ruby>住民税<rt>じゅうみんぜい</rt></ruby>が軽くなる<ruby>障害者控除<rt>しょうがいしゃこうじょ</rt></ruby>があります。</li><li><strong>交通</strong>：鉄道、バス、タクシー、有料道路などの<ruby>割引<rt>わりびき</rt></ruby>。</li><li><strong><ruby>医療費<rt>いりょうひ</rt></ruby></strong>：等級が重い方には、医療費を助ける制度があります。</li><li><strong>仕事</strong>：<ruby>障害者雇用<rt>しょうがいしゃこよう</rt></ruby>の枠で働く道ができます。民間の会社には{{disabled-employment-rate}}の割合で雇う決まりがあり、{{disabled-employment-size}}の会社が対象です。使うかどうかは、自分で選べます。</li></ul>
<p>使えるものは、等級と、住んでいる所で違います。手帳を受け取る日に、「わたしが使えるものの一覧をください」と頼むと、聞きもらしが減ります。</p>
<h2><ruby>障害年金<rt>しょうがいねんきん</rt></ruby>とは、別の制度です</h2>
<p>名前が似ていますが、窓口も、等級の決め方も違います。手帳がなくても障害年金を<ruby>請求<rt>せいきゅう</rt></ruby>でき、手帳があっても<ruby>年金<rt>ねんきん</rt></ruby>が出るとは限りません。人工肛門や喉頭の手術のあとは、年金の時期も早まることがあるので、<a href="/articles/disability-pension">障害年金の記事</a>も一緒に見てください。<ruby>介護保険<rt>かいごほけん</rt></ruby>の<ruby>要介護<rt>ようかいご</rt></ruby>の<ruby>区分<rt>くぶん</rt></ruby>とも、別のものです。</p>
<h2>持つことに、ためらいがあるとき</h2>
<p>「そこまでではない」「人に知られたくない」。そう感じるのは自然なことです。手帳を持っても、職場や近所に知らせが行くことはありません。いつ、だれに見せるかは、あなたが選べます。使わずに引き出しに入れておく方も、あとで返す方もいます。迷うときは、使えるものの一覧だけを先に見てから決めても、遅くありません。</p>
<h2>対象にならなかったとき</h2>
<p>手帳がなくても、外見では分からない不自由を知らせるヘルプマークは、受け取れます。車いすの貸し出しは、<ruby>社会福祉協議会<rt>しゃかいふくしきょうぎかい</rt></ruby>で行っている所があります。だるさや痛みで暮らしに大きな制限がある方は、手帳ではなく、障害年金や介護保険のほうが合うこともあります。</p>
<aside class="memo"><h3>聞くときの言葉の例</h3><dl><div><dt>主治医に</dt><dd>身体障害者手帳の診断書を書いていただけますか。先生は指定医ですか</dd></div><div><dt>市区町村に</dt><dd>直腸の手術で人工肛門になりました。手帳の用紙と、装具の給付の<ruby>申請書<rt>しんせいしょ</rt></ruby>をください</dd></div><div><dt>受け取る日に</dt><dd>この等級で使えるものの一覧と、それぞれの申請先を教えてください</dd></div></dl></aside>
`;

/** The certificate for a lasting disability: what counts, how to ask, what it opens. */
export const disabilityCertificate = articleItem({
  id: 'disability-certificate',
  topics: ['disability-certificate', 'stoma', 'voice-and-speech', 'local-government'],
  publishedAt: '2026-11-20T02:37:00.000Z',
  title: '障害者手帳：がんの治療のあとに受け取れることがあるとき',
  category: { id: 'money' },
  cancer_category: [],
  cancer_status: [{ id: 'treating' }, { id: 'follow-up' }, { id: 'recurrence' }, { id: 'palliative' }],
  summary:
    'がんの手術や治療のあと、体の働きの一部が失われた状態が続くと、身体障害者手帳を受け取れることがあります。対象、申請の順番、使えるもの、障害年金との違いをまとめました。',
  reviewed_at: '2026-11-20',
  next_review_at: '2027-11-15',
  reviewer_role: '手術のあとの暮らしの相談を受けてきた社会福祉士',
  body,
  sources: [
    {
      title: '利用できる制度を知りたい',
      publisher: 'がん研究会有明病院',
      url: 'https://www.jfcr.or.jp/hospital/conference/proficient/005.html',
    },
    PAGES.careAndCosts,
    SOURCES.healthMinistry,
  ],
});
