import { sentenceSpans, type TextSpan } from '../japanese-text/index.ts';
import { hasCrisisWords, readCrisisWords } from './crisis-reader.ts';

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
