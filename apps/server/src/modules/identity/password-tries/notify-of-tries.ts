import { japanDay } from '@hidamari/domain/japanese-dates';
import type { RequestFacts } from '../../../http/caller.ts';
import { letterSender, passwordTriesMail } from '../../mail/index.ts';
import { findBaseAccount } from '../../members/index.ts';
import { accountVariant } from '../account-variant.ts';
import type { IdentityParts } from '../identity-parts.ts';
import type { PoolAccount } from '../user-pool/account-pool.ts';

/**
 * Tells the proven address on file that somebody tries passwords: one mail a day of Japan, however long it goes on. It is not
 * waited for (F18), and a mail that is lost keeps nobody out; the failures themselves stand in the login history (G96).
 */
export function notifyOfTries(
  { database, outbox, settings }: Pick<IdentityParts, 'database' | 'outbox' | 'settings'>,
  { sub, email, isEmailVerified }: Pick<PoolAccount, 'sub' | 'email' | 'isEmailVerified'>,
  { now, variant: inUse }: Pick<RequestFacts, 'now' | 'variant'>,
): void {
  if (email === null || !isEmailVerified) return;
  const write = () =>
    database.transaction(async (tx) => {
      const base = await findBaseAccount(tx, sub);
      const variant = await accountVariant(tx, base?.id ?? null, inUse);
      await outbox.enqueue(tx, {
        kind: 'send-mail',
        idempotencyKey: `password-tries:${sub}:${japanDay(now)}`,
        payload: { to: email, ...passwordTriesMail(letterSender(settings, variant), { at: now }) },
      });
    });
  write().catch(() => undefined);
}
