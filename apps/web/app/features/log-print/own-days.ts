import { type DateParts, joinDay, splitDay } from '@hidamari/ui/date-fields';
import { type PrintAddress, periodFault } from './print-address.ts';

/** The days of 「自分で決める」 as they stand in the fields, which may be no period yet. */
export interface OwnDays {
  from: DateParts;
  to: DateParts;
}

/** The days of an address, where it names its own. */
export function ownDaysOf({
  period,
  from,
  to,
}: Pick<PrintAddress, 'period' | 'from' | 'to'>): OwnDays | null {
  return period === 'own' ? { from: splitDay(from), to: splitDay(to) } : null;
}

/** The period that the fields name, or why they name none, in words. */
export function ownPeriod(
  days: OwnDays,
  today: string,
): { period: { from: string; to: string }; fault: null } | { period: null; fault: string } {
  const period = { from: joinDay(days.from), to: joinDay(days.to) };
  const fault = periodFault(period.from, period.to, today);
  return fault === null ? { period, fault } : { period: null, fault };
}
