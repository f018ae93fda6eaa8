import { SOURCES } from '../../sources/index.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>一年分の医療費で、税金が軽くなることがあります</h2>
<p><ruby>医療費控除<rt>いりょうひこうじょ</rt></ruby>は、{{medical-deduction-period}}に払った<ruby>医療費<rt>いりょうひ</rt></ruby>が一定の額を超えたとき、<ruby>所得税<rt>しょとくぜい</rt></ruby>や<ruby>住民税<rt>じゅうみんぜい</rt></ruby>が軽くなるしくみです。払った医療費がそのまま戻るわけではなく、納めた<ruby>税金<rt>ぜいきん</rt></ruby>の一部が戻る、と考えると近いです。ご本人の分だけでなく、<ruby>生計<rt>せいけい</rt></ruby>をともにする家族の分を、払った人がまとめて<ruby>申告<rt>しんこく</rt></ruby>できます。</p>
<p>会社員の方も、<ruby>年末調整<rt>ねんまつちょうせい</rt></ruby>では手続きできません。<ruby>確定申告<rt>かくていしんこく</rt></ruby>が必要です。</p>
<h2>いくらから使えるか：{{medical-deduction-floor}}と{{medical-deduction-floor-low-income}}の、少ないほう</h2>
<p>計算は、こうです。<strong>一年に払った医療費−戻ったお金−引く額＝医療費控除の額</strong>（{{medical-deduction-most}}まで）。引く額は、<ruby>所得<rt>しょとく</rt></ruby>で変わります。</p>
<table><caption>医療費から引く額</caption><thead><tr><th scope="col">一年の所得</th><th scope="col">引く額</th></tr></thead><tbody><tr><th scope="row">{{medical-deduction-low-income}}</th><td>所得の{{medical-deduction-floor-low-income}}</td></tr><tr><th scope="row">それより多い</th><td>{{medical-deduction-floor}}</td></tr></tbody></table>
<p>所得は、<ruby>年金<rt>ねんきん</rt></ruby>や<ruby>給料<rt>きゅうりょう</rt></ruby>の額そのものではなく、そこから決められた額を引いたあとの数字です（<ruby>総所得金額等<rt>そうしょとくきんがくとう</rt></ruby>といいます）。年金で暮らす方は{{medical-deduction-floor-low-income}}になることが多く、医療費が{{medical-deduction-floor}}に届かない年でも使えることがあります。ご夫婦では、どちらが払ったかで引く額が変わります。</p>
<aside class="memo"><h3>計算の例：年金で暮らす方（所得150万円）</h3><dl><div><dt>一年に払った医療費</dt><dd>15万円（戻ったお金を引いたあと）</dd></div><div><dt>引く額</dt><dd>150万円×{{medical-deduction-floor-low-income}}＝75,000円（{{medical-deduction-floor}}より少ないので、こちら）</dd></div><div><dt>医療費控除の額</dt><dd>150,000円−75,000円＝75,000円</dd></div><div><dt>軽くなる税金の目安</dt><dd>所得税が75,000円×{{income-tax-least-part}}＝3,750円、住民税が75,000円×{{resident-tax-part}}＝7,500円。合わせて、およそ11,000円</dd></div></dl></aside>
<p>同じ15万円でも、所得が300万円の方は{{medical-deduction-floor}}を引くので、控除の額は5万円です。所得税の率は、所得が多いほど高くなります。もともと税金がかかっていない年は、戻る額もありません。</p>
<h2>入るもの、入らないもの</h2>
<table><caption>医療費控除に入るかどうかの目安</caption><thead><tr><th scope="col">入るものが多い</th><th scope="col">入らないものが多い</th></tr></thead><tbody><tr><td>病院での<ruby>診察<rt>しんさつ</rt></ruby>、検査、治療、入院の費用</td><td><ruby>健康診断<rt>けんこうしんだん</rt></ruby>の費用（重い病気が見つかり、続けて治療を受けたときは入ります）</td></tr><tr><td>治療のための薬。<ruby>薬局<rt>やっきょく</rt></ruby>で買った薬も含みます</td><td><ruby>健康食品<rt>けんこうしょくひん</rt></ruby>やサプリメント</td></tr><tr><td><ruby>通院<rt>つういん</rt></ruby>の電車代やバス代</td><td>自家用車のガソリン代、駐車場代</td></tr><tr><td>入院中に病院から出る食事の費用</td><td>自分の希望だけで選んだ個室の<ruby>差額<rt>さがく</rt></ruby>、パジャマや日用品</td></tr><tr><td>ストーマの<ruby>装具<rt>そうぐ</rt></ruby>、おむつ（医師の証明書があるとき）</td><td>ウィッグ（かつら）</td></tr><tr><td>体の具合などでやむをえず使ったタクシー代</td><td>保険の<ruby>請求<rt>せいきゅう</rt></ruby>に使う<ruby>診断書<rt>しんだんしょ</rt></ruby>の費用</td></tr></tbody></table>
<p>一つひとつの判断は、体の状態や使い道によって変わります。迷うものは別の<ruby>封筒<rt>ふうとう</rt></ruby>に分けておき、<ruby>税務署<rt>ぜいむしょ</rt></ruby>に聞くと確かです。</p>
<h2>差し引くものがあります</h2>
<p><ruby>高額療養費<rt>こうがくりょうようひ</rt></ruby>として戻った分や、民間の保険の<ruby>入院給付金<rt>にゅういんきゅうふきん</rt></ruby>などは、その治療にかかった医療費から差し引きます。<ruby>傷病手当金<rt>しょうびょうてあてきん</rt></ruby>は、差し引かなくてよいものです。まだ額が決まっていないときは、見込みの額で計算し、違っていればあとで直します。</p>
<h2>体調に合わせて、少しずつ</h2>
<ol><li><strong>ふだん</strong>：<ruby>領収書<rt>りょうしゅうしょ</rt></ruby>を封筒に入れるだけにします。通院の日には「日にち、病院、乗りもの、<ruby>運賃<rt>うんちん</rt></ruby>」を一行、カレンダーや手帳に書きます。電車やバスの代金は領収書がなくても、記録を残しておきます。</li><li><strong>一年の終わりから年明けごろ</strong>：<ruby>健康保険<rt>けんこうほけん</rt></ruby>から届く「医療費のお知らせ」を同じ封筒に入れます。決められた項目が書かれたものなら、明細を一つずつ書く手間を減らせます。</li><li><strong>申告のとき</strong>：「医療費控除の<ruby>明細書<rt>めいさいしょ</rt></ruby>」を書きます。領収書は出さずに、家で{{medical-deduction-receipts-years}}とっておきます。</li></ol>
<aside class="memo"><h3>通院の記録の例</h3><dl><div><dt>日にち</dt><dd>9月8日、外来の治療</dd></div><div><dt>行きと帰り</dt><dd>バスと電車（駅の名前と運賃も書く）</dd></div><div><dt>付きそい</dt><dd>ふらつきがあり、娘が一緒に行った</dd></div></dl></aside>
<p>ひとりで通うのが難しいときの付きそいの交通費も、入ることがあります。</p>
<h2>市販の薬だけが多かった年は</h2>
<p>薬局で買った、印のついた薬の代金が{{self-medication-floor-2026}}を超えたとき、超えた分（{{self-medication-most-2026}}まで）を引ける特例（セルフメディケーション税制）もあります。2026年までに買った分の額です。対象の薬は、{{self-medication-next-change}}見直されます。健康診断などを受けていることが条件で、ふつうの医療費控除とは、どちらか一つだけです。病院に通った年は、先にふつうの医療費控除を計算してみてください。</p>
<h2>今年できなくても、あとからできます</h2>
<p>税金を戻してもらうための申告は、翌年の1月1日から{{medical-deduction-back-years}}できます。治療でそれどころではなかった年の分も、さかのぼって申告できることがあります。その年の確定申告をもうすませた方は、別の手続き（<ruby>更正<rt>こうせい</rt></ruby>の請求）になるので、税務署に聞いてください。「あの年はしなかった」と、ご自分を責めなくて大丈夫です。</p>
<p>申告の時期には、税務署や<ruby>市区町村<rt>しくちょうそん</rt></ruby>の会場に相談の<ruby>窓口<rt>まどぐち</rt></ruby>が出ます。<ruby>国税庁<rt>こくぜいちょう</rt></ruby>のホームページから、家で<ruby>申告書<rt>しんこくしょ</rt></ruby>を作ることもできます。外出がつらいときや、数字を見ると気持ちが沈むときは、ご家族に「封筒を渡すから、集計だけお願い」と頼むのも一つの方法です。税務署では「医療費控除のことで聞きたい」と言えば、担当につないでもらえます。</p>
<aside class="memo"><h3>電話や窓口で、このまま読んでください</h3><dl><div><dt>引く額</dt><dd>わたしの所得だと、{{medical-deduction-floor}}と{{medical-deduction-floor-low-income}}のどちらになりますか</dd></div><div><dt>夫婦で</dt><dd>夫とわたし、どちらが申告するとよいですか</dd></div><div><dt>前の年</dt><dd>おととしの分をまだ出していません。今からできますか。何を持って行けばよいですか</dd></div><div><dt>市区町村に</dt><dd>住民税だけの申告は、こちらでできますか</dd></div></dl></aside>
`;

export const medicalExpenseDeduction = articleItem({
  id: 'medical-expense-deduction',
  topics: ['medical-expense-deduction'],
  publishedAt: '2026-07-22T01:00:00.000Z',
  title: '医療費控除：一年分の領収書でできること',
  category: { id: 'money' },
  cancer_category: [],
  cancer_status: [{ id: 'treating' }, { id: 'follow-up' }, { id: 'recurrence' }],
  summary:
    '一年に払った医療費が多いとき、確定申告で税金が軽くなることがあります。いくらから使えるか、年金で暮らす方の計算の例、入るもの、入らないもの、体調に合わせた準備のしかたです。',
  change_log: [
    {
      day: '2026-11-30',
      text: '医療費から引く額の決まり方、年金で暮らす方の計算の例、市販の薬の特例、窓口で言う言葉を書き足しました。',
    },
    { day: '2026-07-22', text: '公開しました。' },
  ],
  reviewed_at: '2026-11-30',
  next_review_at: '2027-06-21',
  reviewer_role: '医療と家計の相談を受けてきたファイナンシャルプランナー',
  body,
  sources: [
    {
      title: '医療費控除について',
      publisher: '飯能市',
      year: 2024,
      url: 'https://www.city.hanno.lg.jp/kurashi_seikatsukankyo/zei/shiminzei_kemminzei_seidokaisei/4163.html',
    },
    {
      title: '通院の場合の医療費控除は公共交通機関のみです',
      publisher: '静岡県立静岡がんセンター',
      url: 'https://www.scchr.jp/cancerqa/jyogen_print.html?no=7400002',
    },
    {
      title: '確定申告：メガネや補聴器などは医療費控除の対象になるか',
      publisher: 'sera-tax.jp（税理士）',
      url: 'https://sera-tax.jp/%e7%a2%ba%e5%ae%9a%e7%94%b3%e5%91%8a%ef%bc%9a%e3%83%a1%e3%82%ac%e3%83%8d%e3%82%84%e8%a3%9c%e8%81%b4%e5%99%a8%e3%81%aa%e3%81%a9%e3%81%af%e5%8c%bb%e7%99%82%e8%b2%bb%e6%8e%a7%e9%99%a4%e3%81%ae%e5%af%be',
    },
    {
      title: '医療費控除の“グレーゾーン”（がん治療中の相談から）',
      publisher: '幻冬舎ゴールドオンライン',
      url: 'https://gentosha-go.com/articles/-/72481?page=2',
    },
    SOURCES.taxAgency,
  ],
});
