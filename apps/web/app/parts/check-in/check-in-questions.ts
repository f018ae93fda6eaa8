import type { CheckIn } from '@hidamari/contract/treatment-logs';
import { MOODS, symptomLabel, TODAY_STEPS } from '@hidamari/domain/treatment-logs';
import type { CheckInQuestion } from './asked-check-in.ts';

const wordsOf = (words: readonly { value: number; label: string }[]) =>
  words.map(({ value, label }) => ({ value, label }));
// One list for all symptoms: a page writes out what is the same only once.
const MOOD_WORDS = wordsOf(MOODS);
const STEP_WORDS = wordsOf(TODAY_STEPS);

/** What a check-in asks, in words, with what is answered (G60, G62): the mood, then the symptoms in their order. */
export function checkInQuestions({ mood, symptoms }: CheckIn): CheckInQuestion[] {
  return [
    { key: 'mood', label: '気分', words: MOOD_WORDS, value: mood },
    ...symptoms.map(({ key, today }) => ({
      key,
      label: symptomLabel(key) ?? '',
      words: STEP_WORDS,
      value: today,
    })),
  ];
}
