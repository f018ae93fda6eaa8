import type { CheckIn } from '@hidamari/contract/treatment-logs';
import type { TappedAnswer } from './pending-answers.ts';

/** One question of a check-in, in words: five, 0 first. */
export interface CheckInQuestion {
  key: 'mood' | CheckIn['symptoms'][number]['key'];
  label: string;
  words: readonly { value: number; label: string }[];
  value: number | null;
}

/** Today's check-in with its words, as a page brings it that does not bring what makes them. */
export interface AskedCheckIn {
  now: CheckIn;
  questions: CheckInQuestion[];
}

/** The tap that answers one question. */
export function tappedAnswerOf(key: CheckInQuestion['key'], value: number): TappedAnswer {
  return key === 'mood' ? { mood: value } : { symptoms: [{ key, today: value }] };
}

/** The questions as they stand once these taps are taken in; the last word on each counts. */
export function questionsAfter(
  questions: readonly CheckInQuestion[],
  taps: readonly TappedAnswer[],
): CheckInQuestion[] {
  return questions.map((question) => {
    const answers = taps.map((tap) => answerIn(tap, question.key)).filter((answer) => answer !== undefined);
    return { ...question, value: answers.at(-1) ?? question.value };
  });
}

function answerIn(
  { mood, symptoms = [] }: TappedAnswer,
  key: CheckInQuestion['key'],
): number | null | undefined {
  return key === 'mood' ? mood : symptoms.find((symptom) => symptom.key === key)?.today;
}
