import { foldWidth } from './fold.ts';

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
export function withWrittenFigures(html: string, decoded: (html: string) => string): string {
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
