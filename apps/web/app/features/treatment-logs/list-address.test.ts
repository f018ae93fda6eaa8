import { expect, it } from 'vitest';
import {
  dayHref,
  isFiltered,
  LOGS_ID,
  listHref,
  NO_FILTERS,
  readListAddress,
  shownPages,
  toggleCategory,
} from './list-address.ts';

const read = (search: string) => readListAddress(new URLSearchParams(search));

it('一覧の番地は、読んでも書いても同じものを指す', () => {
  const search =
    'is_condition_log=1&from_date=2026-11-01&to_date=2026-11-20&keyword=%E3%81%A0&month=2026-10&page=2';
  const { filters, page } = read(search);
  expect(filters).toEqual({
    categories: ['is_condition_log'],
    from: '2026-11-01',
    to: '2026-11-20',
    keyword: 'だ',
    month: '2026-10',
  });
  expect(listHref(filters, page)).toBe(`/treatment-logs?${search}`);
});

it.each([
  'month=2026-13',
  'month=1949-12',
  'month=2100-01',
  'month=%00',
  'page=0',
  'page=abc',
  'page=1.5',
  'from_date=2026-02-30',
  'is_life_log=yes',
])('意味のない %s は、なかったことにする', (search) => {
  expect(read(search)).toEqual({ filters: NO_FILTERS, page: 1 });
});

it('はじめのページは番地に書かない', () => {
  expect(listHref(NO_FILTERS)).toBe('/treatment-logs');
  expect(isFiltered(NO_FILTERS)).toBe(false);
});

it('こよみの月はしぼりこみではなく、日を選んだ番地は、その日の記録のところへ行く', () => {
  const { filters } = read('month=2026-10&is_life_log=1');
  expect(isFiltered({ ...NO_FILTERS, month: '2026-10' })).toBe(false);
  expect(dayHref(filters, '2026-10-04')).toBe(
    `/treatment-logs?is_life_log=1&from_date=2026-10-04&to_date=2026-10-04&month=2026-10#${LOGS_ID}`,
  );
});

it('種類は、押すたびに入れたり外したりし、画面の順に並ぶ', () => {
  const both = toggleCategory(toggleCategory(NO_FILTERS, 'is_life_log'), 'is_medicine_log');
  expect(both.categories).toEqual(['is_medicine_log', 'is_life_log']);
  expect(toggleCategory(both, 'is_life_log').categories).toEqual(['is_medicine_log']);
});

it('一度に並べるのは十ページまでとする', () => {
  expect(shownPages(3)).toEqual([1, 2, 3]);
  expect(shownPages(12)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});
