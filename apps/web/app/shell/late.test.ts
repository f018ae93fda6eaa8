import { afterEach, expect, it, vi } from 'vitest';
import { late } from './late.ts';

afterEach(() => vi.unstubAllGlobals());

/** Settles after every promise that waits for nothing but its turn. */
const everythingAtHand = () => new Promise((then) => setImmediate(then));

it('呼び出しのスクリプトが届かない場合は、通信の失敗として答え、次はもう一度取りに行く', async () => {
  const bring = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('calls');
  const calls = late(bring);
  await expect(calls()).rejects.toMatchObject({ code: 'network' });
  expect(await calls()).toBe('calls');
});

it('つながっていない場合は、取りに行かない。届かなかったことを、ブラウザがおぼえてしまうことがある', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const bring = vi.fn();
  await expect(late(bring)()).rejects.toMatchObject({ code: 'network' });
  expect(bring).not.toHaveBeenCalled();
});

it('手のあいたときに、一度だけ先に取る。届かなければ、またあとで取る', async () => {
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('requestIdleCallback', (then: () => void) => then());
  const bring = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('calls');
  const calls = late(bring);
  calls.soon();
  calls.soon();
  await everythingAtHand();
  expect(bring).toHaveBeenCalledTimes(1);
  calls.soon();
  await everythingAtHand();
  calls.soon();
  await everythingAtHand();
  expect(bring).toHaveBeenCalledTimes(2);
});

it('サーバーでは、先に取らない', () => {
  const bring = vi.fn();
  late(bring).soon();
  expect(bring).not.toHaveBeenCalled();
});
