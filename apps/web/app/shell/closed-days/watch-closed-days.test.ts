import { japanInstant } from '@hidamari/domain/japanese-dates';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ASK_AGAIN_MS, ASK_WITHIN_MS, type ClosedDaysWatch, watchClosedDays } from './watch-closed-days.ts';

const DAY = '2026-11-20';
const at = (time: string) => japanInstant(DAY, time);

let page: ReturnType<typeof openPage>;
const watches: ClosedDaysWatch[] = [];

/** A page that is opened now, whose hours change at 20:00; it was written at `rendered`. */
function openPage(rendered = new Date()) {
  const asked: string[] = [];
  const watch = watchClosedDays({
    renderedAt: rendered.toISOString(),
    edgeAfter: (now) => (now < at('20:00') ? at('20:00') : japanInstant('2026-11-21')),
    ask: () => asked.push(new Date().toISOString()),
  });
  watches.push(watch);
  return { asked, ...watch };
}

const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

beforeEach(() => {
  vi.useFakeTimers({ now: at('18:00') });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('window', new EventTarget());
  page = openPage();
});
afterEach(() => {
  for (const watch of watches.splice(0)) watch.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('開いたままの画面が、休みをたずねるとき（G7）', () => {
  it('読んだばかりの場合、もどっても、窓を開いても、たずねない', () => {
    vi.advanceTimersByTime(ASK_AGAIN_MS - 1);
    comeBack();
    page.look();
    expect(page.asked).toHaveLength(0);
  });

  // @proves state hours: days off
  it.each([
    ['画面にもどった場合', comeBack],
    ['戻るボタンでよみがえった場合', () => window.dispatchEvent(new Event('pageshow'))],
    ['相談の窓を開いた場合', () => page.look()],
  ])('しばらくたって%s、一度たずね、続けてはたずねない', (_, happen) => {
    vi.setSystemTime(at('18:30'));
    happen();
    happen();
    expect(page.asked).toHaveLength(1);
    vi.setSystemTime(at('18:34'));
    happen();
    expect(page.asked).toHaveLength(2);
  });

  it('眠りから覚めたことを、だれも知らせない場合も、一分のうちにたずねる', () => {
    vi.setSystemTime(at('19:00'));
    vi.advanceTimersByTime(60_000);
    expect(page.asked).toHaveLength(1);
  });

  it('目の前に開いたままの場合、受付のことばが変わる時刻にだけたずねる', () => {
    vi.advanceTimersByTime(2 * 3_600_000 - 1);
    expect(page.asked).toHaveLength(0);
    vi.advanceTimersByTime(1_000);
    expect(page.asked).toEqual([expect.stringContaining('T11:00:00')]);
  });

  it('うしろにある画面は、たずねない', () => {
    Object.assign(document, { visibilityState: 'hidden' });
    vi.setSystemTime(at('19:00'));
    comeBack();
    page.look();
    expect(page.asked).toHaveLength(0);
  });

  it('ブラウザーがしまっておいた古い画面の場合、開いたときにたずねる。しまってあったページの十分は待つ', () => {
    expect(openPage(at('17:45')).asked).toHaveLength(1);
    expect(openPage(at('17:50')).asked).toHaveLength(0);
  });

  it('休みが変わったと回線で聞いた場合、すぐにたずね、二度聞いても一度だけ', () => {
    page.hear();
    page.hear();
    vi.advanceTimersByTime(ASK_WITHIN_MS);
    expect(page.asked).toHaveLength(1);
  });

  it('画面がなくなったあとは、たずねない', () => {
    page.hear();
    page.stop();
    vi.setSystemTime(at('19:00'));
    comeBack();
    vi.advanceTimersByTime(3 * 3_600_000);
    expect(page.asked).toHaveLength(0);
  });
});
