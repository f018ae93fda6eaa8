import type { Challenge, PendingAnswer } from '@hidamari/contract/auth';
import type { MemberCaller } from '../../../http/caller.ts';
import type { Member } from '../../members/index.ts';
import { handOver } from '../challenges/challenge-answers.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { SCREENS } from '../screens.ts';
import { outdatedConsentsOf } from './outdated-consents.ts';

/** At a login: U-E09 with a challenge in place of the session while a text waits for consent; null when none does. */
export async function askForConsent(
  { challenges, content, database }: IdentityParts,
  { id, member_type, base_account_id }: Member,
  { request, cookies }: Exchange,
): Promise<(PendingAnswer & { challenge: Challenge }) | null> {
  const texts = await outdatedConsentsOf(database, content, { memberId: id, memberType: member_type });
  if (texts.length === 0) return null;
  const subject = { baseAccountId: base_account_id, memberId: id };
  const challenge = await challenges.open(database, 'terms', subject, request.now);
  return { next_page_id: SCREENS.newTerms, challenge: handOver(cookies, challenge, 'terms') };
}

/**
 * In a session that is running: the screen to see first, or null. Staff who act for a member are never asked: nobody
 * agrees for somebody else.
 */
export async function screenBeforeGoingOn(
  { content, database }: Pick<IdentityParts, 'content' | 'database'>,
  caller: MemberCaller,
): Promise<string | null> {
  if ('actingStaff' in caller && caller.actingStaff) return null;
  const texts = await outdatedConsentsOf(database, content, caller);
  return texts.length === 0 ? null : SCREENS.newTerms;
}
