import { sentenceSpans, truncateText } from '../japanese-text/index.ts';
import { hasCrisisWords, readCrisisWords } from './crisis-reader.ts';

/** Longest quote at the desk, in characters: whoever wants the rest reads it in the conversation below. */
const QUOTE_LENGTH = 200;

/**
 * What of a text the desk shows first: its sentences that suggest danger, in their order (G119). Where none does alone, the
 * two that do together; the whole text where none is found by now. Cut at `QUOTE_LENGTH`.
 */
export function dangerQuote(text: string): string {
  const sentences = sentenceSpans(text).map(({ start, end }) => text.slice(start, end).trim());
  const found = sentences.filter(hasCrisisWords);
  return truncateText(found.length === 0 ? togetherIn(text) : found.join(' … '), QUOTE_LENGTH);
}

function togetherIn(text: string): string {
  const words = readCrisisWords(text);
  return (words ? text.slice(words.start, words.end) : text).trim();
}
