import type { PrintChoicesRead } from '@hidamari/contract/log-print';
import { AppError } from '@hidamari/domain/errors';
import { japanDay } from '@hidamari/domain/japanese-dates';
import {
  isPrintablePeriod,
  MOST_PRINTED_LOGS,
  type PrintedNextVisit,
  type PrintedPerson,
  type PrintInput,
  startSinceVisit,
} from '@hidamari/domain/log-print';
import type { Dependencies } from '../../dependencies.ts';
import { findLastVisitDate, listPeriodLogs } from '../treatment-logs/index.ts';

export type PrintNeeds = Pick<Dependencies, 'database' | 'encryption' | 'clock'> & {
  /** The nearest planned visit with the questions for it, in their order (G69); null without one. */
  nextVisitOf(memberId: string): Promise<PrintedNextVisit | null>;
  /** Name and birth date, for a member who ticked that they are printed. */
  personOf(memberId: string): Promise<PrintedPerson | null>;
};

/** What a print is made of, and what the screen tells about it. */
export interface GatheredPrint {
  input: PrintInput;
  lastVisit: string | null;
}

/**
 * Gathers what a member wants to print. Throws `validation`: `date_in_future`, `out_of_range` (more than a year) or
 * `date_order` under a day, and `too_many_items` under `sheets` when the period has more logs than a print takes.
 */
export async function gatherPrint(
  needs: PrintNeeds,
  memberId: string,
  choices: PrintChoicesRead,
): Promise<GatheredPrint> {
  const today = japanDay(needs.clock());
  const lastVisit = await findLastVisitDate(needs, memberId, today);
  const to = choices.to_date ?? today;
  const from = choices.from_date ?? startOf(lastVisit, to, today);
  checkPeriod(from, to, today);
  const { logs, total } = await listPeriodLogs(needs, { memberId, from, to, most: MOST_PRINTED_LOGS });
  if (total > MOST_PRINTED_LOGS) throw tooLong();
  const { categories, symptoms, summary_only: isSummaryOnly } = choices;
  const nextVisit = await needs.nextVisitOf(memberId);
  return {
    input: {
      choices: { from, to, categories, symptoms, isSummaryOnly },
      logs,
      // One whose day has passed waits for its answers on the screen; on paper it would be a wrong appointment.
      nextVisit: nextVisit !== null && nextVisit.visit_date >= today ? nextVisit : null,
      person: choices.with_name ? await needs.personOf(memberId) : null,
      today,
    },
    lastVisit,
  };
}

/** More than one print holds: a shorter period or fewer categories are asked for. */
export const tooLong = () => new AppError('validation', { fields: { sheets: ['too_many_items'] } });

/** A first day that was left open; one after the last day, which was chosen, would be nobody's wish. */
function startOf(lastVisit: string | null, to: string, today: string): string {
  const start = startSinceVisit(lastVisit, today);
  return start <= to && isPrintablePeriod(start, to) ? start : startSinceVisit(null, to);
}

function checkPeriod(from: string, to: string, today: string): void {
  if (to > today) throw new AppError('validation', { fields: { to_date: ['date_in_future'] } });
  if (from > to) throw new AppError('validation', { fields: { to_date: ['date_order'] } });
  if (!isPrintablePeriod(from, to))
    throw new AppError('validation', { fields: { from_date: ['out_of_range'] } });
}
