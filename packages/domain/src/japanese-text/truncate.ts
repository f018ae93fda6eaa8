import { POPUP_TEXT_CHARACTERS } from '../limits/index.ts';
import { beginningWhile } from './characters.ts';

const ELLIPSIS = '…';

/** The first characters as a reader counts them, whole, without a sign that something follows. */
export function firstCharacters(text: string, limit: number): string {
  return beginningWhile(text, (count) => count <= limit);
}

/** The first character as a reader sees it, whole: of 𠮷田 it is 𠮷. Empty for an empty text. */
export function firstCharacter(text: string): string {
  return firstCharacters(text, 1);
}

/** As much of a text as a limit in code units takes, without a part of a character at its end: nobody reads one. */
export function beginningOf(text: string, codeUnits: number): string {
  return text.length <= codeUnits ? text : beginningWhile(text, (_, units) => units <= codeUnits);
}

/** The first `limit` characters with an ellipsis; a text that fits stays as it is. */
export function truncateText(text: string, limit: number): string {
  const beginning = firstCharacters(text, limit);
  return beginning.length < text.length ? beginning + ELLIPSIS : text;
}

/** Text of a pop-up: white space removed, cut at 40 characters (specification section 5). */
export function popupText(text: string): string {
  return truncateText(text.replace(/\s/g, ''), POPUP_TEXT_CHARACTERS);
}

/** Where a sentence stands: `text.slice(start, end)`. */
export interface TextSpan {
  start: number;
  end: number;
}

const SENTENCE = /[^。！？!?\n]+[。！？!?]*/g;

/** Each sentence of a text with its closing marks; a line's end ends one as well. Nothing but spaces is none. */
export function sentenceSpans(text: string): TextSpan[] {
  return [...text.matchAll(SENTENCE)]
    .filter(([sentence]) => sentence.trim() !== '')
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

/** Each sentence of a text, then each two that follow each other: two may say together what neither says alone. */
export function neighbouringSentences(text: string): TextSpan[] {
  const sentences = sentenceSpans(text);
  const pairs = sentences.slice(1).map(({ end }, i) => ({ start: sentences[i]?.start ?? 0, end }));
  return [...sentences, ...pairs];
}
