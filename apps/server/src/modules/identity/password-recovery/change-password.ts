import { AppError } from '@hidamari/domain/errors';
import type { MemberCaller, RequestFacts } from '../../../http/caller.ts';
import { findBaseAccountById } from '../../members/index.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { refuseGuessable } from '../passwords.ts';
import type { PasswordAnswer, PoolAccount } from '../user-pool/account-pool.ts';
import { setPassword } from './set-password.ts';

/** The pool account of a signed-in member. */
export async function accountOf(
  { database, pool }: Pick<IdentityParts, 'database' | 'pool'>,
  { baseAccountId }: Pick<MemberCaller, 'baseAccountId'>,
): Promise<PoolAccount> {
  const base = await findBaseAccountById(database, baseAccountId);
  const account = base && (await pool.find(base.pool_sub));
  if (!account) throw new AppError('unauthenticated');
  return account;
}

/**
 * Whether the member knows the present password. `credentials_wrong`, and `password_wait` like at a login: a stolen session
 * is no place to guess it. A second factor is not asked for here; the answer says whether there is one.
 */
export async function checkPresentPassword(
  parts: Pick<IdentityParts, 'database' | 'pool' | 'rateLimits'>,
  caller: Pick<MemberCaller, 'baseAccountId'>,
  password: string,
  request: RequestFacts,
): Promise<{ account: PoolAccount; answer: PasswordAnswer }> {
  const { pool, rateLimits } = parts;
  const account = await accountOf(parts, caller);
  const tries = `${account.sub}|present`;
  await rateLimits.consume('sign-in-by-address', request.ip);
  await rateLimits.consume('sign-in-by-account', tries);
  const answer = await pool.signIn(account.username, password, { ...request, lane: 'signed in' });
  if (answer.kind === 'unconfirmed') throw new AppError('credentials_wrong');
  await rateLimits.giveBack('sign-in-by-address', request.ip);
  await rateLimits.reset('sign-in-by-account', tries);
  return { account, answer };
}

/** Sets another password; every session of the account ends, the caller's too, and no device is remembered. */
export async function changePassword(
  parts: IdentityParts,
  caller: MemberCaller,
  body: { present_password: string; password: string },
  exchange: Exchange,
): Promise<void> {
  const { account } = await checkPresentPassword(parts, caller, body.present_password, exchange.request);
  refuseGuessable(body.password, {
    ...(account.email && { email: account.email }),
    ...(account.phoneNumber && { phone: account.phoneNumber }),
  });
  await setPassword(parts, account, body.password, exchange);
  for (const name of ['session', 'refresh', 'challenge_token']) exchange.cookies.clear(name);
}
