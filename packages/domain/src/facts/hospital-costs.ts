import { type FactTable, num, read, readOn, yen } from './fact.ts';
import * as insured from './sources-insurance.ts';
import * as s from './sources-life.ts';

const MARCH_2025 = '2025-03-31';
const meals2024 = { from: '2024-06-01', to: MARCH_2025, ...read(s.mealsPanasonic, s.mealsNayoro) };
/** The end follows from the change in June 2026 (see the note of what is missing). */
const meals2025 = { from: '2025-04-01', to: '2026-05-31', ...read(s.mealsHigashiosaka, s.mealsKusatsu) };
const panel = read(s.panelKanazawa, s.panelHealthcare);
const second = read(s.secondYoshimura, s.secondZakzak);
const sleeve = read(s.sleeveIts, s.sleeveKobe);
const requested = { from: '2016-04-01', ...read(s.requestedKnit, s.requestedRosei) };
const papers = read(s.papersMame, s.papersNiconico);

/** Meals, tests, second opinions and papers. */
export const HOSPITAL_COST_FACTS = {
  'meal-standard-until-2025-03': {
    ...yen(490),
    what: '入院中の食事の自己負担（1食、住民税が課税される世帯）',
    ...meals2024,
  },
  'meal-low-until-2025-03': {
    ...yen(230),
    what: '入院中の食事の自己負担（1食、住民税が非課税の世帯）',
    ...meals2024,
  },
  'meal-low-long-until-2025-03': {
    ...yen(180),
    what: '入院中の食事の自己負担（1食、非課税の世帯で91日目から）',
    ...meals2024,
  },
  'meal-lowest-until-2025-03': {
    ...yen(110),
    what: '入院中の食事の自己負担（1食、70歳以上の低所得者Ⅰ）',
    ...meals2024,
  },
  'meal-standard-until-2026-05': {
    ...yen(510),
    what: '入院中の食事の自己負担（1食、住民税が課税される世帯）',
    ...meals2025,
  },
  'meal-low-until-2026-05': {
    ...yen(240),
    what: '入院中の食事の自己負担（1食、住民税が非課税の世帯）',
    from: '2025-04-01',
    to: '2026-05-31',
    ...read(s.mealsHigashiosaka, s.mealsKusatsu),
  },
  'meal-low-long-until-2026-05': {
    ...yen(190),
    what: '入院中の食事の自己負担（1食、非課税の世帯で入院が長いとき）',
    from: '2025-04-01',
    to: '2026-05-31',
    ...read(s.mealsHigashiosaka, s.mealsKusatsu),
  },
  'meal-lowest-until-2026-05': {
    ...yen(110),
    what: '入院中の食事の自己負担（1食、70歳以上の低所得者Ⅰ）',
    ...meals2025,
  },
  'meal-total-until-2026-05': {
    ...yen(690),
    what: '入院中の食事の1食の総額（保険の分を含む基準の額）',
    from: '2025-04-01',
    to: '2026-05-31',
    ...read(s.mealsMinyu, s.mealsDaitoku),
  },
  'meal-total': {
    ...yen(730),
    what: '入院中の食事の1食の総額（保険の分を含む基準の額）',
    from: '2026-06-01',
    ...read(s.mealsDaitoku, s.mealsMinyu),
  },

  'meal-long-stay': {
    text: '過去12か月の入院が90日を超える',
    what: '住民税が非課税の世帯の食事代が、申請でさらに軽くなる入院の日数',
    ...readOn('2026-11-30', insured.mealsKasamatsu, insured.mealsMinamiizu),
  },

  'gene-panel-total': {
    ...yen(560_000, '56万円'),
    what: 'がん遺伝子パネル検査の費用（保険診療、10割）',
    ...panel,
  },
  'gene-panel-test': {
    ...yen(440_000, '44万円'),
    what: 'がん遺伝子パネル検査のうち、検査の費用（10割）',
    ...read(s.panelYamaguchi, s.panelHealthcare),
  },
  'gene-panel-explain': {
    ...yen(120_000, '12万円'),
    what: 'がん遺伝子パネル検査のうち、結果の評価と説明の費用（10割）',
    ...read(s.panelYamaguchi, s.panelHealthcare),
  },
  'gene-panel-third': {
    ...yen(168_000, '16万8千円'),
    what: 'がん遺伝子パネル検査の3割の自己負担（高額療養費の対象）',
    ...read(s.panelHealthcare, s.panelYamaguchi),
  },

  'second-opinion-range': {
    text: '1万円から5万円ほど',
    what: 'セカンドオピニオン外来の料金の目安（全額自費、2019年の報道）',
    ...second,
  },
  'second-opinion-minutes': { text: '30分から1時間', what: 'セカンドオピニオン外来の時間の目安', ...second },
  'second-opinion-high-example': {
    ...yen(43_200),
    what: 'セカンドオピニオンの料金の例（国立がん研究センター中央病院60分、2019年）',
    ...second,
  },

  // リンパ浮腫の弾性着衣（療養費）
  'sleeve-stocking': { ...yen(28_000), what: '弾性ストッキングの療養費の上限（1着）', ...sleeve },
  'sleeve-stocking-one-leg': {
    ...yen(25_000),
    what: '弾性ストッキング（片足用）の療養費の上限（1着）',
    ...sleeve,
  },
  'sleeve-arm': { ...yen(16_000), what: '弾性スリーブの療養費の上限（1着）', ...sleeve },
  'sleeve-glove': { ...yen(15_000), what: '弾性グローブの療養費の上限（1着）', ...sleeve },
  'sleeve-bandage-arm': { ...yen(7_000), what: '弾性包帯（腕）の療養費の上限', ...sleeve },
  'sleeve-bandage-leg': { ...yen(14_000), what: '弾性包帯（脚）の療養費の上限', ...sleeve },
  'sleeve-pieces': { text: '2着まで', what: '弾性着衣を一度に申請できる数（着ける場所ごと）', ...sleeve },
  'sleeve-again': {
    ...num(6, 'か月', '6か月たってから'),
    what: '弾性着衣の療養費をもう一度申請できる時期（前の購入から）',
    ...sleeve,
  },

  // 患者申出療養
  'requested-care-days-new': {
    ...num(6, '週', '原則6週間'),
    what: '患者申出療養の審査の期間（前例がないとき）',
    ...requested,
  },
  'requested-care-days-known': {
    ...num(2, '週', '原則2週間'),
    what: '患者申出療養の審査の期間（前例があるとき）',
    ...requested,
  },
  'requested-care-cost': {
    text: '全額自己負担',
    what: '患者申出療養に係る費用（保険診療と共通の部分は保険）',
    ...read(s.requestedRosei, s.requestedFulfill),
  },

  // 民間の保険
  'insurance-claim-years': {
    ...num(3, '年'),
    what: '民間の保険の給付を請求する権利が続く期間（支払いの事由が生じた日の翌日から）',
    ...readOn('2026-11-30', insured.claimFincy, insured.claimOkane),
  },

  'certificate-range': { text: '3,000円から1万円ほど', what: '診断書の料金の目安（自費）', ...papers },
} as const satisfies FactTable;
