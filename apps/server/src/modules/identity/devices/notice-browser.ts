import { and, count, eq } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';
import { letterSender, newDeviceMail } from '../../mail/index.ts';
import type { BaseAccount } from '../../members/index.ts';
import { accountVariant } from '../account-variant.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { DEVICE_COOKIE_SECONDS } from '../lifetimes.ts';
import { hashSecret, newSecret } from '../secrets.ts';
import { deviceFamilyOf } from '../sessions/device-family.ts';
import { isBrowserId } from './device-cookie.ts';
import { knownBrowsers } from './known-browser.table.ts';

type NoticedAccount = Pick<BaseAccount, 'id' | 'email' | 'email_verified_at'>;

/**
 * Remembers the browser of a sign-in by a random id, and tells the account's owner by mail of one that it was not used
 * with before. The first browser of an account is no news. The mail names time and kind of device, never an address.
 */
export async function noticeBrowser(
  tx: Transaction,
  { outbox, settings }: Pick<IdentityParts, 'outbox' | 'settings'>,
  account: NoticedAccount,
  { request, cookies }: Exchange,
): Promise<void> {
  const { now, userAgent, variant } = request;
  const known = request.cookies.browser;
  // Only an id of ours: anything else is replaced.
  const id = known !== undefined && isBrowserId(known) ? known : newSecret();
  cookies.set('browser', id, { maxAge: DEVICE_COOKIE_SECONDS });
  const deviceFamily = deviceFamilyOf(userAgent);
  const own = eq(knownBrowsers.base_account_id, account.id);
  const [before] = await tx.select({ browsers: count() }).from(knownBrowsers).where(own);
  const browserHash = hashSecret(id);
  const seen = await tx
    .update(knownBrowsers)
    .set({ last_used_at: now, device_family: deviceFamily })
    .where(and(own, eq(knownBrowsers.browser_hash, browserHash)))
    .returning({ hash: knownBrowsers.browser_hash });
  if (seen.length > 0) return;
  await tx.insert(knownBrowsers).values({
    base_account_id: account.id,
    browser_hash: browserHash,
    device_family: deviceFamily,
    last_used_at: now,
  });
  const isNews = (before?.browsers ?? 0) > 0 && account.email !== null && account.email_verified_at !== null;
  if (!isNews) return;
  const sender = letterSender(settings, await accountVariant(tx, account.id, variant));
  const letter = newDeviceMail(sender, { at: now, deviceFamily });
  await outbox.enqueue(tx, {
    kind: 'send-mail',
    idempotencyKey: `new-device:${account.id}:${browserHash}`,
    payload: { to: account.email, ...letter },
  });
}
