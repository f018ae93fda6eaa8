import { randomUUID } from 'node:crypto';
import type { VariantKey } from '@hidamari/domain/site-variants';
import type { Executor, Transaction } from '../../../database/database.ts';
import {
  addressChangedMail,
  letterSender,
  numberChangedSms,
  passwordChangedMail,
  secondFactorChangedMail,
} from '../../mail/index.ts';
import { findBaseAccount } from '../../members/index.ts';
import { accountVariant } from '../account-variant.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import type { PoolAccount } from '../user-pool/account-pool.ts';

const variantOf = async (executor: Executor, sub: string, inUse: VariantKey) =>
  accountVariant(executor, (await findBaseAccount(executor, sub))?.id ?? null, inUse);

/** What an account's owner is told by mail, whoever did it. */
const LETTERS = {
  'password-changed': passwordChangedMail,
  'second-factor-changed': secondFactorChangedMail,
} as const;

/** Queues one mail to the proven address on file; an account without one is told nothing. */
export async function notifyOwner(
  { database, outbox, settings }: Pick<IdentityParts, 'database' | 'outbox' | 'settings'>,
  { sub, email, isEmailVerified }: Pick<PoolAccount, 'sub' | 'email' | 'isEmailVerified'>,
  what: keyof typeof LETTERS,
  { request: { variant: inUse, now } }: Exchange,
): Promise<void> {
  if (email === null || !isEmailVerified) return;
  const variant = await variantOf(database, sub, inUse);
  const letter = LETTERS[what](letterSender(settings, variant), { at: now });
  const idempotencyKey = `${what}:${randomUUID()}`;
  await database.transaction((tx) =>
    outbox.enqueue(tx, { kind: 'send-mail', idempotencyKey, payload: { to: email, ...letter } }),
  );
}

/**
 * Tells the number or address that is no longer the account's: whoever changed it, its owner hears of it where they
 * still read (by mail to the OLD address, by SMS to the old number). One that was never proven is told nothing.
 */
export async function notifyOldAddress(
  { outbox, settings }: Pick<IdentityParts, 'outbox' | 'settings'>,
  tx: Transaction,
  { before, isNumber }: { before: PoolAccount; isNumber: boolean },
  { request: { variant, now } }: Exchange,
): Promise<void> {
  const sender = letterSender(settings, await variantOf(tx, before.sub, variant));
  const what = isNumber ? 'number' : 'address';
  const idempotencyKey = `${what}-changed:${randomUUID()}`;
  const isProven = isNumber ? before.isPhoneVerified : before.isEmailVerified;
  const to = isNumber ? before.phoneNumber : before.email;
  if (!isProven || to === null) return;
  const message = isNumber
    ? { kind: 'send-sms' as const, payload: { to, text: numberChangedSms(sender) } }
    : { kind: 'send-mail' as const, payload: { to, ...addressChangedMail(sender, { at: now }) } };
  await outbox.enqueue(tx, { ...message, idempotencyKey });
}
