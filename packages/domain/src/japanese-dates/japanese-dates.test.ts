import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  ageOn,
  dayOf,
  dayParts,
  daysBetween,
  eraOfDay,
  formatBirthday,
  formatClock,
  formatEraDate,
  formatEraYear,
  formatJapaneseDate,
  formatJapaneseDateTime,
  formatMonthDay,
  formatPlainDate,
  formatRecent,
  formatWireMoment,
  formatWireTimestamp,
  isRealDay,
  japanDay,
  japanInstant,
  japanTime,
  parseWireTimestamp,
  weekdayOf,
} from './index.ts';

const instants = fc.date({
  min: new Date('1900-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('日本の日付', () => {
  it('日本の0時の前後で日が変わる', () => {
    expect(japanDay(new Date('2026-11-19T14:59:59.999Z'))).toBe('2026-11-19');
    expect(japanDay(new Date('2026-11-19T15:00:00.000Z'))).toBe('2026-11-20');
    expect(japanTime(new Date('2026-11-19T15:00:00.000Z'))).toBe('00:00');
    expect(japanInstant('2026-11-20', '09:00').toISOString()).toBe('2026-11-20T00:00:00.000Z');
    expect(japanInstant('2026-11-20', '24:00')).toEqual(japanInstant('2026-11-21'));
  });

  it.each([
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2026-13-01', false],
    ['2026-11-31', false],
    ['2026-1-1', false],
    ['0000-00-00', false],
    ['', false],
    ['2026-11-20T00:00', false],
  ])('%s が実在する日か: %s', (day, real) => {
    expect(isRealDay(day)).toBe(real);
  });

  it('実在しない日は受け取らない', () => {
    expect(() => dayParts('2027-02-29')).toThrow(RangeError);
    expect(() => addDays('きのう', 1)).toThrow(RangeError);
  });

  it('日の足し引きは互いに打ち消し、曜日は7日で戻る', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: -5000, max: 5000 }), (at, count) => {
        const day = japanDay(at);
        const moved = addDays(day, count);
        expect(daysBetween(day, moved)).toBe(count);
        expect(addDays(moved, -count)).toBe(day);
        expect(weekdayOf(addDays(day, 7))).toBe(weekdayOf(day));
        expect(dayOf(dayParts(day))).toBe(day);
      }),
    );
  });

  it.each([
    ['1953-11-20', '2026-11-19', 72],
    ['1953-11-20', '2026-11-20', 73],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2026-11-20', '2026-11-20', 0],
  ])('%s 生まれの人は %s に %i 歳', (birthday, day, age) => {
    expect(ageOn(birthday, day)).toBe(age);
  });
});

describe('日付の書き方（G133）', () => {
  const at = new Date('2026-11-20T09:05:07.500Z');

  it('曜日つきの日付と24時間の時刻', () => {
    expect(formatJapaneseDate('2026-11-20')).toBe('2026年11月20日（金）');
    expect(formatMonthDay('2026-11-24')).toBe('11月24日（火）');
    expect(formatPlainDate('2026-04-01')).toBe('2026年4月1日');
    expect(formatJapaneseDateTime(at)).toBe('2026年11月20日（金）18:05');
    expect([formatClock('09:00'), formatClock('20:00'), formatClock('00:30')]).toEqual([
      '9:00',
      '20:00',
      '0:30',
    ]);
  });

  it('通信上の時刻は日本時間の YYYY-MM-DD HH:mm:ss', () => {
    expect(formatWireTimestamp(at)).toBe('2026-11-20 18:05:07');
    expect(formatWireMoment('2026-11-20 18:05:07')).toBe('11月20日（金） 18:05');
    expect(parseWireTimestamp('2026-11-20 18:05:07')?.toISOString()).toBe('2026-11-20T09:05:07.000Z');
  });

  it.each(['2026-02-30 00:00:00', '2026-11-20 24:00:00', '2026-11-20T18:05:07', '', '2026-11-20'])(
    '%s は通信上の時刻ではない',
    (text) => {
      expect(parseWireTimestamp(text)).toBeNull();
    },
  );

  it('通信上の時刻は読み直しても秒まで変わらない', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const seconds = Math.floor(instant.getTime() / 1000) * 1000;
        expect(parseWireTimestamp(formatWireTimestamp(instant))?.getTime()).toBe(seconds);
      }),
    );
  });

  it.each([
    [0, 'たった今'],
    [59_999, 'たった今'],
    [60_000, '1分前'],
    [59 * 60_000, '59分前'],
    [60 * 60_000, '1時間前'],
    [24 * 60 * 60_000 - 1, '23時間前'],
    [24 * 60 * 60_000, '2026年11月20日（金）'],
    [-60_000, '2026年11月20日（金）'],
  ])('%i ミリ秒前は「%s」', (elapsed, text) => {
    expect(formatRecent({ at, now: new Date(at.getTime() + elapsed) })).toBe(text);
  });
});

describe('元号（ui 5）', () => {
  it.each([
    [1953, '1953年（昭和28年）'],
    [1900, '1900年（明治33年）'],
    [1912, '1912年（明治45年・大正元年）'],
    [1926, '1926年（大正15年・昭和元年）'],
    [1989, '1989年（昭和64年・平成元年）'],
    [2019, '2019年（平成31年・令和元年）'],
    [2026, '2026年（令和8年）'],
    [1800, '1800年'],
  ])('%i 年', (year, text) => {
    expect(formatEraYear(year)).toBe(text);
  });

  it.each([
    ['1989-01-07', '昭和64年1月7日'],
    ['1989-01-08', '平成元年1月8日'],
    ['2019-04-30', '平成31年4月30日'],
    ['2019-05-01', '令和元年5月1日'],
    ['1926-12-24', '大正15年12月24日'],
    ['1926-12-25', '昭和元年12月25日'],
    ['1800-01-01', '1800年1月1日'],
  ])('%s は %s', (day, text) => {
    expect(formatEraDate(day)).toBe(text);
  });

  it.each([
    ['1968-04-12', '1968年（昭和43年）4月12日'],
    ['1989-01-07', '1989年（昭和64年）1月7日'],
    ['1989-01-08', '1989年（平成元年）1月8日'],
    ['1800-01-01', '1800年1月1日'],
  ])('誕生日 %s は、曜日を書かず %s と読む', (day, text) => {
    expect(formatBirthday(day)).toBe(text);
  });

  it('明治より前の日に元号はない', () => {
    expect(eraOfDay('1868-01-24')).toBeNull();
  });
});
