import { japanDay } from '@hidamari/domain/japanese-dates';
import {
  type SurveyId,
  type SurveyLink,
  type SurveyPerson,
  type SurveyState,
  surveyState,
  type UnsignedAddress,
} from '@hidamari/domain/surveys';
import type { Executor } from '../../database/database.ts';
import type { Caller } from '../../http/caller.ts';
import { findMember, refuseWithoutIllnessConsent } from '../members/index.ts';
import { bringsLink, type LinkParameters } from './survey-links.ts';
import type { SurveyParts } from './survey-parts.ts';
import {
  findInvitation,
  findNewestResponse,
  findOpenInvitation,
  findResponse,
  type InvitationRow,
  lastCompletedAt,
  type Occasion,
  type ResponseRow,
} from './surveys.repository.ts';

/** Somebody before a survey. */
export interface Asker {
  survey: SurveyId;
  link: LinkParameters;
  caller: Caller;
  now: Date;
}

/** Where they stand, and whose answer to what it would be; null where it is nobody's. */
export interface FoundSurveyState {
  standing: SurveyState;
  occasion: Occasion | null;
}

/** An answer that nobody went on with for so long is let lie, and a new one begins, in days. */
const GOES_ON_DAYS = 30;

/**
 * Looks up what the rule asks (`surveyState`): the link, its invitation, the member, what was answered.
 * @throws AppError `consent_withdrawn` where it is theirs to answer and they have taken back the consent to keep what
 * concerns an illness: every survey asks what may tell of one (decisions 0021, 0059).
 */
export async function findSurveyState(
  { database, links }: Pick<SurveyParts, 'database' | 'links'>,
  asker: Asker,
): Promise<FoundSurveyState> {
  const { survey, caller, now } = asker;
  const person = personOf(caller);
  const unsigned = unsignedOf(links, asker);
  const { link, invitation } =
    survey === 'call' && bringsLink(asker.link)
      ? await readLink(database, links, asker)
      : { link: unsigned, invitation: null };
  const memberId = subjectOf(link, person);
  const found = memberId === null ? null : await findMember(database, memberId);
  const open =
    survey === 'call' && link.kind === 'none' && found
      ? await findOpenInvitation(database, found.member.id, now)
      : invitation;
  const occasion = found
    ? await occasionOf(database, { survey, memberId: found.member.id, open, now })
    : null;
  const asked = {
    person,
    subject: found && { memberType: found.member.member_type, isTest: found.member.member_test_marketing },
    completedAt: occasion?.completedAt ?? null,
    now,
  };
  const standing = surveyState(
    survey === 'call'
      ? { ...asked, survey, link, hasInvitation: open !== null }
      : { ...asked, survey, link: unsigned },
  );
  if (standing !== 'refused' && found) await refuseWithoutIllnessConsent(database, found.member.id);
  return { standing, occasion: occasion?.occasion ?? null };
}

function personOf(caller: Caller): SurveyPerson {
  if (caller.kind !== 'member') return { kind: 'visitor' };
  return caller.actingStaff ? { kind: 'acting' } : { kind: 'member', memberId: caller.memberId };
}

const subjectOf = (link: SurveyLink, person: SurveyPerson): string | null => {
  if (link.kind === 'sound') return link.memberId;
  return link.kind === 'none' && person.kind === 'member' ? person.memberId : null;
};

/** The link that came with a mail: ours, and about the case of its invitation, whoever that case belongs to by now. */
async function readLink(
  executor: Executor,
  links: SurveyParts['links'],
  { link, now }: Asker,
): Promise<{ link: SurveyLink; invitation: InvitationRow | null }> {
  const read = links.read(link);
  const invitation = read && (await findInvitation(executor, read.invitationId));
  if (!read || invitation?.case_id !== read.caseId) return { link: { kind: 'altered' }, invitation: null };
  const isExpired = read.expiresAt <= now;
  return { link: { kind: 'sound', memberId: invitation.member_id, isExpired }, invitation };
}

/** A handle alone names somebody and proves nothing (G37): worth something only beside its own member's session. */
function unsignedOf(links: SurveyParts['links'], { link, caller }: Asker): UnsignedAddress {
  if (bringsLink(link)) return { kind: 'altered' };
  const { hash_base_account_id: hash } = link;
  if (hash === undefined) return { kind: 'none' };
  const isOwn = caller.kind === 'member' && links.isOf(caller.baseAccountId, hash);
  return { kind: isOwn ? 'none' : 'altered' };
}

interface OccasionNeeds {
  survey: SurveyId;
  memberId: string;
  open: InvitationRow | null;
  now: Date;
}

/** The case that is asked about; for the other surveys the answer that goes on, or one that begins today. */
async function occasionOf(
  executor: Executor,
  { survey, memberId, open, now }: OccasionNeeds,
): Promise<{ occasion: Occasion; completedAt: Date | null } | null> {
  if (survey === 'call') {
    if (open === null) return null;
    const occasion = { memberId, survey, occasion: open.case_id };
    return { occasion, completedAt: (await findResponse(executor, occasion))?.completed_at ?? null };
  }
  const newest = await findNewestResponse(executor, { memberId, survey });
  const completedAt = await lastCompletedAt(executor, { memberId, survey });
  const occasion = newest && goesOn(newest, now) ? newest.occasion : japanDay(now);
  return { occasion: { memberId, survey, occasion }, completedAt };
}

/** Begun and not ended, or ended so lately that the optional page may still come. */
function goesOn({ touched_at, completed_at }: ResponseRow, now: Date): boolean {
  const days = (now.getTime() - (completed_at ?? touched_at).getTime()) / 86_400_000;
  return days < (completed_at ? 1 : GOES_ON_DAYS);
}
