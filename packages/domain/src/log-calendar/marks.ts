import type { LogCategory } from '../option-sets/index.ts';

/** One category as it is drawn under a day: the shapes differ, so that nobody has to tell colours apart. */
export interface CalendarMark {
  readonly flag: LogCategory;
  /** Short enough for a label of a day and for the legend. */
  readonly label: string;
  /** Name of the drawn shape. */
  readonly shape: 'slant' | 'ring' | 'dot' | 'triangle' | 'square';
}

/** The marks of the five categories, in the order of the screen. */
export const CALENDAR_MARKS: readonly CalendarMark[] = [
  { flag: 'is_visiting_hospital_log', label: '受診', shape: 'slant' },
  { flag: 'is_medicine_log', label: '薬', shape: 'ring' },
  { flag: 'is_condition_log', label: '症状', shape: 'dot' },
  { flag: 'is_life_log', label: 'くらし', shape: 'triangle' },
  { flag: 'is_other_log', label: 'その他', shape: 'square' },
];

/** The marks of a day that has logs of these categories, in the order of the screen. */
export function marksOf(day: Readonly<Partial<Record<LogCategory, boolean>>>): readonly CalendarMark[] {
  return CALENDAR_MARKS.filter(({ flag }) => day[flag] === true);
}
