import { AppError } from '@hidamari/domain/errors';
import type { MemberCaller, RequestFacts } from '../../http/caller.ts';
import { findBaseAccountById } from '../members/index.ts';
import type { WithdrawalParts } from './withdrawal-parts.ts';

/**
 * Asks the user pool whether this is the member's password (decision 0021). A pool that goes on to ask for a second
 * factor has taken the password. Tries are counted before anybody looks, apart from those of the login: whoever
 * holds an open page must not lock its owner out. Throws `validation` for a wrong one, so that the page stays.
 */
export async function provePassword(
  { database, pool, rateLimits }: Pick<WithdrawalParts, 'database' | 'pool' | 'rateLimits'>,
  { baseAccountId, memberId }: MemberCaller,
  password: string,
  request: RequestFacts,
): Promise<void> {
  const subject = `withdrawal|${memberId}`;
  await rateLimits.consume('sign-in-by-address', request.ip);
  await rateLimits.consume('sign-in-by-account', subject);
  const account = await findBaseAccountById(database, baseAccountId);
  if (!account) throw new AppError('unauthenticated');
  const answer = await pool.signIn(account.pool_username, password, request).catch((error) => {
    throw error instanceof AppError && error.code === 'credentials_wrong' ? wrongPassword() : error;
  });
  if (answer.kind === 'unconfirmed') throw wrongPassword();
  await rateLimits.reset('sign-in-by-account', subject);
}

const wrongPassword = () => new AppError('validation', { fields: { present_password: ['invalid'] } });
