import { describe, expect, it } from 'vitest';
import { countKey, createFavouritesStore, type FavouriteCalls } from './favourites-store.ts';

const NOW = new Date('2026-11-20T03:00:00.000Z');

/** A store over calls that a test answers one by one, in the order they were made. */
function setUp(kept: Record<string, string> = {}) {
  const made: string[] = [];
  const answers: ((fault?: Error) => void)[] = [];
  const call = (what: string) => (_: string, id: string) => {
    made.push(`${what} ${id}`);
    return new Promise<void>((resolve, reject) => {
      answers.push((fault) => (fault ? reject(fault) : resolve()));
    });
  };
  const calls: FavouriteCalls = { keep: call('keep'), remove: call('remove'), restore: call('restore') };
  const store = createFavouritesStore({ calls: async () => calls, now: () => NOW });
  store.take({ article: kept, service: {} });
  const answer = async (fault?: Error) => {
    await settle();
    answers.shift()?.(fault);
    await settle();
  };
  return { store, made, answer, articles: () => store.read().kept?.article };
}

/** Lets everything that waits for a promise go on. */
const settle = () => new Promise((resolve) => setImmediate(resolve));
const refused = new Error('refused');

describe('お気に入り（仕様4・9）', () => {
  it('押すとすぐに、いまの時刻で加わる', async () => {
    const { store, made, answer, articles } = setUp();
    const kept = store.keep('article', 'a');
    expect(articles()).toEqual({ a: '2026-11-20 12:00:00' });
    await answer();
    await kept;
    expect(made).toEqual(['keep a']);
  });

  it('断られた場合、もとに戻り、そのことを伝える', async () => {
    const { store, answer, articles } = setUp({ b: '2026-11-01 09:00:00' });
    const [added, gone] = [store.keep('article', 'a'), store.remove('article', 'b')];
    expect(articles()).toEqual({ a: '2026-11-20 12:00:00' });
    const outcomes = Promise.allSettled([added, gone]);
    await answer(refused);
    await answer(refused);
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(articles()).toEqual({ b: '2026-11-01 09:00:00' });
  });

  it('外して取り消すと、はじめに保存した日が戻る', async () => {
    const { store, made, answer, articles } = setUp({ a: '2026-11-01 09:00:00' });
    const all = [store.remove('article', 'a'), store.restore('article', 'a')];
    expect(articles()).toEqual({ a: '2026-11-01 09:00:00' });
    await answer();
    await answer();
    await Promise.all(all);
    expect(made).toEqual(['remove a', 'restore a']);
  });

  it('同じものを続けて押しても、順番どおりに一つずつ送る', async () => {
    const { store, made, answer } = setUp();
    void store.keep('article', 'a');
    void store.remove('article', 'a');
    void store.keep('article', 'a');
    await settle();
    expect(made).toEqual(['keep a']);
    await answer();
    await answer();
    expect(made).toEqual(['keep a', 'remove a', 'keep a']);
  });

  it('あとの押し方が待っている間に前のものが断られても、画面はあとの押し方のまま', async () => {
    const { store, answer, articles } = setUp();
    const first = store.keep('article', 'a').catch(() => 'refused');
    void store.keep('article', 'a');
    await answer(refused);
    expect([await first, articles()]).toEqual(['refused', { a: '2026-11-20 12:00:00' }]);
  });

  it('保存した人の数は、一つずつ増えて減り、ゼロより小さくならない。出していない数は出さない', async () => {
    const { store } = setUp({ low: '2026-11-01 09:00:00' });
    const count = (id: string) => store.read().counts[countKey('article', id)];
    store.takeCount('article', 'a', 7);
    store.takeCount('article', 'low', 0);
    store.takeCount('article', 'hidden', null);
    void store.keep('article', 'a');
    void store.remove('article', 'low');
    void store.keep('article', 'hidden');
    expect([count('a'), count('low'), count('hidden'), count('other')]).toEqual([8, 0, null, undefined]);
    void store.remove('article', 'a');
    expect(count('a')).toBe(7);
  });

  it('送っている間に届いたページの控えは、押したことを消さない', async () => {
    const { store, answer, articles } = setUp();
    const kept = store.keep('article', 'a');
    store.take({ article: {}, service: {} });
    expect(articles()).toHaveProperty('a');
    await answer();
    await kept;
    store.take({ article: {}, service: {} });
    expect(articles()).toEqual({});
  });

  it('会員が離れると、何も残らない', () => {
    const { store } = setUp({ a: '2026-11-01 09:00:00' });
    store.takeCount('article', 'a', 9);
    store.clear();
    expect(store.read()).toEqual({ kept: null, counts: {} });
  });
});
