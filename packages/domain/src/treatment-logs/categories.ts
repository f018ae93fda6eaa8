import { LOG_CATEGORIES, type LogCategory, type TreatmentType } from '../option-sets/index.ts';

/** One of the five categories of a treatment log, as the form and the list show it. */
export interface LogCategoryRow {
  readonly flag: LogCategory;
  readonly label: string;
  /** What belongs there, in a few words. */
  readonly hint: string;
  /** Name of the icon in the drawn set. */
  readonly icon: string;
}

const FACES: Readonly<Record<LogCategory, Pick<LogCategoryRow, 'hint' | 'icon'>>> = {
  is_visiting_hospital_log: { hint: '通院・入院・検査', icon: 'hospital' },
  is_medicine_log: { hint: '飲んだ薬、点滴', icon: 'pill' },
  is_condition_log: { hint: '体の変化、気持ち', icon: 'thermo' },
  is_life_log: { hint: '睡眠・食事・仕事', icon: 'leaf' },
  is_other_log: { hint: '自由に書く', icon: 'file' },
};

/** The five categories (specification section 3), in the order of the screen. A log has one or more (G56). */
export const TREATMENT_LOG_CATEGORIES: readonly LogCategoryRow[] = LOG_CATEGORIES.map(({ value, label }) => ({
  flag: value,
  label,
  ...FACES[value],
}));

/** The categories of a log, in the order of the screen. */
export function categoriesOf(
  log: Readonly<Partial<Record<LogCategory, boolean>>>,
): readonly LogCategoryRow[] {
  return TREATMENT_LOG_CATEGORIES.filter(({ flag }) => log[flag] === true);
}

/** The treatments of the ten that are done with medicines. */
const DRUG_THERAPIES: ReadonlySet<string> = new Set<TreatmentType>([
  'preoperative-drug-therapy',
  'postoperative-drug-therapy',
  'chemical-treatment',
  'molecular-targeted-drug',
  'hormone-therapy',
  'immunotherapy',
]);

/** Whether a treatment of a log is one with medicines (G76, pop-ups 16 and 17). */
export const isDrugTherapy = (type: string): boolean => DRUG_THERAPIES.has(type);
