import type { ApiClient } from '@hidamari/contract/client';
import { AppError } from '@hidamari/domain/errors';
import type { ToastId } from '@hidamari/domain/toasts';
import { mailCalls } from '../../shell/data/contract-calls.ts';

/** Why a link proves nothing, by the refusal's own code. */
const REFUSALS = ['link_unknown', 'link_replaced', 'link_expired', 'email_taken'] as const;
export type LinkRefusal = (typeof REFUSALS)[number];

/** What a mail's link came to: the toast to arrive with, or why it proves nothing (G116). */
export type EmailVerification = { toast: ToastId } | { refusal: LinkRefusal };

/**
 * Proves the address of a mail link (`PUT email/verification`: 200 now, 204 before). Rejects as the client does
 * when nobody could tell: the link may then be tried again.
 */
export async function verifyEmail(api: ApiClient, token: string): Promise<EmailVerification> {
  const { verifyEmailEndpoint } = await mailCalls();
  try {
    const answer = await api.call(verifyEmailEndpoint, { body: { email_verify_token: token } });
    return { toast: answer ? 'email-verification-completed' : 'already-verified' };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === undefined) throw error;
    return { refusal };
  }
}

/** A link that the mail program cut off is none of ours, like an unknown one. */
function refusalOf(error: unknown): LinkRefusal | undefined {
  if (!(error instanceof AppError)) return undefined;
  return error.code === 'validation' ? 'link_unknown' : REFUSALS.find((code) => code === error.code);
}
