import { truncateText } from '../japanese-text/index.ts';
import { foldForSearch, highlight, snippet, type TextPiece } from '../search-text/index.ts';

/** Characters of the text shown on either side of a hit. */
const AROUND = 28;
/** Characters looked at on either side: folding by character is slow on a whole article. */
const WINDOW = 200;
/** Shown of a text in which no word stands: it was found by its title. */
const BEGINNING = 60;

/** The title cut where a word of the search stands in it; `words` folded. */
export function foundTitle(title: string, words: readonly string[]): TextPiece[] {
  return highlight(title, words);
}

/** The place of the first hit in a text with a few characters around it; the beginning where there is none. */
export function foundText(text: string, words: readonly string[]): TextPiece[] {
  const near = windowAround(text, words);
  const found = near === null ? null : snippet(near, words, AROUND);
  if (found !== null) return found;
  return [{ text: truncateText(text, BEGINNING), isMatch: false }];
}

/** Folding may change lengths a little, so the window is wide; where it misses, the whole text is looked at. */
function windowAround(text: string, words: readonly string[]): string | null {
  const folded = foldForSearch(text);
  const places = words.map((word) => folded.indexOf(word)).filter((at) => at >= 0);
  if (places.length === 0) return null;
  const at = Math.min(...places);
  const start = Math.max(0, at - WINDOW);
  const near = text.slice(start, at + WINDOW);
  return words.some((word) => foldForSearch(near).includes(word)) ? near : text;
}
