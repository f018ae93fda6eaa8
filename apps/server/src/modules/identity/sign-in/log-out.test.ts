import { SIGN_OUT_WAIT_SECONDS } from '@hidamari/domain/limits';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HANAKO } from '../../../http/app-under-test.fixture.ts';
import { createCookieJar } from '../../../http/cookies.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { logOut } from './log-out.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A portal whose hosted login answers as it is told. */
function leaving(logoutUrl: () => Promise<string>) {
  const ended: string[] = [];
  const parts = {
    sessions: { endAll: async (id: string) => void ended.push(id) },
    hostedLogin: { logoutUrl },
  } as unknown as IdentityParts;
  const request = { origin: 'http://localhost:3000', now: new Date(), cookies: {} };
  const exchange = { request, cookies: createCookieJar(false) } as unknown as Exchange;
  const { promise, resolve } = Promise.withResolvers<string>();
  logOut(parts, HANAKO, exchange).then(resolve);
  return { ended, left: promise };
}

// @proves state logout
it('共通IDのログアウト先が3秒のうちに答えない場合、待たずにホームへ進む。ログインはもう終わっている', async () => {
  const { ended, left } = leaving(() => new Promise(() => undefined));
  const gone = vi.fn();
  left.then(gone);
  await vi.advanceTimersByTimeAsync(SIGN_OUT_WAIT_SECONDS * 1_000 - 1);
  expect(ended).toEqual([HANAKO.baseAccountId]);
  expect(gone).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(gone).toHaveBeenCalledWith('http://localhost:3000/?role=aflac');
});

it('答えた場合はそこへ、断られた場合はホームへ進み、どちらも時計を残さない', async () => {
  expect(await leaving(async () => 'https://id.example/logout').left).toBe('https://id.example/logout');
  const refused = leaving(() => Promise.reject(new Error('no')));
  expect(await refused.left).toBe('http://localhost:3000/?role=aflac');
  expect(vi.getTimerCount()).toBe(0);
});
