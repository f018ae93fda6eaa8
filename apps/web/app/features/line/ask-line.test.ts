import type { ApiClient } from '@hidamari/contract/client';
import { AppError } from '@hidamari/domain/errors';
import { describe, expect, it } from 'vitest';
import { askLinkToken, unlinkThisLine } from './ask-line.ts';

const TOKEN = { accessToken: 'token-of-line', wish: 'link' } as const;
const LINK_TOKEN = 'l'.repeat(32);

/** A service that answers each path so; what it was asked stands in `asked`. */
function serviceThat(answers: Readonly<Record<string, object | Error>>) {
  const asked: string[] = [];
  const call = async ({ method, path }: { method: string; path: string }, input: object) => {
    asked.push(`${method} ${path} ${JSON.stringify(input)}`);
    const answer = answers[path];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { asked, api: { call } as unknown as ApiClient };
}

const linkToken = (answer: object | Error) => serviceThat({ '/line/link-token': answer }).api;
const unlink = (answer: object | Error) => serviceThat({ '/line/unlink': answer }).api;

// @proves screen /line/session
describe('/line/session のつぎの一歩（仕様7、G54）', () => {
  it('リンクのしるしが出た場合、それだけを持って確認の画面へ進む', async () => {
    const api = linkToken({ status_code: 200, link_token: LINK_TOKEN });
    expect(await askLinkToken(api, TOKEN)).toEqual({
      kind: 'go',
      href: `/line/confirmation?link_token=${LINK_TOKEN}`,
    });
  });

  it.each([
    [401, '/line/error?because=token_refused'],
    [403, '/line/error?because=foreign_token'],
  ])('%d の場合、%s へ', async (status, href) => {
    expect(await askLinkToken(linkToken({ status_code: status }), TOKEN)).toEqual({ kind: 'go', href });
    expect(await unlinkThisLine(unlink({ status_code: status }), TOKEN)).toEqual({ kind: 'go', href });
  });

  it('LINEが答えない場合、この画面に残り、もう一度試せる', async () => {
    expect(await askLinkToken(linkToken({ status_code: 503 }), TOKEN)).toEqual({ kind: 'line-down' });
    expect(await unlinkThisLine(unlink({ status_code: 503 }), TOKEN)).toEqual({ kind: 'line-down' });
  });

  it.each([
    [{ status_code: 200, is_friend: true }, true],
    [{ status_code: 200, is_friend: false }, false],
    [{ status_code: 503 }, null],
    [new AppError('network'), null],
  ])('すでに連携している場合、友だちかどうかをLINEにたずねる: %j は %s', async (answer, isFriend) => {
    const { asked, api } = serviceThat({
      '/line/link-token': { status_code: 409 },
      '/line/friend-status': answer,
    });
    expect(await askLinkToken(api, TOKEN)).toEqual({ kind: 'already-linked', isFriend });
    expect(asked.at(-1)).toBe(
      'PUT /line/friend-status {"body":{"access_token":"token-of-line","is_friend":false}}',
    );
  });

  it('窓口を知らないLINEの場合、先に友だちに追加してもらう', async () => {
    expect(await askLinkToken(linkToken({ status_code: 404 }), TOKEN)).toEqual({ kind: 'friend-first' });
  });

  it('連携を外した場合はそう言い、会員の見つからないLINEは、その画面へ進む', async () => {
    expect(await unlinkThisLine(unlink({ status_code: 200 }), TOKEN)).toEqual({ kind: 'unlinked' });
    expect(await unlinkThisLine(unlink({ status_code: 404 }), TOKEN)).toEqual({
      kind: 'go',
      href: '/line/user-not-found',
    });
  });

  it.each([
    ['validation', { kind: 'go', href: '/line/error?because=token_refused' }],
    ['not_found', { kind: 'no-line' }],
    ['network', { kind: 'line-down' }],
    ['timeout', { kind: 'line-down' }],
    ['server', { kind: 'line-down' }],
  ] as const)('窓口が %s と答えた場合: %j', async (code, step) => {
    expect(await askLinkToken(linkToken(new AppError(code)), TOKEN)).toEqual(step);
    expect(await unlinkThisLine(unlink(new AppError(code)), TOKEN)).toEqual(step);
  });

  it('何度も試した場合、待つ長さを言う', async () => {
    const busy = new AppError('address_wait', { retryAfter: 300 });
    const step = await askLinkToken(linkToken(busy), TOKEN);
    expect(step).toMatchObject({ kind: 'wait', words: expect.stringContaining('約5分後に') });
  });
});
