import { type FactTable, num, read, readOn, yen } from './fact.ts';
import * as s from './sources-pension.ts';

const YEAR_8 = { from: '2026-04-01', to: '2027-03-31' };
const basic = { ...YEAR_8, ...readOn('2026-11-30', s.pensionBasicOffice, s.pensionOgawa) };
const basicOlder = { ...YEAR_8, ...readOn('2026-11-30', s.pensionBasicOffice, s.pensionNote) };
const employee = { ...YEAR_8, ...readOn('2026-11-30', s.pensionEmployeeOffice, s.pensionOgawa) };
const allowance = { ...YEAR_8, ...read(s.pensionOffice, s.pensionOgawa) };
const previous = { from: '2025-04-01', to: '2026-03-31', ...read(s.pensionHachioji, s.pensionOgawa) };
const assessment = read(s.assessmentSegawa, s.assessmentKawase);
const contribution = read(s.contributionShiogama, s.contributionHajimete);
const lumpSum = readOn('2026-11-30', s.employeePensionAct, s.lumpSumSyarogo);

/** Disability and survivors' pensions, and the disability handbook. */
export const PENSION_AND_DISABILITY_FACTS = {
  // 障害年金: 日の数え方
  'disability-pension-assessment': {
    ...num(18, 'か月', '1年6か月'),
    what: '障害認定日の原則（初診日から）',
    ...read(s.assessmentNomi, s.pensionHachioji),
  },
  'disability-pension-stoma': {
    ...num(6, 'か月', '6か月を経過した日'),
    what: '障害認定日の特例: 人工肛門の造設・尿路変更術（造設・手術の日から。1年6か月より前のとき）',
    ...assessment,
  },
  'disability-pension-new-bladder': {
    text: '造設した日',
    what: '障害認定日の特例: 新膀胱の造設',
    ...read(s.assessmentSegawa, s.assessmentUchiyama),
  },
  'disability-pension-larynx': {
    text: '全摘出した日',
    what: '障害認定日の特例: 喉頭の全摘出',
    ...read(s.assessmentKawase, s.assessmentOffice),
  },
  'disability-pension-amputation': {
    text: '切断または離断した日',
    what: '障害認定日の特例: 切断・離断による肢体の障害（原則）',
    ...read(s.assessmentKawase, s.assessmentOffice),
  },
  'disability-pension-joint': {
    text: '挿入置換した日',
    what: '障害認定日の特例: 人工骨頭・人工関節',
    ...read(s.assessmentKawase, s.assessmentOffice),
  },
  'disability-pension-oxygen': {
    text: '在宅酸素療法を開始した日',
    what: '障害認定日の特例: 在宅酸素療法（常時使用）',
    ...read(s.assessmentKawase, s.assessmentOffice),
  },
  'disability-pension-dialysis': {
    ...num(3, 'か月', '3か月を経過した日'),
    what: '障害認定日の特例: 人工透析（初めて受けた日から）',
    ...readOn('2026-11-30', s.assessmentShigaku, s.assessmentSegawa),
  },
  'disability-pension-back-years': {
    ...num(5, '年', '最大5年分'),
    what: '障害年金をさかのぼって受け取れる年数',
    ...read(s.pensionAct, s.backPayKawasaki),
  },
  'disability-pension-paid-two-thirds': {
    text: '3分の2以上',
    what: '保険料納付要件: 初診日の前々月までの加入期間で、納付・免除の割合',
    ...contribution,
  },
  'disability-pension-paid-last-year': {
    ...num(1, '年', '直近1年間'),
    what: '保険料納付要件の特例: 未納がないことを見る期間（初診日の前々月まで）',
    ...contribution,
  },

  'disability-pension-last-year-rule-until': {
    text: '2036年3月31日まで',
    what: '「直近1年間に未納がない」特例が使える初診日の期限（10年延長された）',
    ...readOn('2026-11-30', s.lastYearRuleFujioka, s.lastYearRuleEdenred),
  },
  'disability-pension-later-until': {
    text: '65歳の誕生日の前々日まで',
    what: 'あとから重くなったとき（事後重症）の請求の期限（65歳に達する日の前日）',
    ...readOn('2026-11-30', s.pensionLaterKokoro, s.pensionLaterSaitama),
  },
  'disability-pension-certificate-months': {
    ...num(3, 'か月', '3か月以内'),
    what: '診断書に書く状態の日（障害認定日からあと。事後重症では請求日の前）',
    ...readOn('2026-11-30', s.pensionPapersKusunoki, s.pensionPapersFullSupport),
  },
  'disability-pension-review': {
    text: '3か月半ほど',
    what: '障害年金を請求してから、決定が分かるまでのおよその期間（長くかかることもある）',
    ...readOn('2026-11-30', s.pensionReviewMachida, s.pensionReviewUtu),
  },
  'disability-pension-appeal': {
    ...num(3, 'か月', '3か月以内'),
    what: '決定への審査請求の期限（決定を知った日の翌日から）',
    ...readOn('2026-11-30', s.pensionAppealMatsui, s.pensionAppealNet),
  },
  'disability-pension-paid-on': {
    text: '偶数月の15日に、前の2か月分',
    what: '年金が振り込まれる日（土日と祝日は、その前の平日）',
    ...readOn('2026-11-30', s.pensionPaidFukushima, s.pensionPaidKuria),
  },

  // 障害年金: 額（令和8年度）
  'disability-pension-one-2025': {
    ...yen(1_039_625),
    what: '障害基礎年金 1級（年額、令和7年度）',
    ...previous,
  },
  'disability-pension-two-2025': {
    ...yen(831_700),
    what: '障害基礎年金 2級（年額、令和7年度）',
    ...previous,
  },
  'disability-pension-one': { ...yen(1_059_125), what: '障害基礎年金 1級（年額）', ...basic },
  'disability-pension-two': { ...yen(847_300), what: '障害基礎年金 2級（年額）', ...basic },
  'disability-pension-one-month': {
    ...yen(88_260),
    what: '障害基礎年金 1級（月額）',
    ...YEAR_8,
    ...read(s.pensionLimo, s.pensionFarrier),
  },
  'disability-pension-two-month': {
    ...yen(70_608),
    what: '障害基礎年金 2級（月額）',
    ...YEAR_8,
    ...read(s.pensionLimo, s.pensionFarrier),
  },
  'disability-pension-one-older': {
    ...yen(1_056_125),
    what: '障害基礎年金 1級（年額、昭和31年4月1日以前生まれ）',
    ...basicOlder,
  },
  'disability-pension-two-older': {
    ...yen(844_900),
    what: '障害基礎年金 2級（年額、昭和31年4月1日以前生まれ）',
    ...basicOlder,
  },
  'disability-pension-three-least': {
    ...yen(635_500),
    what: '障害厚生年金 3級の最低保障額（年額）',
    ...employee,
  },
  'disability-pension-child': { ...yen(243_800), what: '子の加算（2人目まで、1人につき年額）', ...basic },
  'disability-pension-child-third': {
    ...yen(81_300),
    what: '子の加算（3人目から、1人につき年額）',
    ...basic,
  },
  'disability-pension-spouse': {
    ...yen(243_800),
    what: '障害厚生年金1級・2級の配偶者の加給年金額（年額）',
    ...employee,
  },
  'disability-pension-child-age': {
    text: '18歳になった後の最初の3月31日まで（障害のある子は20歳未満）',
    what: '子の加算の対象になる子',
    ...readOn('2026-11-30', s.pensionAct, s.pensionYaizu),
  },
  'disability-pension-months-counted': {
    ...num(300, 'か月', '300か月（25年）'),
    what: '障害厚生年金で、加入期間が短くても計算に使われる月数',
    ...readOn('2026-11-30', s.employeePensionAct, s.pensionNote),
  },
  'disability-lump-sum-least': {
    ...yen(1_271_000),
    what: '障害手当金の最低保障額（一時金）',
    ...YEAR_8,
    ...readOn('2026-11-30', s.pensionEmployeeOffice, s.pensionNote),
  },
  'disability-lump-sum-years': {
    ...num(5, '年'),
    what: '障害手当金: 初診日から傷病が治った日までの期間の上限',
    ...lumpSum,
  },
  'disability-pension-not-taxed': {
    text: '非課税',
    what: '障害年金にかかる所得税・住民税',
    ...readOn('2026-11-30', s.pensionAct, s.pensionNote),
  },
  'disability-support-allowance-one': {
    ...yen(7_025),
    what: '障害年金生活者支援給付金 1級（月額）',
    ...allowance,
  },
  'disability-support-allowance-two': {
    ...yen(5_620),
    what: '障害年金生活者支援給付金 2級（月額）',
    ...allowance,
  },

  // 障害者の手当

  // 身体障害者手帳
  'handbook-stoma-grades': {
    text: '1級・3級・4級',
    what: '身体障害者手帳: ぼうこう又は直腸の機能障害（人工肛門・人工膀胱など）の等級',
    ...read(s.handbookAgui, s.handbookMotomura),
  },
  'handbook-larynx-grade': {
    text: '3級',
    what: '身体障害者手帳: 喉頭を摘出して声を出す機能を失ったときの等級',
    ...read(s.handbookUrayasu, s.handbookMotomura),
  },
  'handbook-kinds': {
    text: '音声・言語・そしゃく、ぼうこう又は直腸、呼吸器、肢体不自由など',
    what: '身体障害者手帳: がんの治療のあとに対象になることがある障害の種類',
    ...read(s.handbookAgui, s.handbookNavi),
  },

  // 遺族年金の見直し
  'survivors-pension-change-on': {
    text: '2028年4月',
    what: '遺族厚生年金の見直し（60歳未満は原則5年間の有期給付）が始まる月',
    ...read(s.survivorsReform, s.survivorsReformNews),
  },
  'survivors-pension-fixed-years': {
    ...num(5, '年'),
    what: '見直し後の遺族厚生年金の原則の期間（60歳未満で死別、子がいないとき）',
    from: '2028-04-01',
    ...read(s.survivorsReform, s.survivorsReformNews),
  },
} as const satisfies FactTable;
