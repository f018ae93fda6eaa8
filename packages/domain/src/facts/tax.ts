import { type FactTable, num, read, readOn, yen } from './fact.ts';
import * as s from './sources-money.ts';

const deduction = read(s.taxAnswer1120, s.taxKitaakita);
const selfMedication = { to: '2026-12-31', ...read(s.selfMedicationNagano, s.taxIsesaki) };

/** Tax relief for medical costs. */
export const TAX_FACTS = {
  'medical-deduction-period': {
    text: '1月1日から12月31日まで',
    what: '医療費控除を計算する1年',
    ...deduction,
  },
  'medical-deduction-floor': { ...yen(100_000, '10万円'), what: '医療費控除で差し引く額', ...deduction },
  'medical-deduction-floor-low-income': {
    ...num(5, '%'),
    what: '医療費控除で差し引く額（総所得金額等が200万円未満の人。所得に対する割合）',
    ...deduction,
  },
  'medical-deduction-low-income': {
    ...yen(2_000_000, '200万円未満'),
    what: '医療費控除で、所得の5%を差し引く人の総所得金額等',
    ...deduction,
  },
  'medical-deduction-most': {
    ...yen(2_000_000, '200万円'),
    what: '医療費控除の上限',
    ...read(s.taxAnswer1120, s.taxIsesaki),
  },
  'medical-deduction-back-years': {
    ...num(5, '年', '5年間'),
    what: '医療費控除の還付申告ができる期間（翌年1月1日から）',
    ...read(s.taxAnswer1120, s.taxCancernet),
  },
  'medical-deduction-receipts-years': {
    ...num(5, '年', '5年間'),
    what: '医療費控除に使った領収書を家で保管する年数',
    ...readOn('2026-11-30', s.taxKuki, s.taxMinamiAlps),
  },
  'resident-tax-part': {
    ...num(10, '%'),
    what: '住民税の所得割の率（市区町村と都道府県を合わせて。医療費控除で軽くなる額の目安に使う）',
    ...readOn('2026-11-30', s.taxOnojo, s.taxSuzaka),
  },
  'income-tax-least-part': {
    ...num(5, '%'),
    what: '所得税のいちばん低い率（医療費控除で軽くなる額の目安に使う）',
    ...readOn('2026-11-30', s.taxSuzaka, s.taxPresident),
  },
  'self-medication-floor': {
    ...yen(12_000),
    what: 'セルフメディケーション税制で差し引く額',
    ...selfMedication,
  },
  'self-medication-most': {
    ...yen(88_000),
    what: 'セルフメディケーション税制の控除の上限',
    ...selfMedication,
  },
  'self-medication-last-day': {
    text: '2026年12月31日',
    what: 'セルフメディケーション税制の、いまの期限',
    to: '2026-12-31',
    ...read(s.selfMedicationNagano, s.selfMedicationAzumino),
  },
  // What was bought until 2026 is claimed by these in the years after, too: no last day.
  'self-medication-floor-2026': {
    ...yen(12_000),
    what: 'セルフメディケーション税制で差し引く額（2026年12月31日までに買った分）',
    ...read(s.selfMedicationNagano, s.taxIsesaki),
  },
  'self-medication-most-2026': {
    ...yen(88_000),
    what: 'セルフメディケーション税制の控除の上限（2026年12月31日までに買った分）',
    ...read(s.selfMedicationNagano, s.taxIsesaki),
  },
  'self-medication-next-change': {
    text: '2027年の分から',
    what: 'セルフメディケーション税制の対象の薬が見直される年（令和8年度税制改正大綱。スイッチOTCは期限がなくなる）',
    ...readOn('2026-11-30', s.selfMedicationReform, s.selfMedicationReformNews),
  },
} as const satisfies FactTable;
