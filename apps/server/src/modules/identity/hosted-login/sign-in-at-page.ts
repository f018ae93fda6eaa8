import { AppError } from '@hidamari/domain/errors';
import { normalizeEmail } from '@hidamari/domain/members';
import { typedNumber } from '../phone-numbers.ts';
import type { EmbeddedIssuerParts } from './embedded-issuer.ts';

type SignInParts = Pick<EmbeddedIssuerParts, 'pool' | 'poolStore' | 'rateLimits'>;

/** What was typed as the pool knows it: E.164, or an e-mail address in lower case. */
export function identifierOf(typed: string): string {
  return typedNumber(typed) ?? normalizeEmail(typed);
}

/**
 * The sub of the account, for the page of the hosted login. Throws `credentials_wrong` for every wrong pair, known
 * account or not, in the same time (F18); `too_many` once this address has tried too often.
 */
export async function signInAtPage(
  { pool, poolStore, rateLimits }: SignInParts,
  { typed, password, ip }: { typed: string; password: string; ip: string },
): Promise<string> {
  const identifier = identifierOf(typed);
  if (identifier === '' || password === '') throw new AppError('credentials_wrong');
  // The account is counted per address: whoever sprays it from elsewhere never locks its owner out (F20, F21).
  const tries = `${identifier}|${ip}`;
  await rateLimits.consume('sign-in-by-address', ip);
  await rateLimits.consume('sign-in-by-account', tries);
  const answer = await pool.signIn(identifier, password);
  const sub =
    answer.kind === 'signed-in'
      ? answer.account.sub
      : await unconfirmedSub({ pool, poolStore }, { identifier, password });
  await rateLimits.reset('sign-in-by-account', tries);
  return sub;
}

/**
 * A sign-up that was never finished goes on to its code. Its number signs nobody in yet, so the account is looked
 * up and its own name and password are tried: the number alone may have been typed by somebody else meanwhile.
 */
async function unconfirmedSub(
  { pool, poolStore }: Pick<SignInParts, 'pool' | 'poolStore'>,
  { identifier, password }: { identifier: string; password: string },
): Promise<string> {
  const account = await poolStore.findUnconfirmed(identifier);
  const answer = account && (await pool.signIn(account.username, password));
  if (account && answer?.kind === 'unconfirmed') return account.sub;
  throw new AppError('credentials_wrong');
}
