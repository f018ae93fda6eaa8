/** A date while it is being chosen: each part a figure without leading zeros, or empty. */
export type DateParts = { year: string; month: string; day: string };

export const EMPTY_DATE: DateParts = { year: '', month: '', day: '' };

/** The parts of a wire day (YYYY-MM-DD); anything else gives empty parts. */
export function splitDay(day: string | null | undefined): DateParts {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day ?? '');
  if (!match) return EMPTY_DATE;
  const [, year, month, date] = match;
  return { year: String(Number(year)), month: String(Number(month)), day: String(Number(date)) };
}

/**
 * The wire day (YYYY-MM-DD) of complete parts; '' while one is missing. 31 February is joined as it stands:
 * whether a day exists is a rule of the form, which has words for it.
 */
export function joinDay({ year, month, day }: DateParts): string {
  if (!year || !month || !day) return '';
  return `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** How many days the month offers; 31 while year or month is open, so that nothing chosen is lost. */
export function daysOffered({ year, month }: DateParts): number {
  if (!year || !month) return 31;
  return new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
}
