import type { CheckIn, CheckInBody } from '@hidamari/contract/treatment-logs';
import { describe, expect, it } from 'vitest';
import { shownCheckIn } from './check-in-queries.ts';
import { isAnswered, mergeAnswer, type PendingAnswers, takeBack, withoutSent } from './pending-answers.ts';

const DAY = '2026-11-22';
const NONE: PendingAnswers = [];
const CHECK_IN: CheckIn = {
  day: DAY,
  log: null,
  mood: null,
  symptoms: [
    { key: 'pain', today: null },
    { key: 'fatigue', today: 2 },
  ],
};
const mood = (value: number | null, day = DAY): CheckInBody => ({ day, mood: value });
const pain = (today: number | null): CheckInBody => ({ day: DAY, symptoms: [{ key: 'pain', today }] });
const allOf = (...taps: CheckInBody[]) => taps.reduce<PendingAnswers>(mergeAnswer, NONE);

describe('まだ送れていない答え', () => {
  it('同じ問いに押し直した場合、あとの答えだけを送る', () => {
    expect(allOf(mood(1), pain(1), mood(3), pain(4))).toEqual([
      { day: DAY, mood: 3, symptoms: [{ key: 'pain', today: 4 }] },
    ]);
  });

  it('日がかわった場合、日ごとに送る', () => {
    expect(allOf(mood(1, '2026-11-21'), mood(2))).toEqual([mood(1, '2026-11-21'), mood(2)]);
  });

  it('届いた答えだけをなくし、そのあいだに押した答えは残す', () => {
    const sent = allOf(mood(1), pain(1))[0] as CheckInBody;
    expect(withoutSent([sent], sent)).toEqual([]);
    expect(withoutSent(allOf(mood(1), pain(1), mood(2)), sent)).toEqual([
      { day: DAY, mood: 2, symptoms: [] },
    ]);
    expect(withoutSent(allOf(mood(1), pain(1), pain(null)), sent)).toEqual([
      { day: DAY, symptoms: [{ key: 'pain', today: null }] },
    ]);
    expect(withoutSent([mood(1, '2026-11-21')], mood(1))).toEqual([mood(1, '2026-11-21')]);
  });

  it('画面には、押した答えを先に見せる', () => {
    expect(shownCheckIn(CHECK_IN, allOf(mood(0), pain(3)))).toEqual({
      ...CHECK_IN,
      mood: 0,
      symptoms: [
        { key: 'pain', today: 3 },
        { key: 'fatigue', today: 2 },
      ],
    });
    expect(shownCheckIn({ ...CHECK_IN, mood: 1 }, allOf(mood(null))).mood).toBeNull();
    expect(shownCheckIn(CHECK_IN, allOf(mood(4, '2026-11-21')))).toBe(CHECK_IN);
  });

  it('いまたずねていない症状の答えも、送れるまで画面に残る', () => {
    const shown = shownCheckIn(CHECK_IN, [{ day: DAY, symptoms: [{ key: 'nausea', today: 4 }] }]);
    expect(shown.symptoms).toEqual([...CHECK_IN.symptoms, { key: 'nausea', today: 4 }]);
    const takenBack = shownCheckIn(CHECK_IN, [{ day: DAY, symptoms: [{ key: 'nausea', today: null }] }]);
    expect(takenBack.symptoms).toEqual(CHECK_IN.symptoms);
  });

  it('取り消すと、押す前の答えに戻る', () => {
    expect(takeBack(CHECK_IN, mood(3))).toEqual(mood(null));
    expect(takeBack(CHECK_IN, { day: DAY, symptoms: [{ key: 'fatigue', today: 4 }] })).toEqual({
      day: DAY,
      symptoms: [{ key: 'fatigue', today: 2 }],
    });
    expect(takeBack(CHECK_IN, { day: DAY, symptoms: [{ key: 'nausea', today: 4 }] })).toEqual({
      day: DAY,
      symptoms: [{ key: 'nausea', today: null }],
    });
  });

  it('一つも答えていない日は、答えがないとする', () => {
    expect(isAnswered(CHECK_IN)).toBe(true);
    expect(isAnswered({ ...CHECK_IN, symptoms: [{ key: 'pain', today: null }] })).toBe(false);
    expect(isAnswered({ ...CHECK_IN, symptoms: [], mood: 0 })).toBe(true);
  });
});
