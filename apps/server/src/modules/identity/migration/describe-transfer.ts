import type { TransferState } from '@hidamari/contract/hosted-login';
import { AppError } from '@hidamari/domain/errors';
import { returnPathOrHome } from '@hidamari/domain/return-path';
import type { Caller, RequestFacts } from '../../../http/caller.ts';
import { findBaseAccountById } from '../../members/index.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { secondsAfter } from '../lifetimes.ts';
import { maskPhoneNumber } from '../phone-numbers.ts';
import { findMoveOf, findRecentMove } from './account-moves.repository.ts';
import { countBelongings } from './belongings.ts';
import { asksForEntries } from './confirm-entries.ts';
import { countLeft } from './move-accounts.ts';
import { type MovingAccount, readMovingAccount } from './moving-account.ts';
import { secondsUntilResend } from './send-transfer-code.ts';

/** How long a finished move can be looked at on its page, in seconds. */
const SHOWN_SECONDS = 3_600;

/** Where the move of this caller stands; `not_found` when there is nothing to show. */
export async function describeTransfer(
  parts: IdentityParts,
  caller: Caller,
  request: RequestFacts,
): Promise<TransferState> {
  if (caller.kind === 'member') return describeAfterwards(parts, caller, request);
  if (caller.kind !== 'challenge' || caller.purpose !== 'migration') throw new AppError('not_found');
  const moving = await readMovingAccount(parts, caller.challengeId);
  const { number, commonId, isRefused = false } = moving.subject;
  const underWay = await findMoveOf(parts.database, moving.base.id);
  if (underWay) return { step: 'moving', left: await countLeft(parts, moving, underWay) };
  if (number) {
    const resend_after = secondsUntilResend(number.sentAt, request.now);
    return { step: 'code', masked_to: maskPhoneNumber(number.phoneNumber), resend_after };
  }
  const counts = await countsOf(parts, moving);
  if (commonId) return { step: 'confirm', counts };
  const needs_password = await parts.movingPool.needsPassword(moving.base.pool_username);
  return { step: 'choose', counts, needs_password, is_refused: isRefused };
}

/** The specification's own question (section 7): may this account move, and what would. */
export async function checkTransfer(parts: IdentityParts, challengeId: string) {
  const moving = await readMovingAccount(parts, challengeId);
  return { is_transferable: true, counts: await countsOf(parts, moving) };
}

function countsOf({ database, belongings }: IdentityParts, { members }: MovingAccount) {
  return countBelongings(
    database,
    belongings(),
    members.map(({ id }) => id),
  );
}

/** A member: what staff entered for them, else what moved a moment ago. */
async function describeAfterwards(
  parts: IdentityParts,
  { memberId, baseAccountId }: { memberId: string; baseAccountId: string },
  { now, cookies }: RequestFacts,
): Promise<TransferState> {
  const { database } = parts;
  const url = returnPathOrHome(cookies.return_path);
  const move = await findRecentMove(database, memberId, secondsAfter(now, -SHOWN_SECONDS));
  if (await asksForEntries(database, memberId)) return { step: 'entries', url };
  if (!move) throw new AppError('not_found');
  const base = await findBaseAccountById(database, baseAccountId);
  return { step: 'done', counts: move.counts, url, email_is_proven: base?.email_verified_at != null };
}
