import { type FactTable, num, ownRule, read, readOn, yen } from './fact.ts';
import * as s from './sources-life.ts';

const loan = read(s.loanToyama, s.loanAmakusa);
const loanSmall = readOn('2026-11-30', s.loanAmakusa, s.loanKunugiSmall);
const illness = readOn('2026-11-30', s.loanPurposes, s.loanToyama);
const fertility = read(s.fertilitySakaide, s.fertilityOncolo);
const young = read(s.youngHomeOkinawa, s.youngHomeGrants);
const death = read(s.afterDeathKishi, s.afterDeathMorita);
const child = { from: '2025-04-01', ...readOn('2026-11-30', s.childMedicalAgency, s.childMedicalKenporen) };
const burial = read(s.burialKenpo, s.burialKagu);

/** Loans, public assistance, local grants and what follows a death. */
export const WELFARE_FACTS = {
  // 生活福祉資金
  'welfare-loan-small': {
    ...yen(100_000, '10万円以内'),
    what: '緊急小口資金の限度額',
    ...read(s.loanAmakusa, s.loanNSyakyo),
  },
  'welfare-loan-small-interest': {
    text: '無利子',
    what: '緊急小口資金の利子（連帯保証人は不要）',
    ...loanSmall,
  },
  'welfare-loan-small-wait': { ...num(2, 'か月', '2か月以内'), what: '緊急小口資金の据置期間', ...loanSmall },
  'welfare-loan-purpose-most': { ...yen(5_800_000, '580万円以内'), what: '福祉費の限度額', ...loan },
  'welfare-loan-illness-year': {
    ...yen(1_700_000, '170万円'),
    what: '福祉費のうち、療養と療養中の生計の上限の目安（療養が1年以内のとき）',
    ...illness,
  },
  'welfare-loan-illness-longer': {
    ...yen(2_300_000, '230万円'),
    what: '福祉費のうち、療養と療養中の生計の上限の目安（1年を超え1年6か月以内のとき）',
    ...illness,
  },
  'welfare-loan-illness-back': { ...num(5, '年'), what: '療養の福祉費を返す期間の目安', ...illness },
  'welfare-loan-interest': {
    ...num(1.5, '%', '年1.5%'),
    what: '福祉費の利子（連帯保証人がいないとき）',
    ...loan,
  },
  'welfare-loan-interest-guarantor': {
    text: '無利子',
    what: '福祉費の利子（連帯保証人を立てるとき）',
    ...loan,
  },
  'welfare-loan-life-single': {
    ...yen(150_000, '月15万円以内'),
    what: '総合支援資金 生活支援費（単身）',
    ...read(s.loanAmakusa, s.loanKunugi),
  },
  'welfare-loan-life-more': {
    ...yen(200_000, '月20万円以内'),
    what: '総合支援資金 生活支援費（2人以上）',
    ...read(s.loanAmakusa, s.loanKunugi),
  },

  // 生活保護
  'public-aid-decision-days': {
    ...num(14, '日', '14日以内'),
    what: '生活保護の決定の通知までの原則の日数',
    ...read(s.publicAidIga, s.publicAidOyama),
  },
  'public-aid-decision-most': {
    ...num(30, '日', '30日以内'),
    what: '生活保護の決定の通知までの日数（調査に時間がかかる特別な理由があるとき）',
    ...read(s.publicAidIga, s.publicAidOyama),
  },

  // 自治体の助成の例
  'wig-grant-chofu': { ...yen(30_000), what: '調布市のウィッグの助成の上限', ...ownRule(s.wigChofu) },
  'breast-grant-chofu': { ...yen(30_000), what: '調布市の胸部補整具の助成の上限', ...ownRule(s.wigChofu) },
  'wig-grant-chofu-both': {
    ...yen(60_000),
    what: '調布市でウィッグと胸部補整具の両方を買ったときの上限',
    ...ownRule(s.wigChofu),
  },
  'wig-grant-chofu-deadline': {
    ...num(1, '年', '支払い日の翌日から1年'),
    what: '調布市の助成の申請期限',
    ...ownRule(s.wigChofu),
  },
  'wig-grant-ichikawa': {
    ...yen(30_000, '3万円'),
    what: '市川市のウィッグの助成の上限',
    ...readOn('2026-11-30', s.wigIchikawa, s.wigIchikawaGrants),
  },
  'breast-grant-ichikawa': {
    ...yen(20_000, '2万円'),
    what: '市川市の胸部補整具の助成の上限',
    ...readOn('2026-11-30', s.wigIchikawa, s.wigIchikawaGrants),
  },

  // ストーマ装具（日常生活用具）
  'stoma-bag-bowel': {
    ...yen(8_858, '月8,858円'),
    what: '蓄便袋の給付の基準額（多くの市区町村の例）',
    ...read(s.stomaMifune, s.stomaAlmedia),
  },
  'stoma-bag-bladder': {
    ...yen(11_639, '月11,639円'),
    what: '蓄尿袋の給付の基準額（多くの市区町村の例）',
    ...read(s.stomaMifune, s.stomaAlmedia),
  },

  // 妊よう性温存
  'fertility-grant-age': {
    ...num(43, '歳', '43歳未満'),
    what: '妊よう性温存療法の助成の対象年齢（凍結保存の時点）',
    ...read(s.fertilityYamaguchi, s.fertilityShizuoka),
  },
  'fertility-grant-times': {
    ...num(2, '回', '2回まで'),
    what: '妊よう性温存療法の助成の回数（1人）',
    ...read(s.fertilityYamaguchi, s.fertilityOncolo),
  },
  'fertility-grant-embryo': {
    ...yen(350_000, '35万円'),
    what: '胚（受精卵）凍結の助成の上限（1回、国の事業にそった県の例）',
    ...fertility,
  },
  'fertility-grant-egg': {
    ...yen(200_000, '20万円'),
    what: '未受精卵子凍結の助成の上限（1回、国の事業にそった県の例）',
    ...fertility,
  },

  // 40歳未満の在宅療養
  'young-home-care-age': {
    ...num(40, '歳', '40歳未満'),
    what: '若年がんの在宅療養の助成の対象（市町村の事業）',
    ...young,
  },
  'young-home-care-part': {
    text: '9割',
    what: '若年がんの在宅療養の助成の割合（市町村の例）',
    ...read(s.youngHomeNagakute, s.youngHomeGrants),
  },
  'young-home-care-month': {
    ...yen(54_000),
    what: '若年がんの在宅療養の助成の上限（ひと月、多い例）',
    ...read(s.youngHomeNagakute, s.youngHomeGrants),
  },

  // 子どもの医療費
  'child-medical-all': {
    ...num(1_741, '件', '1,741市区町村'),
    what: '子どもの医療費の助成を行う市区町村の数（すべて）',
    ...child,
  },
  'child-medical-to-18': {
    ...num(1_576, '件', '1,576市区町村'),
    what: '通院を18歳の年度末まで助成する市区町村の数',
    ...child,
  },
  'child-medical-to-18-ward': {
    ...num(1_600, '件', '1,600市区町村'),
    what: '入院を18歳の年度末まで助成する市区町村の数',
    ...child,
  },
  'child-medical-no-charge': {
    ...num(1_319, '件', '1,319市区町村'),
    what: '通院の自己負担がない市区町村の数',
    ...child,
  },

  // 小児慢性特定疾病
  'child-chronic-age': {
    ...num(18, '歳', '18歳未満'),
    what: '小児慢性特定疾病の医療費助成の対象（新しく申し込むとき）',
    ...read(s.childChronic, s.childChronicGifu),
  },
  'child-chronic-age-longer': {
    ...num(20, '歳', '20歳未満'),
    what: '小児慢性特定疾病の医療費助成の対象（18歳のあとも治療が必要なとき）',
    ...read(s.childChronic, s.childChronicGifu),
  },

  // 亡くなったあとの手続き
  'death-notice-days': {
    ...num(7, '日', '7日以内'),
    what: '死亡届の期限（知った日から）',
    ...read(s.deathNoticeUji, s.deathNoticeKoori),
  },
  'death-inheritance-waiver': {
    ...num(3, 'か月', '3か月以内'),
    what: '相続放棄・限定承認の期限（相続の開始を知った時から）',
    ...readOn('2026-11-30', s.waiverKyotoCourt, s.afterDeathKishi),
  },
  'death-final-return': {
    ...num(4, 'か月', '4か月以内'),
    what: '準確定申告の期限（相続の開始を知った日の翌日から）',
    ...read(s.finalReturnTaxAgency, s.afterDeathMorita),
  },
  'death-inheritance-tax': {
    ...num(10, 'か月', '10か月以内'),
    what: '相続税の申告と納付の期限（死亡を知った日の翌日から）',
    ...death,
  },
  'death-head-of-household': {
    ...num(14, '日', '14日以内'),
    what: '世帯主変更届の期限',
    ...read(s.headOfHouseholdIzumiotsu, s.headOfHouseholdItoigawa),
  },
  'death-pension-employees': {
    ...num(10, '日', '10日以内'),
    what: '年金を止める届け出の期限（厚生年金）',
    ...readOn('2026-11-30', s.pensionDeathGujo, s.afterDeathKishi),
  },
  'death-pension-national': {
    ...num(14, '日', '14日以内'),
    what: '年金を止める届け出の期限（国民年金）',
    ...readOn('2026-11-30', s.pensionDeathGujo, s.afterDeathKishi),
  },
  'burial-allowance': { ...yen(50_000, '5万円'), what: '協会けんぽの埋葬料', ...burial },
  'burial-allowance-years': {
    ...num(2, '年', '2年'),
    what: '埋葬料の申請の期限（亡くなった日の翌日から）',
    ...read(s.burialKenpo, s.timePhc),
  },
  'will-keeping-years': {
    ...num(50, '年'),
    what: '法務局が遺言書の原本を保管する年数（亡くなってから）',
    ...read(s.willKeeping, s.willKeepingHakobune),
  },
} as const satisfies FactTable;
