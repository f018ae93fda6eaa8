import type { CurrentUser } from '@hidamari/contract/members';
import { TOASTS } from '@hidamari/domain/toasts';
import { useToast } from '@hidamari/ui/toast';
import { useState } from 'react';
import { browserApi } from '../../shell/data/browser-api.ts';
import { mailCalls } from '../../shell/data/contract-calls.ts';
import { useAction } from '../../shell/forms/use-action.ts';

export type MailOwner = Pick<
  CurrentUser,
  'email' | 'email_verified_at' | 'email_refused_at' | 'sent_arrival_confirmation_email_at'
>;

/** Mails that one address may be sent in a day (G116). */
export const MAILS_A_DAY = 3;

/**
 * A mail to the member's own address: the verification mail while it is unproven, and after that one that only shows
 * that our mails arrive (G47). A toast says which (specification section 8).
 */
export function useMailArrival({ email, email_verified_at: provenAt }: MailOwner) {
  const [isSent, setSent] = useState(false);
  const toast = useToast();
  const send = async () => {
    if (email === null) return;
    const { sendEmailVerificationEndpoint } = await mailCalls();
    const body = { path: '/account/security', email };
    await browserApi().call(sendEmailVerificationEndpoint, { body });
    setSent(true);
    toast({ text: TOASTS[provenAt === null ? 'verification-email-resent' : 'confirmation-email-sent'] });
  };
  const { run, isBusy, failure } = useAction(send, { act: 'send' });
  return { send: run, isBusy, isSent, failure };
}
