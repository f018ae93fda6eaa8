import type { verifySurveyLinkEndpoint } from '@hidamari/contract/surveys';
import { AppError } from '@hidamari/domain/errors';
import { SURVEYS } from '@hidamari/domain/surveys';
import type * as z from 'zod';
import type { RequestFacts } from '../../http/caller.ts';
import { isCaseOf } from '../consultations/index.ts';
import { findMember, mayUseIllnessData } from '../members/index.ts';
import { type Asker, findSurveyState } from './find-survey-state.ts';
import type { SurveyParts } from './survey-parts.ts';
import { findInvitationOfCase, findResponse, type ResponseRow } from './surveys.repository.ts';

type Verified = z.output<(typeof verifySurveyLinkEndpoint.responses)[200]>;

const REFUSED: Verified = { is_allowed: false, is_closed: false, next_page: 1, is_finished: false };

/**
 * Whether this address, or this member, may answer this survey, and where they go on (G91). It tells nothing of what was
 * answered: a link may be read by others. @throws AppError `consent_withdrawn`, `too_many`.
 */
export async function verifySurveyLink(
  parts: SurveyParts,
  asker: Omit<Asker, 'now'>,
  { ip, now }: RequestFacts,
): Promise<Verified> {
  await parts.rateLimits.consume('survey-answers-by-address', ip);
  const { standing, occasion } = await findSurveyState(parts, { ...asker, now });
  if (standing === 'refused') return REFUSED;
  if (standing === 'answered' || standing === 'expired')
    return { ...REFUSED, is_closed: true, closed_because: standing };
  const response = occasion && (await findResponse(parts.database, occasion));
  const { main } = SURVEYS[asker.survey];
  return {
    is_allowed: true,
    is_closed: false,
    next_page: standing === 'additional' ? main.length : pageAfter(response, main.length),
    is_finished: standing === 'additional',
  };
}

/** The page to go on with: the one behind those that are kept, and never one that is not there. */
const pageAfter = (response: Pick<ResponseRow, 'pages'> | null, pages: number): number =>
  Math.min((response?.pages ?? 0) + 1, pages);

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
