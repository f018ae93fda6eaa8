import type { PendingAnswer } from '@hidamari/contract/auth';
import type { BaseAccount } from '../../members/index.ts';
import { handOver } from '../challenges/challenge-answers.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { SCREENS } from '../screens.ts';

/** A challenge token for the move instead of a session, whichever way the account came in (identity, way 3). */
export async function askToMove(
  { challenges, database }: IdentityParts,
  base: BaseAccount,
  { request, cookies }: Exchange,
): Promise<PendingAnswer> {
  const challenge = await challenges.open(database, 'migration', { baseAccountId: base.id }, request.now);
  return { next_page_id: SCREENS.migration, challenge: handOver(cookies, challenge, 'migration') };
}
