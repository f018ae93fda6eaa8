import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followPage } from './follow-page.ts';
import { popupView } from './popup-of-view.ts';

let looks = 0;
let end: () => void;
const happens = (target: 'window' | 'document', name: string) =>
  globalThis[target].dispatchEvent(new Event(name));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
  looks = 0;
  end = followPage(() => {
    looks += 1;
  });
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each(['scroll', 'resize'])('%s は、200ミリ秒に一度だけ見て、終わりの動きも見る（仕様4・9）', (name) => {
  for (let moved = 0; moved < 5; moved += 1) {
    happens('window', name);
    vi.advanceTimersByTime(39);
  }
  expect(looks).toBe(0);
  vi.advanceTimersByTime(5);
  expect(looks).toBe(1);
  happens('window', name);
  vi.advanceTimersByTime(200);
  expect(looks).toBe(2);
  vi.advanceTimersByTime(60_000);
  expect(looks).toBe(2);
});

it('画面にもどったときと、ほかの案内のことが変わったときは、すぐに見る', () => {
  happens('document', 'visibilitychange');
  expect(looks).toBe(1);
  popupView.tellOf('none');
  expect(looks).toBe(2);
});

it('終えたあとは、何も見ない', () => {
  end();
  happens('window', 'scroll');
  happens('document', 'visibilitychange');
  popupView.begin();
  vi.advanceTimersByTime(1_000);
  expect(looks).toBe(0);
});
