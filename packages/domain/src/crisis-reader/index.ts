import { type CrisisJudge, type CrisisWords, findCrisisWords } from '../crisis-words/index.ts';
import { sentenceSpans, type TextSpan } from '../japanese-text/index.ts';
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

/** A line that stops in the middle of its sentence: many press the return key of a telephone where the field is full. */
const GOES_ON = /[、，,はがをにへとものやてで]\s*$/;

/**
 * What of a text the desk shows first: its sentences that suggest danger, whole and in their order, however long (G119). Where
 * none does alone, the two that do together; the whole text where none is found by now.
 */
export function dangerQuote(text: string): string {
  const found = sentencesOverLines(text)
    .map(({ start, end }) => text.slice(start, end).trim())
    .filter(hasCrisisWords);
  return found.length === 0 ? togetherIn(text) : found.join(' … ');
}

/** The sentences of a text; one that goes on in the next line stays one. */
function sentencesOverLines(text: string): TextSpan[] {
  const sentences: TextSpan[] = [];
  for (const { start, end } of sentenceSpans(text)) {
    const before = sentences.at(-1);
    if (before && GOES_ON.test(text.slice(before.start, before.end))) before.end = end;
    else sentences.push({ start, end });
  }
  return sentences;
}

function togetherIn(text: string): string {
  const words = readCrisisWords(text);
  return (words ? text.slice(words.start, words.end) : text).trim();
}
