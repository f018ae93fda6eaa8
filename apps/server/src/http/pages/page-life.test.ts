import { AppError } from '@hidamari/domain/errors';
import { beforeEach, describe, expect, test } from 'vitest';
import { busDrained } from '../../bus/bus-drained.fixture.ts';
import type { AppUnderTest } from '../app-under-test.fixture.ts';
import { ELIGIBLE, get, stage, startPortal, usePortalWithPages } from './pages-under-test.fixture.ts';

usePortalWithPages();

const MINUTE = 60_000;
const GENERAL = { cookie: 'eligibility=general; eligibility_renewed=1' };
const CHOFU = { ...GENERAL, host: 'chofu.localhost:3000' };

/** Whether the page is drawn anew at this instant. */
async function isDrawnAt(instant: number, headers: Record<string, string> = {}): Promise<boolean> {
  const before = stage.renders.length;
  stage.portal.setNow(new Date(instant));
  await get('/articles', headers);
  return stage.renders.length > before;
}

describe('取り置いた画面の命', () => {
  test.each([
    ['受付の始まり', '2026-11-16T09:00:00+09:00'],
    ['受付の終わる10分前', '2026-11-16T19:50:00+09:00'],
    ['受付の終わり', '2026-11-16T20:00:00+09:00'],
    ['市の窓口の終わる10分前', '2026-11-17T17:50:00+09:00'],
    ['市の窓口の終わり', '2026-11-17T18:00:00+09:00'],
    ['日付の変わり目', '2026-11-17T00:00:00+09:00'],
    ['休みの日の終わり', '2026-11-19T00:00:00+09:00'],
    ['年の変わり目', '2027-01-01T00:00:00+09:00'],
  ])('%s（%s）に、どのバリアントの画面も終わる', async (_what, edge) => {
    const end = Date.parse(edge);
    for (const headers of [{}, GENERAL, CHOFU]) {
      expect(await isDrawnAt(end - 5 * MINUTE, headers)).toBe(true);
      expect(await isDrawnAt(end - 1, headers)).toBe(false);
      expect(await isDrawnAt(end, headers)).toBe(true);
    }
  });

  test('お知らせで休みになった日は、受付の時刻では終わらない', async () => {
    stage.closures = async () => ({
      value: [{ day: '2026-11-16', variants: ['aflac', 'hatch', 'chofu'], reason: '設備の点検' }],
      stale: false,
    });
    const closing = Date.parse('2026-11-16T20:00:00+09:00');
    expect(await isDrawnAt(closing - 5 * MINUTE)).toBe(true);
    expect(await isDrawnAt(closing + 5 * MINUTE - 1)).toBe(false);
    expect(await isDrawnAt(closing + 5 * MINUTE)).toBe(true);
  });

  test('休みの日を読む自分たちの誤りは、画面を止めずに、記録に残る。読めない窓口は、別に残る', async () => {
    const faults = () => stage.portal.logged.filter((line) => line.includes('"fault"'));
    stage.closures = async () => Promise.reject(new AppError('unavailable'));
    expect((await get('/articles')).statusCode).toBe(200);
    expect(faults()).toEqual([]);
    stage.closures = async () => Promise.reject(new TypeError('not a function'));
    expect((await get('/articles', GENERAL)).statusCode).toBe(200);
    expect(faults()).toEqual([expect.stringContaining('TypeError')]);
  });

  // @proves outside content: kept for 600 seconds
  test('9分59秒前に読んだ内容で描いた画面は、1秒で終わる。訪問者が読む内容は、いつも600秒より古くない', async () => {
    const start = Date.parse('2026-11-16T10:00:00+09:00');
    stage.closures = async () => ({ value: [], stale: false, fetchedAt: start - 599_000 });
    expect(await isDrawnAt(start)).toBe(true);
    expect(await isDrawnAt(start + 999)).toBe(false);
    stage.closures = async () => ({ value: [], stale: false, fetchedAt: start + 1_000 });
    expect(await isDrawnAt(start + 1_000)).toBe(true);
    expect(await isDrawnAt(start + 600_999)).toBe(false);
    expect(await isDrawnAt(start + 601_000)).toBe(true);
  });

  test('いくつも読んだ場合、いちばん古いもので決まる', async () => {
    const start = Date.parse('2026-11-16T10:00:00+09:00');
    const read = (before: number) => async () => ({ value: [], stale: false, fetchedAt: start - before });
    stage.closures = read(100_000);
    stage.meanwhile = async ({ content }) => {
      stage.closures = read(400_000);
      await content.closures();
      stage.closures = read(0);
      await content.closures();
    };
    expect(await isDrawnAt(start)).toBe(true);
    expect(await isDrawnAt(start + 199_999)).toBe(false);
    expect(await isDrawnAt(start + 200_000)).toBe(true);
  });

  test('古い写しで描いた画面は、読んだときにかかわらず10秒で終わる', async () => {
    const start = Date.parse('2026-11-16T10:00:00+09:00');
    stage.closures = async () => ({ value: [], stale: true, fetchedAt: start - 6_000_000 });
    expect(await isDrawnAt(start)).toBe(true);
    expect(await isDrawnAt(start + 9_999)).toBe(false);
    expect(await isDrawnAt(start + 10_000)).toBe(true);
  });

  test('共用のキャッシュにも、次の変わり目までしか許さない', async () => {
    const edge = Date.parse('2026-11-17T18:00:00+09:00');
    const kept = async (left: number) => {
      stage.portal.setNow(new Date(edge - left));
      return /s-maxage=(\d+)/.exec(String((await get('/articles', CHOFU)).headers['cache-control']))?.[1];
    };
    expect([await kept(5 * MINUTE), await kept(MINUTE), await kept(1)]).toEqual(['300', '60', '0']);
    expect(stage.renders).toHaveLength(1);
  });
});

describe('いくつものサーバー', () => {
  let other: AppUnderTest;
  beforeEach(async () => {
    other = await startPortal({}, { bus: stage.portal.bus });
    return () => other.close();
  });
  const getThere = (url: string) =>
    other.app.inject({ url, headers: { host: 'localhost:3000', cookie: ELIGIBLE } });

  test.each(['content-changed', 'maintenance-changed', 'closures-changed'] as const)(
    '%s は、同じ知らせを聞くどのサーバーの画面も、どの番地も捨てる',
    async (topic) => {
      const askAll = async () => {
        const before = stage.renders.length;
        for (const url of ['/', '/articles', '/articles.data']) await Promise.all([get(url), getThere(url)]);
        return stage.renders.length - before;
      };
      expect([await askAll(), await askAll()]).toEqual([6, 0]);
      await other.bus.publish(topic);
      await busDrained();
      expect([await askAll(), await askAll()]).toEqual([6, 0]);
    },
  );

  test.each(['outbox-added', 'consultation-changed'] as const)('%s では、何も捨てない', async (topic) => {
    await get('/articles');
    await other.bus.publish(topic);
    await busDrained();
    await get('/articles');
    expect(stage.renders).toHaveLength(1);
  });

  test('サーバーが一つ閉じても、ほかのサーバーは聞き続ける', async () => {
    await getThere('/articles');
    await get('/articles');
    await other.app.close();
    await stage.portal.bus.publish('content-changed');
    await busDrained();
    await get('/articles');
    expect(stage.renders).toHaveLength(3);
  });
});
