import type { DiaryQuery } from '@hidamari/contract/access-diary';
import { DIARY_ACTORS, DIARY_PERIODS } from '@hidamari/domain/access-records';
import { screenHref } from '@hidamari/domain/screens';
import { pageOfAddress } from '../../shell/page-of-address.ts';

/** What the list shows: nothing named means everything. */
export type DiaryFilters = Omit<DiaryQuery, 'page'>;

/** Pages of twenty that an address opens at once; whoever reads on further does so from there. */
export const MOST_PAGES = 10;

/** Filters and page of an address. What it cannot mean is left out: a mistyped address still shows the diary. */
export function readDiaryAddress(search: URLSearchParams): { filters: DiaryFilters; page: number } {
  const who = DIARY_ACTORS.find(({ value }) => value === search.get('who'))?.value;
  const period = DIARY_PERIODS.find(({ value }) => value === search.get('period'))?.value;
  return {
    filters: { ...(who && { who }), ...(period && { period }) },
    page: Math.min(pageOfAddress(search), MOST_PAGES),
  };
}

/** The address of a list. A change of filters begins at its first page. */
export function diaryHref({ who, period }: DiaryFilters, page = 1): string {
  return screenHref('/account/access-diary', null, {
    who,
    period,
    page: page > 1 ? Math.min(page, MOST_PAGES) : null,
  });
}

export function isNarrowed({ who, period }: DiaryFilters): boolean {
  return who !== undefined || period !== undefined;
}
