import { type FactTable, num, read, readOn, yen } from './fact.ts';
import * as insured from './sources-insurance.ts';
import * as life from './sources-life.ts';
import * as s from './sources-money.ts';

const AUGUST_2026 = '2026-08-01';
const JULY_2026 = '2026-07-31';
const AUGUST_2027 = '2027-08-01';
const JULY_2027 = '2027-07-31';

/** Under 70, treatment until July 2026. */
const before = { to: JULY_2026, ...read(s.healthInsuranceOrder, s.kokuhoNagano) };
/** August 2026 to July 2027. */
const now = { from: AUGUST_2026, to: JULY_2027, ...readOn('2026-11-30', s.highCostReview, s.highCostYorozu) };
/** Since August 2026, no end written down. */
const since = { from: AUGUST_2026, ...readOn('2026-11-30', s.highCostReview, s.highCostYorozu) };
/** Of that year: what only the calculator beside that page shows, and what the press prints. */
const nowTool = {
  from: AUGUST_2026,
  to: JULY_2027,
  ...readOn('2026-11-30', s.highCostReview, s.highCostYorozuTool),
};
const nowDiamond = {
  from: AUGUST_2026,
  to: JULY_2027,
  ...readOn('2026-11-30', s.highCostReview, s.highCostDiamond),
};
const nowJmedj = {
  from: AUGUST_2026,
  to: JULY_2027,
  ...readOn('2026-11-30', s.highCostReview, s.highCostJmedj),
};
/** Printed by the ministry for August 2027; the order is 令和8年政令第240号, not in force yet. */
const planned = { from: AUGUST_2027, ...readOn('2026-11-30', s.highCostReview, s.highCostJmedj) };
/** Of that table, what no page of the press prints. */
const plannedTable = { from: AUGUST_2027, ...readOn('2026-11-30', s.highCostReview, s.highCostYorozuTool) };
/** Repeat months did not change in August 2026. */
const steady = read(s.highCostReview, s.kokuhoNagano);
const income = read(s.highCostReview, s.kokuhoNagano);
const standard = readOn('2026-11-30', s.highCostAssociation, s.highCostYorozu);
const yearly = readOn('2026-11-30', s.highCostReview, s.highCostChiba);
const national = read(s.misatoHighCost, s.highCostYamato);
const old70 = { to: JULY_2026, ...readOn('2026-11-30', s.highCostEhime, s.highCostSagaKashima) };
const combined = read(s.elderlyCareOrder, s.combinedAssociation);

/** 高額療養費 and what is added to it. */
export const HIGH_COST_FACTS = {
  'high-cost-changed-on': {
    text: '2026年8月1日',
    what: '高額療養費の上限額と年間上限の見直しが始まった日',
    ...since,
  },
  'high-cost-next-change-on': {
    text: '2027年8月',
    what: '所得区分を細かく分ける次の見直し（予定）',
    ...planned,
  },

  // Who is in which class (under 70).
  'high-cost-a-standard': {
    text: '標準報酬月額83万円以上',
    what: '区分ア（70歳未満）会社などの健康保険の目安',
    ...standard,
  },
  'high-cost-i-standard': {
    text: '標準報酬月額53万円から79万円',
    what: '区分イ（70歳未満）会社などの健康保険の目安',
    ...standard,
  },
  'high-cost-u-standard': {
    text: '標準報酬月額28万円から50万円',
    what: '区分ウ（70歳未満）会社などの健康保険の目安',
    ...standard,
  },
  'high-cost-e-standard': {
    text: '標準報酬月額26万円以下',
    what: '区分エ（70歳未満）会社などの健康保険の目安',
    ...standard,
  },
  'high-cost-o-standard': { text: '住民税が非課税', what: '区分オ（70歳未満）の条件', ...standard },
  'high-cost-a-income': { text: '年収約1,160万円以上', what: '区分ア（70歳未満）年収の目安', ...yearly },
  'high-cost-i-income': {
    text: '年収約770万円から約1,160万円',
    what: '区分イ（70歳未満）年収の目安',
    ...yearly,
  },
  'high-cost-u-income': {
    text: '年収約370万円から約770万円',
    what: '区分ウ（70歳未満）年収の目安',
    ...yearly,
  },
  'high-cost-e-income': { text: '年収約370万円以下', what: '区分エ（70歳未満）年収の目安', ...yearly },
  'high-cost-a-national': {
    text: '所得901万円超',
    what: '区分ア（国民健康保険。基礎控除後の所得）',
    ...national,
  },
  'high-cost-i-national': {
    text: '所得600万円超901万円以下',
    what: '区分イ（国民健康保険。基礎控除後の所得）',
    ...national,
  },
  'high-cost-u-national': {
    text: '所得210万円超600万円以下',
    what: '区分ウ（国民健康保険。基礎控除後の所得）',
    ...national,
  },
  'high-cost-e-national': {
    text: '所得210万円以下',
    what: '区分エ（国民健康保険。基礎控除後の所得）',
    ...national,
  },

  // Under 70, until July 2026.
  'high-cost-a-fixed-until-2026-07': { ...yen(252_600), what: '区分アの上限（定額部分）', ...before },
  'high-cost-a-over-until-2026-07': { ...yen(842_000), what: '区分アで1%を計算し始める総医療費', ...before },
  'high-cost-i-fixed-until-2026-07': { ...yen(167_400), what: '区分イの上限（定額部分）', ...before },
  'high-cost-i-over-until-2026-07': { ...yen(558_000), what: '区分イで1%を計算し始める総医療費', ...before },
  'high-cost-u-fixed-until-2026-07': { ...yen(80_100), what: '区分ウの上限（定額部分）', ...before },
  'high-cost-u-over-until-2026-07': { ...yen(267_000), what: '区分ウで1%を計算し始める総医療費', ...before },
  'high-cost-e-fixed-until-2026-07': { ...yen(57_600), what: '区分エの上限', ...before },
  'high-cost-o-fixed-until-2026-07': { ...yen(35_400), what: '区分オの上限', ...before },
  'high-cost-u-example-until-2026-07': {
    ...yen(87_430),
    what: '計算の例: 区分ウ、総医療費100万円の月の上限（2026年7月診療分まで）',
    to: JULY_2026,
    ...readOn('2026-11-30', s.highCostLeaflet, s.highCostDiamond),
  },

  // Under 70, August 2026 to July 2027.
  'high-cost-a-fixed': { ...yen(270_300), what: '区分アの上限（定額部分）', ...now },
  'high-cost-a-over': { ...yen(901_000), what: '区分アで1%を計算し始める総医療費', ...now },
  'high-cost-i-fixed': { ...yen(179_100), what: '区分イの上限（定額部分）', ...now },
  'high-cost-i-over': { ...yen(597_000), what: '区分イで1%を計算し始める総医療費', ...now },
  'high-cost-u-fixed': { ...yen(85_800), what: '区分ウの上限（定額部分）', ...nowJmedj },
  'high-cost-u-over': { ...yen(286_000), what: '区分ウで1%を計算し始める総医療費', ...nowDiamond },
  'high-cost-e-fixed': { ...yen(61_500), what: '区分エの上限', ...now },
  'high-cost-o-fixed': { ...yen(36_900), what: '区分オの上限', ...now },
  'high-cost-part-above': {
    ...num(1, '%'),
    what: '区分ア・イ・ウで、基準の総医療費を超えた分に足す割合',
    ...readOn('2026-11-30', s.highCostReview, s.highCostYorozu),
  },
  'high-cost-u-example': {
    ...yen(92_940),
    what: '計算の例: 区分ウ、総医療費100万円の月の上限',
    ...nowDiamond,
  },
  'high-cost-example-total': {
    ...yen(1_000_000, '100万円'),
    what: '計算の例に使う、ひと月の総医療費',
    ...nowDiamond,
  },
  'high-cost-example-third': {
    ...yen(300_000, '30万円'),
    what: '計算の例で、3割の自己負担の額',
    from: AUGUST_2026,
    to: JULY_2027,
    ...readOn('2026-11-30', s.highCostReview, s.highCostDiamondTop),
  },

  // Repeat months (多数回該当), under 70.
  'high-cost-repeat-from': { ...num(4, '回', '4回目から'), what: '多数回該当で上限が下がる回', ...steady },
  'high-cost-repeat-window': {
    ...num(12, 'か月'),
    what: '多数回該当を数える期間（その月を含む直近）',
    ...steady,
  },
  'high-cost-repeat-before': { ...num(3, '回'), what: '多数回該当になる前に支給を受けている回数', ...steady },
  'high-cost-a-repeat': { ...yen(140_100), what: '区分アの多数回該当の上限', ...steady },
  'high-cost-i-repeat': { ...yen(93_000), what: '区分イの多数回該当の上限', ...steady },
  'high-cost-u-repeat': { ...yen(44_400), what: '区分ウの多数回該当の上限', ...steady },
  'high-cost-e-repeat': { ...yen(44_400), what: '区分エの多数回該当の上限', ...steady },
  'high-cost-o-repeat': { ...yen(24_600), what: '区分オの多数回該当の上限', ...steady },

  // The cap on a year, new since August 2026.
  'high-cost-year-period': { text: '8月から翌年7月まで', what: '年間上限を数える1年の区切り', ...since },
  'high-cost-year-first': { text: '2026年8月から2027年7月まで', what: '年間上限の最初の1年', ...now },
  'high-cost-year-paid-back': {
    text: '2027年8月以降',
    what: '最初の1年の年間上限を超えた分が払い戻される時期',
    ...now,
  },
  'high-cost-a-year': { ...yen(1_680_000, '168万円'), what: '区分アの年間上限', ...now },
  'high-cost-i-year': {
    ...yen(1_110_000, '111万円'),
    what: '区分イの年間上限',
    from: AUGUST_2026,
    to: JULY_2027,
    ...readOn('2026-11-30', s.highCostReview, s.highCostMoneyPlus),
  },
  'high-cost-u-year': { ...yen(530_000, '53万円'), what: '区分ウの年間上限', ...nowJmedj },
  'high-cost-e-year': { ...yen(530_000, '53万円'), what: '区分エの年間上限', ...now },
  'high-cost-e-year-low': {
    ...yen(410_000, '41万円'),
    what: '区分エのうち収入の低い方の年間上限',
    ...nowTool,
  },
  'high-cost-e-year-low-who': {
    text: '年収約200万円以下（標準報酬月額15万円以下）',
    what: '区分エのうち、年間上限が41万円になる方の目安',
    ...nowTool,
  },
  'high-cost-o-year': { ...yen(290_000, '29万円'), what: '区分オの年間上限', ...now },

  // 70 and over.
  'high-cost-70-age': { ...num(70, '歳', '70歳以上'), what: '上限の表が変わる年齢', ...steady },
  'high-cost-70-three-fixed-until-2026-07': {
    ...yen(252_600),
    what: '70歳以上 現役並みⅢ（定額部分）',
    ...old70,
  },
  'high-cost-70-two-fixed-until-2026-07': {
    ...yen(167_400),
    what: '70歳以上 現役並みⅡ（定額部分）',
    ...old70,
  },
  'high-cost-70-one-fixed-until-2026-07': {
    ...yen(80_100),
    what: '70歳以上 現役並みⅠ（定額部分）',
    ...old70,
  },
  'high-cost-70-general-until-2026-07': { ...yen(57_600), what: '70歳以上 一般の世帯ごとの上限', ...old70 },
  'high-cost-70-general-out-until-2026-07': {
    ...yen(18_000),
    what: '70歳以上 一般の外来の上限（ひとり）',
    ...old70,
  },
  'high-cost-70-low-two-until-2026-07': {
    ...yen(24_600),
    what: '70歳以上 低所得者Ⅱの世帯ごとの上限',
    ...old70,
  },
  'high-cost-70-low-one-until-2026-07': {
    ...yen(15_000),
    what: '70歳以上 低所得者Ⅰの世帯ごとの上限',
    ...old70,
  },
  'high-cost-70-low-out-until-2026-07': {
    ...yen(8_000),
    what: '70歳以上 低所得者Ⅰ・Ⅱの外来の上限（ひとり）',
    ...old70,
  },
  'high-cost-70-out-year-until-2026-07': {
    ...yen(144_000),
    what: '70歳以上 一般の外来の年間上限',
    ...old70,
  },
  'high-cost-70-three-fixed': { ...yen(270_300), what: '70歳以上 現役並みⅢ（定額部分）', ...now },
  'high-cost-70-three-over': {
    ...yen(901_000),
    what: '70歳以上 現役並みⅢで1%を計算し始める総医療費',
    ...now,
  },
  'high-cost-70-two-fixed': { ...yen(179_100), what: '70歳以上 現役並みⅡ（定額部分）', ...now },
  'high-cost-70-two-over': { ...yen(597_000), what: '70歳以上 現役並みⅡで1%を計算し始める総医療費', ...now },
  'high-cost-70-one-fixed': { ...yen(85_800), what: '70歳以上 現役並みⅠ（定額部分）', ...now },
  'high-cost-70-one-over': { ...yen(286_000), what: '70歳以上 現役並みⅠで1%を計算し始める総医療費', ...now },
  'high-cost-70-general': { ...yen(61_500), what: '70歳以上 一般の世帯ごとの上限', ...now },
  'high-cost-70-general-repeat': { ...yen(44_400), what: '70歳以上 一般の多数回該当の上限', ...steady },
  'high-cost-70-general-out': { ...yen(22_000), what: '70歳以上 一般の外来の上限（ひとり）', ...now },
  'high-cost-70-general-out-year': {
    ...yen(216_000),
    what: '70歳以上 一般の外来の年間上限（ひとり）',
    ...now,
  },
  'high-cost-70-general-year': { ...yen(530_000, '53万円'), what: '70歳以上 一般の年間上限', ...nowTool },
  'high-cost-70-low-two': { ...yen(25_700), what: '70歳以上 低所得者Ⅱの世帯ごとの上限', ...now },
  'high-cost-70-low-two-repeat': {
    ...yen(24_600),
    what: '70歳以上 低所得者Ⅱの多数回該当の上限（新設）',
    ...now,
  },
  'high-cost-70-low-two-out': { ...yen(11_000), what: '70歳以上 低所得者Ⅱの外来の上限（ひとり）', ...now },
  'high-cost-70-low-two-out-year': {
    ...yen(96_000),
    what: '70歳以上 低所得者Ⅱの外来の年間上限（ひとり）',
    ...now,
  },
  'high-cost-70-low-two-year': {
    ...yen(290_000, '29万円'),
    what: '70歳以上 低所得者Ⅱの年間上限',
    ...nowTool,
  },
  'high-cost-70-low-one': { ...yen(15_700), what: '70歳以上 低所得者Ⅰの世帯ごとの上限', ...now },
  'high-cost-70-low-one-out': { ...yen(8_000), what: '70歳以上 低所得者Ⅰの外来の上限（ひとり）', ...now },
  'high-cost-70-low-one-year': {
    ...yen(180_000, '18万円'),
    what: '70歳以上 低所得者Ⅰの年間上限',
    ...nowTool,
  },
  'high-cost-70-three-income': {
    text: '年収約1,160万円以上',
    what: '70歳以上 現役並みⅢの年収の目安',
    ...income,
  },
  'high-cost-70-two-income': {
    text: '年収約770万円から約1,160万円',
    what: '70歳以上 現役並みⅡの年収の目安',
    ...income,
  },
  'high-cost-70-one-income': {
    text: '年収約370万円から約770万円',
    what: '70歳以上 現役並みⅠの年収の目安',
    ...income,
  },
  'high-cost-70-three-taxable': { text: '課税所得690万円以上', what: '70歳以上 現役並みⅢの条件', ...income },
  'high-cost-70-two-taxable': { text: '課税所得380万円以上', what: '70歳以上 現役並みⅡの条件', ...income },
  'high-cost-70-one-taxable': { text: '課税所得145万円以上', what: '70歳以上 現役並みⅠの条件', ...income },
  'high-cost-70-general-income': {
    text: '年収約156万円から約370万円',
    what: '70歳以上 一般の年収の目安',
    ...income,
  },

  // Planned for August 2027 (under 70, finer classes).
  'high-cost-2027-classes': {
    text: '12区分（住民税非課税を除く）',
    what: '2027年8月からの70歳未満の区分の数（予定）',
    from: AUGUST_2027,
    ...readOn('2026-11-30', s.highCostReview, s.highCostDiamond),
  },
  'high-cost-2027-u-top': {
    ...yen(110_400),
    what: '2027年8月から: 年収約650万円から約770万円の上限（定額部分、予定）',
    ...planned,
  },
  'high-cost-2027-u-middle': {
    ...yen(98_100),
    what: '2027年8月から: 年収約510万円から約650万円の上限（定額部分、予定）',
    ...planned,
  },
  'high-cost-2027-u-low': {
    ...yen(85_800),
    what: '2027年8月から: 年収約370万円から約510万円の上限（定額部分、予定）',
    ...planned,
  },
  'high-cost-2027-e-top': {
    ...yen(69_600),
    what: '2027年8月から: 年収約260万円から約370万円の上限（予定）',
    ...plannedTable,
  },
  'high-cost-2027-e-middle': {
    ...yen(65_400),
    what: '2027年8月から: 年収約200万円から約260万円の上限（予定）',
    ...plannedTable,
  },
  'high-cost-2027-e-low': {
    ...yen(61_500),
    what: '2027年8月から: 年収約200万円未満の上限（予定）',
    ...plannedTable,
  },
  'high-cost-2027-e-low-repeat': {
    ...yen(34_500),
    what: '2027年8月から: 年収約200万円未満の多数回該当の上限（予定）',
    ...planned,
  },
  'high-cost-2027-a-top': {
    ...yen(342_000),
    what: '2027年8月から: 年収約1,650万円以上の上限（定額部分、予定）',
    from: AUGUST_2027,
    ...readOn('2026-11-30', s.highCostReview, s.highCostDiamondTop),
  },

  // Rules of counting and asking.
  'high-cost-household-floor': {
    ...yen(21_000),
    what: '70歳未満で、合算できる自己負担の下限（ひとり・ひと月・病院ごと）',
    ...read(s.healthInsuranceOrder, s.asahikawaHighCost),
  },
  'high-cost-time-limit': {
    ...num(2, '年'),
    what: '高額療養費を申請できる期間（診療を受けた月の翌月の初日から）',
    ...read(life.timePhc, s.highCostKoshigaya),
  },
  'high-cost-back-months': {
    ...num(3, 'か月', '3か月以上'),
    what: '申請した高額療養費が戻るまでの目安（診療の月から）',
    ...read(s.papHighCost, s.highCostGamagori),
  },
  'high-cost-loan-part': {
    text: '8割',
    what: '高額療養費が戻るまでの貸付の額（協会けんぽ。戻る見込みの額に対する割合、無利子）',
    ...readOn('2026-11-30', insured.loanAstraZeneca, insured.loanMedical),
  },
  'high-cost-loan-national': {
    text: '9割以内',
    what: '高額療養費が戻るまでの貸付の額（国民健康保険、市の例。戻る見込みの額に対する割合）',
    ...readOn('2026-11-30', insured.loanKaratsu, insured.loanFujiyoshida),
  },
  'high-cost-month': {
    text: '月の1日から末日まで',
    what: '高額療養費を計算するひと月の区切り',
    ...read(s.highCostYamato, s.papHighCost),
  },

  // Medical and nursing care together, a year.
  'combined-period': {
    text: '8月から翌年7月まで',
    what: '高額医療・高額介護合算療養費の1年の区切り',
    ...combined,
  },
  'combined-70-three': { ...yen(2_120_000, '212万円'), what: '合算の上限 70歳以上 現役並みⅢ', ...combined },
  'combined-70-two': { ...yen(1_410_000, '141万円'), what: '合算の上限 70歳以上 現役並みⅡ', ...combined },
  'combined-70-one': { ...yen(670_000, '67万円'), what: '合算の上限 70歳以上 現役並みⅠ', ...combined },
  'combined-70-general': { ...yen(560_000, '56万円'), what: '合算の上限 70歳以上 一般', ...combined },
  'combined-70-low-two': { ...yen(310_000, '31万円'), what: '合算の上限 70歳以上 低所得者Ⅱ', ...combined },
  'combined-70-low-one': { ...yen(190_000, '19万円'), what: '合算の上限 70歳以上 低所得者Ⅰ', ...combined },
  'combined-smallest': {
    ...yen(501, '501円以上'),
    what: '合算で、超えた額がいくらから支給されるか',
    ...combined,
  },
} as const satisfies FactTable;
