import type { CurrentUser } from '@hidamari/contract/members';
import { AppError } from '@hidamari/domain/errors';
import { TOASTS } from '@hidamari/domain/toasts';
import { useToast } from '@hidamari/ui/toast';
import { useState } from 'react';
import { browserApi } from '../../shell/data/browser-api.ts';
import { type FailedSave, failedSaveOf } from '../../shell/forms/failed-save.ts';

export type MailOwner = Pick<
  CurrentUser,
  'email' | 'email_verified_at' | 'email_refused_at' | 'sent_arrival_confirmation_email_at'
>;

/** Mails that one address may be sent in a day (G116). */
export const MAILS_A_DAY = 3;

const MINUTE_SECONDS = 60;

/** The general words count seconds; a limit of a day is said in days. */
function failureOf(error: unknown): FailedSave {
  const failure = failedSaveOf(error);
  if (!(error instanceof AppError) || error.code !== 'too_many') return failure;
  if ((error.facts.retryAfter ?? 0) <= MINUTE_SECONDS) return failure;
  const text = `このアドレスへの確認のメールは、1日に${MAILS_A_DAY}通までです。明日、もう一度お試しいただくか、お電話でお知らせください。`;
  return { ...failure, text, canSendAgain: false };
}

/**
 * A mail to the member's own address: the verification mail while it is unproven, and after that one that only shows
 * that our mails arrive (G47). A toast says which (specification section 8).
 */
export function useMailArrival({ email, email_verified_at: provenAt }: MailOwner) {
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const [failure, setFailure] = useState<FailedSave | null>(null);
  const toast = useToast();
  const send = async () => {
    if (email === null) return;
    setBusy(true);
    setFailure(null);
    try {
      const { sendEmailVerificationEndpoint } = await import('@hidamari/contract/mail');
      const body = { path: '/account/security', email };
      await browserApi().call(sendEmailVerificationEndpoint, { body });
      setSent(true);
      toast({ text: TOASTS[provenAt === null ? 'verification-email-resent' : 'confirmation-email-sent'] });
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { send, isBusy, isSent, failure };
}
