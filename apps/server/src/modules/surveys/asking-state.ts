import { japanDay } from '@hidamari/domain/japanese-dates';
import { SURVEY_POPUPS } from '@hidamari/domain/popups';
import { isSurveyDue, type SurveyId, surveyDueAt } from '@hidamari/domain/surveys';
import type { Executor } from '../../database/database.ts';
import { findMember, mayUseIllnessData } from '../members/index.ts';
import { restraintUntil, type SurveyDue } from '../popups/index.ts';
import { lastCompletedAt } from './surveys.repository.ts';

/** What decides whether a member is asked one of the surveys that come by a pop-up; null once they have left. */
export async function readAskingState(
  database: Executor,
  { survey, memberId }: { survey: Exclude<SurveyId, 'call'>; memberId: string },
) {
  const found = await findMember(database, memberId);
  if (!found) return null;
  const { member } = found;
  return {
    survey,
    memberType: member.member_type,
    isTest: member.member_test_marketing,
    isBereaved: member.bereaved_at !== null,
    arePromptsHeld: member.prompts_held_at !== null,
    mayUseIllness: await mayUseIllnessData(database, memberId),
    registeredAt: member.created_at,
    answeredAt: await lastCompletedAt(database, { memberId, survey }),
    restrainedUntil: await restraintUntil(database, { memberId, popupId: SURVEY_POPUPS[survey] }),
  };
}

/** For the pop-ups that ask: whether now, and on which day it fell due (G76). */
export const surveyDueOf =
  (database: Executor): SurveyDue =>
  async (survey, { memberId, now }) => {
    const state = await readAskingState(database, { survey, memberId });
    return state
      ? { isDue: isSurveyDue(state, now), dueDay: japanDay(surveyDueAt(state)) }
      : { isDue: false, dueDay: '' };
  };
