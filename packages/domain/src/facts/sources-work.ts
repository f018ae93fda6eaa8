import { column, KEIRI, KENPO, law, page } from './source-page.ts';

/** Pages that the rows on work, leave and sickness allowance stand on. */

export const healthInsuranceAct = law('健康保険法（大正11年法律第70号）', '211AC0000000070');
export const employmentInsuranceAct = law('雇用保険法（昭和49年法律第116号）', '349AC0000000116');
export const careLeaveAct = law('育児・介護休業法（平成3年法律第76号）', '403AC0000000076');
export const labourStandardsAct = law('労働基準法（昭和22年法律第49号）', '322AC0000000049');
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
