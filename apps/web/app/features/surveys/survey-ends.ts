import type { Concern } from '@hidamari/domain/option-sets';
import {
  concernsOfTroubles,
  isVeryLow,
  SURVEYS,
  type SurveyAnswers,
  type SurveyId,
} from '@hidamari/domain/surveys';
import { type CardState, cardStateOf } from '../../parts/crisis/card-state.ts';
import { forgetDraft, readDraft, saveDraft } from '../../shell/forms/use-draft.ts';

/** What the last page of a survey follows from. */
export interface SurveyEnd {
  /** Somebody said that they are very low: the calm card stands there again. */
  isLow: boolean;
  /** How the crisis card stood under the words that were sent (G119). */
  card: CardState;
  /** Under which concerns there may be a service for what they ticked. */
  concerns: readonly Concern[];
}

const NAME = 'survey-end';
const NOTHING: SurveyEnd = { isLow: false, card: 'none', concerns: [] };

/**
 * Kept as a draft is, in this tab alone and gone at logout: neither in the address nor in the history, where whoever uses
 * the device next would find it by the way back.
 */
export function saveSurveyEnd(survey: SurveyId, answers: SurveyAnswers): void {
  const before = readSurveyEnd();
  const end: SurveyEnd = {
    isLow: before.isLow || isVeryLow(survey, answers),
    card: calledMost(before.card, cardStateOf(wordsOf(survey, answers))),
    concerns: concernsOfTroubles(answers.troubles),
  };
  saveDraft(NAME, end);
}

export const readSurveyEnd = (): SurveyEnd => readDraft<SurveyEnd>(NAME) ?? NOTHING;
export const forgetSurveyEnd = (): void => forgetDraft(NAME);

/** What was written in words of one's own. */
const wordsOf = (survey: SurveyId, answers: SurveyAnswers): string[] =>
  [...SURVEYS[survey].main, ...SURVEYS[survey].additional]
    .flatMap(({ questions }) => questions)
    .filter(({ kind }) => kind === 'text')
    .flatMap(({ name }) => {
      const words = answers[name];
      return typeof words === 'string' ? words : [];
    });

const BY_CALL: readonly CardState[] = ['none', 'closed', 'open'];

/** Of two parts of one survey, the one whose words call more. */
const calledMost = (one: CardState, other: CardState): CardState =>
  BY_CALL.findLast((left) => left === one || left === other) ?? 'none';
