import { LAST_PAGE } from '@hidamari/contract/fields';
import { isRealDay } from '@hidamari/domain/japanese-dates';
import type { LogCategory } from '@hidamari/domain/option-sets';
import { screenHref } from '@hidamari/domain/screens';
import { TREATMENT_LOG_CATEGORIES } from '@hidamari/domain/treatment-logs';

/** What the list shows: nothing chosen means every log. */
export interface LogListFilters {
  categories: readonly LogCategory[];
  /** YYYY-MM-DD, included; '' is open. */
  from: string;
  to: string;
  keyword: string;
}

export const NO_FILTERS: LogListFilters = { categories: [], from: '', to: '', keyword: '' };

/** Pages of twenty that stand on one screen; further back the newest of them give way. */
export const PAGES_SHOWN = 10;

const KEYWORD_CHARACTERS = 200;

/** Filters and page of an address. What it cannot mean is left out: an old or mistyped address still shows a list. */
export function readListAddress(search: URLSearchParams): { filters: LogListFilters; page: number } {
  const day = (name: string) => {
    const text = search.get(name) ?? '';
    return isRealDay(text) ? text : '';
  };
  const page = Number(search.get('page') ?? '1');
  return {
    filters: {
      categories: TREATMENT_LOG_CATEGORIES.flatMap(({ flag }) => (search.get(flag) === '1' ? [flag] : [])),
      from: day('from_date'),
      to: day('to_date'),
      keyword: (search.get('keyword') ?? '').trim().slice(0, KEYWORD_CHARACTERS),
    },
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** The address of a list. A change of filters begins at its first page. */
export function listHref(filters: LogListFilters, page = 1): string {
  return screenHref('/treatment-logs', null, {
    ...Object.fromEntries(filters.categories.map((flag) => [flag, 1])),
    from_date: filters.from || null,
    to_date: filters.to || null,
    keyword: filters.keyword || null,
    page: page > 1 ? page : null,
  });
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
