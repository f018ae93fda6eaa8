import type { LogCategory } from '@hidamari/domain/option-sets';
import { TREATMENT_LOG_CATEGORIES } from '@hidamari/domain/treatment-logs';
import type { LogFormValues } from './log-form-values.ts';
import { logInputOf } from './log-input.ts';

type Sent = ReturnType<typeof logInputOf>;

const isSomething = (part: unknown) => (Array.isArray(part) ? part.length > 0 : part !== undefined);

/** What each category brings into a log. */
const PARTS_OF: Readonly<Record<LogCategory, (sent: Sent) => readonly unknown[]>> = {
  is_visiting_hospital_log: ({ visit }) => [visit],
  is_medicine_log: ({ medicines }) => [medicines],
  is_condition_log: ({ symptoms, measurements }) => [symptoms, measurements],
  is_life_log: ({ life }) => [life],
  is_other_log: ({ other }) => [other],
};

const STAY_DAYS = '入院した日と退院した日';

function hasHiddenStay({ categories, visit }: LogFormValues): boolean {
  const isShown = visit.kind === 'inpatient';
  const isWritten = `${visit.admitted_on}${visit.discharged_on}` !== '';
  return categories.includes('is_visiting_hospital_log') && !isShown && isWritten;
}

/**
 * The names of what is written in the form and will not be in the log: parts whose category was let go, the days of a
 * stay in a visit that is none. A stored log loses them with the next save.
 */
export function leftOutParts(values: LogFormValues): string[] {
  const all = logInputOf({ ...values, categories: TREATMENT_LOG_CATEGORIES.map(({ flag }) => flag) });
  const parts = TREATMENT_LOG_CATEGORIES.filter(
    ({ flag }) => !values.categories.includes(flag) && PARTS_OF[flag](all).some(isSomething),
  ).map(({ label }) => label);
  return hasHiddenStay(values) ? [...parts, STAY_DAYS] : parts;
}
