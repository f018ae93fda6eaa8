import { describe, expect, it } from 'vitest';
import { startApp } from './app-under-test.fixture.ts';
import { createPacing, pacingLimits } from './request-pacing.ts';

/** Ten requests a second of one network, five at once. */
const LIMITS = { perSecond: 10, burst: 5 };

function pacingAt(start = 0) {
  let now = start;
  const paceOf = createPacing(LIMITS, () => now);
  return {
    /** Milliseconds that each of so many requests waits that come at once. */
    waitsOf: (address: string, requests: number) =>
      Array.from({ length: requests }, () => Math.round(paceOf(address).wait)),
    refusalsOf: (address: string, requests: number) =>
      Array.from({ length: requests }, () => paceOf(address).isRefused).filter(Boolean).length,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

describe('一つの回線からの求めの速さ', () => {
  it('はじめのひとまとまりは待たず、そのあとは、ならした速さで答える', () => {
    const { waitsOf, pass } = pacingAt();
    expect(waitsOf('10.0.0.1', 8)).toEqual([0, 0, 0, 0, 0, 100, 200, 300]);
    pass(500);
    expect(waitsOf('10.0.0.1', 4)).toEqual([0, 0, 100, 200]);
    pass(60_000);
    expect(waitsOf('10.0.0.1', 6)).toEqual([0, 0, 0, 0, 0, 100]);
  });

  it('ほかの回線は待たない', () => {
    const { waitsOf } = pacingAt();
    waitsOf('10.0.0.1', 25);
    expect(waitsOf('10.0.0.2', 1)).toEqual([0]);
    expect(waitsOf('2001:db8:1:2::1', 1)).toEqual([0]);
  });

  it('2秒より長く待つことになる求めは断り、断ったものは何も使わない', () => {
    const { refusalsOf, pass } = pacingAt();
    expect(refusalsOf('10.0.0.1', 25)).toBe(0);
    expect(refusalsOf('10.0.0.1', 1_000)).toBe(1_000);
    pass(100);
    expect(refusalsOf('10.0.0.1', 2)).toBe(1);
  });

  it('IPv6は/64を一つの回線とし、/48は16回線分までとする', () => {
    const { waitsOf } = pacingAt();
    const ofOneHome = Array.from({ length: 6 }, (_, host) => waitsOf(`2001:db8:1:2::${host + 1}`, 1)[0]);
    expect(ofOneHome).toEqual([0, 0, 0, 0, 0, 100]);
    const ofOneSite = Array.from({ length: 80 }, (_, home) => waitsOf(`2001:db8:9:${home + 1}::1`, 1)[0]);
    expect(ofOneSite.every((waited) => waited === 0)).toBe(true);
    expect(waitsOf('2001:db8:9:ff::1', 1)[0]).toBeGreaterThan(0);
    expect(waitsOf('2001:db8:a:1::1', 1)).toEqual([0]);
  });

  it('覚えている回線の数は、限られている', () => {
    const { waitsOf, pass } = pacingAt();
    for (let network = 0; network < 30_000; network += 1) {
      waitsOf(`10.1.${network >> 8}.${network & 255}`, 1);
      pass(1);
    }
    expect(waitsOf('10.1.0.1', 6)).toEqual([0, 0, 0, 0, 0, 100]);
  });

  it('設定した1分の上限から決まる', () => {
    expect(pacingLimits()).toEqual({ perSecond: 400, burst: 2_000 });
    expect(pacingLimits(6_000)).toEqual({ perSecond: 2_000, burst: 10_000 });
  });
});

describe('速すぎる回線', () => {
  /** Sixty calls a minute: twenty requests of any kind a second, a hundred at once. */
  const start = () => startApp({}, { limits: { 'calls-by-address': 60 } });
  const HOST = { host: 'localhost:3000' };

  it('何を求めても待ち、待つ人が多すぎれば429と待つ秒数で断る。ほかの回線には、すぐに答える', async () => {
    const portal = await start();
    try {
      const ask = (remoteAddress: string) =>
        portal.app.inject({ url: '/health-check', remoteAddress, headers: HOST });
      let answered = 0;
      const asked = Array.from({ length: 160 }, async () => {
        const answer = await ask('10.9.9.9');
        answered += 1;
        return answer;
      });
      expect((await ask('10.9.9.10')).statusCode).toBe(200);
      expect(answered).toBeLessThan(160);
      const answers = await Promise.all(asked);
      const refused = answers.filter(({ statusCode }) => statusCode === 429);
      const given = answers.filter(({ statusCode }) => statusCode === 200);
      expect(given.length + refused.length).toBe(160);
      // A slow machine gives back a few meanwhile.
      expect(given.length).toBeGreaterThanOrEqual(140);
      expect(refused.length).toBeGreaterThan(0);
      for (const { headers, body } of refused) {
        expect(headers['retry-after']).toBe('2');
        expect(body).toContain('119番');
      }
      expect(portal.logged.filter((line) => line.includes('"fault"'))).toEqual([]);
    } finally {
      await portal.close();
    }
  });

  it('待つあいだに去った人のためには、何も作らない', async () => {
    let handled = 0;
    let onHandled = () => {};
    const portal = await startApp(
      {
        plugins: [
          async (app) => {
            app.get('/counted', { config: { kind: 'page' } }, async () => {
              handled += 1;
              onHandled();
              return 'done';
            });
          },
        ],
      },
      { limits: { 'calls-by-address': 60 } },
    );
    try {
      const address = await portal.app.listen({ port: 0, host: '127.0.0.1' });
      const ask = (signal?: AbortSignal) =>
        fetch(`${address}/counted`, { headers: HOST, ...(signal && { signal }) });
      await Promise.all(Array.from({ length: 100 }, async () => (await ask()).arrayBuffer()));
      const before = handled;
      const leaving = new AbortController();
      // They leave as soon as the first of them had its turn, however long that takes: the others wait for theirs.
      const isFirstHandled = new Promise<void>((resolve) => {
        onHandled = resolve;
      });
      const left = Array.from({ length: 20 }, () => ask(leaving.signal).catch(() => 'left'));
      await isFirstHandled;
      leaving.abort();
      await Promise.all(left);
      // It stands behind all of them.
      await (await ask()).arrayBuffer();
      // A few more may have had their turn before the server heard that they had left.
      expect(handled - before).toBeLessThan(8);
    } finally {
      await portal.close();
    }
  });
});
