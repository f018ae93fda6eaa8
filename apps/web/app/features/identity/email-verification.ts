import type { ApiClient } from '@hidamari/contract/client';
import { AppError } from '@hidamari/domain/errors';
import type { ToastId } from '@hidamari/domain/toasts';

/** What a mail's link came to: the toast to arrive with, or a link that proves nothing any more (G116). */
export type EmailVerification = { toast: ToastId } | 'refused';

/** An unknown or old link, and one that the mail program cut off: for the person it is the same. */
const REFUSALS: readonly AppError['code'][] = ['forbidden', 'validation'];

/**
 * Proves the address of a mail link (`PUT email/verification`: 200 now, 204 before). Rejects as the client does
 * when nobody could tell: the link may then be tried again.
 */
export async function verifyEmail(api: ApiClient, token: string): Promise<EmailVerification> {
  const { verifyEmailEndpoint } = await import('@hidamari/contract/mail');
  try {
    const answer = await api.call(verifyEmailEndpoint, { body: { email_verify_token: token } });
    return { toast: answer ? 'email-verification-completed' : 'already-verified' };
  } catch (error) {
    if (error instanceof AppError && REFUSALS.includes(error.code)) return 'refused';
    throw error;
  }
}
