import { describe, expect, it } from 'vitest';
import { firstReadingOf, replyPromise } from './index.ts';

const at = (time: string) => new Date(`2026-11-28T${time}:00+09:00`);
const DAY = '2026-12-02';

/** Words of despair that nobody has read yet. */
const WRITTEN = { waitingSince: at('10:00'), dangerAt: at('10:00'), firstAidAt: null, checkedAt: null };

describe('つらい気持ちの言葉は、先に読む（G119）', () => {
  it.each([
    ['待っていない', { waitingSince: null }, null],
    ['そのような言葉がない', { dangerAt: null }, null],
    ['まだだれも読んでいない', {}, 'due'],
    ['待つうちに書かれた', { dangerAt: at('10:20') }, 'due'],
    ['はじめの一言を送った', { firstAidAt: at('10:03') }, 'read-once'],
    ['はじめの一言のあと、また書かれた', { dangerAt: at('10:20'), firstAidAt: at('10:03') }, 'due'],
    ['はじめの一言を送らずに、二人で読んだ', { checkedAt: at('10:05') }, 'done'],
    ['はじめの一言のあと、二人で読んだ', { firstAidAt: at('10:03'), checkedAt: at('10:05') }, 'done'],
    [
      'お返事のあと、ほかのことを書いた',
      { waitingSince: at('12:00'), firstAidAt: at('10:03'), checkedAt: at('10:05') },
      null,
    ],
  ] as const)('%s場合', (_, found, reading) => {
    expect(firstReadingOf({ ...WRITTEN, ...found })).toBe(reading);
  });
});

describe('お返事の約束は、ひとつ（G9・G119・G122・G126）', () => {
  it.each([
    ['メールの', 'mail', DAY, null, { kind: 'by-day', day: DAY }],
    ['チャットの', 'chat', DAY, null, { kind: 'by-hours' }],
    ['返事を待っていない', 'mail', null, null, null],
    ['つらい言葉のメールの', 'mail', DAY, 'due', { kind: 'read-first' }],
    ['つらい言葉のメールに、はじめの一言を送った', 'mail', DAY, 'read-once', { kind: 'read-by-one' }],
    ['つらい言葉のメールを二人で読んだ', 'mail', DAY, 'done', { kind: 'read-by-two' }],
    ['つらい言葉のチャットの', 'chat', DAY, 'due', { kind: 'read-first' }],
    ['返事はいらないと言う、つらい言葉の', 'mail', null, 'due', { kind: 'read-first' }],
  ] as const)('%s場合', (_, channel, dueOn, firstReading, promise) => {
    expect(replyPromise({ channel, dueOn, firstReading })).toEqual(promise);
  });
});
