import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onceAtRest } from './once-at-rest.ts';

const browser = new EventTarget();
const call = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  call.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('打つのを休むと、一度だけ呼び、それより前には呼ばない', () => {
  onceAtRest(call);
  vi.advanceTimersByTime(349);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(call).toHaveBeenCalledTimes(1);
});

it('休む前に「戻る」か「進む」を押した場合、呼ばない', () => {
  onceAtRest(call);
  vi.advanceTimersByTime(300);
  browser.dispatchEvent(new Event('popstate'));
  vi.advanceTimersByTime(60_000);
  expect(call).not.toHaveBeenCalled();
});

it('やめた場合、呼ばない', () => {
  const drop = onceAtRest(call);
  drop();
  vi.advanceTimersByTime(60_000);
  expect(call).not.toHaveBeenCalled();
});
