import { KENPO, LAW, law, MHLW, page } from './source-page.ts';

/** Pages that the rows on high medical costs, tax and their laws stand on. */

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

export const labourPolicyAct = law('労働施策総合推進法（昭和41年法律第132号）', '341AC0000000132');

// Pensions and the disability handbook.

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
export const highCostChiba = page(
  '千葉県',
  '医療費が高額になる場合(高額療養費制度)',
  2025,
  'http://wwwp.pref.chiba.lg.jp/pbgnv/family/useful/useful01/medicalexpenses/highcost/',
);
export const paidLeaveFukunaga = page(
  'fukunagasr.com',
  '年次有給休暇（労働基準法第39条）',
  2017,
  'http://fukunagasr.com/rodohoblog/?cat=6',
);

// Disability pension: when, how long and how it is paid; what a deduction saves.
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
export const careLeaveTome = page(
  'Tome塾',
  '育児・介護休業法（育児休業、介護休業、看護休暇、介護休暇）',
  2024,
  'https://www.tome.jimusho.jp/syarousi/roumukannri/roumu3/roumu3C.htm',
);
export const trainingTome = page(
  'Tome塾',
  '雇用保険法 教育訓練給付',
  2023,
  'https://tome.jimusho.jp/syarousi/koyouhoken/koyou6/koyou6A.htm',
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
