import type { Challenge, PendingAnswer } from '@hidamari/contract/auth';
import type { ContentReader } from '@hidamari/contract/content';
import { type MemberType, variantOfMember } from '@hidamari/domain/site-variants';
import type { Executor } from '../../../database/database.ts';
import type { MemberCaller } from '../../../http/caller.ts';
import { type AskingMember, agreedVersionsFor, type Member } from '../../members/index.ts';
import { handOver } from '../challenges/challenge-answers.ts';
import type { Exchange, IdentityParts } from '../identity-parts.ts';
import { SCREENS } from '../screens.ts';
import { type ConsentText, consentTexts } from '../sign-up/consent-texts.ts';

interface Reader extends AskingMember {
  memberType: MemberType;
}

/** A text in force, and the version that the member agreed to last; undefined: none. */
interface OutdatedConsentText extends ConsentText {
  agreedVersion: string | undefined;
}

/**
 * Texts whose version in force is newer than the one the member agreed to; a text that was never agreed to counts as
 * outdated (G32). A lower number, such as a copy of an older text while the content service is away, asks nothing.
 */
export async function outdatedConsentsOf(
  executor: Executor,
  content: ContentReader,
  reader: Reader,
): Promise<OutdatedConsentText[]> {
  const [inForce, agreed] = await Promise.all([
    consentTexts(content, variantOfMember(reader.memberType)),
    agreedVersionsFor(executor, reader),
  ]);
  return inForce
    .filter(({ kind, version }) => Number(version) > Number(agreed[kind] ?? 0))
    .map((text) => ({ ...text, agreedVersion: agreed[text.kind] }));
}

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
