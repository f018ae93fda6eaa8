import { randomUUID } from 'node:crypto';
import { passwordChangedMail, secondFactorChangedMail } from '../../mail/index.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import type { PoolAccount } from '../user-pool/account-pool.ts';

/** What an account's owner is told by mail, whoever did it. */
const LETTERS = {
  'password-changed': passwordChangedMail,
  'second-factor-changed': secondFactorChangedMail,
} as const;

/** Queues one mail to the proven address on file; an account without one is told nothing. */
export async function tellOwner(
  { database, outbox, settings }: Pick<IdentityParts, 'database' | 'outbox' | 'settings'>,
  { email, isEmailVerified }: Pick<PoolAccount, 'email' | 'isEmailVerified'>,
  what: keyof typeof LETTERS,
  { request: { variant, now } }: Exchange,
): Promise<void> {
  if (email === null || !isEmailVerified) return;
  const letter = LETTERS[what]({ variant, phone: settings.phones[variant] }, { at: now });
  const idempotencyKey = `${what}:${randomUUID()}`;
  await database.transaction((tx) =>
    outbox.enqueue(tx, { kind: 'send-mail', idempotencyKey, payload: { to: email, ...letter } }),
  );
}
