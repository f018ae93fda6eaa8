import { AppError } from '@hidamari/domain/errors';
import { describe, expect, it } from 'vitest';
import type { PageContext } from '../../page-context.ts';
import { rejectedOnServer } from './rejected-query.ts';

const PAGE = { requestId: 'r-1' } as PageContext;
const rejected = (error: unknown) => rejectedOnServer(error, 'getTreatmentLogs', PAGE);

describe('サーバーで読み込みが断られた場合（仕様8・G103）', () => {
  // @proves state read refused
  it('ログインが切れていれば、新しいページとして /login へ送る', () => {
    const answer = rejected(new AppError('unauthenticated')) as Response;
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/login']);
    // The tab still holds the ended member: nothing of it may stay.
    expect(answer.headers.get('x-remix-reload-document')).toBe('true');
  });

  it.each([
    ['not_found', 404],
    ['server', 500],
    ['unavailable', 503],
  ] as const)('%s なら、その場に %i の画面を出す', (code, status) => {
    expect(rejected(new AppError(code))).toMatchObject({
      data: { requestId: 'r-1' },
      init: { status },
    });
  });

  it('やりとりの外の失敗は、そのまま投げる', () => {
    const fault = new Error('broken');
    expect(rejected(fault)).toBe(fault);
  });
});
