import { describe, expect, it } from 'vitest';
import { callStateOn } from './monitor-calls.ts';

const call = { is_open: true, period_from: '2026-11-10', period_to: '2026-12-25' };

describe('募集の受付（G88）', () => {
  it.each([
    ['2026-11-09', true, 'coming'],
    ['2026-11-10', true, 'open'],
    ['2026-12-25', true, 'open'],
    ['2026-12-26', true, 'over'],
    ['2026-11-20', false, 'over'],
  ] as const)('%s に、編集部が開けている: %s の場合は %s', (today, is_open, state) => {
    expect(callStateOn(today, { ...call, is_open })).toBe(state);
  });
});
