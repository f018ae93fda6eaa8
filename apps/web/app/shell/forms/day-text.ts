import { type DateParts, EMPTY_DATE, joinDay, splitDay } from '@hidamari/ui/date-fields';

/**
 * A date of three parts as one text of the form: YYYY-MM-DD when complete, '' when untouched. An unfinished date
 * keeps its parts (`2026-11-`), so that it is asked about instead of being lost.
 */
export function dayTextOf(parts: DateParts): string {
  const { year, month, day } = parts;
  if (!year && !month && !day) return '';
  return joinDay(parts) || `${year}-${month}-${day}`;
}

/** The parts of such a text. */
export function datePartsOf(text: string): DateParts {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return splitDay(text);
  const [year = '', month = '', day = ''] = text.split('-');
  return text === '' ? EMPTY_DATE : { year, month, day };
}
