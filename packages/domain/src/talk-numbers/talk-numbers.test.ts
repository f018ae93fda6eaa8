import { expect, it } from 'vitest';
import { TALK_NUMBER, talkNumberMinutesLeft } from './index.ts';

it('お話し番号は6桁で10分使え、五回違うと待ってもらう（G92）', () => {
  expect(TALK_NUMBER).toEqual({ digits: 6, lifeSeconds: 600, wrongTries: 5 });
});

it.each([
  [600, 10],
  [541, 10],
  [540, 9],
  [1, 1],
  [0, 0],
  [-5, 0],
])('あと%s秒の場合、%s分と言う', (seconds, minutes) => {
  const now = new Date('2026-11-22T03:00:00Z');
  expect(talkNumberMinutesLeft(new Date(now.getTime() + seconds * 1_000), now)).toBe(minutes);
});
