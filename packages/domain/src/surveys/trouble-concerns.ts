import type { Concern } from '../option-sets/index.ts';
import type { SurveyAnswer } from './question.ts';

/** Under which of the four concerns there are services for a trouble of 困りごとチェック (G101); 「そのほか」 has none. */
const CONCERN_OF_TROUBLE: Readonly<Record<string, Concern>> = {
  money: 'financial',
  work: 'life',
  family: 'mental',
  visits: 'life',
  housework: 'life',
  looks: 'life',
  meals: 'life',
  sleep: 'mental',
  feelings: 'mental',
};

/** The concerns whose services are shown after 困りごとチェック, each once, in the order the troubles were chosen. */
export function concernsOfTroubles(troubles: SurveyAnswer | undefined): Concern[] {
  if (!Array.isArray(troubles)) return [];
  const concerns = troubles.flatMap((trouble) => CONCERN_OF_TROUBLE[trouble] ?? []);
  return [...new Set(concerns)];
}
