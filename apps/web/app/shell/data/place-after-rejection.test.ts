import { createBrowserClient } from '@hidamari/contract/client';
import { readMaintenanceEndpoint } from '@hidamari/contract/maintenance';
import { AppError } from '@hidamari/domain/errors';
import { describe, expect, it } from 'vitest';
import type { PageContext } from '../../page-context.ts';
import { placeAfterRejection, rejectedOnServer } from './rejected-query.ts';

const QUERY = 'getTreatmentLogs';
const page = { requestId: 'r-1' } as PageContext;

/** How the browser's client rejects when the own server answers like this. */
async function answered(status: number, name: string): Promise<unknown> {
  const body = JSON.stringify({ status_code: status, name, message: '', request_id: 'r-1' });
  const client = createBrowserClient({
    baseUrl: '/api',
    accessToken: { get: () => null, set: () => {} },
    fetch: async () => new Response(body, { status }),
  });
  return client.call(readMaintenanceEndpoint, {}).catch((error: unknown) => error);
}

describe('自分のサーバーと、コンテンツのサービスの答えだけを扱う（仕様8）', () => {
  // @proves state read refused: not ours
  it.each([
    [404, 'NOT_FOUND', { kind: 'go', to: '/404' }],
    [401, 'UNAUTHENTICATED', { kind: 'login' }],
    [500, 'SERVER', { kind: 'go', to: '/500' }],
  ] as const)('自分のサーバーが%sと答えた場合、決めたとおりに進む', async (status, name, place) => {
    expect(placeAfterRejection(await answered(status, name), QUERY, '/treatment-logs')).toEqual(place);
  });

  it('机のログインが終わった場合、担当者のログインへ進み、元の画面へ戻れる（決定0078）', async () => {
    const refused = await answered(401, 'UNAUTHENTICATED');
    expect(placeAfterRejection(refused, QUERY, '/desk/inquiries')).toEqual({
      kind: 'leave',
      to: '/desk/login?return_to=%2Fdesk%2Finquiries',
    });
  });

  // @proves state read refused: not ours
  it('コンテンツのサービスが答えない場合、503の画面とし、ホームの飾りは動かさない', () => {
    const silent = new AppError('unavailable');
    expect(placeAfterRejection(silent, 'getArticlesCategory', '/articles')).toEqual({
      kind: 'go',
      to: '/503',
    });
    expect(placeAfterRejection(silent, 'getArticlesCategory', '/')).toEqual({ kind: 'stay' });
    expect(rejectedOnServer(silent, QUERY, page)).toMatchObject({
      data: { requestId: 'r-1' },
      init: { status: 503 },
    });
  });

  it('メンテナンス中の場合、つながりにくいとは言わず、終わりを言う画面へ進み、ホームの飾りは動かさない（G31）', async () => {
    const refused = await answered(503, 'MAINTENANCE');
    expect(placeAfterRejection(refused, QUERY, '/treatment-logs')).toEqual({
      kind: 'leave',
      to: '/maintenance',
    });
    expect(placeAfterRejection(refused, 'getNewsList', '/')).toEqual({ kind: 'stay' });
    const led = rejectedOnServer(refused, QUERY, page) as Response;
    expect([led.status, led.headers.get('location')]).toEqual([302, '/maintenance']);
  });

  it('病気についての情報の同意が取り消されている場合、同意し直せる画面へ進む（決定0021）', async () => {
    const refused = await answered(403, 'CONSENT_WITHDRAWN');
    const place = { kind: 'go', to: '/account/privacy' };
    expect(placeAfterRejection(refused, QUERY, '/treatment-logs')).toEqual(place);
    const led = rejectedOnServer(refused, QUERY, page) as Response;
    expect([led.status, led.headers.get('location')]).toEqual([302, '/account/privacy']);
  });

  // @proves state read refused: not ours
  it.each([
    new TypeError('Failed to fetch dynamically imported module'),
    new DOMException('stopped', 'AbortError'),
    { status: 404 },
    'not_found',
    undefined,
  ])('ほかから来た失敗の場合、画面を動かさず、そのまま通す: %s', (foreign) => {
    expect(placeAfterRejection(foreign, QUERY, '/treatment-logs')).toBeNull();
    expect(rejectedOnServer(foreign, QUERY, page)).toBe(foreign);
  });
});
