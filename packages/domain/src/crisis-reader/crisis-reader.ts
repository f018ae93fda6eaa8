import { type CrisisJudge, type CrisisWords, findCrisisWords } from '../crisis-words/index.ts';
import { judgeText, sentenceModelOf } from '../sentence-models/index.ts';
import written from './crisis-model.json' with { type: 'json' };

/** The weights of some 37,000 pieces: pages fetch this folder when somebody begins to write, not before. */
const model = sentenceModelOf(written);

/** The weights were learnt from Japanese sentences alone; what they say of another language is chance. Rules know some English. */
const JAPANESE = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;

const judge: CrisisJudge = (text) => {
  if (!JAPANESE.test(text)) return null;
  const judged = judgeText(model(), text);
  return judged?.isFound ? { start: judged.start, end: judged.end } : null;
};

/** The sentence that the card answers to, by the rules and by weighed pieces: see `findCrisisWords` (G119). */
export const readCrisisWords = (text: string): CrisisWords | null => findCrisisWords(text, judge);

/** Whether a text may be from somebody who does not want to go on, by the rules and by weighed pieces (G119). */
export const hasCrisisWords = (text: string): boolean => readCrisisWords(text) !== null;
