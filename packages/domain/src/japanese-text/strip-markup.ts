import { foldWidth } from './fold.ts';

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

const RAISED: Readonly<Record<string, string>> = {
  ...{ '0': '⁰', '1': '¹', '2': '²', '3': '³', '4': '⁴', '5': '⁵', '6': '⁶', '7': '⁷', '8': '⁸', '9': '⁹' },
  ...{ '+': '⁺', '-': '⁻', '−': '⁻', '(': '⁽', ')': '⁾', n: 'ⁿ' },
};
const LOWERED: Readonly<Record<string, string>> = {
  ...{ '0': '₀', '1': '₁', '2': '₂', '3': '₃', '4': '₄', '5': '₅', '6': '₆', '7': '₇', '8': '₈', '9': '₉' },
  ...{ '+': '₊', '-': '₋', '−': '₋', '(': '₍', ')': '₎', n: 'ₙ' },
};
const PART = /<(sup|sub)(?:\s[^<>]*)?>([^<>]*)<\/\1>/gi;

const FIGURE = /\p{Nd}/u;
/** Letters and brackets that an exponent may stand behind: x, e, m, (a+b). */
const BASE = /[\p{Nd}\p{Script=Latin}\p{Script=Greek})）]/u;
/** Words are no exponent: 1st, CD4high. */
const WORD = /^\p{L}{2,}$/u;
/** What needs no brackets behind `^`: a number, a letter. */
const SINGLE = /^(?:[+\-−]?\p{Nd}+(?:\.\p{Nd}+)?|\p{L})$/u;

/**
 * Raised and lowered figures of HTML as letters that are so by themselves: 10<sup>9</sup> without its tags is not 109. Where
 * a letter has no such form, `^` and `_` keep the sense (10^4.5), unless the plain letters are how it is usually written
 * (HbA1c, FEV1.0, 1st). Of other tags none may be left in the HTML; `decoded` gives the letters of its entities.
 */
function withWrittenFigures(html: string, decoded: (html: string) => string): string {
  return html.replace(PART, (_part, tag: string, inside: string, at: number) => {
    const before = html.charAt(at - 1);
    const plain = decoded(inside).trim();
    const isRaised = tag.toLowerCase() === 'sup';
    const letters = isRaised ? RAISED : LOWERED;
    const written = Array.from(foldWidth(plain), (letter) => letters[letter] ?? '');
    if (!written.includes('')) return written.join('');
    const isFused = isRaised ? isExponent(before, plain) : FIGURE.test(before) && FIGURE.test(plain[0] ?? '');
    if (!isFused) return inside;
    return `${isRaised ? '^' : '_'}${SINGLE.test(plain) ? inside.trim() : `(${inside.trim()})`}`;
  });
}

/** Whether raised letters would be read as one with what stands before them, and mean something else. */
function isExponent(before: string, raised: string): boolean {
  if (!BASE.test(before)) return false;
  if (/^[+\-−]?\p{Nd}/u.test(raised)) return true;
  return (
    FIGURE.test(before) && /^[+\-−]?[\p{Script=Latin}\p{Script=Greek}]/u.test(raised) && !WORD.test(raised)
  );
}
