import { stripMarkup } from '@hidamari/domain/japanese-text';
import { type CleanElement, elementsOf, piecesOf } from './clean-elements.ts';
import { type Phrase, phraseOf } from './phrase-text.tsx';

// What a kind of section looks like in clean HTML. Null: an editor wrote it otherwise, and it is drawn as plain prose.

/** Short words and what is said about them; `text` is clean HTML and may be empty. */
export interface Point {
  /** Place in its list, from 0. */
  at: number;
  words: Phrase;
  /** The words without their readings. */
  plain: string;
  text: string;
}

/** A list below its heading; the lines are clean HTML. */
export interface HeadedList {
  at: number;
  heading: Phrase;
  lines: readonly { at: number; html: string }[];
}

/** All of them, or null where there are none or one of them is not as expected. */
function all<T>(found: readonly (T | null)[] | null): T[] | null {
  if (found === null || found.length === 0) return null;
  const good = found.filter((one) => one !== null);
  return good.length === found.length ? good : null;
}

/** What stands inside the one element that the HTML is, of one of these tags. */
function insideOnly(html: string, tags: readonly string[]): CleanElement[] | null {
  const [only, ...others] = elementsOf(html) ?? [];
  if (!only || others.length > 0 || !tags.includes(only.tag)) return null;
  return elementsOf(only.inside);
}

const insideOf = (tag: string) => (element: CleanElement) => (element.tag === tag ? element.inside : null);

function linesOf(html: string): string[] | null {
  return all(insideOnly(html, ['ul', 'ol'])?.map(insideOf('li')) ?? null);
}

function point(at: number, wordsHtml: string, text: string): Point | null {
  const words = phraseOf(wordsHtml);
  const plain = stripMarkup(wordsHtml);
  return words === null || plain === '' ? null : { at, words, plain, text: text.trim() };
}

/** What may part the words of a line from its text: the words stand apart anyway. */
const PARTING = /^(?:[\s：:]|<br \/>)+/;

/** A list each of whose lines begins with strong words. */
export function pointsOfList(html: string): Point[] | null {
  const lines = linesOf(html);
  return all(
    lines?.map((line, at) => {
      const [first, ...rest] = piecesOf(line.trim()) ?? [];
      if (first === undefined || typeof first === 'string' || !['strong', 'b'].includes(first.tag))
        return null;
      const text = rest.map((piece) => (typeof piece === 'string' ? piece : piece.whole)).join('');
      return point(at, first.inside, text.replace(PARTING, ''));
    }) ?? null,
  );
}

/** A list of terms, each with one description; a `div` may stand around each pair. */
export function pointsOfTerms(html: string): Point[] | null {
  const rows = insideOnly(html, ['dl']);
  const parts = all(rows?.map((row) => (row.tag === 'div' ? elementsOf(row.inside) : [row])) ?? null)?.flat();
  if (!parts || parts.length % 2 === 1) return null;
  const terms = parts.filter((_, at) => at % 2 === 0);
  return all(
    terms.map((term, at) => {
      const description = parts[at * 2 + 1];
      if (term.tag !== 'dt' || description?.tag !== 'dd') return null;
      return point(at, term.inside, description.inside);
    }),
  );
}

/** Two lists, each below its heading. */
export function twoHeadedLists(html: string): HeadedList[] | null {
  const elements = elementsOf(html);
  if (elements?.length !== 4) return null;
  return all(
    [0, 1].map((at) => {
      const [title, list] = elements.slice(at * 2);
      const heading = title && /^h[2-4]$/.test(title.tag) ? phraseOf(title.inside) : null;
      const lines = list ? linesOf(list.whole) : null;
      return heading === null || lines === null
        ? null
        : { at, heading, lines: lines.map((line, place) => ({ at: place, html: line })) };
    }),
  );
}

/** The first paragraph as the text of a lead, where it has no link; `rest` is what is left to draw. */
export function leadOf(html: string): { lead: string | null; rest: string } {
  const [first, ...others] = elementsOf(html) ?? [];
  const isLead = first?.tag === 'p' && phraseOf(first.inside) !== null;
  const lead = isLead ? stripMarkup(first.inside) : '';
  return lead === '' ? { lead: null, rest: html } : { lead, rest: others.map(({ whole }) => whole).join('') };
}
