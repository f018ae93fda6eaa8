import type { PopupChoice } from '@hidamari/contract/popups';
import type { BrowserSilence } from '@hidamari/domain/popups';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPopupRun } from './popup-run.ts';

const LONG = { pageHeight: 8_000, viewportHeight: 800, scrollTop: 0 };
const SHORT = { ...LONG, pageHeight: 1_200 };
/** Comes at once, and at half of the page. */
const [AT_ONCE, AT_HALF]: PopupChoice[] = [{ id: 3 }, { id: 6 }];

/** A page with a run on it; each question waits for its answer. */
function openPage(place = LONG) {
  const page = {
    place,
    silence: 'free' as BrowserSilence,
    told: [] as string[],
    answers: [] as PromiseWithResolvers<PopupChoice | null>[],
  };
  const run = createPopupRun({
    ask: () => {
      const answer = Promise.withResolvers<PopupChoice | null>();
      page.answers.push(answer);
      return answer.promise;
    },
    silence: () => page.silence,
    place: () => page.place,
    onChange: (state, shown) => page.told.push(shown ? `${state} ${shown.popup.id}` : state),
  });
  /** Asks, and is answered. */
  const hear = async (choice: PopupChoice | null | undefined) => {
    const asked = run.ask();
    page.answers.at(-1)?.resolve(choice ?? null);
    await asked;
  };
  return Object.assign(page, { run, hear });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('一つの画面に一つまで（仕様4、G20）', () => {
  it('0のものは、すぐに出る', async () => {
    const page = openPage();
    await page.hear(AT_ONCE);
    expect(page.told).toEqual(['coming', 'shown 3']);
  });

  it('50のものは、長い画面では、半分まで読んだときに出て、時間では出ない', async () => {
    const page = openPage();
    await page.hear(AT_HALF);
    vi.advanceTimersByTime(60_000);
    page.place = { ...LONG, scrollTop: 3_500 };
    page.run.look();
    expect(page.told).toEqual(['coming']);
    page.place = { ...LONG, scrollTop: 3_600 };
    page.run.look();
    expect(page.told).toEqual(['coming', 'shown 6']);
  });

  it('短い画面では、5秒で出て、それより前には出ない', async () => {
    const page = openPage(SHORT);
    await page.hear(AT_HALF);
    vi.advanceTimersByTime(4_999);
    page.run.look();
    expect(page.told).toEqual(['coming']);
    vi.advanceTimersByTime(1);
    expect(page.told).toEqual(['coming', 'shown 6']);
  });

  it('待つあいだに長くなった画面では、半分まで読むのを待つ', async () => {
    const page = openPage(SHORT);
    await page.hear(AT_HALF);
    page.place = LONG;
    vi.advanceTimersByTime(5_000);
    expect(page.told).toEqual(['coming']);
    page.place = { ...LONG, scrollTop: 7_200 };
    page.run.look();
    expect(page.told.at(-1)).toBe('shown 6');
  });

  it('出たあとは、もうたずねず、出さない', async () => {
    const page = openPage();
    await page.hear(AT_ONCE);
    await page.run.ask();
    page.run.look();
    expect(page.answers).toHaveLength(1);
    expect(page.told).toEqual(['coming', 'shown 3']);
  });

  it('画面を離れたあとに届いた答えは、聞かない', async () => {
    const page = openPage();
    const asked = page.run.ask();
    page.run.end();
    page.answers[0]?.resolve(AT_ONCE ?? null);
    await asked;
    expect(page.told).toEqual([]);
  });
});

describe('たずねなおす（仕様4）', () => {
  // @proves state viewed page or pop-up
  it('新しい答えが、待っているものに代わる', async () => {
    const page = openPage();
    await page.hear(AT_HALF);
    await page.hear(null);
    page.place = { ...LONG, scrollTop: 7_200 };
    page.run.look();
    expect(page.told).toEqual(['coming', 'none']);
  });

  it('前の問いにあとから届いた答えは、聞かない', async () => {
    const page = openPage();
    const first = page.run.ask();
    await page.hear(null);
    page.answers[0]?.resolve(AT_ONCE ?? null);
    await first;
    expect(page.told).toEqual(['none']);
  });

  it('届かなかった問いは、何も変えない', async () => {
    const page = openPage();
    const lost = page.run.ask();
    page.answers[0]?.reject(new Error('lost'));
    await lost;
    expect(page.told).toEqual(['none']);
    await page.hear(AT_HALF);
    const again = page.run.ask();
    page.answers[2]?.reject(new Error('lost'));
    await again;
    expect(page.told).toEqual(['none', 'coming']);
  });

  it('知らない番号と、行き先の記事がないものは、出さない', async () => {
    const page = openPage();
    await page.hear({ id: 13 } as unknown as PopupChoice);
    await page.hear({ id: 8 });
    expect(page.told).toEqual(['none', 'none']);
  });
});

describe('見せないとき（G20）', () => {
  it('控える画面では、たずねもしない', async () => {
    const page = openPage();
    page.silence = 'silent';
    await page.run.ask();
    expect(page.answers).toHaveLength(0);
    expect(page.told).toEqual(['none']);
  });

  it('窓が重なっているあいだは待ち、閉じたら出る（G130）', async () => {
    const page = openPage();
    page.silence = 'wait';
    await page.hear(AT_ONCE);
    page.run.look();
    expect(page.told).toEqual(['coming']);
    page.silence = 'free';
    page.run.look();
    expect(page.told).toEqual(['coming', 'shown 3']);
  });

  it('待つあいだに控える理由ができた場合、この画面ではもう出さない', async () => {
    const page = openPage();
    await page.hear(AT_HALF);
    page.silence = 'silent';
    page.run.look();
    page.silence = 'free';
    page.place = { ...LONG, scrollTop: 7_200 };
    page.run.look();
    expect(page.told).toEqual(['coming', 'none']);
  });
});
