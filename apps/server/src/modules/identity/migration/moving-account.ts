import { AppError } from '@hidamari/domain/errors';
import { type BaseAccount, findBaseAccountById, listMembersOf, type Member } from '../../members/index.ts';
import { handOver } from '../challenges/challenge-answers.ts';
import type { MigrationSubject } from '../challenges/challenge-subjects.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { SCREENS } from '../screens.ts';
import { findMoveOf } from './account-moves.repository.ts';
import { hasToMove } from './has-to-move.ts';

/** An account whose move is under way. */
export interface MovingAccount {
  challengeId: string;
  subject: MigrationSubject;
  base: BaseAccount;
  members: Member[];
}

/**
 * The account behind a challenge of a move. `unauthenticated` for a token of another way; `forbidden` with U-E10 when
 * the account has moved meanwhile, in another tab or on another device.
 */
export async function readMovingAccount(
  { challenges, database }: IdentityParts,
  challengeId: string,
): Promise<MovingAccount> {
  const subject = await challenges.read(database, challengeId, 'migration');
  const base = subject && (await findBaseAccountById(database, subject.baseAccountId));
  if (!subject || !base) throw new AppError('step_expired');
  if (!hasToMove(base)) throw new AppError('forbidden', { nextPageId: SCREENS.alreadyMoved });
  return { challengeId, subject, base, members: await listMembersOf(database, base.id) };
}

/** The same, for a step that only the owner of the earlier account's password may take. */
export async function readOwnMovingAccount(
  parts: IdentityParts,
  challengeId: string,
): Promise<MovingAccount> {
  const moving = await readMovingAccount(parts, challengeId);
  // Once everything is on its way to a common ID, there is no other way any more.
  const isUnderWay = (await findMoveOf(parts.database, moving.base.id)) !== null;
  if (moving.subject.isFound || isUnderWay)
    throw new AppError('forbidden', { nextPageId: SCREENS.migration });
  return moving;
}

/** The move goes on from here: another token, since what it stands for has changed. */
export async function goOnWithMove(
  { challenges, database }: IdentityParts,
  challengeId: string,
  subject: MigrationSubject,
  { request, cookies }: Exchange,
) {
  const challenge = await database.transaction(async (tx) => {
    if (!(await challenges.close(tx, challengeId))) throw new AppError('step_expired');
    return challenges.open(tx, 'migration', subject, request.now);
  });
  return { next_page_id: SCREENS.migration, challenge: handOver(cookies, challenge, 'migration') };
}

/** Back to the choice between the two ways. */
export async function leaveStep(parts: IdentityParts, challengeId: string, exchange: Exchange) {
  const { subject } = await readOwnMovingAccount(parts, challengeId);
  return goOnWithMove(parts, challengeId, { baseAccountId: subject.baseAccountId }, exchange);
}
