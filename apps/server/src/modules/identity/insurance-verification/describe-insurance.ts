import { AppError } from '@hidamari/domain/errors';
import { firstCharacter } from '@hidamari/domain/japanese-text';
import type { Caller } from '../../../http/caller.ts';
import { findMember } from '../../members/index.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { type InsuranceState, insuranceStateOf } from './insurance-state.ts';

interface MaskedInsurance {
  state?: InsuranceState;
  kana_initial?: string;
  birth_year?: number;
}

/** The member whom a caller may ask about: themselves, or whose login waits for this very confirmation. */
async function memberIdOf({ challenges, database }: IdentityParts, caller: Caller): Promise<string | null> {
  if (caller.kind === 'member') return caller.memberId;
  if (caller.kind !== 'challenge') return null;
  const waiting = await challenges.read(database, caller.challengeId, 'insurance-verification');
  return waiting?.memberId ?? null;
}

/**
 * State of the insurance check of an account, masked (G38): the initial of the kana name and the birth year. Nobody
 * learns anything from a handle alone: a visitor gets an empty object.
 * @throws AppError `not_found` for the handle of anybody else.
 */
export async function describeInsurance(
  parts: IdentityParts,
  caller: Caller,
  hashUserId: string,
  now: Date,
): Promise<MaskedInsurance> {
  const memberId = await memberIdOf(parts, caller);
  if (memberId === null) return {};
  const found = await findMember(parts.database, memberId);
  if (!found || !parts.handles.isUser(memberId, hashUserId)) throw new AppError('not_found');
  const { member } = found;
  const initial = firstCharacter(member.last_name_kana || member.first_name_kana);
  return {
    state: await insuranceStateOf(parts.database, member, now),
    ...(initial !== '' && { kana_initial: initial }),
    ...(member.birthday !== null && { birth_year: Number(member.birthday.slice(0, 4)) }),
  };
}
