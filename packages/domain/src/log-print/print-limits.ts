import { dayParts, formatPlainDate } from '../japanese-dates/index.ts';
import { PRODUCT_NAME } from '../site-variants/index.ts';
import { periodDays } from './print-period.ts';
import type { PrintChoices } from './printed-log.ts';

/** More pages than this are no summary any more; a shorter period or fewer categories are asked for. */
export const MOST_SHEETS = 400;
/** Logs that are read for one print: three a day over a year and some to spare. */
export const MOST_PRINTED_LOGS = 3_000;
/** Life of the address of a printed file, in seconds. */
export const PRINT_FILE_SECONDS = 300;
/** Name under which the file is saved. */
export const PRINT_FILE_NAME = '治療ログのまとめ.pdf';

/** Stands for an empty list of choices in an address. */
export const NOTHING_CHOSEN = 'none';

type Extent = Pick<PrintChoices, 'isSummaryOnly'>;

/** What a place of page one says of what it has no room for: where it stands, when there is a page for it. */
export function restWords(count: number, { isSummaryOnly }: Extent): string {
  return isSummaryOnly ? `ほか${count}件` : `ほか${count}件は次のページ以降`;
}

/** Said on a first page that goes out alone: whoever holds it would take it for everything. */
export const SUMMARY_ONLY_TEXT = `この紙は、まとめの1枚だけです。日ごとの記録など、ほかのことは、「${PRODUCT_NAME}」の治療ログにあります。`;

/** 11/20, or 2025/11/20 for a day of another year than the one that goes without saying. */
export function shortDay(day: string, of: string): string {
  const { year, month, date } = dayParts(day);
  return year === dayParts(of).year ? `${month}/${date}` : `${year}/${month}/${date}`;
}

/** 2026年10月24日〜2026年11月20日（28日間）. */
export function periodWords(from: string, to: string): string {
  return `${formatPlainDate(from)}〜${formatPlainDate(to)}（${periodDays(from, to)}日間）`;
}
