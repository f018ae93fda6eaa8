import { AppError } from '@hidamari/domain/errors';
import { QUERY_MAX_RETRIES } from '@hidamari/domain/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isWorthRetrying } from './query-client.ts';

describe('失敗した読み込みの、くり返し（G137）', () => {
  beforeEach(() => vi.stubGlobal('window', {}));
  afterEach(() => vi.unstubAllGlobals());

  it.each(['server', 'unavailable', 'network'] as const)('%s の場合、決めた回数までくり返す', (code) => {
    expect(isWorthRetrying(0, new AppError(code))).toBe(true);
    expect(isWorthRetrying(QUERY_MAX_RETRIES, new AppError(code))).toBe(false);
  });

  it.each(['being_prepared', 'not_found', 'unauthenticated'] as const)('%s の場合、くり返さない', (code) => {
    expect(isWorthRetrying(0, new AppError(code))).toBe(false);
  });

  it('サーバーの中では、くり返さない', () => {
    vi.unstubAllGlobals();
    expect(isWorthRetrying(0, new AppError('server'))).toBe(false);
  });
});
