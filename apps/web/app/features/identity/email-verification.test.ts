import type { ApiClient } from '@hidamari/contract/client';
import { AppError } from '@hidamari/domain/errors';
import { describe, expect, it, vi } from 'vitest';
import { verifyEmail } from './email-verification.ts';

const TOKEN = 'a-token-of-a-mail-link';

/** A service that gives one answer, and remembers what it was asked. */
function serviceThat(answers: () => unknown) {
  const call = vi.fn(async (_: unknown, _input: unknown) => answers());
  return { call, api: { call } as unknown as ApiClient };
}

const refusing = (code: AppError['code']) =>
  serviceThat(() => {
    throw new AppError(code);
  });

// @proves screen /login/mail-verification
describe('確認メールのリンクを開いた場合（U-L15・G116）', () => {
  it.each([
    [{ status_code: 200 }, 'email-verification-completed'],
    [undefined, 'already-verified'],
  ])('答えが %o の場合、%s を知らせる', async (answer, toast) => {
    const { api, call } = serviceThat(() => answer);
    expect(await verifyEmail(api, TOKEN)).toEqual({ toast });
    expect(call.mock.calls.map(([, input]) => input)).toEqual([{ body: { email_verify_token: TOKEN } }]);
  });

  it.each([
    ['link_expired', 'link_expired'],
    ['link_replaced', 'link_replaced'],
    ['link_unknown', 'link_unknown'],
    // The mail program cut it off.
    ['validation', 'link_unknown'],
    ['email_taken', 'email_taken'],
  ] as const)('%s の場合、わけを %s として伝える', async (code, refusal) => {
    expect(await verifyEmail(refusing(code).api, TOKEN)).toEqual({ refusal });
  });

  it.each(['too_many', 'server', 'network'] as const)('%s の場合、もう一度ためせる', async (code) => {
    await expect(verifyEmail(refusing(code).api, TOKEN)).rejects.toMatchObject({ code });
  });
});
