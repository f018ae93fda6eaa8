import type { VariantKey } from '@hidamari/domain/site-variants';
import { desc, eq } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';
import type { Clock } from '../../../dependencies.ts';
import type { OutboxHandler } from '../../../jobs/outbox-runner.ts';
import {
  alreadyRegisteredMail,
  arrivalConfirmationMail,
  letterSender,
  notRegisteredMail,
} from '../../mail/index.ts';
import { baseAccounts } from '../../members/base-account.table.ts';
import { type BaseAccount, noteArrivalMail } from '../../members/index.ts';
import { accountVariant } from '../account-variant.ts';
import { emailVerifications } from '../email-verification/email-verification.table.ts';
import { sendVerificationMail } from '../email-verification/send-verification-mail.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { hashSecret } from '../secrets.ts';
import { type WaitingEmailRequest, waitingEmailRequest } from './receive-email-request.ts';

type Parts = Pick<IdentityParts, 'database' | 'outbox' | 'settings' | 'handles'> & { clock: Clock };

/** One request at work: everything it writes is of one transaction, and each of its mails has this one's key. */
interface Work {
  parts: Parts;
  tx: Transaction;
  key: string;
  /** Whose desk signs the mail: the account's own programme, else the one that was asked. */
  variant: VariantKey;
}

/** The outbox's handler of `answer-email-request`: looks who the address belongs to and tells the address alone. */
export function answerEmailRequests(parts: Parts): OutboxHandler {
  return async ({ payload, idempotencyKey }) => {
    const waiting = waitingEmailRequest.parse(payload) as WaitingEmailRequest;
    await parts.database.transaction(async (tx) => {
      const account = await findAccount(tx, waiting.request);
      const variant = await accountVariant(tx, account?.id ?? null, waiting.variant);
      const work = { parts, tx, key: idempotencyKey, variant };
      if (waiting.request.asks === 'existence') return mailExistence(work, waiting.request.email, account);
      if (account) await sendAgain(work, account);
    });
  };
}

/**
 * By an old link, or by its address: the account of the member who asks, then one that has proven it, then the newest.
 * Whoever shares an address is told of their own registration, and no screen says that another's mail was theirs.
 */
async function findAccount(
  tx: Transaction,
  request: WaitingEmailRequest['request'],
): Promise<BaseAccount | undefined> {
  if (request.asks === 'verification-by-link') {
    const [row] = await tx
      .select({ account: baseAccounts })
      .from(emailVerifications)
      .innerJoin(baseAccounts, eq(baseAccounts.id, emailVerifications.base_account_id))
      .where(eq(emailVerifications.token_hash, hashSecret(request.token)));
    return row?.account;
  }
  const accounts = await tx
    .select()
    .from(baseAccounts)
    .where(eq(baseAccounts.email, request.email))
    .orderBy(desc(baseAccounts.created_at));
  const askedBy = request.asks === 'verification' ? request.askedBy : undefined;
  const own = accounts.find(({ id }) => id === askedBy);
  return own ?? accounts.find(({ email_verified_at: provenAt }) => provenAt !== null) ?? accounts[0];
}

const senderOf = ({ parts, variant }: Work) => letterSender(parts.settings, variant);

async function mail({ parts, tx, key }: Work, to: string, letter: { subject: string; text: string }) {
  await parts.outbox.enqueue(tx, {
    kind: 'send-mail',
    idempotencyKey: `${key}:mail`,
    payload: { to, ...letter },
  });
}

async function mailExistence(work: Work, email: string, account: BaseAccount | undefined): Promise<void> {
  const letterOf = account ? alreadyRegisteredMail : notRegisteredMail;
  await mail(work, email, letterOf(senderOf(work)));
}

async function sendAgain(work: Work, account: BaseAccount): Promise<void> {
  const { parts, tx, key } = work;
  if (account.email === null) return;
  if (account.email_verified_at !== null) {
    await mail(work, account.email, arrivalConfirmationMail(senderOf(work)));
    await noteArrivalMail(tx, account.id, parts.clock());
    return;
  }
  await sendVerificationMail(tx, parts.outbox, {
    baseAccountId: account.id,
    hashBaseAccountId: parts.handles.hashBaseAccountId(account.id),
    email: account.email,
    sender: senderOf(work),
    at: parts.clock(),
    key: `${key}:mail`,
  });
}
