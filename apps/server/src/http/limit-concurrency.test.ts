import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { type Asker, limitConcurrency, type Turns } from './limit-concurrency.ts';

const visitor = (network: string): Asker => ({ kind: 'visitor', network });
const HANAKO: Asker = { kind: 'member', id: 'hanako' };

/** Work that ends when the test says so; what has begun stands in `begun`, in order. */
function workshop(turns: Turns) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (asker: Asker, name: string) =>
    turns.take(asker, () => {
      begun.push(name);
      return new Promise<string>((end) => ends.set(name, () => end(name)));
    });
  /** So many turns of the event loop that all that may begin has begun. */
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await setImmediate();
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await settle();
  };
  return { begun, ask, end, settle };
}

/** Nothing ends by time: only what the test does counts. */
const NEVER = 1_000_000;
const patient = { turnMs: NEVER, patienceMs: NEVER };

describe('同時に描くページ', () => {
  it('一つの回線からは3つまで。次は前が終わってから', async () => {
    const { begun, ask, end, settle } = workshop(limitConcurrency(patient));
    for (const name of ['1', '2', '3', '4']) void ask(visitor('a'), name);
    await settle();
    expect(begun).toEqual(['1', '2', '3']);
    await end('2');
    expect(begun).toEqual(['1', '2', '3', '4']);
  });

  it('列がいっぱいの場合、待つ秒数を言って断り、ほかの回線は断らない', async () => {
    const { ask, begun, settle } = workshop(limitConcurrency({ ...patient, row: 5 }));
    for (let name = 1; name <= 5; name += 1) void ask(visitor('a'), String(name));
    await expect(ask(visitor('a'), '6')).rejects.toMatchObject({
      code: 'unavailable',
      facts: { retryAfter: 2 },
    });
    void ask(visitor('b'), 'b1');
    await settle();
    expect(begun).toContain('b1');
  });

  it('断られたあと、列が短くなれば、また入れる', async () => {
    const { ask, begun, end, settle } = workshop(limitConcurrency({ ...patient, row: 2 }));
    void ask(visitor('a'), '1');
    void ask(visitor('a'), '2');
    await expect(ask(visitor('a'), '3')).rejects.toThrow();
    await settle();
    await end('1');
    void ask(visitor('a'), '4');
    await settle();
    expect(begun).toEqual(['1', '2', '4']);
  });

  it('多くを頼む回線があっても、順番は回線ごとに回る', async () => {
    const { begun, ask, end, settle } = workshop(limitConcurrency({ ...patient, visitors: 1 }));
    for (const name of ['a1', 'a2', 'a3', 'a4']) void ask(visitor('a'), name);
    void ask(visitor('b'), 'b1');
    void ask(visitor('c'), 'c1');
    await settle();
    for (const name of ['a1', 'b1', 'c1', 'a2']) await end(name);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
  });

  it('会員の求めに答えているあいだ、訪問者のページは始めない。会員どうしは待たない', async () => {
    const turns = limitConcurrency(patient);
    const { begun, ask, end, settle } = workshop(turns);
    const callEnds = turns.memberBegins();
    void ask(visitor('a'), 'visitor');
    void ask(HANAKO, 'member');
    await settle();
    expect(begun).toEqual(['member']);
    callEnds();
    callEnds();
    await settle();
    expect(begun).toEqual(['member']);
    await end('member');
    expect(begun).toEqual(['member', 'visitor']);
  });

  it('会員の求めが続いても、訪問者は、決めた時間より長くは待たない', async () => {
    vi.useFakeTimers();
    try {
      const turns = limitConcurrency({ turnMs: NEVER, patienceMs: 250 });
      const begun: string[] = [];
      turns.memberBegins();
      void turns.take(visitor('a'), async () => void begun.push('visitor'));
      await vi.advanceTimersByTimeAsync(249);
      expect(begun).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      await vi.advanceTimersToNextTimerAsync();
      expect(begun).toEqual(['visitor']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('列の長い回線も、会員の求めが続くあいだは、決めた時間に1つずつ', async () => {
    vi.useFakeTimers();
    try {
      const turns = limitConcurrency({ turnMs: NEVER, patienceMs: 250 });
      const begun: string[] = [];
      turns.memberBegins();
      for (const name of ['a1', 'a2', 'a3', 'a4'])
        void turns.take(visitor('a'), async () => void begun.push(name));
      await vi.advanceTimersByTimeAsync(300);
      void turns.take(visitor('b'), async () => void begun.push('b1'));
      await vi.advanceTimersByTimeAsync(100);
      expect(begun).toEqual(['a1']);
      await vi.advanceTimersByTimeAsync(200);
      expect(begun).toEqual(['a1', 'a2', 'b1']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('待っている人が何人いても、1つ始めるごとに、ほかの仕事が進む', async () => {
    const turns = limitConcurrency(patient);
    const done: string[] = [];
    const asked = [visitor('a'), visitor('a'), HANAKO, HANAKO].map((asker) =>
      turns.take(asker, async () => void done.push('page')),
    );
    const other = (async () => {
      for (let turn = 0; turn < 4; turn += 1) {
        await setImmediate();
        done.push('other');
      }
    })();
    await Promise.all([...asked, other]);
    expect(done.join(' ')).not.toContain('page page');
    expect(done).toHaveLength(8);
  });

  it('ほかのサービスを待って長くかかるページは、後ろの人を待たせない', async () => {
    vi.useFakeTimers();
    try {
      const turns = limitConcurrency({ visitors: 1, turnMs: 150, patienceMs: NEVER });
      const begun: string[] = [];
      void turns.take(visitor('a'), () => new Promise(() => begun.push('slow')));
      void turns.take(visitor('b'), async () => void begun.push('next'));
      await vi.advanceTimersByTimeAsync(149);
      expect(begun).toEqual(['slow']);
      await vi.advanceTimersByTimeAsync(1);
      await vi.advanceTimersToNextTimerAsync();
      expect(begun).toEqual(['slow', 'next']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('一人の会員も、同時に3つまで', async () => {
    const { begun, ask, settle } = workshop(limitConcurrency(patient));
    for (const name of ['1', '2', '3', '4']) void ask(HANAKO, name);
    void ask({ kind: 'member', id: 'jiro' }, 'jiro');
    await settle();
    expect(begun).toEqual(['1', 'jiro', '2', '3']);
  });

  it('描くのに失敗しても、順番は次へ回る', async () => {
    const turns = limitConcurrency({ ...patient, visitors: 1 });
    const failing = turns.take(visitor('a'), () => Promise.reject(new Error('x')));
    const next = turns.take(visitor('a'), async () => 'drawn');
    await expect(failing).rejects.toThrow('x');
    expect(await next).toBe('drawn');
  });
});
