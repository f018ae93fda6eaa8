import type { Concern } from '@hidamari/domain/option-sets';
import { concernsOfTroubles, isVeryLow, type SurveyAnswers, type SurveyId } from '@hidamari/domain/surveys';
import { forgetDraft, keepDraft, readDraft } from '../../shell/forms/use-draft.ts';

/** What the last page of a survey follows from. */
export interface SurveyEnd {
  /** Somebody said that they are very low: the calm card stands there again. */
  isLow: boolean;
  /** Under which concerns there may be a service for what they ticked. */
  concerns: readonly Concern[];
}

const NAME = 'survey-end';
const NOTHING: SurveyEnd = { isLow: false, concerns: [] };

/**
 * Kept as a draft is, in this tab alone and gone at logout: neither in the address nor in the history, where whoever uses
 * the device next would find it by the way back.
 */
export function keepSurveyEnd(survey: SurveyId, answers: SurveyAnswers): void {
  const before = readSurveyEnd();
  const end: SurveyEnd = {
    isLow: before.isLow || isVeryLow(survey, answers),
    concerns: concernsOfTroubles(answers.troubles),
  };
  keepDraft(NAME, end);
}

export const readSurveyEnd = (): SurveyEnd => readDraft<SurveyEnd>(NAME) ?? NOTHING;
export const forgetSurveyEnd = (): void => forgetDraft(NAME);
