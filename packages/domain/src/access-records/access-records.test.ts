import { expect, it } from 'vitest';
import { STAFF_ROLES } from '../staff/index.ts';
import { ACCESS_KINDS, accessRecordLimit, DIARY_ACTORS, diaryPeriodStart, rolesOfActor } from './index.ts';

it('記録は三年のあいだ残す（F46）', () => {
  expect(accessRecordLimit(new Date('2026-11-22T00:00:00Z')).toISOString()).toBe('2023-11-22T00:00:00.000Z');
  // A leap day has no anniversary: the day after it has.
  expect(accessRecordLimit(new Date('2028-02-29T00:00:00Z')).toISOString()).toBe('2025-03-01T00:00:00.000Z');
});

it('どの種類も、「…が、」に続けて読める言葉を持つ', () => {
  for (const words of Object.values(ACCESS_KINDS)) expect(words).toMatch(/ました$/);
});

it('しぼりこみの期間は、日本の今日をふくめて数え、日本の零時に始まる', () => {
  // Already the 23rd in Japan.
  const now = new Date('2026-11-22T15:30:00Z');
  expect(diaryPeriodStart('week', now).toISOString()).toBe('2026-11-16T15:00:00.000Z');
  expect(diaryPeriodStart('year', now).toISOString()).toBe('2025-11-23T15:00:00.000Z');
});

it('どの立場の人も、しぼりこみのどれか一つにだけ入る', () => {
  const named = DIARY_ACTORS.flatMap(({ value }) => rolesOfActor(value));
  expect(named.toSorted()).toEqual(STAFF_ROLES.toSorted());
});
