import { isRealDay } from '@hidamari/domain/japanese-dates';
import type { LogCategory } from '@hidamari/domain/option-sets';
import { screenHref } from '@hidamari/domain/screens';
import { LOG_LIMITS, TREATMENT_LOG_CATEGORIES } from '@hidamari/domain/treatment-logs';
import type { IconName } from '@hidamari/ui/icon';
import { blankLogForm, type LogFormValues } from './log-form-values.ts';

/** A short way into the form of a new log. */
export interface QuickEntry {
  readonly label: string;
  readonly icon: IconName;
  readonly category: LogCategory;
  /** Id of the field that gets the focus; without one the page begins at its heading. */
  readonly field?: string;
}

/**
 * What is written most, three taps away or less (issue: an entry on a bad day). An address names the category and the
 * field and nothing of what is felt or measured.
 */
export const QUICK_ENTRIES: readonly QuickEntry[] = [
  { label: '薬を飲んだ', icon: 'pill', category: 'is_medicine_log', field: 'medicines.0.name' },
  { label: '体温', icon: 'thermo', category: 'is_condition_log', field: 'measurements.body_temperature' },
  { label: '症状', icon: 'list', category: 'is_condition_log' },
  { label: '受診', icon: 'hospital', category: 'is_visiting_hospital_log', field: 'visit.hospital_name' },
  { label: 'ひとこと', icon: 'pen', category: 'is_other_log', field: 'other.text' },
];

/** The field stands behind the number sign, which stays in the browser. */
export function quickEntryHref({ category, field }: QuickEntry): string {
  const href = screenHref('/treatment-logs/new', null, { category });
  return field === undefined ? href : `${href}#${field}`;
}

/**
 * The form that an address asks for: `log_date` the day (never one to come), `category` the first part. What it cannot
 * mean is left out. Who comes for the medicine has taken it: that answer is filled in, to be changed like any other.
 */
export function startingForm(search: URLSearchParams, today: string): LogFormValues {
  const day = search.get('log_date') ?? '';
  const isWritable = isRealDay(day) && day >= LOG_LIMITS.earliestDay && day <= today;
  const form = blankLogForm(isWritable ? day : today);
  const category = TREATMENT_LOG_CATEGORIES.find(({ flag }) => flag === search.get('category'))?.flag;
  if (category === undefined) return form;
  const medicines =
    category === 'is_medicine_log'
      ? form.medicines.map((medicine) => ({ ...medicine, taken: 'taken' }))
      : form.medicines;
  return { ...form, categories: [category], medicines };
}
