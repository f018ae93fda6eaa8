import type { DiagnosedTimeItem, TreatmentStatusItem } from '@hidamari/contract/content';

const publishedAt = '2026-10-01T00:00:00.000Z';

const TIMES = [
  ['suspected', '疑いがあると言われた'],
  ['within-1-month', '1か月以内'],
  ['within-6-months', '半年以内'],
  ['within-1-year', '1年以内'],
  ['within-3-years', '3年以内'],
  ['earlier', 'それ以前'],
] as const;

/** How long ago the illness was found (G98). */
export const DIAGNOSED_TIMES: readonly DiagnosedTimeItem[] = TIMES.map(([id, name], at) => ({
  id,
  publishedAt,
  name,
  order: at + 1,
}));

const STATUSES = [
  ['all', 'ALL', 0, false],
  ['suspected', '疑い', 1, true],
  ['just-diagnosed', '診断直後', 2, true],
  ['before-treatment', '治療前', 3, true],
  ['treating', '治療中', 4, true],
  ['follow-up', '経過観察', 5, true],
  ['recurrence', '再発・転移', 6, true],
  ['palliative', '緩和ケア中心', 7, false],
] as const;

/** Where a person stands in treatment (G98). ALL stands for no choice and is never offered. */
export const TREATMENT_STATUSES: readonly TreatmentStatusItem[] = STATUSES.map(
  ([id, name, status_id, is_show_q_contents]) => ({ id, publishedAt, status_id, name, is_show_q_contents }),
);
