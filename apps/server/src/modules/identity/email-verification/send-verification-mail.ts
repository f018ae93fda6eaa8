import { randomUUID } from 'node:crypto';
import { screenHref } from '@hidamari/domain/screens';
import type { Transaction } from '../../../database/database.ts';
import type { Outbox } from '../../../jobs/outbox.ts';
import { type LinkingSender, mailVerificationMail } from '../../mail/index.ts';
import { EMAIL_LINK_SECONDS, secondsAfter } from '../lifetimes.ts';
import { hashSecret, newSecret } from '../secrets.ts';
import { emailVerifications } from './email-verification.table.ts';

interface VerificationMail {
  baseAccountId: string;
  hashBaseAccountId: string;
  email: string;
  /** Of the member's variant. */
  sender: LinkingSender;
  at: Date;
  /** Of a mail that may be asked for twice by one and the same request; by default each call is a mail of its own. */
  key?: string;
}

/** Queues the mail whose link proves the address. Nothing in it tells of an illness. */
export async function sendVerificationMail(
  tx: Transaction,
  outbox: Outbox,
  mail: VerificationMail,
): Promise<void> {
  const id = randomUUID();
  const token = newSecret();
  await tx.insert(emailVerifications).values({
    id,
    token_hash: hashSecret(token),
    base_account_id: mail.baseAccountId,
    email: mail.email,
    created_at: mail.at,
    expires_at: secondsAfter(mail.at, EMAIL_LINK_SECONDS),
  });
  const query = new URLSearchParams({
    hash_base_account_id: mail.hashBaseAccountId,
    email_verify_token: token,
  });
  const letter = mailVerificationMail(mail.sender, {
    href: `${screenHref('/login/mail-verification')}?${query}`,
    validHours: EMAIL_LINK_SECONDS / 3_600,
  });
  await outbox.enqueue(tx, {
    kind: 'send-mail',
    idempotencyKey: mail.key ?? `email-verification:${id}`,
    payload: { to: mail.email, ...letter },
  });
}
