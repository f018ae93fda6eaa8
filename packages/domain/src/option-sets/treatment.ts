import type { Option } from './option.ts';

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
