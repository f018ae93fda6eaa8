import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import { isSurveyDue, type SurveyId } from '@hidamari/domain/surveys';
import type { Caller } from '../../http/caller.ts';
import { readAskingState } from './asking-state.ts';
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
  if (survey === 'call') return answered(await lastCompletedAt(database, { memberId, survey }));
  const state = await readAskingState(database, { survey, memberId });
  if (!state) return answered(await lastCompletedAt(database, { memberId, survey }));
  const { answeredAt, restrainedUntil } = state;
  const due = isSurveyDue(state, now);
  if (restrainedUntil === null) return { ...answered(answeredAt), due };
  const restrained_until = restrainedUntil === 'for-good' ? FOR_GOOD : formatWireTimestamp(restrainedUntil);
  return { ...answered(answeredAt), due, restrained_until };
}

const answered = (at: Date | null) => (at ? { answered_at: formatWireTimestamp(at) } : {});
