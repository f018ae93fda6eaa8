import type { SessionOrPending } from '@hidamari/contract/auth';
import { AppError } from '@hidamari/domain/errors';
import { variantOfMember } from '@hidamari/domain/site-variants';
import type { Transaction } from '../../../database/database.ts';
import { letterSender } from '../../mail/index.ts';
import { becomeCommonId, type Member } from '../../members/index.ts';
import { sendVerificationMail } from '../email-verification/send-verification-mail.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { SCREENS } from '../screens.ts';
import { memberFor } from '../sign-in/member-for.ts';
import { insertMove } from './account-moves.repository.ts';
import { countBelongings } from './belongings.ts';
import { type MovingAccount, readMovingAccount } from './moving-account.ts';
import { isCode, refuseWrongCode, TRANSFER_HREF } from './transfer-code.ts';

interface CommonIdFacts {
  phoneNumber: string;
  email: string;
  isEmailProven: boolean;
}

/**
 * The right code makes the earlier account the common ID itself (G39, G40, way a): number and address in the user pool
 * first, since that can be done twice, then everything of ours in one transaction. Broken off in between, the person
 * signs in as before and goes the same way again. `already_registered` when the number is another common ID's.
 */
export async function checkTransferCode(
  parts: IdentityParts,
  challengeId: string,
  code: string,
  exchange: Exchange,
): Promise<SessionOrPending> {
  const moving = await readMovingAccount(parts, challengeId);
  const facts = await proveNumber(parts, moving, code, exchange.request.now);
  const { base, members } = moving;
  await parts.movingPool.setCommonId(base.pool_username, facts);
  const member = memberFor(members, exchange.request.variant);
  const counted = await countBelongings(
    parts.database,
    parts.belongings(),
    members.map(({ id }) => id),
  );
  return parts.database.transaction(async (tx) => {
    const { now } = exchange.request;
    const kept = member ?? members[0];
    if (!kept || !(await parts.challenges.close(tx, challengeId))) return moved();
    const move = { from_base_account_id: base.id, to_base_account_id: base.id, member_id: kept.id };
    if (!(await insertMove(tx, { ...move, counts: counted, begun_at: now, moved_at: now }))) return moved();
    const emailVerifiedAt = facts.isEmailProven ? (base.email_verified_at ?? now) : null;
    await becomeCommonId(tx, base.id, { ...facts, emailVerifiedAt });
    if (!facts.isEmailProven) await sendMail(parts, tx, base.id, kept, facts.email, now);
    // On a host that has none of the account's members the move is done all the same.
    if (!member) return moved();
    const signedIn = { baseAccountId: base.id, memberId: member.id, method: 'common_id' } as const;
    return { ...(await parts.sessions.begin(tx, signedIn, exchange)), url: TRANSFER_HREF };
  });
}

/** Done before, or not for this host: the common ID's own login is the way on. */
const moved = () => ({ next_page_id: SCREENS.alreadyMoved });

async function proveNumber(
  { challenges, database, pool, settings }: IdentityParts,
  { challengeId, subject, base }: MovingAccount,
  code: string,
  now: Date,
): Promise<CommonIdFacts> {
  const { number } = subject;
  if (!number) throw new AppError('forbidden', { nextPageId: SCREENS.migration });
  const { phoneNumber, email, codeHash, sentAt } = number;
  const tries = await challenges.countCodeTry(database, challengeId);
  const isRight = isCode(settings.sessionSecrets, { phoneNumber, code }, codeHash);
  refuseWrongCode({ isRight, sentAt, now, tries });
  const account = await pool.find(base.pool_username);
  const isEmailProven = account?.isEmailVerified === true && account.email?.toLowerCase() === email;
  return { phoneNumber, email, isEmailProven };
}

async function sendMail(
  { handles, outbox, settings }: IdentityParts,
  tx: Transaction,
  baseAccountId: string,
  member: Member,
  email: string,
  at: Date,
): Promise<void> {
  const variant = variantOfMember(member.member_type);
  await sendVerificationMail(tx, outbox, {
    baseAccountId,
    hashBaseAccountId: handles.hashBaseAccountId(baseAccountId),
    email,
    sender: letterSender(settings, variant),
    at,
  });
}
