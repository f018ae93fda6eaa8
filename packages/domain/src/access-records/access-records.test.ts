import { expect, it } from 'vitest';
import { ACCESS_KINDS, accessRecordLimit } from './index.ts';

it('記録は三年のあいだ残す（F46）', () => {
  expect(accessRecordLimit(new Date('2026-11-22T00:00:00Z')).toISOString()).toBe('2023-11-22T00:00:00.000Z');
  // A leap day has no anniversary: the day after it has.
  expect(accessRecordLimit(new Date('2028-02-29T00:00:00Z')).toISOString()).toBe('2025-03-01T00:00:00.000Z');
});

it('どの種類も、「…が、」に続けて読める言葉を持つ', () => {
  for (const words of Object.values(ACCESS_KINDS)) expect(words).toMatch(/ました$/);
});
