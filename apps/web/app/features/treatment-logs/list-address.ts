import { isRealDay } from '@hidamari/domain/japanese-dates';
import { beginningOf, withoutControls } from '@hidamari/domain/japanese-text';
import { LAST_PAGE, SEARCH_WORDS_CHARACTERS } from '@hidamari/domain/limits';
import { isRealMonth } from '@hidamari/domain/log-calendar';
import type { LogCategory } from '@hidamari/domain/option-sets';
import { screenHref } from '@hidamari/domain/screens';
import { LOG_LIMITS, TREATMENT_LOG_CATEGORIES } from '@hidamari/domain/treatment-logs';
import { pageOfAddress } from '../../shell/page-of-address.ts';

/** What the list shows: nothing chosen means every log. */
export interface LogListFilters {
  categories: readonly LogCategory[];
  /** YYYY-MM-DD, included; '' is open. */
  from: string;
  to: string;
  keyword: string;
  /** YYYY-MM that the calendar beside the list shows; '' is the month of today. It narrows nothing. */
  month: string;
}

export const NO_FILTERS: LogListFilters = { categories: [], from: '', to: '', keyword: '', month: '' };

/** Pages of twenty that stand on one screen; further back the newest of them give way. */
export const PAGES_SHOWN = 10;

/** Filters and page of an address. What it cannot mean is left out: an old or mistyped address still shows a list. */
export function readListAddress(search: URLSearchParams): { filters: LogListFilters; page: number } {
  const day = (name: string) => {
    const text = search.get(name) ?? '';
    return isRealDay(text) ? text : '';
  };
  const page = pageOfAddress(search);
  return {
    filters: {
      categories: TREATMENT_LOG_CATEGORIES.flatMap(({ flag }) => (search.get(flag) === '1' ? [flag] : [])),
      from: day('from_date'),
      to: day('to_date'),
      keyword: beginningOf(withoutControls(search.get('keyword') ?? '').trim(), SEARCH_WORDS_CHARACTERS),
      month: monthIn(search),
    },
    page: page <= LAST_PAGE ? page : 1,
  };
}

/** Months that a calendar can be asked for: from the earliest day of a log to the end of the century. */
const MONTHS = { first: LOG_LIMITS.earliestDay.slice(0, 7), last: '2099-12' };

function monthIn(search: URLSearchParams): string {
  const month = search.get('month') ?? '';
  return isRealMonth(month) && month >= MONTHS.first && month <= MONTHS.last ? month : '';
}

/** The address of a list. A change of filters begins at its first page. */
export function listHref(filters: LogListFilters, page = 1): string {
  return screenHref('/treatment-logs', null, {
    ...Object.fromEntries(filters.categories.map((flag) => [flag, 1])),
    from_date: filters.from || null,
    to_date: filters.to || null,
    keyword: filters.keyword || null,
    month: filters.month || null,
    page: page > 1 ? page : null,
  });
}

/** The id of the part with the logs: a day of the calendar leads there. */
export const LOGS_ID = 'logs';

/** The logs of one day, in the categories and words that are chosen already. */
export function dayHref(filters: LogListFilters, day: string): string {
  return `${listHref({ ...filters, from: day, to: day })}#${LOGS_ID}`;
}

/** The pages that stand on screen when the address names `page`. */
export function shownPages(page: number): number[] {
  const first = Math.max(1, page - PAGES_SHOWN + 1);
  return Array.from({ length: page - first + 1 }, (_, index) => first + index);
}

export function isFiltered({ categories, from, to, keyword }: LogListFilters): boolean {
  return categories.length > 0 || from !== '' || to !== '' || keyword !== '';
}

/** The filters with one category turned on or off, in the order of the screen. */
export function toggleCategory(filters: LogListFilters, flag: LogCategory): LogListFilters {
  const isOn = filters.categories.includes(flag);
  const categories = TREATMENT_LOG_CATEGORIES.map((row) => row.flag).filter((other) =>
    other === flag ? !isOn : filters.categories.includes(other),
  );
  return { ...filters, categories };
}
