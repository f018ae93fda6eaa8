import { describe, expect, it } from 'vitest';
import { countKey, createFavouritesStore, type FavouriteCalls } from './favourites-store.ts';

const NOW = new Date('2026-11-20T03:00:00.000Z');

const TODAY = '2026-11-20 12:00:00';

/** What a call is answered: a fault, or the day that the server has of a favourite. */
type Answer = Error | string;

/** A store over calls that a test answers one by one, in the order they were made. */
function setUp(kept: Record<string, string> = {}) {
  const made: string[] = [];
  const answers: ((answer: Answer) => void)[] = [];
  const call = (what: string) => (_: string, id: string) => {
    made.push(`${what} ${id}`);
    return new Promise<{ created_at: string }>((resolve, reject) => {
      answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve({ created_at: answer })));
    });
  };
  const calls: FavouriteCalls = { keep: call('keep'), remove: call('remove'), restore: call('restore') };
  const store = createFavouritesStore({ calls: async () => calls, now: () => NOW });
  store.take({ article: kept, service: {} });
  const answer = async (answered: Answer = TODAY) => {
    await settle();
    answers.shift()?.(answered);
    await settle();
  };
  return { store, made, answer, articles: () => store.read().kept?.article };
}

/** Lets everything that waits for a promise go on. */
const settle = () => new Promise((resolve) => setImmediate(resolve));
const refused = new Error('refused');

describe('お気に入り（仕様4・9）', () => {
  // @proves state favourite: add
  it('押すとすぐに、いまの時刻で加わる', async () => {
    const { store, made, answer, articles } = setUp();
    const kept = store.keep('article', 'a');
    expect(articles()).toEqual({ a: TODAY });
    await answer();
    await kept;
    expect(made).toEqual(['keep a']);
  });

  it('断られた場合、もとに戻り、そのことを伝える', async () => {
    const { store, answer, articles } = setUp({ b: '2026-11-01 09:00:00' });
    const [added, gone] = [store.keep('article', 'a'), store.remove('article', 'b')];
    expect(articles()).toEqual({ a: TODAY });
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
    expect([await first, articles()]).toEqual(['refused', { a: TODAY }]);
  });

  // @proves state favourite: remove
  it.each([
    ['保存して外した', {}, ['keep', 'remove']],
    ['外して保存した', { a: '2026-11-01 09:00:00' }, ['remove', 'keep']],
    ['外して取り消した', { a: '2026-11-01 09:00:00' }, ['remove', 'restore']],
    ['外して保存し、また外した', { a: '2026-11-01 09:00:00' }, ['remove', 'keep', 'remove']],
  ] as const)('続けて%sとき、どれも届かなければ、サーバーにあるとおりに戻る', async (_, kept, acts) => {
    const { store, answer, articles } = setUp(kept);
    store.takeCount('article', 'a', 7);
    const outcomes = Promise.allSettled(acts.map((act) => store[act]('article', 'a')));
    for (const _ of acts) await answer(refused);
    expect((await outcomes).map(({ status }) => status)).toEqual(acts.map(() => 'rejected'));
    expect(articles()).toEqual(kept);
    expect(store.read().counts[countKey('article', 'a')]).toBe(7);
  });

  it('前の押し方が届き、あとのものが届かなければ、届いたところに戻る', async () => {
    const { store, answer, articles } = setUp({ b: '2026-11-01 09:00:00' });
    const presses = [store.keep('article', 'a'), store.remove('article', 'b')];
    const later = [store.remove('article', 'a'), store.keep('article', 'b')];
    const outcomes = Promise.allSettled([...presses, ...later]);
    for (const answered of [TODAY, TODAY, refused, refused]) await answer(answered);
    await outcomes;
    expect(articles()).toEqual({ a: TODAY });
  });

  it('届かなかった保存の日は、取り消しても戻らない', async () => {
    const { store, answer, articles } = setUp({ a: '2026-11-01 09:00:00' });
    const all = Promise.allSettled([
      store.remove('article', 'a'),
      store.keep('article', 'a'),
      store.remove('article', 'a'),
    ]);
    for (const answered of [refused, refused, TODAY]) await answer(answered);
    await all;
    const back = store.restore('article', 'a');
    expect(articles()).toEqual({ a: '2026-11-01 09:00:00' });
    await answer('2026-11-01 09:00:00');
    await back;
  });

  it('サーバーの答えた日が、残る', async () => {
    const { store, answer, articles } = setUp();
    const kept = store.keep('article', 'a');
    await answer('2026-10-30 08:15:00');
    await kept;
    expect(articles()).toEqual({ a: '2026-10-30 08:15:00' });
  });

  // @proves state favourite: remove
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

  it('会員が離れたあとに答えが届いても、何も残らない', async () => {
    const { store, answer } = setUp();
    const outcomes = Promise.allSettled([store.keep('article', 'a'), store.keep('article', 'b')]);
    await settle();
    store.clear();
    await answer();
    await answer(refused);
    await outcomes;
    expect(store.read()).toEqual({ kept: null, counts: {} });
  });
});
