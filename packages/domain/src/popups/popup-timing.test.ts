import { describe, expect, it } from 'vitest';
import { POPUPS, popupShape, popupTiming } from './index.ts';

/** A window of 800; a page so many windows tall, scrolled so many percent of its way. */
const place = (windows: number, percent: number) => ({
  pageHeight: windows * 800,
  viewportHeight: 800,
  scrollTop: ((windows - 1) * 800 * percent) / 100,
});

// @proves state pop-up: timing 0
// @proves state pop-up: timing 50
describe('ポップアップの出るとき（仕様4）', () => {
  it.each([
    ['長い画面のはじめでも、0はすぐに', 0, place(10, 0), 'now'],
    ['短い画面でも、0はすぐに', 0, place(1, 0), 'now'],
    ['長い画面のはじめでは、50はまだ', 50, place(10, 0), 'by-scroll'],
    ['半分の手前では、50はまだ', 50, place(10, 49.9), 'by-scroll'],
    ['ちょうど半分で', 50, place(10, 50), 'now'],
    ['終わりまで一度に来ても', 50, place(10, 100), 'now'],
    ['窓の1.5倍ちょうどの画面は短く、待ってから', 50, place(1.5, 100), 'by-wait'],
    ['1.5倍を少しでも超えれば長く、はじめはまだ', 50, place(1.5 + 1 / 800, 0), 'by-scroll'],
    ['1.5倍を少し超えた画面の半分で', 50, place(1.5 + 1 / 800, 50), 'now'],
    ['動かせない画面は、待ってから', 50, place(1, 0), 'by-wait'],
    ['窓より低い画面も、待ってから', 50, { pageHeight: 300, viewportHeight: 800, scrollTop: 0 }, 'by-wait'],
    ['上にはねた画面では、まだ', 50, { ...place(10, 0), scrollTop: -90 }, 'by-scroll'],
    ['下にはねた画面で', 50, { ...place(10, 100), scrollTop: 8_000 }, 'now'],
  ] as const)('%s', (_, timing, where, moment) => {
    expect(popupTiming(timing, where)).toBe(moment);
  });

  // @proves state pop-up: drawn from its table
  it('すぐに出るものだけが、画面をおおう（G81）', () => {
    const dialogs = POPUPS.filter((popup) => popupShape(popup) === 'dialog').map(({ id }) => id);
    expect(dialogs).toEqual([1, 3, 4, 7, 14]);
  });
});
