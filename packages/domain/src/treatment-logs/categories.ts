import type { LogCategory } from '../option-sets/index.ts';

/** One of the five categories of a treatment log, as the form and the list show it. */
export interface LogCategoryRow {
  readonly flag: LogCategory;
  readonly label: string;
  /** What belongs there, in a few words. */
  readonly hint: string;
  /** Name of the icon in the drawn set. */
  readonly icon: string;
}

/** The five categories (specification section 3), in the order of the screen. A log has one or more (G56). */
export const TREATMENT_LOG_CATEGORIES: readonly LogCategoryRow[] = [
  { flag: 'is_visiting_hospital_log', label: '受診・入院', hint: '通院・入院・検査', icon: 'hospital' },
  { flag: 'is_medicine_log', label: '薬', hint: '飲んだ薬、点滴', icon: 'pill' },
  { flag: 'is_condition_log', label: '症状', hint: '体の変化、気持ち', icon: 'thermo' },
  { flag: 'is_life_log', label: 'くらし', hint: '睡眠・食事・仕事', icon: 'leaf' },
  { flag: 'is_other_log', label: 'その他', hint: '自由に書く', icon: 'file' },
];

/** The categories of a log, in the order of the screen. */
export function categoriesOf(
  log: Readonly<Partial<Record<LogCategory, boolean>>>,
): readonly LogCategoryRow[] {
  return TREATMENT_LOG_CATEGORIES.filter(({ flag }) => log[flag] === true);
}
