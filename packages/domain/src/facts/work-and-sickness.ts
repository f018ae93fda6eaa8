import { type FactTable, num, read, readOn, yen } from './fact.ts';
import * as life from './sources-life.ts';
import * as s from './sources-work.ts';

const sickness = read(s.healthInsuranceAct, s.sicknessGuidebook);
/** Worked examples: no law prints them. */
const sicknessSums = readOn('2026-11-30', s.sicknessHasokon, s.sicknessColumn);
const careLeave = readOn('2026-11-30', s.careLeaveMatsuyama, s.careLeaveHigashine);
const careDays = readOn('2026-11-30', s.careLeaveAct, s.careLeaveMatsuyama);
const childDays = readOn('2026-11-30', s.careLeaveAct, s.childDaysDoctormate);
const training = readOn('2026-11-30', s.employmentInsuranceAct, s.trainingKyufuNavi);
const trainingPractice = readOn('2026-11-30', s.employmentInsuranceAct, s.trainingLimo);
const trainingPeriod = readOn('2026-11-30', s.employmentInsuranceAct, s.trainingPeriod);
const rate = readOn('2026-11-30', s.disabledEmploymentOrder, s.employmentRateAwara);
const support = read(s.workSupportOkayama, s.workSupportOffice);
const jobless = read(s.employmentInsuranceAct, s.okinawaJobless);
const older = read(s.olderJobSeekersLimo, s.olderJobSeekers);
const paidLeave = read(s.labourStandardsAct, s.paidLeaveOffice);

/** Sickness allowance, leave, employment insurance and work during treatment. */
export const WORK_AND_SICKNESS_FACTS = {
  // 傷病手当金
  'sickness-allowance-wait': { ...num(3, '日'), what: '傷病手当金の待期（続けて休む日数）', ...sickness },
  'sickness-allowance-first-day': {
    ...num(4, '日', '4日目'),
    what: '傷病手当金が出始める休みの日',
    ...sickness,
  },
  'sickness-allowance-part': {
    text: '3分の2',
    what: '傷病手当金の1日の額（標準報酬日額に対する割合）',
    ...sickness,
  },
  'sickness-allowance-average': {
    ...num(12, 'か月', '直近12か月'),
    what: '傷病手当金の計算に使う標準報酬月額の平均の期間',
    ...sickness,
  },
  'sickness-allowance-divide': {
    ...num(30, '日'),
    what: '標準報酬月額の平均を日額にするときに割る数',
    ...sickness,
  },
  'sickness-allowance-example-month': {
    ...yen(300_000, '30万円'),
    what: '傷病手当金の計算の例（標準報酬月額の平均）',
    ...sicknessSums,
  },
  'sickness-allowance-example-day': {
    ...yen(6_667),
    what: '傷病手当金の計算の例（標準報酬月額の平均が30万円のときの1日の額）',
    ...sicknessSums,
  },
  'sickness-allowance-example-30-days': {
    ...yen(200_010),
    what: '傷病手当金の計算の例（標準報酬月額の平均が30万円、30日休んだとき）',
    ...sicknessSums,
  },
  'sickness-allowance-length': {
    text: '通算1年6か月',
    what: '傷病手当金が出る期間（支給を始めた日から通算）',
    ...sickness,
  },
  'sickness-allowance-total-since': {
    text: '2022年1月1日',
    what: '傷病手当金の期間を通算で数えるようになった日',
    ...read(s.sicknessTotalNissay, s.sicknessLawOffice),
  },
  'sickness-allowance-new-member-cap': {
    ...yen(320_000, '32万円'),
    what: '加入12か月未満の人の計算に使う標準報酬月額の上限（協会けんぽ、2025年4月1日以後に支給開始）',
    from: '2025-04-01',
    ...readOn('2026-11-30', s.sicknessAssociation, s.sicknessHasokon),
  },
  'sickness-allowance-time-limit': {
    ...num(2, '年', '2年'),
    what: '傷病手当金を申請できる期間（働けなかった日ごとに、その翌日から）',
    ...read(life.timePhc, life.timeWatanabe),
  },
  'sickness-allowance-after-leaving-years': {
    ...num(1, '年', '1年以上'),
    what: '退職後も傷病手当金を続けて受けるために必要な、退職日までの加入期間',
    ...read(s.healthInsuranceAct, s.sicknessAfterLeaving),
  },

  // 治療と仕事の両立
  'work-support-duty-since': {
    text: '2026年4月1日',
    what: '治療と就業の両立支援が事業主の努力義務になった日',
    from: '2026-04-01',
    ...support,
  },

  // 年次有給休暇
  'paid-leave-after': { ...num(6, 'か月'), what: '年次有給休暇が初めて付くまでの勤続', ...paidLeave },
  'paid-leave-attendance': { text: '8割以上', what: '年次有給休暇が付く出勤の割合', ...paidLeave },
  'paid-leave-first': { ...num(10, '日'), what: '最初に付く年次有給休暇の日数（フルタイム）', ...paidLeave },
  'paid-leave-most': {
    ...num(20, '日'),
    what: '1年に付く年次有給休暇の上限（勤続6年6か月から）',
    ...paidLeave,
  },

  // 介護休業・介護休暇（家族）
  'care-leave-days': {
    ...num(93, '日', '通算93日'),
    what: '介護休業の日数（対象家族1人につき）',
    ...careLeave,
  },
  'care-leave-times': {
    ...num(3, '回', '3回まで'),
    what: '介護休業を分けて取れる回数（対象家族1人につき）',
    ...careLeave,
  },
  'care-leave-pay': {
    ...num(67, '%'),
    what: '介護休業給付金の支給率',
    ...readOn('2026-11-30', s.employmentInsuranceAct, s.careLeavePayHeartwarm),
  },
  'care-leave-pay-cap-until-2026-07': {
    ...yen(356_574),
    what: '介護休業給付金の上限（30日あたり）',
    from: '2025-08-01',
    to: '2026-07-31',
    ...readOn('2026-11-30', s.employmentInsuranceAct, s.careLeaveCapKsk),
  },
  'care-leave-pay-cap': {
    ...yen(366_222),
    what: '介護休業給付金の上限（30日あたり）',
    from: '2026-08-01',
    ...read(s.employmentInsuranceAct, s.careLeaveColumn),
  },
  'care-leave-pay-insured': {
    text: '休業前の2年間に12か月以上',
    what: '介護休業給付金に必要な雇用保険の加入期間',
    ...readOn('2026-11-30', s.employmentInsuranceAct, s.careLeavePayHandbook),
  },
  'care-leave-pay-deadline': {
    text: '休業が終わった日の翌日から2か月を経過する日の属する月の末日',
    what: '介護休業給付金の申請期限',
    ...readOn('2026-11-30', s.employmentInsuranceAct, s.careLeavePayWork8),
  },
  'care-leave-state': {
    text: '2週間以上にわたり常に介護が必要な状態',
    what: '介護休業・介護休暇の対象になる状態（介護保険の認定とは別）',
    ...careLeave,
  },
  'care-leave-notice': {
    ...num(2, '週', '2週間前まで'),
    what: '介護休業の申し出の期限（開始予定日から）',
    ...careLeave,
  },
  'care-days-one': { ...num(5, '日', '年5日'), what: '介護休暇の日数（対象家族が1人）', ...careDays },
  'care-days-two': { ...num(10, '日', '年10日'), what: '介護休暇の日数（対象家族が2人以上）', ...careDays },
  'care-days-unit': {
    text: '1時間単位',
    what: '介護休暇・子の看護等休暇を取れる単位',
    ...readOn('2026-11-30', s.careLeaveAct, s.careDaysKuroishi),
  },
  'child-days-one': {
    ...num(5, '日', '年5日'),
    what: '子の看護等休暇の日数（子が1人）',
    from: '2025-04-01',
    ...childDays,
  },
  'child-days-two': {
    ...num(10, '日', '年10日'),
    what: '子の看護等休暇の日数（子が2人以上）',
    from: '2025-04-01',
    ...childDays,
  },
  'child-days-age': {
    text: '小学校3年生の年度末まで',
    what: '子の看護等休暇の対象になる子',
    from: '2025-04-01',
    ...readOn('2026-11-30', s.careLeaveAct, s.childDaysSoumu),
  },

  // 雇用保険
  'jobless-window': { ...num(1, '年'), what: '雇用保険の基本手当の受給期間（離職の翌日から）', ...jobless },
  'jobless-extension-illness': {
    ...num(30, '日', '30日以上'),
    what: '受給期間の延長ができる、続けて働けない日数',
    ...jobless,
  },
  'jobless-extension-total': {
    ...num(4, '年', '最長4年'),
    what: '延長後の受給期間の上限（離職の翌日から）',
    ...jobless,
  },
  'jobless-older-age': { ...num(65, '歳', '65歳以上'), what: '高年齢求職者給付金の対象年齢', ...older },
  'jobless-older-insured': {
    ...num(6, 'か月', '6か月以上'),
    what: '高年齢求職者給付金に必要な加入期間（離職前1年間）',
    ...older,
  },
  'jobless-older-short': { ...num(30, '日', '30日分'), what: '高年齢求職者給付金（加入1年未満）', ...older },
  'jobless-older-long': { ...num(50, '日', '50日分'), what: '高年齢求職者給付金（加入1年以上）', ...older },

  // 教育訓練給付金
  'training-general-part': { ...num(20, '%'), what: '一般教育訓練給付金の割合', ...training },
  'training-general-cap': { ...yen(100_000, '10万円'), what: '一般教育訓練給付金の上限', ...training },
  'training-special-part': { ...num(40, '%'), what: '特定一般教育訓練給付金の割合（修了）', ...training },
  'training-special-cap': {
    ...yen(200_000, '20万円'),
    what: '特定一般教育訓練給付金の上限（修了）',
    ...training,
  },
  'training-practice-part': {
    ...num(50, '%'),
    what: '専門実践教育訓練給付金の割合（受講中・修了）',
    ...trainingPractice,
  },
  'training-practice-cap': {
    ...yen(1_200_000, '120万円'),
    what: '専門実践教育訓練給付金の上限（受講中・修了）',
    ...trainingPractice,
  },
  'training-practice-part-most': {
    ...num(80, '%'),
    what: '専門実践教育訓練給付金の最も高い割合',
    ...training,
  },
  'training-before': {
    ...num(14, '日', '14日前まで'),
    what: '特定一般・専門実践の手続きの期限（受講開始から）',
    ...readOn('2026-11-30', s.employmentInsuranceAct, s.trainingNagaoka),
  },
  'training-after-leaving': {
    ...num(1, '年', '1年以内'),
    what: '離職後に教育訓練給付を使える期間（受講開始まで）',
    ...trainingPeriod,
  },
  'training-extension': {
    ...num(20, '年', '最長20年'),
    what: '病気などで受講を始められないときに延ばせる、教育訓練給付の対象期間',
    ...trainingPeriod,
  },

  // 障害者雇用
  'disabled-employment-rate-until-2026-06': {
    ...num(2.5, '%'),
    what: '民間企業の障害者の法定雇用率',
    from: '2024-04-01',
    to: '2026-06-30',
    ...rate,
  },
  'disabled-employment-rate': {
    ...num(2.7, '%'),
    what: '民間企業の障害者の法定雇用率',
    from: '2026-07-01',
    ...rate,
  },
  'disabled-employment-size-until-2026-06': {
    ...num(40, '人', '40人以上'),
    what: '障害者を1人以上雇う義務がある会社の規模',
    to: '2026-06-30',
    ...rate,
  },
  'disabled-employment-size': {
    ...num(37.5, '人', '37.5人以上'),
    what: '障害者を1人以上雇う義務がある会社の規模',
    from: '2026-07-01',
    ...rate,
  },
} as const satisfies FactTable;
