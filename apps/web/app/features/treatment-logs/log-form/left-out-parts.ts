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

/** The whole form as a log, whatever is chosen. */
const wholeOf = (values: LogFormValues): Sent =>
  logInputOf({ ...values, categories: TREATMENT_LOG_CATEGORIES.map(({ flag }) => flag) });

/** Something that is written and will not be in the log: its name on the screen, and what it says. */
export interface LeftOutPart {
  readonly label: string;
  readonly content: string;
}

/**
 * What is written in the form and will not be in the log, in the order of the screen: parts whose category was let go, the
 * days of a stay in a visit that is none. A stored log loses them with the next save.
 * @param filledIn what the portal itself had put into a new log; nobody misses it. Null for a stored log.
 */
export function leftOutParts(values: LogFormValues, filledIn: LogFormValues | null): LeftOutPart[] {
  const all = wholeOf(values);
  const before = filledIn && wholeOf(filledIn);
  const parts = TREATMENT_LOG_CATEGORIES.filter(({ flag }) => !values.categories.includes(flag))
    .filter(({ flag }) => PARTS_OF[flag](all).some(isSomething))
    .map(({ flag, label }) => ({ flag, label, content: JSON.stringify(PARTS_OF[flag](all)) }))
    .filter(({ flag, content }) => !before || content !== JSON.stringify(PARTS_OF[flag](before)))
    .map(({ label, content }) => ({ label, content }));
  const { admitted_on, discharged_on } = values.visit;
  const stay = { label: STAY_DAYS, content: `${admitted_on} ${discharged_on}` };
  return hasHiddenStay(values) ? [...parts, stay] : parts;
}
