import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, weekdayOf } from '../japanese-dates/index.ts';
import {
  addMonths,
  CALENDAR_MARKS,
  CALENDAR_WEEKS,
  calendarDayLabel,
  daysOfMonth,
  formatMonth,
  isRealMonth,
  marksOf,
  monthOf,
  weeksOfMonth,
} from './index.ts';

const months = fc
  .record({ year: fc.integer({ min: 1950, max: 2100 }), month: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, month }) => dayOf({ year, month, date: 1 }).slice(0, 7));

describe('月', () => {
  it.each([
    ['2026-11', true],
    ['2026-13', false],
    ['2026-00', false],
    ['2026-1', false],
    ['', false],
    ['2026-11-01', false],
  ])('%s は、月として%s', (month, isReal) => {
    expect(isRealMonth(month)).toBe(isReal);
  });

  it('初めと終わりの日は、うるう年でも正しい', () => {
    expect(daysOfMonth('2028-02')).toEqual({ first: '2028-02-01', last: '2028-02-29' });
    expect(daysOfMonth('2027-02').last).toBe('2027-02-28');
    expect(daysOfMonth('2026-12').last).toBe('2026-12-31');
  });

  it('前の月と次の月は、年をまたぐ', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(formatMonth(addMonths('2026-11', -1))).toBe('2026年10月');
    expect(monthOf('2026-11-22')).toBe('2026-11');
  });

  it('ない月や日の場合、知らせる', () => {
    expect(() => weeksOfMonth('2026-13')).toThrow(RangeError);
    expect(() => monthOf('2026-02-30')).toThrow(RangeError);
  });

  it('どの月も日曜から始まる六週で、その月の日を一度ずつ、順に並べる', () => {
    fc.assert(
      fc.property(months, (month) => {
        const weeks = weeksOfMonth(month);
        expect(weeks).toHaveLength(CALENDAR_WEEKS);
        const days = weeks.flat().filter((day) => day !== null);
        const { first, last } = daysOfMonth(month);
        expect([days[0], days.at(-1)]).toEqual([first, last]);
        expect(days).toHaveLength(Number(last.slice(8)));
        expect(days).toEqual(days.toSorted());
        for (const week of weeks) {
          expect(week).toHaveLength(7);
          for (const [weekday, day] of week.entries()) if (day) expect(weekdayOf(day)).toBe(weekday);
        }
        expect(addMonths(addMonths(month, 7), -7)).toBe(month);
      }),
    );
  });
});

describe('一日の名前', () => {
  it('記録がある場合、種類と件数を言う', () => {
    const day = { day: '2026-11-04', logs: 2, is_condition_log: true, is_medicine_log: true };
    expect(calendarDayLabel(day)).toBe('11月4日（水）、薬と症状の記録 2件');
  });

  it('祝日、今日、診察の予定を、色だけでなく言葉で言う', () => {
    const day = { day: '2026-11-23', logs: 0 };
    expect(calendarDayLabel(day, { isToday: true, isVisit: true })).toBe(
      '11月23日（月）、今日、勤労感謝の日、診察の予定',
    );
    expect(calendarDayLabel({ day: '2026-11-24', logs: 0 })).toBe('11月24日（火）');
  });

  it('五つの種類の印は、形がみなちがう', () => {
    expect(new Set(CALENDAR_MARKS.map(({ shape }) => shape)).size).toBe(5);
    expect(marksOf({ is_life_log: true, is_visiting_hospital_log: true }).map(({ label }) => label)).toEqual([
      '受診',
      'くらし',
    ]);
  });
});
