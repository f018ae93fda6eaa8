import { AppError } from '@hidamari/domain/errors';
import { kanaForMatching } from '@hidamari/domain/members';
import type { ProvenEligibility } from '../../eligibility/index.ts';
import { findMember, type Member, renewInsurance } from '../../members/index.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { letIn } from '../sign-in/enter-with-account.ts';

type ProvenInsurance = Extract<ProvenEligibility, { memberType: 'insurance' }>;

/**
 * A policy may get another number, and a person another name; both at once, or another birth date, is another person:
 * their policy opens nobody's records.
 */
function isSamePerson(member: Member, proven: ProvenInsurance): boolean {
  if (member.birthday !== proven.birthday) return false;
  const { last_name_kana: lastNameKana, first_name_kana: firstNameKana } = member;
  const hasSameName = kanaForMatching({ lastNameKana, firstNameKana }) === kanaForMatching(proven);
  return hasSameName || member.insurance_number === proven.insuranceNumber;
}

/**
 * Ends the wait of a login for its insurance (U-L16): what the insurer's record says by now is kept, and the session
 * begins. Null when no such login waits in this browser: then the same check begins a sign-up.
 * @throws AppError `insurance_not_confirmed`: a policy that holds, of somebody else.
 */
export async function confirmInsurance(
  parts: IdentityParts,
  proven: ProvenEligibility,
  exchange: Exchange,
): Promise<Awaited<ReturnType<typeof letIn>> | null> {
  const { challenges, database, pool } = parts;
  const { cookies, request } = exchange;
  const token = request.cookies.challenge_token;
  const caller = token ? await challenges.callerOf(database, token, request.now) : null;
  const waiting = caller && (await challenges.read(database, caller.challengeId, 'insurance-verification'));
  if (!caller || !waiting || proven.memberType !== 'insurance') return null;
  const [found, account] = await Promise.all([
    findMember(database, waiting.memberId),
    pool.find(waiting.username),
  ]);
  if (!found || !account?.isEnabled) throw new AppError('unauthenticated');
  if (!isSamePerson(found.member, proven)) throw new AppError('insurance_not_confirmed');
  const isFirst = await database.transaction(async (tx) => {
    if (!(await challenges.close(tx, caller.challengeId))) return false;
    await renewInsurance(tx, waiting.memberId, proven, request.now);
    return true;
  });
  if (!isFirst) throw new AppError('step_expired');
  cookies.clear('challenge_token');
  return letIn(parts, account, found.member, exchange);
}
