import { AppError } from '@hidamari/domain/errors';
import { QUERY_MAX_RETRIES } from '@hidamari/domain/limits';
import { focusManager, onlineManager, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserQueryClient, createQueryClient, isWorthRetrying } from './query-client.ts';
import { forgetMember } from './tab-session.ts';

describe('失敗した読み込みの、くり返し（G137）', () => {
  beforeEach(() => vi.stubGlobal('window', {}));
  afterEach(() => vi.unstubAllGlobals());

  it.each(['server', 'unavailable', 'network'] as const)('%s の場合、決めた回数までくり返す', (code) => {
    expect(isWorthRetrying(0, new AppError(code))).toBe(true);
    expect(isWorthRetrying(QUERY_MAX_RETRIES, new AppError(code))).toBe(false);
  });

  it.each(['not_found', 'unauthenticated', 'maintenance'] as const)('%s の場合、くり返さない', (code) => {
    expect(isWorthRetrying(0, new AppError(code))).toBe(false);
  });

  it('サーバーの中では、くり返さない', () => {
    vi.unstubAllGlobals();
    expect(isWorthRetrying(0, new AppError('server'))).toBe(false);
  });
});

describe('つながりと、画面を見ているか（仕様4）', () => {
  let client: QueryClient;
  let asked: number;
  beforeEach(() => {
    asked = 0;
    client = createQueryClient();
    client.mount();
  });
  afterEach(() => {
    client.unmount();
    onlineManager.setOnline(true);
    focusManager.setFocused(undefined);
    vi.unstubAllGlobals();
  });

  /** A part of the page that shows a query; answers how often it was asked for by now. */
  async function shown() {
    const queryFn = async () => {
      asked += 1;
      return asked;
    };
    const observer = new QueryObserver(client, { queryKey: ['logs'], queryFn });
    const leave = observer.subscribe(() => {});
    await vi.waitFor(() => expect(observer.getCurrentResult().status).toBe('success'));
    return { observer, leave };
  }
  const askedAgain = (times: number) => vi.waitFor(() => expect(asked).toBe(times));

  // @proves state online and focus
  it('はじめは、つながっていて、画面を見ているものとする。隠れた画面は、見ていない', () => {
    expect(onlineManager.isOnline()).toBe(true);
    expect(focusManager.isFocused()).toBe(true);
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    expect(focusManager.isFocused()).toBe(false);
  });

  // @proves state online and focus
  it('画面に戻った場合、もう一度読む。離れるだけなら、読まない', async () => {
    const { leave } = await shown();
    focusManager.setFocused(false);
    expect(asked).toBe(1);
    focusManager.setFocused(true);
    await askedAgain(2);
    leave();
  });

  // @proves state online and focus
  it('つながり直した場合、もう一度読む', async () => {
    const { leave } = await shown();
    onlineManager.setOnline(false);
    expect(asked).toBe(1);
    onlineManager.setOnline(true);
    await askedAgain(2);
    leave();
  });

  // @proves state online and focus
  it('つながっていない場合、読まずに待ち、つながると読む', async () => {
    onlineManager.setOnline(false);
    const observer = new QueryObserver(client, { queryKey: ['logs'], queryFn: async () => ++asked });
    const leave = observer.subscribe(() => {});
    expect(observer.getCurrentResult().fetchStatus).toBe('paused');
    expect(asked).toBe(0);
    onlineManager.setOnline(true);
    await askedAgain(1);
    leave();
  });
});

describe('失敗の記憶（仕様4）', () => {
  // @proves state error state: cleared
  it('ログアウトした場合、その人の答えも失敗も、まとめて消える', async () => {
    const client = browserQueryClient();
    const refusal = new AppError('not_found', { detail: { request_id: 'r-1' } });
    const queryFn = async () => {
      throw refusal;
    };
    await expect(client.fetchQuery({ queryKey: ['logs'], queryFn })).rejects.toBe(refusal);
    client.setQueryData(['log', 'one'], { title: '記録' });
    expect(client.getQueryState(['logs'])).toMatchObject({ status: 'error', error: refusal });
    forgetMember();
    expect(client.getQueryCache().getAll()).toEqual([]);
  });
});

describe('読み込んだものの寿命（仕様4）', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  // @proves state data: kept
  it('読み込んだものは、すぐに古くなり、使わなくなって60秒で消える', async () => {
    const client = createQueryClient();
    const queryKey = ['logs'];
    let asked = 0;
    const queryFn = async () => {
      asked += 1;
      return asked;
    };
    const show = () => new QueryObserver(client, { queryKey, queryFn }).subscribe(() => {});
    const leave = show();
    await vi.advanceTimersByTimeAsync(0);
    expect(client.getQueryData(queryKey)).toBe(1);
    leave();
    const leaveAgain = show();
    await vi.advanceTimersByTimeAsync(0);
    expect(client.getQueryData(queryKey)).toBe(2);
    leaveAgain();
    await vi.advanceTimersByTimeAsync(59_999);
    expect(client.getQueryData(queryKey)).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(client.getQueryData(queryKey)).toBeUndefined();
  });
});
