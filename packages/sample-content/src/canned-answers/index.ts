import type { CannedAnswerText } from '@hidamari/contract/canned-answers';
import { FIRST_AND_LAST } from './first-and-last.ts';
import { ON_LIFE_AND_MONEY } from './on-life-and-money.ts';
import { ON_MIND_AND_FAMILY } from './on-mind-and-family.ts';
import { ON_TREATMENT } from './on-treatment.ts';

/**
 * Sentences to begin an answer with, for a demo. They take nothing out of a doctor's hands: they help to ask, name the
 * place to ask at, and never judge a treatment. 「〇〇」 is for the supporter to fill in.
 */
export const SAMPLE_CANNED_ANSWERS: readonly CannedAnswerText[] = [
  ...FIRST_AND_LAST,
  ...ON_TREATMENT,
  ...ON_LIFE_AND_MONEY,
  ...ON_MIND_AND_FAMILY,
];
