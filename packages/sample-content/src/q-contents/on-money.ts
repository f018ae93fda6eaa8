import type { QContentItem } from '@hidamari/contract/content';
import { PAGES } from '../sources/pages.ts';
import { SUPPORT_PAGES } from '../sources/support-pages.ts';
import { questionItem } from './question-item.ts';

/** Costs and systems: which window to ask, with which words. No amounts: they change, and depend on the person. */
export const ON_MONEY: readonly QContentItem[] = [
  questionItem({
    id: 'q-cost-unknown',
    topics: ['treatment-costs', 'high-cost-medical-expense'],
    day: '2026-11-09',
    changed: { day: '2026-11-30', text: '金額や期間などの数字と、くわしい記事への道を書き足しました。' },
    title: '治療にいくらかかるのか、見当がつかず不安です',
    asker: { age: '60s', gender: 'male', consultation_user: 'patient' },
    status: 'just-diagnosed',
    is_common: true,
    is_featured: true,
    reviewer: 'socialWorker',
    sources: [
      PAGES.highCost,
      {
        title: '医療費が心配',
        publisher: 'がん研究会有明病院',
        year: 2025,
        url: 'https://www.jfcr.or.jp/hospital/conference/proficient/006.html',
      },
      PAGES.supportCenter,
    ],
    content: `<p>いくらかかるか見えない不安は、病気の心配に重なって、夜ほど大きくなるものです。</p>
<p>ひと月に窓口で払う医療費には、公的な健康保険で限度が決められています。超えた分が戻るしくみを、<ruby>高額療養費制度<rt>こうがくりょうようひせいど</rt></ruby>といいます。たとえば、70歳未満で{{high-cost-u-income}}の方なら、総医療費が{{high-cost-example-total}}の月に払うのは、三割の{{high-cost-example-third}}ではなく{{high-cost-u-example}}。{{high-cost-e-income}}なら{{high-cost-e-fixed}}、住民税がかからない世帯なら{{high-cost-o-fixed}}までです。くわしい表は<a href="/articles/high-cost-medical-expense">高額療養費制度の記事</a>と<a href="/articles/over-70-costs">70歳以上の方の記事</a>にあります。次の順に確かめてみてください。</p>
<ul><li>加入している健康保険の窓口に、「わたしの場合、ひと月の限度はどの区分ですか」と聞く。</li><li>病院の会計か相談の窓口に、「これからの治療で、おおよその支払いを知りたい」と聞く。</li><li>部屋代の差額、食事代、交通費、日用品など、この制度に入らないお金を、別の紙に書き出す（<a href="/articles/hospital-stay-costs">入院でかかるお金</a>）。</li></ul>
<p>領収書は捨てずに、一つの袋へ入れておけば十分です。支払いが心配なときは、受診や薬をやめる前に相談してください。</p>
<p>お金のことは、病院の<ruby>医療<rt>いりょう</rt></ruby>ソーシャルワーカーや「がん相談支援センター」で、無料で聞けます。この窓口でも、聞き方を一緒に整理します。</p>`,
  }),
  questionItem({
    id: 'q-before-hospital-payment',
    topics: ['paying-at-hospital', 'high-cost-medical-expense', 'hospital-stay'],
    day: '2026-10-22',
    changed: { day: '2026-11-30', text: '金額や期間などの数字と、くわしい記事への道を書き足しました。' },
    title: '夫の入院が決まりました。支払いを軽くする手続きは、先にできますか',
    asker: { age: '60s', gender: 'male', consultation_user: 'family' },
    status: 'before-treatment',
    reviewer: 'socialWorker',
    sources: [
      PAGES.highCost,
      SUPPORT_PAGES.limitCertificate,
      {
        title: '限度額適用認定証等の申請について',
        publisher: '高崎市',
        year: 2025,
        url: 'https://www.city.takasaki.gunma.jp/page/42396.html',
      },
    ],
    content: `<p>入院の支度だけでも慌ただしいのに、お金の段取りまで考えるのは大変なことです。</p>
<p>窓口での支払いを、はじめから限度の額までにするしくみがあります。70歳未満で{{high-cost-e-income}}の方なら、ひと月{{high-cost-e-fixed}}まで、{{high-cost-u-income}}の方なら、総医療費が{{high-cost-example-total}}の月で{{high-cost-u-example}}です。マイナ保険証を使うときは、{{limit-certificate-with-card}}です。そうでないときは、「<ruby>限度額適用認定証<rt>げんどがくてきようにんていしょう</rt></ruby>」を健康保険に申し込み、病院に出します。使えるのは{{limit-certificate-from}}なので、早めがよいです。手順は<a href="/articles/paying-at-the-desk">窓口の支払いの記事</a>にまとめました。</p>
<ul><li>病院の入院の窓口に、「支払いを限度額までにするには、何が要りますか」と聞く。</li><li>健康保険の窓口に、申し込み方と、届くまでの日数を聞く。</li><li>限度は{{high-cost-month}}で計算されます。入院が月をまたぐときは、二か月分の心づもりをしておく。</li></ul>
<p>間に合わなかったときも、{{high-cost-time-limit}}のうちに申請して、超えた分を戻してもらう方法があります。部屋代の差額や食事代は、この限度に入りません（<a href="/articles/hospital-stay-costs">入院でかかるお金</a>）。</p>
<p>健康保険の窓口は、会社の健康保険組合や協会けんぽ、国民健康保険なら市区町村です。どこに聞くか迷うときは、病院の<ruby>医療<rt>いりょう</rt></ruby>ソーシャルワーカーに聞いてください。</p>`,
  }),
  questionItem({
    id: 'q-monthly-medicine-cost',
    topics: ['high-cost-medical-expense', 'oral-medicines', 'treatment-costs'],
    day: '2026-09-29',
    changed: { day: '2026-11-30', text: '金額や期間などの数字と、くわしい記事への道を書き足しました。' },
    title: '母の飲み薬の支払いが毎月続いています。負担を減らせますか',
    asker: { age: '70s', gender: 'female', consultation_user: 'family' },
    status: 'treating',
    reviewer: 'socialWorker',
    sources: [PAGES.highCost, SUPPORT_PAGES.highCostDesk],
    content: `<p>毎月くり返す支払いは、家計にも、薬を受け取る人の気持ちにも重くかかります。</p>
<p>お母さまが{{high-cost-70-age}}なら、通院だけの月にも、ひとりずつの限度があります。一般の区分ではひと月{{high-cost-70-general-out}}、一年（{{high-cost-year-period}}）で{{high-cost-70-general-out-year}}まで。住民税がかからない世帯なら、ひと月{{high-cost-70-low-one-out}}か{{high-cost-70-low-two-out}}です（<a href="/articles/over-70-costs">70歳以上の方の医療費</a>）。70歳未満でも、{{high-cost-repeat-window}}のうちに{{high-cost-repeat-before}}限度に届くと、{{high-cost-repeat-from}}限度が下がります（<a href="/articles/high-cost-medical-expense"><ruby>高額療養費制度<rt>こうがくりょうようひせいど</rt></ruby></a>）。家族の分を合わせられることもあります。</p>
<ul><li>病院と薬局の領収書を、月ごとに並べる。</li><li>健康保険の窓口に、「限度が下がる月に当たりますか」「薬局の分や、家族の分と合わせられますか」と聞く。</li><li>加入する健康保険が変わったときは、月の数え方が変わることがあります。新しい窓口にも聞く。</li></ul>
<p>飲む回数を減らして節約することは、治療に響くおそれがあります。先に<ruby>主治医<rt>しゅじい</rt></ruby>か薬剤師に「支払いが続けられるか心配です」と伝えてください。言いにくければ、ご家族から看護師に話してもかまいません。</p>
<p>一年分の領収書は、税金の手続き（<a href="/articles/medical-expense-deduction">医療費控除</a>）にも使えます。続け方の相談は、病院の<ruby>医療<rt>いりょう</rt></ruby>ソーシャルワーカーか「がん相談支援センター」へどうぞ。</p>`,
  }),
  questionItem({
    id: 'q-disability-pension',
    topics: ['disability-pension'],
    day: '2026-10-15',
    changed: { day: '2026-11-30', text: '金額や期間などの数字と、くわしい記事への道を書き足しました。' },
    title: 'がんでも障害年金を受けられると聞きました。本当ですか',
    asker: { age: '50s', gender: 'male', consultation_user: 'patient' },
    status: 'recurrence',
    reviewer: 'socialWorker',
    sources: [
      SUPPORT_PAGES.disabilityPension,
      {
        title: '第18回市民公開講座 質疑応答：講演2',
        publisher: '順天堂大学医学部附属順天堂医院',
        url: 'https://www.juntendo.ac.jp/hospital/clinic/cancer/patient/program/answer/kouza_18_2_2.html',
      },
      'pension',
    ],
    content: `<p>「障害」という言葉が自分に当てはまるのかと、とまどう方は少なくありません。</p>
<p><ruby>障害年金<rt>しょうがいねんきん</rt></ruby>は、病気やけがで暮らしや仕事に大きな差しつかえがあるときの公的な年金です。がんも対象になることがあり、治療によるだるさなどで暮らしが限られる場合も、審査で見てもらえます。年齢や、保険料の納め方などの条件があり、受けられるかどうかは審査で決まります。</p>
<p>額は、国民年金の<ruby>障害基礎年金<rt>しょうがいきそねんきん</rt></ruby>で、1級が一年に{{disability-pension-one}}、2級が{{disability-pension-two}}です。会社などの厚生年金の方は、給料に応じた額が加わり、3級（少なくとも{{disability-pension-three-least}}）もあります。判断は、原則として初診日から{{disability-pension-assessment}}の日の状態です。あとから重くなったときの請求は{{disability-pension-later-until}}です。</p>
<ul><li><ruby>初診日<rt>しょしんび</rt></ruby>（その病気で初めて医師にかかった日）が分かる診察券、領収書、手帳を探す。</li><li>「半日横になる」「長く立てない」など、暮らしと仕事で困ることを書き出す。診断書を書く医師にも、その紙を見せる。</li><li>年金事務所に電話で予約し、「がんで、障害年金の相談をしたい」と伝える。</li></ul>
<p>書類をそろえるには時間がかかり、出してから結果まで{{disability-pension-review}}です。途中で疲れたら、ご家族に続きを頼んでかまいません。</p>
<p>窓口は、お近くの年金事務所です。<ruby>社会保険労務士<rt>しゃかいほけんろうむし</rt></ruby>の相談日がある病院もあるので、「がん相談支援センター」にも聞いてみてください。</p>`,
  }),
  questionItem({
    id: 'q-fares-and-tax',
    topics: ['medical-expense-deduction', 'travel-costs'],
    day: '2026-11-15',
    changed: { day: '2026-11-30', text: '金額や期間などの数字と、くわしい記事への道を書き足しました。' },
    title: '通院の電車代も、医療費控除に入れられますか',
    asker: { age: '70s', gender: 'female', consultation_user: 'patient' },
    status: 'follow-up',
    reviewer: 'socialWorker',
    sources: [
      {
        title: '通院の場合の医療費控除は公共交通機関のみです',
        publisher: '静岡県立静岡がんセンター',
        url: 'https://www.scchr.jp/cancerqa/jyogen_print.html?no=7400002',
      },
      {
        title: '医療費控除について',
        publisher: '飯能市',
        year: 2024,
        url: 'https://www.city.hanno.lg.jp/kurashi_seikatsukankyo/zei/shiminzei_kemminzei_seidokaisei/4163.html',
      },
      'taxAgency',
    ],
    content: `<p>通院が長く続くと、一回ずつは小さな交通費も気になってきますね。</p>
<p><ruby>医療費控除<rt>いりょうひこうじょ</rt></ruby>は、{{medical-deduction-period}}に払った医療費が{{medical-deduction-floor}}を超えたとき、確定申告をすると税金が軽くなるしくみです。年金で暮らす方など、<ruby>所得<rt>しょとく</rt></ruby>が{{medical-deduction-low-income}}の方は、所得の{{medical-deduction-floor-low-income}}を超えた分から使えます。通院のための電車やバスの運賃は、対象になります。自家用車のガソリン代や駐車場代は、対象になりません。タクシー代は、電車やバスを使えない事情があるときなどに限られます。</p>
<ul><li>通院の日、病院の名前、区間、運賃を、ノートに一行ずつ書く。</li><li>家計を一緒にしている家族の医療費も、合わせて並べる。</li><li>戻ってきた<ruby>高額療養費<rt>こうがくりょうようひ</rt></ruby>や保険の給付金があれば、書いておく。差し引いて計算します。</li></ul>
<p>納めている税金によっては、戻る額がないこともあります。戻してもらう申告は、翌年の1月1日から{{medical-deduction-back-years}}できます。申告をするかどうかは、書きとめた紙を見てもらってから決めても大丈夫です。</p>
<p>くわしいことは、お住まいの地域の税務署が電話や窓口で答えてくれます。</p>`,
  }),
  questionItem({
    id: 'q-private-insurance-claim',
    topics: ['private-insurance', 'documents'],
    day: '2026-08-26',
    title: '妻ががんと分かりました。民間の保険は、何から手をつければよいですか',
    asker: { age: '60s', gender: 'female', consultation_user: 'family' },
    status: 'just-diagnosed',
    reviewer: 'socialWorker',
    sources: [
      SUPPORT_PAGES.claimingForSomebody,
      SUPPORT_PAGES.insuranceClaims,
      {
        title: '消費者ホットライン',
        publisher: '消費者庁',
        url: 'https://www.caa.go.jp/policies/policy/local_cooperation/local_consumer_administration/hotline/',
      },
    ],
    content: `<p>気持ちが追いつかないうちに書類の話をするのは、つらいことです。</p>
<p>民間の保険は、こちらから連絡をして手続きが始まることがほとんどです。請求には期限がありますが、今日すべてをすませる必要はありません。</p>
<ul><li>保険証券、毎年届くお知らせ、通帳の引き落としを見て、入っている保険を紙に並べる。勤め先の保険、<ruby>共済<rt>きょうさい</rt></ruby>、住宅ローンについた保険も確かめる。</li><li>保険会社に電話し、「がんと診断されました。対象になる給付と、必要な書類を教えてください」と聞く。請求できる人が決まっているので、家族が代わりにできるかも聞く。</li><li><ruby>診断書<rt>しんだんしょ</rt></ruby>の用紙を全部そろえてから、病院の文書の窓口にまとめて頼む。費用と日数も確かめる。</li></ul>
<p>電話をした日と、相手の部署、聞いたことを一行ずつ残しておくと、次の電話が楽になります。</p>
<p>契約のことは、それぞれの保険会社の窓口へ。説明に納得がいかないときは、消費生活センターに、公的な制度のことは「がん相談支援センター」に相談できます。</p>`,
  }),
];
