import { describe, expect, it } from 'vitest';
import { askedChoices, USUAL_CHOICES } from './log-print-query.ts';
import { ALL_CATEGORIES, askedDays, periodFault, printHref, readPrintAddress } from './print-address.ts';

const TODAY = '2026-11-20';
const read = (search: string) => readPrintAddress(new URLSearchParams(search), TODAY);

describe('印刷の住所', () => {
  it.each([
    ['', { period: 'visit', from: '', to: '' }],
    ['period=3m', { period: '3m', from: '', to: '' }],
    ['period=3w', { period: '3w', from: '', to: '' }],
    ['period=own', { period: 'visit', from: '', to: '' }],
    ['period=x&from_date=2026-02-30&to_date=2026-03-01', { period: 'visit', from: '', to: '' }],
    ['from_date=2026-11-01&to_date=2026-11-20', { period: 'own', from: '2026-11-01', to: '2026-11-20' }],
    ['from_date=2024-01-01&to_date=2026-11-20', { period: 'visit', from: '', to: '' }],
    ['from_date=2026-11-01&to_date=2026-11-21', { period: 'visit', from: '', to: '' }],
    ['from_date=2026-11-02&to_date=2026-11-01&period=1m', { period: '1m', from: '', to: '' }],
  ])('%j は、読めるものだけを読む', (search, address) => {
    expect(read(search)).toEqual({ ...address, categories: ALL_CATEGORIES, isSummaryOnly: false });
  });

  it('選んだ分類は残り、知らない分類だけの場合は、すべてになる', () => {
    expect(read('is_life_log=1').categories).toEqual(['is_life_log']);
    expect(read('is_x_log=1').categories).toEqual(ALL_CATEGORIES);
  });

  it('書いた住所は、同じ選び方に読め、いつもの選び方は何も書かない', () => {
    const usual = read('');
    expect(printHref(usual)).toBe('/treatment-logs/print');
    for (const address of [
      { ...usual, period: '1m' as const },
      {
        period: 'own' as const,
        from: '2026-01-01',
        to: '2026-02-01',
        categories: ['is_medicine_log' as const],
        isSummaryOnly: false,
      },
      { ...usual, period: '3w' as const, isSummaryOnly: true },
    ]) {
      expect(read(printHref(address).split('?')[1] ?? '')).toEqual(address);
    }
  });

  it('頼む日は、前回の診察からの場合はサーバーにまかせる', () => {
    expect(askedDays(read(''), TODAY)).toEqual({});
    // A Friday, and the Friday on which a course of three weeks began.
    expect(askedDays(read('period=3w'), TODAY)).toEqual({ from_date: '2026-10-30', to_date: TODAY });
    expect(askedDays(read('period=1m'), TODAY)).toEqual({ from_date: '2026-10-20', to_date: TODAY });
    expect(askedDays(read('period=3m'), TODAY)).toEqual({ from_date: '2026-08-20', to_date: TODAY });
  });

  it('いつもの選び方の場合は何も付けず、症状を外した場合はその残りを付ける', () => {
    expect(askedChoices(read(''), USUAL_CHOICES, TODAY)).toEqual({});
    expect(askedChoices(read('summary_only=1'), USUAL_CHOICES, TODAY)).toEqual({ summary_only: true });
    expect(askedChoices(read('is_life_log=1'), { symptoms: ['cough'], withName: true }, TODAY)).toEqual({
      categories: ['is_life_log'],
      symptoms: ['cough'],
      with_name: true,
    });
  });

  it.each([
    ['', '2026-11-20', 'すべて選んで'],
    ['2026-11-01', '2026-11-21', '今日まで'],
    ['2026-11-02', '2026-11-01', '後にして'],
    ['2025-11-19', '2026-11-20', '12か月まで'],
  ])('%s から %s までは印刷できず、わけを言う', (from, to, words) => {
    expect(periodFault(from, to, TODAY)).toContain(words);
    expect(periodFault('2025-11-20', TODAY, TODAY)).toBeNull();
  });
});
