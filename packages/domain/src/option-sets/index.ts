/** One choice: its value on the wire and its words on screen. The order of a set is the order on screen. */
export interface Option<Value extends string | number = string> {
  readonly value: Value;
  readonly label: string;
}

type ValueOf<Options extends readonly Option<string | number>[]> = Options[number]['value'];

/** The wire values of a set as the non-empty list a schema asks for. */
export function optionValues<
  const Options extends readonly [Option<string | number>, ...Option<string | number>[]],
>(options: Options): [ValueOf<Options>, ...ValueOf<Options>[]] {
  const [first, ...rest] = options.map((option) => option.value) as [ValueOf<Options>, ...ValueOf<Options>[]];
  return [first, ...rest];
}

/** The words of a value, or null for a value the set does not have. */
export function optionLabel(options: readonly Option<string | number>[], value: unknown): string | null {
  return options.find((option) => option.value === value)?.label ?? null;
}

/** Wire values of specification section 3; order and words of G55. */
export const GENDERS = [
  { value: 'female', label: '女性' },
  { value: 'male', label: '男性' },
  { value: 'other', label: 'その他' },
  { value: 'no-response', label: '回答しない' },
] as const satisfies readonly Option[];

/** Who the person is to the patient (specification section 3). */
export const RELATIONSHIPS = [
  { value: 'partner', label: '配偶者・パートナー' },
  { value: 'children', label: '子ども' },
  { value: 'parents', label: '親' },
  { value: 'siblings', label: 'きょうだい' },
  { value: 'other_relatives', label: 'そのほかの親族' },
  { value: 'friends', label: '友人' },
] as const satisfies readonly Option[];

/** How the person came to know the service; each is a boolean field of its own on the wire. */
export const REFERRAL_SOURCES = [
  { value: 'from_agency', label: '保険の担当者・代理店から' },
  { value: 'from_tv_commercial', label: 'テレビのコマーシャルで' },
  { value: 'from_booklet', label: 'パンフレット・冊子で' },
  { value: 'from_official_site', label: '公式サイトで' },
  { value: 'from_canet', label: 'キャネットから' },
  { value: 'from_other', label: 'その他' },
] as const satisfies readonly Option[];

export type Gender = (typeof GENDERS)[number]['value'];
export type Relationship = (typeof RELATIONSHIPS)[number]['value'];
export type ReferralSource = (typeof REFERRAL_SOURCES)[number]['value'];

/** Age of the person a question is about, in bands: an exact age could point at somebody. */
export const AGE_BANDS = [
  { value: 'under-40', label: '40歳未満' },
  { value: '40s', label: '40代' },
  { value: '50s', label: '50代' },
  { value: '60s', label: '60代' },
  { value: '70s', label: '70代' },
  { value: '80-over', label: '80歳以上' },
  { value: 'no-response', label: '回答しない' },
] as const satisfies readonly Option[];

/** Who brought a question to the consultation (`consultation_user`, specification section 3). */
export const ASKERS = [
  { value: 'patient', label: 'ご本人' },
  { value: 'family', label: 'ご家族' },
  { value: 'other', label: 'まわりの方' },
] as const satisfies readonly Option[];

export type AgeBand = (typeof AGE_BANDS)[number]['value'];

/**
 * The four concerns under which services stand (specification section 1). The value is the category query of
 * /services and the first part of a service's own address (/financial/:id).
 */
export const CONCERNS = [
  { value: 'treatment', label: '治療' },
  { value: 'financial', label: 'お金' },
  { value: 'life', label: 'くらし' },
  { value: 'mental', label: 'こころ' },
] as const satisfies readonly Option[];

/** What pressing a pop-up's footer button does. */
export const POPUP_BUTTON_TYPES = ['button', 'link', 'line'] as const;
export const POPUP_BUTTON_COLOURS = ['blue', 'white'] as const;
/** How a pop-up's picture fills its frame. */
export const POPUP_IMAGE_FITS = ['cover', 'contain'] as const;
/** Pop-up ids in use; 13 is absent. Id 2 is the survey (specification sections 3 and 4). */
export const POPUP_IDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 17, 18, 19] as const;

export type Concern = (typeof CONCERNS)[number]['value'];
export type PopupButtonType = (typeof POPUP_BUTTON_TYPES)[number];
export type PopupButtonColour = (typeof POPUP_BUTTON_COLOURS)[number];
export type PopupImageFit = (typeof POPUP_IMAGE_FITS)[number];
export type PopupId = (typeof POPUP_IDS)[number];

/** Category flags of a treatment log (specification section 3). A log has one or more. */
export const LOG_CATEGORIES = [
  { value: 'is_visiting_hospital_log', label: '受診・入院' },
  { value: 'is_medicine_log', label: '薬' },
  { value: 'is_condition_log', label: '症状' },
  { value: 'is_life_log', label: 'くらし' },
  { value: 'is_other_log', label: 'その他' },
] as const satisfies readonly Option[];

/** Kinds of test result; the numbers are the wire values. */
export const TEST_RESULT_TYPES = [
  { value: 1, label: '血液検査' },
  { value: 2, label: '病理検査' },
  { value: 3, label: '遺伝子検査' },
  { value: 4, label: '画像検査' },
  { value: 5, label: '医師の説明のメモ' },
  { value: 6, label: 'その他' },
] as const satisfies readonly Option<number>[];

/** The ten types of treatment. */
export const TREATMENT_TYPES = [
  { value: 'surgery', label: '手術' },
  { value: 'preoperative-drug-therapy', label: '手術前の薬物療法' },
  { value: 'postoperative-drug-therapy', label: '手術後の薬物療法' },
  { value: 'postoperative-radiation-therapy', label: '手術後の放射線治療' },
  { value: 'radiation-therapy', label: '放射線治療' },
  { value: 'chemical-treatment', label: '抗がん剤治療' },
  { value: 'molecular-targeted-drug', label: '分子標的薬' },
  { value: 'hormone-therapy', label: 'ホルモン療法' },
  { value: 'immunotherapy', label: '免疫療法' },
  { value: 'other', label: 'その他' },
] as const satisfies readonly Option[];

/** The eight stage labels. Not answering and not knowing are always offered (ui: words). */
export const STAGES = [
  { value: 'no-response', label: '答えたくない' },
  { value: '0', label: '0期' },
  { value: 'I', label: 'I期' },
  { value: 'II', label: 'II期' },
  { value: 'III', label: 'III期' },
  { value: 'IV', label: 'IV期' },
  { value: 'unknown', label: 'わからない' },
  { value: 'not-defined', label: 'まだ決まっていない' },
] as const satisfies readonly Option[];

/** Groups of cancers with recommended articles of their own. */
export const CANCER_GROUPS = [
  { value: 'breast', label: '乳がん' },
  { value: 'lung', label: '肺がん' },
  { value: 'uterine', label: '子宮のがん' },
  { value: 'head-and-neck', label: '頭頸部のがん' },
  { value: 'blood-lymph', label: '血液・リンパのがん' },
] as const satisfies readonly Option[];

/** Stages at which a cancer group's page is shown (`showPage`). */
export const CANCER_GROUP_STAGES = [
  { value: 'suspected', label: 'がんの疑いがあるとき' },
  { value: 'diagnosed', label: '診断を受けたとき' },
  { value: 'treating', label: '治療中のとき' },
] as const satisfies readonly Option[];

export type LogCategory = (typeof LOG_CATEGORIES)[number]['value'];
export type TestResultType = (typeof TEST_RESULT_TYPES)[number]['value'];
export type TreatmentType = (typeof TREATMENT_TYPES)[number]['value'];
export type Stage = (typeof STAGES)[number]['value'];
export type CancerGroupKey = (typeof CANCER_GROUPS)[number]['value'];
export type CancerGroupStage = (typeof CANCER_GROUP_STAGES)[number]['value'];
