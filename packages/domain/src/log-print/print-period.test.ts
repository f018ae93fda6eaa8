import { describe, expect, it } from 'vitest';
import { earliestPrintable, isPrintablePeriod, monthsBefore, startSinceVisit } from './print-period.ts';

describe('印刷する期間（G70）', () => {
  it.each([
    ['2026-11-20', 1, '2026-10-20'],
    ['2026-03-31', 1, '2026-02-28'],
    ['2024-03-31', 1, '2024-02-29'],
    ['2026-01-15', 3, '2025-10-15'],
    ['2026-12-31', 12, '2025-12-31'],
  ])('%s の %i か月前は %s', (day, months, before) => {
    expect(monthsBefore(day, months)).toBe(before);
  });

  it('十二か月までを印刷できる', () => {
    expect(earliestPrintable('2026-11-20')).toBe('2025-11-20');
    expect(isPrintablePeriod('2025-11-20', '2026-11-20')).toBe(true);
    expect(isPrintablePeriod('2025-11-19', '2026-11-20')).toBe(false);
    expect(isPrintablePeriod('2026-11-21', '2026-11-20')).toBe(false);
  });

  it('前回の診察の日から始め、ない場合は一か月前から、古い場合は一年前から始める', () => {
    expect(startSinceVisit('2026-11-02', '2026-11-20')).toBe('2026-11-02');
    expect(startSinceVisit(null, '2026-11-20')).toBe('2026-10-20');
    expect(startSinceVisit('2020-01-01', '2026-11-20')).toBe('2025-11-20');
  });
});
