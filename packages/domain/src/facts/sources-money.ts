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
export const paidLeaveFukunaga = page(
  'fukunagasr.com',
  '年次有給休暇（労働基準法第39条）',
  2017,
  'http://fukunagasr.com/rodohoblog/?cat=6',
);

// Disability pension: when, how long and how it is paid; what a deduction saves.
export const pensionLaterKokoro = page(
  'hl-kokoro.com',
  '65歳に達する日の前日とは（事後重症の請求）',
  2023,
  'https://hl-kokoro.com/blog/date-of-reaching-65-years-old',
);
export const pensionLaterSaitama = page(
  'saitama-salon.info',
  '事後重症請求',
  2020,
  'http://www.saitama-salon.info/jigojyusyo/',
);
export const pensionPapersKusunoki = page(
  'kusunoki-chiba.com',
  '障害年金の請求',
  2024,
  'https://kusunoki-chiba.com/障害年金とは/障害年金の請求',
);
export const pensionPapersFullSupport = page(
  'shogai-fullsupport.com',
  '障害年金の基礎知識',
  2024,
  'https://shogai-fullsupport.com/basic-knowledge',
);
export const pensionReviewMachida = page(
  'machida-shougainenkin.kokoro.sr',
  '障害年金は申請してから受給までにどれくらいの期間がかかるのか',
  2025,
  'https://machida-shougainenkin.kokoro.sr/p37102',
);
export const pensionReviewUtu = page(
  'nenkin-utu.com',
  '申請にかかる期間及び審査期間とその後の流れ',
  2016,
  'http://nenkin-utu.com/%E7%94%B3%E8%AB%8B%E3%81%AB%E3%81%8B%E3%81%8B%E3%82%8B%E6%9C%9F%E9%96%93%E5%8F%8A%E3%81%B3%E5%AF%A9%E6%9F%BB%E6%9C%9F%E9%96%93%E3%81%A8%E3%81%9D%E3%81%AE%E5%BE%8C%E3%81%AE%E6%B5%81%E3%82%8C/',
);
export const pensionAppealMatsui = page(
  'matsui-sr.com',
  '障害年金の決定に不服があるとき（審査請求）',
  2026,
  'https://matsui-sr.com/toyokawa-shogainenkin/sinsaseikyu.html',
);
export const pensionAppealNet = page(
  'shougainenkin-net.com',
  '不支給になったなど、結果に不服がある場合にはどうすればいいの?',
  2023,
  'https://shougainenkin-net.com/qanda/huhuku',
);
export const pensionPaidFukushima = page(
  '福島市',
  '年金の支給日と支給対象月',
  2025,
  'https://www.city.fukushima.fukushima.jp/kurashi/kokuminnenkin/3/8058.html',
);
export const pensionPaidKuria = page(
  'syougai-kuria.com',
  '障害年金の受給日',
  2023,
  'https://syougai-kuria.com/jukyuubi',
);
export const taxKuki = page(
  '久喜市',
  '医療費控除を申告する場合、必要なものは何ですか',
  2022,
  'https://www.city.kuki.lg.jp/faq/kurashi/tax/kojin/shotokuwari/iryouhi_tenpu_FAQ.html',
);
export const taxMinamiAlps = page(
  '南アルプス市',
  '医療費控除の明細書の添付について',
  2024,
  'https://www.city.minami-alps.yamanashi.jp/docs/3033.html',
);
export const taxSuzaka = page(
  '須坂市',
  '【市・県民税】医療費控除をしてみたいのですが、どのくらい戻ってきますか?',
  2024,
  'https://www.city.suzaka.nagano.jp/contents/faq/answer.php?id=132',
);
export const taxOnojo = page(
  '大野城市',
  '税額の計算',
  2021,
  'http://www.city.onojo.fukuoka.jp/s016/010/010/010/20201016183535.html',
);
export const taxPresident = page(
  'プレジデントオンライン',
  'ほとんどの家庭は医療費10万円以上',
  2014,
  'https://president.jp/articles/amp/14046?page=3',
);
export const selfMedicationReform = page(
  'dgs-on-line.com',
  '令和8年度税制改正大綱（セルフメディケーション税制）',
  2025,
  'https://www.dgs-on-line.com/articles/3127',
);
export const selfMedicationReformNews = page(
  'news.isotop.jp',
  'セルフメディケーション税制2027年改正で恒久化!対象OTC医薬品の拡大内容を解説',
  2026,
  'https://news.isotop.jp/archives/5076',
);

// Pages found in place of the one private site (30 November 2026).

export const highCostJmedj = page(
  '日本医事新報社',
  '高額療養費制度の見直しの内容（2025年12月25日の医療保険部会と専門委員会）',
  2025,
  'https://www.jmedj.co.jp/blogs/product/product_27882',
);
export const highCostDiamond = page(
  'ダイヤモンド・オンライン（早川幸子）',
  '高額療養費の見直し（2026年8月と2027年8月の自己負担限度額、13区分への細分化）',
  2026,
  'https://diamond.jp/articles/-/383318?page=3',
);
export const highCostDiamondTop = page(
  'ダイヤモンド・オンライン（早川幸子）',
  '高額療養費の見直し（高所得層の限度額と、長期療養者・低所得者の負担軽減策）',
  2026,
  'https://diamond.jp/articles/-/383318?page=4',
);
export const highCostMoneyPlus = page(
  'マネーフォワード（MONEY PLUS）',
  '2026年8月高額療養費制度見直しによる注意点',
  2026,
  'https://media.moneyforward.com/articles/10489?page=3',
);
export const highCostLeaflet = page(
  MHLW,
  '高額療養費制度を利用される皆さまへ（平成30年8月診療分から）',
  2018,
  'https://www.mhlw.go.jp/content/000333280.pdf',
);
export const highCostEhime = page(
  '愛媛県後期高齢者医療広域連合',
  '医療費が高額になったとき（高額療養費）',
  2022,
  'http://www.ehime-kouiki.jp/kyufu/kogaku.html',
);
export const highCostSagaKashima = page(
  '鹿島市（佐賀県）',
  '国民健康保険と後期高齢者医療制度の高額療養費等の見直しについて',
  2018,
  'https://www.city.saga-kashima.lg.jp/main/13657.html',
);
export const highCostOrderWikibooks = page(
  'ウィキブックス',
  '健康保険法施行令第42条',
  2015,
  'https://ja.wikibooks.org/wiki/%E5%81%A5%E5%BA%B7%E4%BF%9D%E9%99%BA%E6%B3%95%E6%96%BD%E8%A1%8C%E4%BB%A4%E7%AC%AC42%E6%9D%A1',
);
export const sicknessAssociation = page(
  KENPO,
  '病気やケガで会社を休んだとき（傷病手当金）',
  2026,
  'https://www.kyoukaikenpo.or.jp/benefit/injury_and_sickness_allowance/',
);
export const sicknessHasokon = page(
  'hasokon.com（無料計算ツール集）',
  '傷病手当金 計算機',
  2026,
  'https://hasokon.com/tools/shobyo-teate/',
);
export const sicknessPensionIuris = page(
  'iuris.jp',
  '健康保険法 第百八条（傷病手当金又は出産手当金と報酬等との調整）',
  2024,
  'https://iuris.jp/%E5%81%A5%E5%BA%B7%E4%BF%9D%E9%99%BA%E6%B3%95-%E7%AC%AC%E7%99%BE%E5%85%AB%E6%9D%A1-%E5%82%B7%E7%97%85%E6%89%8B%E5%BD%93%E9%87%91%E5%8F%88%E3%81%AF%E5%87%BA%E7%94%A3%E6%89%8B%E5%BD%93%E9%87%91%E3%81%A8%E5%A0%B1%E9%85%AC%E7%AD%89%E3%81%A8%E3%81%AE%E8%AA%BF%E6%95%B4/jpn/a/82822',
);
export const nationalSicknessSyarogo = page(
  '社会保険労務士合格研究室',
  '国民健康保険の法定給付と任意給付',
  2023,
  'http://www.syarogo-itonao.jp/16864941594056',
);
export const careLeaveMatsuyama = page(
  '松山市',
  '介護休暇（子どものケア等）の活用について',
  2025,
  'https://www.city.matsuyama.ehime.jp/kurashi/sangyo/koyou/koyoushien/20250708.html',
);
export const careLeaveHigashine = page(
  '地域包括支援センター（higashine-houkatsu.jp）',
  '介護休業',
  2025,
  'http://higashine-houkatsu.jp/jo80yw2a8-86',
);
export const careLeavePayHeartwarm = page(
  'heartwarm.jp',
  '平成28年8月1日以降に開始する介護休業から介護休業給付金の「支給率」や「賃金日額の上限額」が変わります【職業安定課】',
  2016,
  'http://heartwarm.jp/archives/234',
);
export const careLeavePayHandbook = page(
  '厚生労働省の手引きの写し（expydoc.com）',
  '第12章 介護休業給付について',
  2017,
  'https://expydoc.com/doc/11778860/%E7%AC%AC12%E7%AB%A0-%E4%BB%8B%E8%AD%B7%E4%BC%91%E6%A5%AD%E7%B5%A6%E4%BB%98%E3%81%AB%E3%81%A4%E3%81%84%E3%81%A6',
);
export const careLeavePayWork8 = page(
  'work8.jp',
  '介護休業給付金の受給資格確認・支給申請手続き',
  2024,
  'https://work8.jp/ka2/',
);
export const careLeaveCapKsk = page(
  'k-ksk.com',
  '高年齢雇用継続給付金、介護休業給付金、育児休業等給付の支給限度額の引き上げ（2025年8月1日）',
  2025,
  'https://www.k-ksk.com/increase-in-benefits',
);
export const careDaysKuroishi = page(
  '黒石市',
  '子の看護休暇・介護休暇',
  2021,
  'http://www.city.kuroishi.aomori.jp/sangyou/shien/kango_kaigo_kyuka.html',
);
export const childDaysDoctormate = page(
  'doctormate.co.jp',
  '改正された介護・育児休業法の解説',
  2025,
  'https://doctormate.co.jp/blog/aigonews-157',
);
export const childDaysSoumu = page(
  '月刊総務オンライン（濱田京子）',
  '2025年4月から順次施行 改正育児・介護休業法の対応のポイント',
  2025,
  'https://www.g-soumu.com/articles/cf423a8b-3df4-4798-8652-f0158f54988e',
);
export const careLeaveTome = page(
  'Tome塾',
  '育児・介護休業法（育児休業、介護休業、看護休暇、介護休暇）',
  2024,
  'https://www.tome.jimusho.jp/syarousi/roumukannri/roumu3/roumu3C.htm',
);
export const employmentRateAwara = page(
  'あわら市',
  '障がい者の法定雇用率が引き上げになります',
  2025,
  'https://www.city.awara.lg.jp/mokuteki/life/life13/koyouroudou/p008813.html',
);
export const trainingKyufuNavi = page(
  'kyufu-navi.syakaijin-gakusei.com',
  '教育訓練給付金 ハローワークでの手続き',
  2025,
  'https://kyufu-navi.syakaijin-gakusei.com/kyouikukunnrennkyuuhu-hellowork-tetuduki',
);
export const trainingLimo = page(
  'LIMO',
  '「専門実践教育訓練」給付金',
  2020,
  'https://limo.media/articles/-/17255?page=4',
);
export const trainingNagaoka = page(
  '長岡技術科学大学',
  '厚生労働省教育訓練給付金制度（専門実践教育訓練給付金）',
  2023,
  'https://whs.nagaokaut.ac.jp/system-safety/scholarship.html',
);
export const trainingPeriod = page(
  'kyoikukunren.jp',
  '適用対象期間は最大20年まで延長できる、適用対象期間の延長が認められる例',
  2024,
  'https://kyoikukunren.jp/a/423',
);
export const trainingTome = page(
  'Tome塾',
  '雇用保険法 教育訓練給付',
  2023,
  'https://tome.jimusho.jp/syarousi/koyouhoken/koyou6/koyou6A.htm',
);
export const pensionBasicOffice = page(
  PENSION,
  '障害基礎年金の受給要件・請求時期・年金額',
  2026,
  'https://www.nenkin.go.jp/service/jukyu/seido/shougainenkin/jukyu-yoken/20150514.html',
);
export const pensionEmployeeOffice = page(
  PENSION,
  '障害厚生年金の受給要件・請求時期・年金額',
  2026,
  'https://www.nenkin.go.jp/service/jukyu/seido/shougainenkin/jukyu-yoken/20150401-02.html',
);
export const pensionNote = page(
  '障害年金ノート（shougainenkin-note.net）',
  '障害年金はいくら受け取れるか（令和8年度）',
  2026,
  'https://shougainenkin-note.net/columns/ikura-moraeru',
);
export const pensionYaizu = page(
  '焼津市',
  '障害基礎年金（子の加算）',
  2023,
  'https://www.city.yaizu.lg.jp/g03-003/kokuminnenkin/07.html',
);
export const pensionAmountArticle = page(
  'palnyan-blog.com',
  '【国民年金法】障害基礎年金の額（第33条）',
  2023,
  'https://palnyan-blog.com/syoukisogaku',
);
export const employeePensionWikibooks = page(
  'ウィキブックス',
  '厚生年金保険法第50条',
  2015,
  'https://ja.wikibooks.org/wiki/%E5%8E%9A%E7%94%9F%E5%B9%B4%E9%87%91%E4%BF%9D%E9%99%BA%E6%B3%95%E7%AC%AC50%E6%9D%A1',
);
export const lumpSumSyarogo = page(
  '社会保険労務士合格研究室',
  '厚生年金保険法 障害手当金（55条）',
  2023,
  'http://www.syarogo-itonao.jp/16740526218854',
);
export const highCostYorozu = page(
  'yorozu-craft.com（制度の計算機）',
  '高額療養費の計算の使い方（2026年8月からの上限額の一覧・75歳以上・世帯合算）',
  2026,
  'https://yorozu-craft.com/seido-keisan/kogaku-ryoyohi/guide.html',
);
export const highCostYorozuTool = page(
  'yorozu-craft.com（制度の計算機）',
  '高額療養費の計算（2026年8月からの上限額・70歳以上・75歳以上・世帯合算）',
  2026,
  'https://yorozu-craft.com/seido-keisan/kogaku-ryoyohi/',
);
