import { describe, expect, it } from 'vitest';
import { japanInstant } from '../japanese-dates/index.ts';
import { callNumbersAt, dayHoursWords, type ThresholdPhones, USUAL_DAY_HOURS } from './index.ts';

const BOTH: ThresholdPhones = { ...USUAL_DAY_HOURS, day_phone: '0300000001', night_phone: '0300000002' };
const DAY_ONLY: ThresholdPhones = { ...USUAL_DAY_HOURS, day_phone: '0300000001' };
const NIGHT_ONLY: ThresholdPhones = { ...USUAL_DAY_HOURS, night_phone: '0300000002' };

// 2026-11-20 is a Friday, 11-23 a public holiday (a Monday).
const FRIDAY = '2026-11-20';
const SATURDAY = '2026-11-21';
const HOLIDAY = '2026-11-23';

// @proves state contact threshold: met
describe('いま電話する番号（G75）', () => {
  it.each<[string, ThresholdPhones, string, string, 'day' | 'night', boolean]>([
    ['平日の昼の場合、昼の番号', BOTH, FRIDAY, '12:00', 'day', true],
    ['始まりの時刻ちょうどの場合、昼の番号', BOTH, FRIDAY, '09:00', 'day', true],
    ['始まりの1分前の場合、夜の番号', BOTH, FRIDAY, '08:59', 'night', true],
    ['終わりの1分前の場合、昼の番号', BOTH, FRIDAY, '16:59', 'day', true],
    ['終わりの時刻ちょうどの場合、夜の番号', BOTH, FRIDAY, '17:00', 'night', true],
    ['夜22時の場合、夜の番号', BOTH, FRIDAY, '22:00', 'night', true],
    ['日付がかわるころの場合、夜の番号', BOTH, FRIDAY, '00:00', 'night', true],
    ['土曜の昼の場合、夜と休日の番号', BOTH, SATURDAY, '12:00', 'night', true],
    ['祝日の昼の場合、夜と休日の番号', BOTH, HOLIDAY, '12:00', 'night', true],
    ['大みそかの昼の場合、夜と休日の番号', BOTH, '2026-12-31', '10:00', 'night', true],
    ['12月29日の昼の場合、夜と休日の番号', BOTH, '2026-12-29', '10:00', 'night', true],
    ['12月28日の昼の場合、昼の番号', BOTH, '2026-12-28', '10:00', 'day', true],
    ['1月4日の昼の場合、昼の番号', BOTH, '2027-01-04', '10:00', 'day', true],
    [
      '休日も出る病院で、大みそかの昼の場合、昼の番号',
      { ...BOTH, on_holidays: true },
      '2026-12-31',
      '10:00',
      'day',
      true,
    ],
    [
      '祝日も出る病院で、祝日の昼の場合、昼の番号',
      { ...BOTH, on_holidays: true },
      HOLIDAY,
      '12:00',
      'day',
      true,
    ],
    [
      '土曜も出る病院で、土曜の昼の場合、昼の番号',
      { ...BOTH, weekdays: [6] },
      SATURDAY,
      '12:00',
      'day',
      true,
    ],
    ['昼の番号だけで、昼の場合、その番号', DAY_ONLY, FRIDAY, '12:00', 'day', true],
    [
      '昼の番号だけで、夜の場合、その番号を出し、いまは出ないと分かる',
      DAY_ONLY,
      FRIDAY,
      '22:00',
      'day',
      false,
    ],
    ['夜の番号だけで、昼の場合、その番号', NIGHT_ONLY, FRIDAY, '12:00', 'night', true],
  ])('%s', (_, card, day, time, part, isAnsweredNow) => {
    const numbers = callNumbersAt(card, japanInstant(day, time));
    expect([numbers.first?.part, numbers.isAnsweredNow]).toEqual([part, isAnsweredNow]);
    expect(numbers.first?.digits).toBe(part === 'day' ? '0300000001' : '0300000002');
  });

  it('二つある場合、もう一つの番号も出し、一つの場合は出さない', () => {
    const noon = japanInstant(FRIDAY, '12:00');
    expect(callNumbersAt(BOTH, noon).other?.part).toBe('night');
    expect(callNumbersAt(BOTH, japanInstant(FRIDAY, '22:00')).other?.part).toBe('day');
    expect(callNumbersAt(DAY_ONLY, noon).other).toBeNull();
    expect(callNumbersAt(NIGHT_ONLY, noon).other).toBeNull();
    expect(callNumbersAt(USUAL_DAY_HOURS, noon)).toEqual({ first: null, other: null, isAnsweredNow: false });
  });
});

describe('昼の番号に出る時間の言葉', () => {
  it.each<[Partial<ThresholdPhones>, string]>([
    [{}, '平日 9:00〜17:00'],
    [{ on_holidays: true }, '平日 9:00〜17:00（祝日も）'],
    [{ day_from: '08:30', day_to: '12:15', weekdays: [5, 1, 3] }, '月・水・金 8:30〜12:15（祝日をのぞく）'],
    [{ weekdays: [0, 6, 1, 2, 3, 4, 5], on_holidays: true }, '毎日 9:00〜17:00'],
    [{ weekdays: [0, 1, 2, 3, 4, 5, 6] }, '毎日 9:00〜17:00（祝日をのぞく）'],
    [{ weekdays: [0, 6] }, '土・日 9:00〜17:00（祝日をのぞく）'],
  ])('%j の場合、「%s」', (change, words) => {
    expect(dayHoursWords({ ...USUAL_DAY_HOURS, ...change })).toBe(words);
  });
});
