import { hasCrisisWords } from '../crisis-words/index.ts';
import { truncateText } from '../japanese-text/index.ts';

/** Longest quote at the desk, in characters: whoever wants the rest reads it in the conversation below. */
const QUOTE_LENGTH = 200;

/** Quotes that stand at the head of a case: the newest ones. */
export const DANGER_QUOTES = 3;

/**
 * What of a text the desk shows first: its sentences that suggest danger, in their order (G119). The whole text where no
 * sentence does alone: then it is what they say together. Cut at `QUOTE_LENGTH`.
 */
export function dangerQuote(text: string): string {
  const found = sentencesOf(text).filter(hasCrisisWords);
  return truncateText(found.length === 0 ? text.trim() : found.join(' … '), QUOTE_LENGTH);
}

const sentencesOf = (text: string): string[] =>
  (text.match(/[^。！？!?\n]+[。！？!?]*/g) ?? []).map((sentence) => sentence.trim()).filter(Boolean);
