import { expect, test } from 'vitest';
import { bulkGetTreatmentLogsEndpoint, treatmentLogFilters } from './index.ts';

// @proves state log list: filters
test('何も指定しない場合、一ページ目をすべての分類で求める', () => {
  expect(treatmentLogFilters.parse({})).toEqual({
    page: 1,
    is_visiting_hospital_log: false,
    is_medicine_log: false,
    is_condition_log: false,
    is_life_log: false,
    is_other_log: false,
  });
});

// @proves state log list: filters
test('しぼれるものは、ページ、期間、五つの分類、言葉だけ', () => {
  const CATEGORIES =
    'is_visiting_hospital_log is_medicine_log is_condition_log is_life_log is_other_log'.split(' ');
  expect(Object.keys(treatmentLogFilters.shape)).toEqual([
    'page',
    'from_date',
    'to_date',
    ...CATEGORIES,
    'keyword',
  ]);
});

test('分類の印は1のときだけ立つ', () => {
  const filters = treatmentLogFilters.parse({ page: '2', is_life_log: '1', is_other_log: '0', color: 'red' });
  expect(filters).toMatchObject({ page: 2, is_life_log: true, is_other_log: false });
  expect(filters).not.toHaveProperty('color');
});

test.each([
  { page: '0' },
  { page: '10001' },
  { page: '1.5' },
  { page: '9'.repeat(400) },
  { is_life_log: '2' },
])('%jの場合、受け取らない', (query) => {
  expect(treatmentLogFilters.safeParse(query).success).toBe(false);
});

test('検索の言葉に保存できない文字がある場合、空白に替える', () => {
  expect(treatmentLogFilters.parse({ keyword: 'だ\0る\uD800さ%_' }).keyword).toBe('だ る さ%_');
});

test('まとめて読む記録は、五十件までを読点なしのコンマで受け取る', () => {
  const id = '4f9c1d1e-8f0e-4d6c-9c9f-0c8f0b3b1a11';
  const { query } = bulkGetTreatmentLogsEndpoint;
  expect(query.parse({ ids: `${id},${id}` }).ids).toEqual([id, id]);
  expect(query.safeParse({ ids: Array.from({ length: 51 }, () => id).join(',') }).success).toBe(false);
  expect(query.safeParse({ ids: '1,2' }).success).toBe(false);
});
