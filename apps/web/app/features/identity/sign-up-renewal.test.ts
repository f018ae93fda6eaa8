import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renewWhileActive } from './sign-up-renewal.ts';

const MINUTE = 60_000;

/** An open page in which things happen. */
class Page {
  readonly window = new EventTarget();
  readonly document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  type() {
    this.window.dispatchEvent(new Event('input'));
  }
  turn(visibilityState: 'visible' | 'hidden') {
    this.document.visibilityState = visibilityState;
    this.document.dispatchEvent(new Event('visibilitychange'));
  }
}

describe('長い登録の画面で、手続きを続けているあいだ（U-R03・G36）', () => {
  let page: Page;
  let renewedAt: number[];
  let stop: () => void;
  let begin: number;
  const renew = async () => void renewedAt.push((Date.now() - begin) / MINUTE);
  const pass = (minutes: number) => vi.advanceTimersByTime(minutes * MINUTE);
  beforeEach(() => {
    vi.useFakeTimers();
    begin = Date.now();
    page = new Page();
    renewedAt = [];
    stop = renewWhileActive(page, renew);
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  // @proves screen /sign-up/register
  it('書きつづけている場合、4分ごとに手続きを延ばす', () => {
    for (let minute = 0; minute < 13; minute += 1) {
      page.type();
      pass(1);
    }
    expect(renewedAt).toEqual([4, 8, 12]);
  });

  it('少し書いて休んだ場合、書いた分だけ1度延ばす', () => {
    pass(3);
    page.type();
    pass(30);
    expect(renewedAt).toEqual([4]);
  });

  it('休んだあとに書いた場合、待たずに延ばす', () => {
    pass(9);
    page.type();
    expect(renewedAt).toEqual([9]);
  });

  it('何もしていない場合、延ばさない', () => {
    pass(30);
    expect(renewedAt).toEqual([]);
  });

  it('画面が隠れている場合は延ばさず、戻ったときに延ばす', () => {
    page.type();
    page.turn('hidden');
    pass(6);
    expect(renewedAt).toEqual([]);
    page.turn('visible');
    expect(renewedAt).toEqual([6]);
  });

  it('延ばせなかった場合も、次の4分でまた試す', () => {
    stop();
    const failing = vi.fn(() => Promise.reject(new Error('network')));
    stop = renewWhileActive(page, failing);
    for (let minute = 0; minute < 9; minute += 1) {
      page.type();
      pass(1);
    }
    expect(failing).toHaveBeenCalledTimes(2);
  });

  it('画面を離れた場合、何をしても延ばさない', () => {
    page.type();
    stop();
    pass(10);
    page.type();
    expect(renewedAt).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
