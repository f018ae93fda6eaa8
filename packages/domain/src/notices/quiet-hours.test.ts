import { expect, it } from 'vitest';
import { japanInstant } from '../japanese-dates/index.ts';
import { afterQuietHours } from './index.ts';

it.each([
  ['8時ちょうどの場合、すぐ', '2026-11-20', '08:00', '2026-11-20', '08:00'],
  ['昼の場合、すぐ', '2026-11-20', '13:20', '2026-11-20', '13:20'],
  ['19時59分の場合、すぐ', '2026-11-20', '19:59', '2026-11-20', '19:59'],
  ['20時ちょうどの場合、翌朝8時', '2026-11-20', '20:00', '2026-11-21', '08:00'],
  ['夜中の場合、その朝8時', '2026-11-21', '03:00', '2026-11-21', '08:00'],
  ['大みそかの夜の場合、元日の8時', '2026-12-31', '23:59', '2027-01-01', '08:00'],
])('%s（G135）', (_, day, time, sentDay, sentTime) => {
  expect(afterQuietHours(japanInstant(day, time))).toEqual(japanInstant(sentDay, sentTime));
});
