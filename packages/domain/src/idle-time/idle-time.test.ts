import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  IDLE_WARNING_SECONDS,
  idlePhase,
  idleSecondsLeft,
  isUseToReport,
  isWrittenDown,
  USE_TOLD_EVERY_SECONDS,
  warningStep,
} from './index.ts';

const HOUR = 3_600;
const START = Date.parse('2026-11-20T03:00:00Z');
const after = (seconds: number) => ({ usedAt: START, now: START + seconds * 1_000, idleSeconds: HOUR });

// @proves state idle: asked
describe('操作のない時間（G35）', () => {
  it.each([
    [0, 'in-use', 3_600],
    [58 * 60 - 1, 'in-use', 121],
    [58 * 60, 'warned', 120],
    [HOUR - 1, 'warned', 1],
    [HOUR, 'over', 0],
    [9 * HOUR, 'over', 0],
  ] as const)('最後の操作から%i秒の場合、%sで、残りは%i秒', (seconds, phase, left) => {
    expect(idlePhase(after(seconds))).toBe(phase);
    expect(idleSecondsLeft(after(seconds))).toBe(left);
  });

  it('時計が戻された場合、いま操作したものとする', () => {
    expect(idlePhase(after(-5 * HOUR))).toBe('in-use');
    expect(idleSecondsLeft(after(-5 * HOUR))).toBe(HOUR);
  });

  it('知らせは2分前で、残りは三段階だけで伝える', () => {
    expect(IDLE_WARNING_SECONDS).toBe(120);
    expect([120, 61, 60, 31, 30, 1].map(warningStep)).toEqual([120, 120, 60, 60, 30, 30]);
  });
});

describe('使っていることを、サーバーに伝えるとき', () => {
  const told = (used: number, now: number) =>
    isUseToReport({ reportedAt: START, usedAt: START + used * 1_000, now: START + now * 1_000 });

  it('手を止めて1分のあとに伝えた場合、そのあとは伝えない', () => {
    expect(isUseToReport({ usedAt: START, reportedAt: START + 60_000, now: START + HOUR * 1_000 })).toBe(
      false,
    );
  });

  it('使いつづけているあいだは3分ごとに、手を止めた場合は1分後に伝える', () => {
    expect(told(179, 179)).toBe(false);
    expect(told(180, 180)).toBe(true);
    expect(told(10, 69)).toBe(false);
    expect(told(10, 70)).toBe(true);
    expect(told(0, 59)).toBe(false);
    expect(told(0, 60)).toBe(true);
  });

  // @proves state idle: in use without calls
  it('どんな使い方でも、サーバーが書きとめる時刻は、最後の操作より前にならない', () => {
    const seconds = fc.nat({ max: 2 * HOUR });
    const uses = fc.array(seconds, { minLength: 1, maxLength: 30 });
    const otherCalls = fc.array(seconds, { maxLength: 30 });
    fc.assert(
      fc.property(uses, otherCalls, (unsortedUses, calls) => {
        const lastUse = Math.max(...unsortedUses);
        let [reportedAt, writtenAt] = [0, 0];
        for (let now = 0; now <= lastUse + USE_TOLD_EVERY_SECONDS; now += 1) {
          const usedAt = Math.max(0, ...unsortedUses.filter((use) => use <= now));
          const isReported = isUseToReport({
            usedAt: usedAt * 1_000,
            reportedAt: reportedAt * 1_000,
            now: now * 1_000,
          });
          if (isReported) reportedAt = now;
          if ((isReported || calls.includes(now)) && isWrittenDown(now - writtenAt)) writtenAt = now;
        }
        expect(writtenAt).toBeGreaterThanOrEqual(lastUse);
      }),
      { numRuns: 50 },
    );
  });
});
