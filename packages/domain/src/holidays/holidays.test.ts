import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '../japanese-dates/index.ts';
import { holidayName, holidaysOf } from './index.ts';

/** Written by hand from printed calendars, apart from the rules: month/day of every day off. */
const CALENDARS: Record<number, string> = {
  2020: '1/1 1/13 2/11 2/23 2/24 3/20 4/29 5/3 5/4 5/5 5/6 7/23 7/24 8/10 9/21 9/22 11/3 11/23',
  2021: '1/1 1/11 2/11 2/23 3/20 4/29 5/3 5/4 5/5 7/22 7/23 8/8 8/9 9/20 9/23 11/3 11/23',
  2022: '1/1 1/10 2/11 2/23 3/21 4/29 5/3 5/4 5/5 7/18 8/11 9/19 9/23 10/10 11/3 11/23',
  2023: '1/1 1/2 1/9 2/11 2/23 3/21 4/29 5/3 5/4 5/5 7/17 8/11 9/18 9/23 10/9 11/3 11/23',
  2024: '1/1 1/8 2/11 2/12 2/23 3/20 4/29 5/3 5/4 5/5 5/6 7/15 8/11 8/12 9/16 9/22 9/23 10/14 11/3 11/4 11/23',
  2025: '1/1 1/13 2/11 2/23 2/24 3/20 4/29 5/3 5/4 5/5 5/6 7/21 8/11 9/15 9/23 10/13 11/3 11/23 11/24',
  2026: '1/1 1/12 2/11 2/23 3/20 4/29 5/3 5/4 5/5 5/6 7/20 8/11 9/21 9/22 9/23 10/12 11/3 11/23',
  2027: '1/1 1/11 2/11 2/23 3/21 3/22 4/29 5/3 5/4 5/5 7/19 8/11 9/20 9/23 10/11 11/3 11/23',
  2028: '1/1 1/10 2/11 2/23 3/20 4/29 5/3 5/4 5/5 7/17 8/11 9/18 9/22 10/9 11/3 11/23',
  2029: '1/1 1/8 2/11 2/12 2/23 3/20 4/29 4/30 5/3 5/4 5/5 7/16 8/11 9/17 9/23 9/24 10/8 11/3 11/23',
  2030: '1/1 1/14 2/11 2/23 3/20 4/29 5/3 5/4 5/5 5/6 7/15 8/11 8/12 9/16 9/23 10/14 11/3 11/4 11/23',
};

describe('祝日（国民の祝日に関する法律、G7）', () => {
  // @proves state hours: days and holidays
  it.each(Object.entries(CALENDARS))('%s 年の休日が暦と一致する', (year, calendar) => {
    const days = [...holidaysOf(Number(year)).keys()].sort();
    expect(days.map((day) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`)).toEqual(
      calendar.split(' '),
    );
  });

  it('2026年は18日、2027年は17日ある', () => {
    expect([holidaysOf(2026).size, holidaysOf(2027).size]).toEqual([18, 17]);
  });

  it.each([
    ['2026-09-22', '国民の休日'],
    ['2032-09-21', '国民の休日'],
    ['2026-05-06', '振替休日'],
    ['2027-03-22', '振替休日'],
    ['2024-02-12', '振替休日'],
    ['2021-08-09', '振替休日'],
    ['2023-01-02', '振替休日'],
    ['2026-11-23', '勤労感謝の日'],
    ['2026-05-04', 'みどりの日'],
    ['2020-07-24', 'スポーツの日'],
    ['2021-07-22', '海の日'],
    ['2026-09-24', null],
    ['2020-08-11', null],
    ['2021-10-11', null],
    ['2026-12-23', null],
  ])('%s は %s', (day, name) => {
    expect(holidayName(day)).toBe(name);
  });

  // @proves state hours: days and holidays
  it('祝日が日曜日の場合、次の祝日でない日が振替休日になる（2020〜2050年）', () => {
    for (let year = 2020; year <= 2050; year += 1) {
      for (const [day, name] of holidaysOf(year)) {
        if (name === '振替休日') expect(weekdayOf(day)).toBeGreaterThan(0);
        if (weekdayOf(day) !== 0) continue;
        let next = addDays(day, 1);
        while (holidayName(next) !== '振替休日') {
          expect(holidayName(next)).not.toBeNull();
          next = addDays(next, 1);
        }
      }
    }
  });

  it('春分の日と秋分の日が、太陽黄経の近似式と一致する（2020〜2050年）', () => {
    for (let year = 2020; year <= 2050; year += 1) {
      const since = year - 1980;
      const shift = 0.242194 * since - Math.floor(since / 4);
      expect(holidayName(`${year}-03-${Math.floor(20.8431 + shift)}`)).toBe('春分の日');
      expect(holidayName(`${year}-09-${Math.floor(23.2488 + shift)}`)).toBe('秋分の日');
    }
  });
});
