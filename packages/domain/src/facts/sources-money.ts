import { column, KEIRI, KENPO, LAW, law, MHLW, PENSION, page } from './source-page.ts';

/** Pages that the rows on insurance, work, pensions and tax stand on. */

export const highCostReview = page(
  MHLW,
  '高額療養費制度の見直しについて（令和8年8月診療分から）',
  2026,
  'https://www.mhlw.go.jp/content/001726232.pdf',
);
export const highCostAssociation = page(
  KENPO,
  '高額療養費について',
  2026,
  'https://www.kyoukaikenpo.or.jp/benefit/high_cost_medical_expenses/002',
);
export const highCostColumn = page(KEIRI, '高額療養費の自己負担限度額', 2026, column('kogaku-ryoyohi'));
export const healthInsuranceOrder = page(
  LAW,
  '健康保険法施行令（大正15年勅令第243号）',
  2026,
  'https://laws.e-gov.go.jp/law/215IO0000000243',
);
export const kokuhoNagano = page(
  '長野県国民健康保険団体連合会',
  '医療費が高額になったとき（高額療養費）',
  2019,
  'http://www.kokuho-nagano.or.jp/ippan/hoken/kougaku.html',
);
export const misatoHighCost = page(
  '三郷市',
  '医療費が高額になるとき（国民健康保険高額療養費）',
  2024,
  'https://www.city.misato.lg.jp/soshiki/ikiikikenko/kokuhonenkin/3/1026.html',
);
export const asahikawaHighCost = page(
  '旭川市',
  '国民健康保険の高額療養費',
  2023,
  'http://www.city.asahikawa.hokkaido.jp/kurashi/135/171/173/p004505.html',
);
export const emiyako = page(
  'e-miyako.jp',
  '知らないと損する 高額療養費制度',
  2009,
  'http://www.e-miyako.jp/2009/06/post_12.html',
);
export const papHighCost = page(
  '日本肺胞蛋白症患者会',
  '高額療養費制度（限度額適用認定）について',
  2024,
  'https://pap-net.jp/medical_bills/kougaku/',
);
export const highCostYamato = page(
  '大和市',
  '高額療養費（国民健康保険）',
  2026,
  'https://www.city.yamato.lg.jp/gyosei/soshik/2020/kokuminkenkohoken/kokuho_kyufu/kogakuryoyohi/6994.html',
);
export const highCostKoshigaya = page(
  '越谷市',
  '【国保】高額療養費とは、その申請方法は？',
  2025,
  'https://www.city.koshigaya.saitama.jp/kurashi_shisei/fukushi/kokuho/faq/kougakutowa.html',
);
export const highCostGamagori = page(
  '蒲郡市',
  '高額療養費支給申請手続の簡素化が始まりました',
  2025,
  'https://www.city.gamagori.lg.jp/unit/nenkin/kougakuryouyouhisinseikannsoka001.html',
);
export const elderlyCareOrder = page(
  LAW,
  '高齢者の医療の確保に関する法律施行令（平成19年政令第318号）',
  2026,
  'https://laws.e-gov.go.jp/law/419CO0000000318',
);
export const combinedAssociation = page(
  KENPO,
  '高額介護合算（限度額適用認定証・高額療養費・高額介護合算）',
  2026,
  'https://www.kyoukaikenpo.or.jp/benefit/high_cost_medical_expenses/003/index.html',
);

// Work, illness and employment insurance.

export const healthInsuranceAct = law('健康保険法（大正11年法律第70号）', '211AC0000000070');
export const employmentInsuranceAct = law('雇用保険法（昭和49年法律第116号）', '349AC0000000116');
export const careLeaveAct = law('育児・介護休業法（平成3年法律第76号）', '403AC0000000076');
export const labourStandardsAct = law('労働基準法（昭和22年法律第49号）', '322AC0000000049');
export const labourPolicyAct = law('労働施策総合推進法（昭和41年法律第132号）', '341AC0000000132');
export const disabledEmploymentOrder = law(
  '障害者の雇用の促進等に関する法律施行令（昭和35年政令第292号）',
  '335CO0000000292',
);
export const sicknessColumn = page(
  KEIRI,
  '傷病手当金の計算方法と、退職日の落とし穴',
  2026,
  column('shobyo-teate-kin'),
);
export const careLeaveColumn = page(KEIRI, '介護休業給付金とは', 2026, column('kaigo-kyugyo-kyufukin'));
export const careDaysColumn = page(
  KEIRI,
  '子の看護休暇（看護等休暇）と介護休暇',
  2026,
  column('kango-kaigo-kyuka'),
);
export const employmentRateColumn = page(KEIRI, '障害者の法定雇用率', 2026, column('hotei-koyoritsu'));
export const trainingColumn = page(KEIRI, '教育訓練給付金とは', 2026, column('kyoiku-kunren-kyufukin'));
export const sicknessLawOffice = page(
  'sr.gracelaw.jp',
  '傷病手当金制度の見直し',
  2022,
  'https://sr.gracelaw.jp/column/753',
);
export const sicknessGuidebook = page(
  '家具の健康保険組合（kagukenpo.or.jp）',
  '令和6年度 健康保険ガイドブック 37ページ',
  2024,
  'https://kagukenpo.or.jp/kenpo_guide2024_new2/pageindices/index37.html',
);
export const sicknessAfterLeaving = page(
  '家具の健康保険組合（kagukenpo.or.jp）',
  '令和6年度 健康保険ガイドブック 44ページ',
  2024,
  'https://kagukenpo.or.jp/kenpo_guide2024_new2/pageindices/index44.html',
);
export const sicknessTotalNissay = page(
  '健康保険組合（nissay-kenpo.or.jp）',
  '傷病手当金の支給期間の通算化',
  2022,
  'https://nissay-kenpo.or.jp/news/news-detail.php?id=36',
);
export const workSupportOkayama = page(
  '岡山産業保健総合支援センター',
  '治療と仕事の両立支援の努力義務化',
  2025,
  'https://okayamas.johas.go.jp/column-no15',
);
export const workSupportOffice = page(
  'uenishi-sr.jp',
  '「治療と就業の両立支援対策」の努力義務化を解説（労働施策総合推進法）',
  2026,
  'https://uenishi-sr.jp/20260216-2',
);
export const okinawaJobless = page(
  'okinawagansapo.jp（おきなわがんサポートハンドブック）',
  '失業手当（基本手当）の受給期間の延長',
  2025,
  'https://okinawagansapo.jp/third/third3-2',
);
export const olderJobSeekersLimo = page(
  'LIMO',
  '高年齢求職者給付金（65歳以上）',
  2025,
  'https://limo.media/articles/-/107502?page=3',
);
export const olderJobSeekers = page(
  'work.keirekisyo.net',
  '高年齢求職者給付金',
  2020,
  'http://work.keirekisyo.net/kounenrei/',
);
export const paidLeaveOffice = page(
  'horie-office-news.blogspot.com',
  '年次有給休暇は何日もらえるか',
  2024,
  'https://horie-office-news.blogspot.com/2024/08/',
);

// Pensions and the disability handbook.
export const pensionOffice = page(
  PENSION,
  '令和8年4月分からの年金額等について',
  2026,
  'https://www.nenkin.go.jp/oshirase/taisetu/kojin/2026/202604/0401.html',
);
export const pensionOgawa = page(
  'ogawas-sr.com',
  '令和8年度 障害年金の額',
  2026,
  'https://ogawas-sr.com/info_2026012301',
);
export const pensionFarrier = page(
  'farrier-sr.com',
  '障害年金額一覧（令和8年度）',
  2026,
  'https://farrier-sr.com/nenkingaku.html',
);
export const pensionLimo = page(
  'LIMO',
  '2026年度の障害基礎年金（厚生労働省の発表をもとに）',
  2026,
  'https://limo.media/articles/-/112264?page=2',
);
export const pensionHachioji = page(
  '八王子市',
  '障害年金',
  2025,
  'https://www.city.hachioji.tokyo.jp/kurashi/welfare/005/014/009/p029098_d/fil/4.txt',
);
export const pensionColumn = page(
  KEIRI,
  '障害年金の金額（令和8年度）',
  2026,
  column('shogai-nenkin-kingaku'),
);
export const pensionAct = law('国民年金法（昭和34年法律第141号）', '334AC0000000141');
export const employeePensionAct = law('厚生年金保険法（昭和29年法律第115号）', '329AC0000000115');
export const assessmentSegawa = page(
  'segawa-nenkin.com',
  '「障害認定日の特例」とは',
  2022,
  'https://segawa-nenkin.com/3157/',
);
export const assessmentKawase = page(
  'sr-kawase.com',
  '障害認定日の特例について',
  2025,
  'https://sr-kawase.com/2025/07/01/%e9%9a%9c%e5%ae%b3%e8%aa%8d%e5%ae%9a%e6%97%a5%e3%81%ae%e7%89%b9%e4%be%8b%e3%81%ab%e3%81%a4%e3%81%84%e3%81%a6',
);
export const assessmentOffice = page(
  'syougainenkin-office.com',
  '初診日から1年6か月を経過する前に障害認定日として取り扱うもの',
  2021,
  'https://syougainenkin-office.com/info/shoshinbikara1nen6kagetsuwokeikasurumaenishougaininteibitoshitetoriatsukaumono',
);
export const assessmentNomi = page(
  '能美市',
  '障害基礎年金',
  2021,
  'https://www.city.nomi.ishikawa.jp/www/contents/1001000000197/index.html',
);
export const contributionShiogama = page(
  '塩竈市',
  '国民年金の障害年金（受給の条件と年金額）',
  2021,
  'https://www.city.shiogama.miyagi.jp/soshiki/14/3211.html',
);
export const contributionHajimete = page(
  'hajimete-shogai.com',
  '障害年金の保険料納付要件とは',
  2023,
  'https://www.hajimete-shogai.com/article/amount/a59',
);
export const handbookNavi = page(
  'ganryoyo.jp',
  '身体障害者手帳制度',
  2023,
  'https://ganryoyo.jp/%e3%83%88%e3%83%83%e3%83%97%e3%83%9a%e3%83%bc%e3%82%b8/%e7%94%9f%e6%b4%bb%e8%b2%bb%e3%81%ae%e3%82%b5%e3%83%9d%e3%83%bc%e3%83%88/%e8%ba%ab%e4%bd%93%e9%9a%9c%e5%ae%b3%e8%80%85%e6%89%8b%e5%b8%b3%e5%88%b6%e5%ba%a6',
);
export const handbookMotomura = page(
  'yuji-motomura.sakura.ne.jp',
  'がんでの障害者手帳',
  2025,
  'https://yuji-motomura.sakura.ne.jp/syougaisya',
);
export const handbookAgui = page(
  '阿久比町',
  '身体障害者手帳',
  2022,
  'https://www.town.agui.lg.jp/contents_detail.php?co=cat&frmId=313&frmCd=12-7-0-0-0',
);
export const survivorsReform = page(
  'shaho-net.co.jp（共済組合担当者のための年金ガイド）',
  '改正後の遺族厚生年金はどうなるのか',
  2025,
  'https://www.shaho-net.co.jp/nenkin_guide/108.html',
);
export const survivorsReformNews = page(
  'ライブドアニュース',
  '改正後の遺族厚生年金の仕組み',
  2026,
  'https://news.livedoor.com/article/detail/30328943/',
);

// Tax.
export const taxCancernet = page(
  'cancernet.jp（監修 濃沼信夫）',
  '税金の医療費控除',
  2020,
  'http://www.cancernet.jp/seikatsu/medical/deduction/',
);
export const taxKitaakita = page(
  '北秋田市',
  '医療費控除について',
  2025,
  'https://www.city.kitaakita.akita.jp/archive/p20251127191128',
);
export const taxIsesaki = page(
  '伊勢崎市',
  '医療費控除・セルフメディケーション税制（医療費控除の特例）',
  2022,
  'https://www.city.isesaki.lg.jp/soshiki/zaiseibu/shiminzei/kozin/keisan/2230.html',
);
export const taxAnswer1120 = page(
  '国税庁',
  'No.1120 医療費を支払ったとき（医療費控除）',
  2026,
  'https://www.nta.go.jp/taxes/shiraberu/taxanswer/shotoku/1120.htm',
);
export const selfMedicationNagano = page(
  '長野市',
  'セルフメディケーション税制（医療費控除の特例）',
  2024,
  'https://www.city.nagano.nagano.jp/n062000/contents/p000375.html',
);
export const selfMedicationAzumino = page(
  '安曇野市',
  '市県民税の医療費控除',
  2023,
  'https://www.city.azumino.nagano.jp/soshiki/1000/66238.html',
);

// Health insurance.
export const nationalReliefShinjo = page(
  '新庄市',
  '国民健康保険の一部負担金の免除・徴収猶予',
  2015,
  'https://www.city.shinjo.yamagata.jp/s009/020/20150226190104.html',
);
export const nationalReliefKashima = page(
  '鹿嶋市',
  '国民健康保険の一部負担金の減免・徴収猶予',
  2023,
  'https://city.kashima.ibaraki.jp/soshiki/38/69330.html',
);
export const tomeHighCost = page(
  'Tome塾',
  '健康保険法基礎知識 高額療養費・高額介護合算療養費',
  2024,
  'https://tome.jimusho.jp/syarousi/kennkouhokenn/kenkou4/kenkou4E.htm',
);
export const nationalReliefTarumizu = page(
  '垂水市',
  '国民健康保険一部負担金の免除等',
  2021,
  'https://www.city.tarumizu.lg.jp/kokuho/kurashi/hoken/kokumin/menjo.html',
);
export const nationalHealthAct = law('国民健康保険法（昭和33年法律第192号）', '333AC0000000192');
export const assessmentUchiyama = page(
  'syougai-uchiyama.jp',
  'がんによる障害年金の申請時期（障害認定日）',
  2014,
  'https://www.syougai-uchiyama.jp/2014/12/07/%E3%81%8C%E3%82%93-%E3%81%AB%E3%82%88%E3%82%8B%E9%9A%9C%E5%AE%B3%E5%B9%B4%E9%87%91%E3%81%AE%E7%94%B3%E8%AB%8B%E6%99%82%E6%9C%9F-%E9%9A%9C%E5%AE%B3%E5%B9%B4%E8%AA%8D%E5%AE%9A%E6%97%A5%E3%81%A8%E4%BD%99%E5%91%BD%E5%AE%A3%E5%91%8A%E3%81%AB%E3%81%A4%E3%81%84%E3%81%A6/',
);
export const backPayKawasaki = page(
  'kawasaki-shogai.com',
  '過去に遡って請求はできますか',
  2022,
  'https://kawasaki-shogai.com/?p=767',
);
export const handbookUrayasu = page(
  '浦安市（例規の検索）',
  '音声機能または言語機能障がい 3級（喉頭摘出に係るもの）',
  2023,
  'https://urayasu.ficsc.jp/urayasu/search.htm?cat=%E5%B1%8A%E3%81%91%E5%87%BA%E3%83%BB%E7%A8%8E%E3%83%BB%E7%94%9F%E6%B4%BB%2C%E7%A8%8E%E9%87%91%2C%E8%BB%BD%E8%87%AA%E5%8B%95%E8%BB%8A%E7%A8%8E&ext=html&key=%E6%A9%9F%E8%83%BD&syn=on&tgt=search.htm',
);
export const lastYearRuleEdenred = page(
  'エデンレッドジャパン（監修 吉川明日香）',
  '障害年金における改正内容（直近1年要件の10年延長）',
  2025,
  'https://edenred.jp/article/hr-recruiting/290/',
);
export const highCostChiba = page(
  '千葉県',
  '医療費が高額になる場合(高額療養費制度)',
  2025,
  'http://wwwp.pref.chiba.lg.jp/pbgnv/family/useful/useful01/medicalexpenses/highcost/',
);
export const assessmentShigaku = page(
  '日本私立学校振興・共済事業団',
  '私学共済ブック 2024年・2025年',
  2024,
  'https://www.pmac.shigaku.go.jp/kanyu/kanko/files/sigaku_letter_2023_11_book/pageindices/index110.html',
);
export const lastYearRuleFujioka = page(
  '藤岡市',
  '障害基礎年金の申請相談について',
  2026,
  'https://www.city.fujioka.gunma.jp/soshiki/shiminbu/hokennenkin/3/10922.html',
);
