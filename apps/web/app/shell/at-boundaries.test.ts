import { nextOpenStateEdge, openState } from '@hidamari/domain/consultation-hours';
import { japanInstant } from '@hidamari/domain/japanese-dates';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { atBoundaries } from './at-boundaries.ts';

/** A page that stands open over the evening of Friday 2026-11-20; what it says is written down at each look. */
function standingPage() {
  const said: string[] = [];
  const stop = atBoundaries((now) => {
    const { kind } = openState({ at: now, variant: 'hatch', closures: [] });
    if (said.at(-1) !== kind) said.push(kind);
    return nextOpenStateEdge({ at: now, variant: 'hatch', closures: [] });
  });
  return { said, stop };
}

/** The computer sleeps: the clock goes on, and no timer rings. */
const sleepUntil = (time: string) => vi.setSystemTime(japanInstant('2026-11-20', time));

describe('開いたままの画面の受付のことば（G6）', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: japanInstant('2026-11-20', '18:00') });
    vi.stubGlobal('document', new EventTarget());
    vi.stubGlobal('window', new EventTarget());
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('受付が終わる時刻をこえた場合、そのつど言いかえる', () => {
    const { said } = standingPage();
    vi.advanceTimersByTime(2 * 3_600_000 + 1_000);
    expect(said).toEqual(['open', 'closing-soon', 'closed-for-today']);
  });

  // @proves state hours: in words
  it.each([
    ['画面にもどった場合', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['戻るボタンで画面がよみがえった場合', () => window.dispatchEvent(new Event('pageshow'))],
    ['なにも知らされない場合も、一分のうちに', () => vi.advanceTimersByTime(60_000)],
  ])('眠っているあいだに終わり、%s、「受付中」とは言わない', (_, comeBack) => {
    const { said } = standingPage();
    sleepUntil('21:00');
    comeBack();
    expect(said).toEqual(['open', 'closed-for-today']);
  });

  it('画面がなくなったあとは、もう見ない', () => {
    const { said, stop } = standingPage();
    stop();
    sleepUntil('21:00');
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('pageshow'));
    vi.advanceTimersByTime(3_600_000);
    expect(said).toEqual(['open']);
  });
});
