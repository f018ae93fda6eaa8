import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import { SURVEY_POPUPS } from '@hidamari/domain/popups';
import { isSurveyDue, type SurveyId } from '@hidamari/domain/surveys';
import type { Caller } from '../../http/caller.ts';
import { findMember, mayUseIllnessData } from '../members/index.ts';
import { restraintUntil } from '../popups/index.ts';
import type { SurveyParts } from './survey-parts.ts';
import { lastCompletedAt } from './surveys.repository.ts';

interface SatisfactionStatus {
  answered_at?: string;
  due?: boolean;
  restrained_until?: string;
}

/** What a survey that is put off for good stands under: far beyond any due day. */
const FOR_GOOD = '9999-12-31 23:59:59';

/**
 * Whether a survey should be offered (G76, G101). A visitor is told nothing, nor a concierge in a member's place; the survey
 * about a consultation is asked by its own invitation and is never due here.
 */
export async function readSatisfactionStatus(
  { database }: Pick<SurveyParts, 'database'>,
  { survey, caller, now }: { survey: SurveyId; caller: Caller; now: Date },
): Promise<SatisfactionStatus> {
  if (caller.kind !== 'member' || caller.actingStaff) return {};
  const { memberId } = caller;
  const answeredAt = await lastCompletedAt(database, { memberId, survey });
  const answered = answeredAt ? { answered_at: formatWireTimestamp(answeredAt) } : {};
  if (survey === 'call') return answered;
  const found = await findMember(database, memberId);
  if (!found) return answered;
  const restrainedUntil = await restraintUntil(database, { memberId, popupId: SURVEY_POPUPS[survey] });
  const { member } = found;
  const due = isSurveyDue(
    {
      survey,
      memberType: member.member_type,
      isTest: member.member_test_marketing,
      isBereaved: member.bereaved_at !== null,
      mayUseIllness: await mayUseIllnessData(database, memberId),
      registeredAt: member.created_at,
      answeredAt,
      restrainedUntil,
    },
    now,
  );
  if (restrainedUntil === null) return { ...answered, due };
  const restrained_until = restrainedUntil === 'for-good' ? FOR_GOOD : formatWireTimestamp(restrainedUntil);
  return { ...answered, due, restrained_until };
}
