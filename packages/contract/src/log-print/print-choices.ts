import { isPrintablePeriod, NOTHING_CHOSEN } from '@hidamari/domain/log-print';
import { LOG_LIMITS, SYMPTOM_KEYS } from '@hidamari/domain/treatment-logs';
import { calendarDay, queryFlag, whenSound } from '../fields/index.ts';
import { CATEGORY_FLAGS } from '../treatment-logs/index.ts';
import * as z from '../zod/index.ts';

/** A list in a body, or a comma list in an address; without one everything is chosen. */
function chosen<const V extends string>(values: readonly V[]) {
  const commaList = z
    .string()
    .max(1_000, { error: 'too_long' })
    // The client leaves an empty list out, so nothing chosen has a word of its own.
    .transform((text) => (text === NOTHING_CHOSEN ? [] : text.split(',')));
  return (
    z
      .union([commaList, z.array(z.string()).max(values.length)], { error: 'choose_one' })
      .refine((list) => list.every((one) => values.includes(one as V)), { error: 'choose_one' })
      // In the order of the screen, each once.
      .transform((list) => values.filter((value) => list.includes(value)))
      .default([...values])
  );
}

const choices = z.object({
  /** Without it: from the last visit on, or a month back. */
  from_date: calendarDay.optional(),
  /** Without it: until today. */
  to_date: calendarDay.optional(),
  /** At least one; tests and treatments go with is_visiting_hospital_log. */
  categories: chosen(CATEGORY_FLAGS).refine((list) => list.length > 0, {
    error: 'category_required',
  }),
  /** May be none. */
  symptoms: chosen(SYMPTOM_KEYS),
  /** Page one alone, which then says that there is more in the portal. */
  summary_only: queryFlag,
  /** Prints name and birth date from the account. */
  with_name: queryFlag,
});

const isLogDay = (day: string | undefined) => day === undefined || day >= LOG_LIMITS.earliestDay;
const days = whenSound('from_date', 'to_date');

/** The rules that hold without knowing today: no earlier than a log may be, in order, a year at most (G70). */
export const printChoices = choices
  .refine(({ from_date: from }) => isLogDay(from), { path: ['from_date'], error: 'date', when: days })
  .refine(({ to_date: to }) => isLogDay(to), { path: ['to_date'], error: 'date', when: days })
  .refine(({ from_date: from, to_date: to }) => !from || !to || from <= to, {
    path: ['to_date'],
    error: 'date_order',
    when: days,
  })
  .refine(
    ({ from_date: from, to_date: to }) =>
      !from || !to || from > to || !isLogDay(from) || isPrintablePeriod(from, to),
    { path: ['from_date'], error: 'out_of_range', when: days },
  );
export type PrintChoicesSent = z.input<typeof printChoices>;
export type PrintChoicesRead = z.output<typeof printChoices>;
