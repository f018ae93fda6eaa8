import { type FactTable, num, read, readOn, yen } from './fact.ts';
import * as care from './sources-care.ts';
import * as s from './sources-life.ts';

const limits = { from: '2019-10-01', ...read(care.careLimitHiroshima, care.careLimitTachikawa) };
const monthCap = { from: '2021-08-01', ...readOn('2026-11-30', care.careMonthOgaki, care.careMonthSatsuma) };
const share = read(care.careShareTochigi, care.careShareNews);

/** Nursing care insurance. */
export const NURSING_CARE_FACTS = {
  'care-age-first': {
    ...num(65, '歳', '65歳以上'),
    what: '介護保険の第1号被保険者の年齢（原因を問わず申請できる）',
    ...read(care.careInsuredNakanoto, care.careCancernavi),
  },
  'care-age-second': {
    text: '40歳から64歳',
    what: '介護保険の第2号被保険者の年齢',
    ...read(care.careInsuredNakanoto, care.careCancerHiroshima),
  },
  'care-diseases-count': {
    text: '16種類',
    what: '40歳から64歳で対象になる特定疾病の数（がんを含む）',
    ...read(care.careInsuredNakanoto, care.careLink),
  },
  'care-cancer-condition': {
    text: 'がん（医師が、医学的な知見から回復の見込みがない状態に至ったと判断したもの）',
    what: '40歳から64歳で介護保険の対象になるがんの条件（制度の言葉。記事では言い方に気をつける）',
    ...read(care.careCancerHiroshima, care.careCancerNotice),
  },
  'care-decision-days': {
    ...num(30, '日', '30日以内'),
    what: '要介護認定の結果が出るまでの原則の日数（申請から）。介護保険法第27条',
    ...readOn('2026-11-30', s.careAct, s.careDecisionMizunami),
  },
  'care-share-least': {
    text: '1割',
    what: '介護サービスの自己負担（原則。40歳から64歳の人は全員）',
    ...share,
  },
  'care-share-two': {
    text: '2割',
    what: '介護サービスの自己負担（一定以上の所得がある65歳以上の人）',
    ...share,
  },
  'care-share-three': {
    text: '3割',
    what: '介護サービスの自己負担（現役並みの所得がある65歳以上の人）',
    from: '2018-08-01',
    ...share,
  },
  'care-share-two-income': {
    ...yen(1_600_000, '160万円以上'),
    what: '2割負担の条件: 本人の合計所得金額',
    ...readOn('2026-11-30', care.careShareTochigi, care.careShareNobeoka),
  },
  'care-share-two-single': {
    text: '280万円以上340万円未満',
    what: '2割負担の条件: 年金収入とその他の所得（1人世帯）',
    ...share,
  },
  'care-share-two-couple': {
    text: '346万円以上463万円未満',
    what: '2割負担の条件: 年金収入とその他の所得（2人以上の世帯）',
    ...readOn('2026-11-30', care.careShareTochigi, care.careShareNobeoka),
  },
  'care-limit-support-1': {
    ...yen(50320, '約50,320円'),
    what: '介護保険の区分支給限度額 要支援1（ひと月、5,032単位を1単位10円で計算）',
    ...limits,
  },
  'care-limit-support-2': {
    ...yen(105310, '約105,310円'),
    what: '介護保険の区分支給限度額 要支援2（ひと月、10,531単位を1単位10円で計算）',
    ...limits,
  },
  'care-limit-care-1': {
    ...yen(167650, '約167,650円'),
    what: '介護保険の区分支給限度額 要介護1（ひと月、16,765単位を1単位10円で計算）',
    ...limits,
  },
  'care-limit-care-2': {
    ...yen(197050, '約197,050円'),
    what: '介護保険の区分支給限度額 要介護2（ひと月、19,705単位を1単位10円で計算）',
    ...limits,
  },
  'care-limit-care-3': {
    ...yen(270480, '約270,480円'),
    what: '介護保険の区分支給限度額 要介護3（ひと月、27,048単位を1単位10円で計算）',
    ...limits,
  },
  'care-limit-care-4': {
    ...yen(309380, '約309,380円'),
    what: '介護保険の区分支給限度額 要介護4（ひと月、30,938単位を1単位10円で計算）',
    ...limits,
  },
  'care-limit-care-5': {
    ...yen(362170, '約362,170円'),
    what: '介護保険の区分支給限度額 要介護5（ひと月、36,217単位を1単位10円で計算）',
    ...limits,
  },
  'care-first-valid': {
    ...num(6, 'か月', '6か月'),
    what: '初めての要介護認定の有効期間（原則。申請の日にさかのぼる）',
    ...readOn('2026-11-30', care.careValidFunabashi, care.careValidMatsusaka),
  },
  'care-month-cap-general': {
    ...yen(44_400),
    what: '高額介護サービス費のひと月の上限（住民税がかかる世帯、課税所得380万円未満）',
    ...monthCap,
  },
  'care-month-cap-more': {
    ...yen(93_000),
    what: '高額介護サービス費のひと月の上限（課税所得380万円以上690万円未満の65歳以上の人がいる世帯）',
    ...monthCap,
  },
  'care-month-cap-most': {
    ...yen(140_100),
    what: '高額介護サービス費のひと月の上限（課税所得690万円以上の65歳以上の人がいる世帯）',
    ...monthCap,
  },
  'care-month-cap-untaxed': {
    ...yen(24_600),
    what: '高額介護サービス費のひと月の上限（世帯の全員が住民税非課税）',
    ...monthCap,
  },
  'care-month-cap-untaxed-least': {
    ...yen(15_000),
    what: '高額介護サービス費のひと月の上限（非課税の世帯で、年金などの収入がとくに少ない人。個人）',
    ...monthCap,
  },
  'care-goods-year': {
    ...yen(100_000, '10万円'),
    what: '介護保険の福祉用具購入費の上限（4月からの1年間）',
    ...readOn('2026-11-30', care.careGoodsOguni, care.careGoodsNiikawa),
  },
  'care-home-change': {
    ...yen(200_000, '20万円'),
    what: '住宅改修費の支給限度額（同じ家で）',
    ...readOn('2026-11-30', care.careRenovationOdawara, care.careRenovation),
  },
} as const satisfies FactTable;
