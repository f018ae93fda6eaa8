import { charactersOf, printableText } from './printable-text.ts';
import { MM_PER_POINT } from './sheet.ts';
import { characterWidth, type Letters, textWidth } from './text-width.ts';

/** May not begin a line (kinsoku): closing marks, small kana, marks of length and repetition. */
const NO_BEGINNING = new Set(
  '、。，．・：；？！」』）］｝〉》】〕〙〗’”々ゝゞヽヾーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ…‥％℃,.:;?!)]}｣､｡ｰ〜',
);
/** May not end a line: opening marks. */
const NO_END = new Set('「『（［｛〈《【〔〘〖‘“([{｢');
/** Parts of a word in Latin letters or of a number, which stays together. */
const WORD_PART = /^[A-Za-z0-9.,+\-/%\u00c0-\u024f]$/;
/** How far back a better place for a break is looked for; further back a line would be too short. */
const MOST_PUSHED = 14;

function mayBreakBetween(before: string, after: string): boolean {
  if (NO_BEGINNING.has(after) || NO_END.has(before)) return false;
  return !(WORD_PART.test(before) && WORD_PART.test(after));
}

/** Where the line that begins at `start` and has no more room at `full` is best broken. */
function breakBefore(characters: readonly string[], start: number, full: number): number {
  for (let at = full; at > start && at >= full - MOST_PUSHED; at -= 1) {
    if (mayBreakBetween(characters[at - 1] ?? '', characters[at] ?? '')) return at;
  }
  return full;
}

/** No single character that is one code unit long is wider, bold ones included. */
const WIDEST = 1.56;

function breakParagraph(paragraph: string, most: number, bold: boolean | undefined): string[] {
  if (paragraph.length * WIDEST <= most) return [paragraph];
  const characters = charactersOf(paragraph);
  const lines: string[] = [];
  let [start, at, width] = [0, 0, 0];
  while (at < characters.length) {
    const next = characterWidth(characters[at] ?? '', bold);
    if (width + next <= most || at === start) {
      width += next;
      at += 1;
      continue;
    }
    const end = breakBefore(characters, start, at);
    lines.push(characters.slice(start, end).join('').trimEnd());
    start = end;
    // The space between two words is where the line ended.
    while (characters[start] === ' ') start += 1;
    [at, width] = [start, 0];
  }
  if (start < characters.length || lines.length === 0) lines.push(characters.slice(start).join(''));
  return lines;
}

/**
 * A text in lines no wider than `width` millimetres, by the basic rules of Japanese line breaking: no closing mark at
 * the beginning of a line, no opening one at its end, words and numbers kept whole. A word longer than a line is cut.
 */
export function breakLines(text: string, { width, size, bold }: Letters & { width: number }): string[] {
  const most = width / (size * MM_PER_POINT);
  return printableText(text)
    .split('\n')
    .flatMap((paragraph) => breakParagraph(paragraph.trimEnd(), most, bold));
}

/** A text on one line: what does not fit is cut with 「…」. Line breaks become spaces. */
export function oneLine(text: string, { width, size, bold }: Letters & { width: number }): string {
  const characters = charactersOf(printableText(text).replace(/\n+/g, ' ').trim());
  const letters = { size, ...(bold && { bold }) };
  if (textWidth(characters, letters) <= width) return characters.join('');
  let room = width / (size * MM_PER_POINT) - characterWidth('…', bold);
  let end = 0;
  for (; end < characters.length; end += 1) {
    room -= characterWidth(characters[end] ?? '', bold);
    if (room < 0) break;
  }
  return `${characters.slice(0, end).join('')}…`;
}
