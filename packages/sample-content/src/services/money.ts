import { SOURCES } from '../sources/index.ts';
import { PAGES } from '../sources/pages.ts';
import { SUPPORT_PAGES } from '../sources/support-pages.ts';
import { byPortal, bySupporters, DESK_HOURS, servicesOf } from './service-item.ts';

const READING_BILLS = `<h2>どんなときに</h2>
<p>封筒がたまって、開けるのがこわい。同じような紙が二通あり、どちらを払うのか分からない。そんなときのお電話です。</p>
<h2>電話の進みかた</h2>
<ol><li>届いた紙を手元に置きます。並べなくてかまいません。</li><li>差出人、何月の分か、期限の日を、読めるところから読み上げてください。</li><li>払うもの、取っておくもの、問い合わせるものに分けます。</li><li>問い合わせる窓口と、聞く言葉を一緒に書きます。</li></ol>
<aside class="memo"><h3>窓口で聞く言葉の例</h3><dl><div><dt>健康保険に</dt><dd><ruby>高額療養費<rt>こうがくりょうようひ</rt></ruby>の対象になる月はありますか</dd></div><div><dt>病院の会計に</dt><dd>一度に払うのが難しいので、払い方を相談できますか</dd></div></dl></aside>
<h2>費用と注意</h2>
<p>相談は無料です。高額療養費の申請は、診療を受けた月の翌月の初めから{{high-cost-time-limit}}です。古い紙も捨てずに読みます。口座やカードの番号、暗証番号をうかがうことはありません。金額が正しいかどうかは、紙を出した窓口で確かめます。領収書は<ruby>医療費控除<rt>いりょうひこうじょ</rt></ruby>の手続きでも手がかりになるので、捨てずに取っておいてください。</p>
<p>支払いが心配でも、受診や薬を自分の判断でやめず、先に病院の相談窓口に話してください。</p>`;

const HIGH_COST = `<h2>どんな制度か</h2>
<p><ruby>高額療養費<rt>こうがくりょうようひ</rt></ruby>は、ひと月（1日から末日まで）に病院や薬局の窓口で払った医療費が、年齢や所得で決まる限度を超えたとき、超えた分が支給される公的な制度です（{{law-high-cost}}）。差額の部屋代や入院中の食事代などは、対象になりません。</p>
<ul><li>70歳未満：{{high-cost-e-income}}の方はひと月{{high-cost-e-fixed}}、{{high-cost-u-income}}の方は{{high-cost-u-fixed}}に、総医療費の{{high-cost-u-over}}を超えた分の{{high-cost-part-above}}を足した額、住民税がかからない世帯の方は{{high-cost-o-fixed}}（<a href="/articles/high-cost-medical-expense">くわしい表</a>）</li><li>{{high-cost-70-age}}：一般の区分の方は、通院がひとりひと月{{high-cost-70-general-out}}、入院も合わせた世帯の限度が{{high-cost-70-general}}（<a href="/articles/over-70-costs">70歳以上の方の表</a>）</li></ul>
<p>{{high-cost-changed-on}}から変わった額です。見直しは、これからも予定されています。</p>
<h2>あなたの窓口</h2>
<table><caption>加入している健康保険と、聞くところ</caption><thead><tr><th scope="col">健康保険</th><th scope="col">聞くところ</th></tr></thead><tbody><tr><th scope="row">会社の健康保険組合、共済組合</th><td>その組合</td></tr><tr><th scope="row">協会けんぽ</th><td>都道府県の支部</td></tr><tr><th scope="row">国民健康保険</th><td>お住まいの市区町村（組合の国保は、その組合）</td></tr><tr><th scope="row"><ruby>後期高齢者<rt>こうきこうれいしゃ</rt></ruby>医療制度</th><td>お住まいの市区町村</td></tr></tbody></table>
<p>どれか分からないときは、<ruby>資格確認書<rt>しかくかくにんしょ</rt></ruby>や「資格情報のお知らせ」に書かれた名前を見ます。</p>
<h2>聞くときの言葉</h2>
<ul><li>これから入院します。支払いの前にする手続きはありますか</li><li>まだ申請していない月はありますか。期限はいつですか</li><li>家族の分と合わせられますか</li></ul>
<p>申請できるのは、診療を受けた月の翌月の初めから{{high-cost-time-limit}}です。戻るまでに、診療の月から{{high-cost-back-months}}かかることがあります。マイナ保険証で受診すると、{{limit-certificate-with-card}}です。手順は<a href="/articles/paying-at-the-desk">窓口の支払いの記事</a>にあります。</p>`;

const SICKNESS_ALLOWANCE = `<h2>どんなときに</h2>
<p><ruby>傷病手当金<rt>しょうびょうてあてきん</rt></ruby>は、会社などの健康保険に本人として加入している方が、病気やけがで仕事を続けて休み、給料が十分に出ないときに支給される手当です。一日の額は給料の平均をもとにした額の{{sickness-allowance-part}}で、続けて休んだ{{sickness-allowance-first-day}}から、{{sickness-allowance-length}}まで受けられます。給料の平均が{{sickness-allowance-example-month}}なら、一日{{sickness-allowance-example-day}}、{{sickness-allowance-divide}}分で{{sickness-allowance-example-30-days}}です。市区町村の国民健康保険には、ふつうこの手当がありません。</p>
<h2>進みかた</h2>
<ol><li>会社の人事や総務に「傷病手当金の用紙は、どこでもらえますか」と聞きます。健康保険の窓口でもらえることもあります。</li><li>用紙には、本人、会社、医師がそれぞれ書くところがあります。病院の文書の受付に、かかる日数を聞いて頼みます。</li><li>書けたら健康保険に出します。会社がまとめて出すこともあります。働けなかった日ごとに、{{sickness-allowance-time-limit}}で申請できなくなります。</li></ol>
<h2>辞めると決める前に</h2>
<p>退職の日まで{{sickness-allowance-after-leaving-years}}加入しているなどの条件に合えば、退職したあとも続けて受けられることがあります。辞める日を伝える前に、健康保険の窓口に「退職したら、手当はどうなりますか」と聞いてください。病気が長く続くときは、<ruby>障害年金<rt>しょうがいねんきん</rt></ruby>の対象になることもあります。そちらは年金事務所で聞けます。</p>`;

export const MONEY_SERVICES = servicesOf('money', [
  bySupporters({
    id: 'bill-reading',
    topics: ['treatment-costs', 'high-cost-medical-expense', 'documents', 'consultation'],
    title: '医療費の通知を一緒に読む',
    summary:
      '病院や健康保険から届いた紙を手元に置き、相談員と電話で読みます。請求か、お知らせか、期限はあるかを順に見ます。',
    summary_insurance:
      '病院や健康保険から届いた紙を、電話で一緒に読みます。ご加入の保険の給付金の請求で使うことのある紙も、分けておけます。',
    needs: ['money-bill'],
    situations: ['family'],
    tag: ['電話で', '無料', '家族だけでも'],
    body: `${READING_BILLS}
${DESK_HOURS}`,
    body_insurance: `${READING_BILLS}
<h2>ご加入の保険の書類も、一緒に</h2>
<p>入院や手術の給付金の請求では、領収書や<ruby>診療明細書<rt>しんりょうめいさいしょ</rt></ruby>を使うことがあります。写しでよいか、原本がいるかは、ご加入の保険の窓口で確かめます。お話の内容を、あなたと分かる形で保険会社に渡すことはありません。</p>
${DESK_HOURS}`,
    reviewed_at: '2026-10-06',
    changed: { day: '2026-11-30', text: '金額や期間などの数字を書き足しました。' },
    next_review_at: '2027-04-05',
    reviewer_role: '医療費の相談を受けてきた社会福祉士',
    sources: [SUPPORT_PAGES.billNotice, PAGES.highCost, SUPPORT_PAGES.medicalDeduction],
  }),
  {
    id: 'high-cost-desk',
    topics: ['high-cost-medical-expense', 'over-70-costs', 'health-insurance', 'paying-at-hospital'],
    title: '高額療養費の窓口',
    summary:
      'ひと月の医療費の負担が大きいときの、公的な制度の窓口です。加入している健康保険ごとに、どこに聞くかをまとめました。',
    summary_insurance:
      'ひと月の医療費の負担が大きいときの公的な制度の窓口です。ご加入の保険の給付金とは、別に手続きをします。',
    needs: ['money-bill'],
    situations: ['just-told'],
    tag: ['公的な制度', '案内は無料'],
    provider: 'public',
    provider_name: '加入している健康保険の窓口',
    fee: '無料（通話料がかかる場合があります）',
    is_free: true,
    body: HIGH_COST,
    body_insurance: `${HIGH_COST}
<h2>ご加入の保険とは、別の手続きです</h2>
<p>ご加入の保険の給付金は、高額療養費とは別に請求します。どちらかを使うと、もう一方の手続きがいらなくなるわけではありません。確定申告で医療費控除を受けるときは、戻ったお金や給付金を差し引くことがあるので、通知を一緒に取っておいてください。</p>`,
    external_url: SOURCES.healthMinistry.url,
    reviewed_at: '2026-10-09',
    changed: { day: '2026-11-30', text: '金額や期間などの数字を書き足しました。' },
    next_review_at: '2027-04-08',
    reviewer_role: '医療費の相談を受けてきた社会福祉士',
    sources: [PAGES.highCost, SUPPORT_PAGES.highCostDesk, SUPPORT_PAGES.medicalDeduction],
  },
  bySupporters({
    id: 'claim-papers',
    topics: ['private-insurance', 'documents', 'consultation'],
    title: '給付金の請求書類を一緒に確かめる',
    summary:
      'ご加入の保険の給付金の書類を、電話で一緒に見ます。書く欄、添えるもの、送る前に取る写しを、一つずつ確かめます。',
    needs: ['money-insurance'],
    situations: ['hard-to-visit'],
    tag: ['電話で', '無料', '家族だけでも'],
    type: 'insurance',
    body: `<h2>どんなときに</h2>
<p>入院や手術のあと、体もつらいなかで書類に向かうのは大変です。書く欄の意味が分からない、何を添えるのか迷う。そんなとき、書類を手元に置いてお電話ください。ご家族からでもかまいません。</p>
<h2>一緒に確かめること</h2>
<ul><li>書類の名前、送る先、いつまでに送るか</li><li>自分で書くところと、病院に頼むもの（<ruby>診断書<rt>しんだんしょ</rt></ruby>など）</li><li>領収書は写しでよいか、<ruby>原本<rt>げんぽん</rt></ruby>がいるか</li><li>送る前に取っておく写し</li></ul>
<aside class="memo"><h3>保険の窓口で聞く言葉の例</h3><dl><div><dt>診断書</dt><dd>いつまでの治療を書いてもらえばよいですか。病院に頼む前に教えてください</dd></div><div><dt>代わりの人</dt><dd>本人が書けないとき、家族が代わりに手続きできますか</dd></div></dl></aside>
<h2>費用と注意</h2>
<p>相談は無料です。病院の診断書には、文書の料金（一通{{certificate-range}}が目安）がかかります。給付を請求する権利は、{{law-insurance-claim}}で{{insurance-claim-years}}とされています。くわしくは<a href="/articles/private-insurance-claim">給付金を請求するときの手順</a>にあります。給付の対象になるか、いつ支払われるかは、相談員には分かりません。ご加入の保険の窓口で確かめます。お話の内容を、あなたと分かる形で保険会社に渡すことはなく、相談したことが給付金の支払いに影響することもありません。</p>
${DESK_HOURS}`,
    reviewed_at: '2026-10-14',
    changed: { day: '2026-11-30', text: '金額や期間などの数字を書き足しました。' },
    next_review_at: '2027-10-13',
    reviewer_role: '医療費と保険の手続きの相談を受けてきた社会福祉士',
    sources: [SUPPORT_PAGES.insuranceClaims, SUPPORT_PAGES.claimingForSomebody],
  }),
  {
    id: 'sickness-allowance',
    topics: ['injury-allowance', 'sick-leave'],
    title: '仕事を休むあいだの手当の窓口（傷病手当金）',
    summary:
      '病気で仕事を続けて休み、給料が十分に出ないときの公的な手当です。用紙のもらい方と、辞める前に聞くことを書きました。',
    summary_insurance:
      '病気で仕事を続けて休むときの公的な手当です。ご加入の保険に、働けないときの給付があるかも、合わせて確かめられます。',
    needs: ['money-income'],
    situations: ['working', 'just-told'],
    tag: ['公的な制度', '働く方', '案内は無料'],
    provider: 'public',
    provider_name: '会社などの健康保険の窓口',
    fee: '案内は無料（通話料がかかる場合があります）',
    is_free: true,
    body: SICKNESS_ALLOWANCE,
    body_insurance: `${SICKNESS_ALLOWANCE}
<h2>ご加入の保険も見てみる</h2>
<p>ご加入の保険に、働けないときの給付が付いていることがあります。公的な手当とは別の手続きです。証券に「就業」などの文字がないかを見て、保険の窓口に聞いてください。</p>`,
    external_url: SOURCES.healthInsurance.url,
    reviewed_at: '2026-10-16',
    changed: { day: '2026-11-30', text: '金額や期間などの数字を書き足しました。' },
    next_review_at: '2027-04-15',
    reviewer_role: '治療と仕事の相談を受けてきた社会保険労務士',
    sources: [
      SUPPORT_PAGES.sicknessAllowance,
      SUPPORT_PAGES.allowanceAfterLeaving,
      SUPPORT_PAGES.disabilityPension,
    ],
  },
  bySupporters({
    id: 'policy-questions',
    topics: ['private-insurance', 'consultation'],
    title: '保険の窓口に聞くことを整理する',
    summary:
      '細かい字の証券を、全部読まなくて大丈夫です。見る場所を三つにしぼり、保険の窓口に聞くことを相談員と整理します。',
    needs: ['money-insurance'],
    situations: ['just-told'],
    tag: ['電話で', '無料'],
    type: 'insurance',
    body: `<h2>証券は、三つの場所だけ</h2>
<p>保険の<ruby>証券<rt>しょうけん</rt></ruby>は字が細かく、つらい日に読むものではありません。次の三つだけを見て、あとは窓口に聞きます。証券が見つからないときも、聞き方から一緒に考えます。</p>
<dl><div><dt>証券番号</dt><dd>電話で、はじめに聞かれることが多い番号です</dd></div><div><dt><ruby>特約<rt>とくやく</rt></ruby>の名前</dt><dd>がん、入院、手術、通院などの文字に印をつけます</dd></div><div><dt>代わりに請求する人</dt><dd>本人が手続きできないときの人が、決めてあるかを見ます</dd></div></dl>
<h2>窓口に聞く言葉</h2>
<ul><li>がんと診断されました。請求できるかもしれないものを、全部教えてください</li><li>これから通院の治療が続きます。通院や薬の治療も対象になりますか</li><li>保険料を払わなくてよくなる決まりはありますか</li></ul>
<h2>相談員がお手伝いすること</h2>
<p>聞く順番を一緒に決め、日時、窓口の人の名前、答えを書く欄を作ります。請求の権利は{{insurance-claim-years}}とされているので（{{law-insurance-claim}}）、古い入院や手術のことも一緒に聞きます。電話がつらい日は、何回かに分けましょう。契約のよしあしや、見直したほうがよいかどうかは、お答えできません。お話の内容を、あなたと分かる形で保険会社に渡すことはありません。</p>
${DESK_HOURS}`,
    reviewed_at: '2026-10-20',
    changed: { day: '2026-11-30', text: '金額や期間などの数字を書き足しました。' },
    next_review_at: '2027-10-19',
    reviewer_role: '医療費と保険の手続きの相談を受けてきた社会福祉士',
    sources: [SUPPORT_PAGES.insuranceClaims, SUPPORT_PAGES.claimingForSomebody],
  }),
  byPortal({
    id: 'usage-code',
    topics: ['eligibility-code', 'sign-up', 'privacy'],
    title: '勤め先や団体の利用コードの案内',
    summary:
      '会員の登録で使う利用コードの見つけ方と、勤め先や団体に伝わらないことを書きました。聞くとき、病気の話はいりません。',
    needs: ['money-insurance'],
    situations: ['working', 'alone'],
    tag: ['会員登録', '無料'],
    type: 'general',
    body: `<h2>利用コードとは</h2>
<p>勤め先や入っている団体から案内される、数字や文字の並びです。会員登録のときに入れます。登録は無料で、登録すると治療ログなどが使えます。記事を読むことと、お名前を言わない電話相談は、コードがなくても使えます。</p>
<h2>見つからないとき</h2>
<ul><li>人事や総務、<ruby>健康保険組合<rt>けんこうほけんくみあい</rt></ruby>、労働組合からの紙やメールを見る</li><li><ruby>福利厚生<rt>ふくりこうせい</rt></ruby>の冊子や、社内の掲示を見る</li><li>聞くときは「福利厚生で案内されている、ひだまり がん相談の利用コードを教えてください」</li></ul>
<p>病気のことや、使う理由を言う必要はありません。聞きにくいときは、家に届いた案内がないか、ご家族に見てもらう方法もあります。</p>
<h2>勤め先に伝わらないこと</h2>
<p>治療ログ、相談の内容、アンケートの答えを、あなたと分かる形で、利用コードを案内した勤め先や団体に渡すことはありません。</p>
<h2>期限に注意</h2>
<p>コードには期限があり、切れると使えなくなることがあります。退職などの予定があるときは、その前に<a href="/account/my-data">わたしのデータ</a>で、書いたものを手元に残しておけます。登録の手順は<a href="/howto-signup">登録に必要なもの</a>にあります。</p>`,
    reviewed_at: '2026-10-23',
    next_review_at: '2027-10-22',
    reviewer_role: '治療と仕事の相談を受けてきた社会保険労務士',
    sources: [],
  }),
  {
    id: 'legal-aid',
    topics: ['cannot-pay', 'wills', 'housing-loan', 'funeral-and-after'],
    title: '法テラス（お金や契約の、法律の相談）',
    summary:
      '返済や家賃、退職のことなど、法律がからむ困りごとの公的な相談の入り口です。無料の相談を使えることもあります。',
    needs: ['money-income'],
    situations: ['alone'],
    tag: ['公的な窓口', '電話で'],
    provider: 'public',
    provider_name: '日本司法支援センター（法テラス）',
    fee: '案内は無料（法律相談は、条件に合うと無料で使えます。通話料がかかる場合があります）',
    is_free: true,
    body: `<h2>どんなときに</h2>
<ul><li>借りたお金の返済や、家賃の支払いが難しくなった</li><li>病気を理由に、仕事を辞めるように言われた</li><li>預金や家のことを、書類にしておきたい</li></ul>
<h2>進みかた</h2>
<p><ruby>法<rt>ほう</rt></ruby>テラスは、国が設けた法律の相談の入り口です。困りごとを話すと、合う窓口や制度を案内してくれます。収入や財産が決められた条件に合う方は、<ruby>弁護士<rt>べんごし</rt></ruby>や<ruby>司法書士<rt>しほうしょし</rt></ruby>に無料で相談できることがあります。体がつらく出かけにくいときは「電話での相談や、来てもらう相談はできますか」と聞いてみてください。</p>
<aside class="memo"><h3>電話の前に書いておくこと</h3><dl><div><dt>だれに、いつ</dt><dd>会社の上司に、11月10日に</dd></div><div><dt>何を言われたか</dt><dd>今月で辞めてほしい</dd></div><div><dt>手元の紙と期限</dt><dd>退職届の用紙。週末までに出すように言われた</dd></div></dl></aside>
<h2>急いだほうがよいもの</h2>
<p>裁判所からの手紙など、期限の書かれた紙は、そのままにせず早めに見せてください。署名を求められた紙は、その場で書かず「家族と相談してから返事をします」と言ってかまいません。「すぐにお金を用意できる」という誘いは、返事をする前に、ご家族か相談員に話してください。</p>`,
    external_url: SOURCES.legalAid.url,
    reviewed_at: '2026-10-28',
    next_review_at: '2027-04-27',
    reviewer_role: '暮らしの法律相談にたずさわる司法書士',
    sources: [SUPPORT_PAGES.legalAdvice, SUPPORT_PAGES.legalAdviceByPhone],
  },
]);
