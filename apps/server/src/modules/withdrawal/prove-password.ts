import { AppError } from '@hidamari/domain/errors';
import type { MemberCaller, RequestFacts } from '../../http/caller.ts';
import { checkPresentPassword } from '../identity/index.ts';
import type { WithdrawalParts } from './withdrawal-parts.ts';

/**
 * The password once more before somebody leaves (decision 0021). A pool that goes on to ask for a second factor has
 * taken it. A wrong one is a fault of its field, so that the page and what was chosen on it stay.
 */
export async function provePassword(
  parts: WithdrawalParts,
  caller: MemberCaller,
  password: string,
  request: RequestFacts,
): Promise<void> {
  await checkPresentPassword(parts, caller, password, request).catch((error) => {
    const isWrong = error instanceof AppError && error.code === 'credentials_wrong';
    throw isWrong ? new AppError('validation', { fields: { present_password: ['invalid'] } }) : error;
  });
}
