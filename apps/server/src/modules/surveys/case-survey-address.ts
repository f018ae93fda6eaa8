import { AppError } from '@hidamari/domain/errors';
import { isCaseOf } from '../consultations/index.ts';
import { findMember, mayUseIllnessData } from '../members/index.ts';
import type { SurveyParts } from './survey-parts.ts';
import { findInvitationOfCase, findResponse } from './surveys.repository.ts';

/**
 * The signed address of the survey about one's own case; null while nobody asks, once it was answered, or is over (G90),
 * once a death was told of, after which nothing is asked (G149), and while no answer would be taken, since the consent to
 * keep it was taken back (decision 0021).
 * @throws AppError `not_found` for a case that is not there, or not theirs.
 */
export async function caseSurveyAddress(
  { database, links }: Pick<SurveyParts, 'database' | 'links'>,
  {
    memberId,
    baseAccountId,
    caseId,
    now,
  }: { memberId: string; baseAccountId: string; caseId: string; now: Date },
): Promise<string | null> {
  if (!(await isCaseOf(database, { caseId, memberId }))) throw new AppError('not_found');
  const invitation = await findInvitationOfCase(database, caseId);
  if (!invitation || invitation.expires_at <= now) return null;
  const found = await findMember(database, memberId);
  if (!found || found.member.bereaved_at !== null) return null;
  const response = await findResponse(database, { memberId, survey: 'call', occasion: caseId });
  if (response?.completed_at || !(await mayUseIllnessData(database, memberId))) return null;
  return links.addressOf({
    baseAccountId,
    caseId,
    invitationId: invitation.id,
    expiresAt: invitation.expires_at,
  });
}
