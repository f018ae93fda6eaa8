import type { ApiClient } from '@hidamari/contract/client';
import { staffLogoutEndpoint, staffMeEndpoint } from '@hidamari/contract/staff';
import { AppError } from '@hidamari/domain/errors';
import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { placeAfterRefusal } from '../place-after-refusal.ts';
import { silentDuringLogout } from './browser-api.ts';
import { logoutProgress } from './logout-progress.ts';
import { browserQueryClient, createQueryClient, isWorthRetrying } from './query-client.ts';
import { placeAfterRejection } from './rejected-query.ts';

beforeEach(() => logoutProgress.begin());
afterEach(() => {
  logoutProgress.giveUp();
  onlineManager.setOnline(true);
  focusManager.setFocused(undefined);
  vi.unstubAllGlobals();
});

const ENDED = new AppError('unauthenticated');

describe('ログアウトの途中（仕様3）', () => {
  // @proves state logout: in progress
  it('ログイン切れの答えが届いても、ログイン画面へ送らない', () => {
    expect(placeAfterRejection(ENDED, 'getTreatmentLogs', '/treatment-logs')).toBeNull();
    expect(placeAfterRefusal(ENDED, '/treatment-logs')).toBeNull();
    logoutProgress.giveUp();
    expect(placeAfterRejection(ENDED, 'getTreatmentLogs', '/treatment-logs')).toEqual({ kind: 'login' });
    expect(placeAfterRefusal(ENDED, '/treatment-logs')).not.toBeNull();
  });

  it('失敗した読み込みを、くり返さない', () => {
    vi.stubGlobal('window', {});
    expect(isWorthRetrying(0, new AppError('server'))).toBe(false);
    logoutProgress.giveUp();
    expect(isWorthRetrying(0, new AppError('server'))).toBe(true);
  });

  // @proves state logout: in progress
  it('画面に戻っても、つながり直しても、読み直さない。やめたあとは、また読む', async () => {
    const client = createQueryClient();
    client.mount();
    let asked = 0;
    const queryFn = async () => {
      asked += 1;
      return asked;
    };
    const observer = new QueryObserver(client, { queryKey: ['logs'], queryFn });
    const leave = observer.subscribe(() => {});
    await expect.poll(() => asked).toBe(1);
    const comeBack = () => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
      onlineManager.setOnline(false);
      onlineManager.setOnline(true);
    };
    comeBack();
    // The client hears of both in its own time.
    await new Promise((resolve) => setImmediate(resolve));
    expect(asked).toBe(1);
    logoutProgress.giveUp();
    comeBack();
    await expect.poll(() => asked).toBeGreaterThan(1);
    leave();
    client.unmount();
  });

  it('画面がひとりでにする問い合わせは送らず、人がした操作は送る。やめたあとは、どちらも送る', async () => {
    const sent: string[] = [];
    const api = silentDuringLogout({
      call: async (endpoint: { path: string }) => void sent.push(endpoint.path),
    } as unknown as ApiClient);
    await expect(api.call(staffMeEndpoint, {}, { isUnattended: true })).rejects.toMatchObject({
      code: 'network',
    });
    await api.call(staffLogoutEndpoint, {});
    expect(sent).toEqual([staffLogoutEndpoint.path]);
    logoutProgress.giveUp();
    await api.call(staffMeEndpoint, {}, { isUnattended: true });
    expect(sent).toEqual([staffLogoutEndpoint.path, staffMeEndpoint.path]);
  });

  it('読み込みの途中だったものは、取りやめる', async () => {
    logoutProgress.giveUp();
    let stopped = false;
    const reading = browserQueryClient().fetchQuery({
      queryKey: ['queue'],
      queryFn: ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            stopped = true;
            reject(signal.reason);
          });
        }),
    });
    const ended = expect(reading).rejects.toBeDefined();
    logoutProgress.begin();
    await ended;
    expect(stopped).toBe(true);
  });
});
