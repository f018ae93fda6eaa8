import { withWrittenFigures } from './written-figures.ts';

/**
 * Parts whose content is no text of the page: code, styles, comments, the reading above a word, and what was struck out,
 * which no longer holds.
 */
const SILENT_PARTS = [
  ['<!--', '-->'],
  ['<script', '</script'],
  ['<style', '</style'],
  ['<rt', '</rt'],
  ['<rp', '</rp'],
  ['<s', '</s>'],
  ['<strike', '</strike>'],
  ['<del', '</del>'],
] as const;

/** Tags between which a reader sees a gap. */
const GAP_TAGS =
  /<\/?(?:p|div|br|li|ul|ol|h[1-6]|tr|td|th|table|caption|section|aside|figure|figcaption|blockquote|hr|pre|details|summary|dt|dd)\b[^<>]*>/gi;
const ANY_TAG = /<\/?[a-z][^<>]*>/gi;
const TAG_WITHOUT_FIGURES = /<\/?(?!su[bp]\b)[a-z][^<>]*>/gi;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/**
 * The text of a piece of HTML on one line: tags, scripts, comments, readings (ruby) and struck words dropped,
 * raised and lowered figures kept as such, entities decoded. The result is text, not markup: escape it where it is written
 * into a page. Runs in linear time, as the input comes from another service.
 */
export function stripMarkup(html: string): string {
  const visible = SILENT_PARTS.reduce((text, [from, to]) => dropParts(text, from, to), html);
  const figures = visible.replace(GAP_TAGS, ' ').replace(TAG_WITHOUT_FIGURES, '');
  const text = withWrittenFigures(figures, decoded).replace(ANY_TAG, '');
  return decoded(text).replace(/\s+/g, ' ').trim();
}

/** Drops each part from its opening words to the end of its closing tag; an unclosed part stays. */
function dropParts(text: string, from: string, to: string): string {
  const lower = text.toLowerCase();
  if (lower.length !== text.length) return text;
  let result = '';
  let position = 0;
  for (;;) {
    const start = openingOf(lower, from, position);
    const end = start < 0 ? -1 : lower.indexOf(to, start + from.length);
    if (end < 0) return result + text.slice(position);
    result += text.slice(position, start);
    const close = to.endsWith('>') ? end + to.length : lower.indexOf('>', end) + 1;
    position = close > 0 ? close : text.length;
  }
}

/** Where a part opens: `<rt` opens `<rt>` and `<rt class>`, never `<rtc>`. */
function openingOf(lower: string, from: string, position: number): number {
  let start = lower.indexOf(from, position);
  while (start >= 0 && from !== '<!--' && /[a-z0-9-]/.test(lower.charAt(start + from.length))) {
    start = lower.indexOf(from, start + from.length);
  }
  return start;
}

const decoded = (html: string): string => html.replace(ENTITY, decode);

function decode(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return NAMED[name.toLowerCase()] ?? whole;
  const point = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
  return point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff)
    ? String.fromCodePoint(point)
    : '';
}
