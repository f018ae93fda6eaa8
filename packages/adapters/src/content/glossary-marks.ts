import type { ArticleTerm, CleanedHtml, GlossaryTerm } from '@hidamari/contract/content';

export interface MarkedText {
  html: CleanedHtml;
  /** In the order of their first place. */
  terms: ArticleTerm[];
}

/** Words with and without readings up to the next other tag, or such a tag. */
const PIECE = /(?:<ruby>.*?<\/ruby>|[^<]+)+|<[^>]*>/gs;
/** What a mark cannot cut in two: a word with its reading, or a character. */
const UNIT = /<ruby>.*?<\/ruby>|[^<]/gsu;
const READING = /<r[tp]>.*?<\/r[tp]>|<[^>]*>/gs;
const TAG = /^<(\/?)([a-z]\w*)/;

/** In these a word stays as it is: it is a link, a name of a part, a few words in a cell, already explained, taken back or a literal. */
const CLOSED = new Set([
  ...['a', 'h2', 'h3', 'h4', 'h5', 'th', 'td', 'dt', 'caption', 'figcaption', 'aside', 'iframe', 'summary'],
  ...['s', 'del', 'pre', 'code'],
]);

/** More would make a text of lines, which is harder to read than the words are. */
const MOST_TERMS = 8;

/**
 * Marks the first place of each known term in clean HTML with a button that opens its meaning without a script
 * (`popovertarget`). The longest term wins where two begin at one place.
 */
export function markTerms(html: CleanedHtml, glossary: readonly GlossaryTerm[]): MarkedText {
  const marker = new TermMarker(glossary);
  const marked = html.replace(PIECE, (piece) => marker.piece(piece));
  // Clean as it was: a mark stands around words, and holds nothing but an id that the contract has checked.
  return { html: marked as CleanedHtml, terms: marker.found };
}

class TermMarker {
  readonly found: ArticleTerm[] = [];
  private readonly byWord: Map<string, GlossaryTerm>;
  private readonly words: RegExp | null;
  private closed = 0;

  constructor(glossary: readonly GlossaryTerm[]) {
    this.byWord = new Map(
      glossary.flatMap((term) => [term.name, ...term.aliases].map((word) => [word, term] as const)),
    );
    const words = [...this.byWord.keys()].sort((one, other) => other.length - one.length);
    this.words = words.length === 0 ? null : new RegExp(words.map(escaped).join('|'), 'g');
  }

  piece(piece: string): string {
    if (piece.startsWith('<') && !piece.startsWith('<ruby>')) return this.tag(piece);
    if (this.closed > 0 || this.words === null) return piece;
    return this.line(piece, this.words);
  }

  /** A reading may stand above a term or above a part of it; above more than the term, the word is another one. */
  private line(piece: string, words: RegExp): string {
    const units = piece.match(UNIT) ?? [];
    const unitAt = new Map<number, number>();
    let text = '';
    units.forEach((unit, at) => {
      unitAt.set(text.length, at);
      text += unit.replace(READING, '');
    });
    unitAt.set(text.length, units.length);
    let marked = '';
    let from = 0;
    for (const { 0: word, index } of text.matchAll(words)) {
      const begin = unitAt.get(index);
      const end = unitAt.get(index + word.length);
      if (begin === undefined || end === undefined) continue;
      marked += units.slice(from, begin).join('') + this.marked(word, units.slice(begin, end).join(''));
      from = end;
    }
    return marked + units.slice(from).join('');
  }

  private tag(piece: string): string {
    const [, end, name = ''] = TAG.exec(piece) ?? [];
    if (CLOSED.has(name)) this.closed += end === '/' ? -1 : 1;
    return piece;
  }

  private marked(word: string, html: string): string {
    const term = this.byWord.get(word);
    if (!term || this.found.length >= MOST_TERMS || this.found.some(({ id }) => id === term.id)) return html;
    const { id, name, kana, meaning } = term;
    this.found.push({ id, name, kana, meaning });
    return `<button type="button" class="term" popovertarget="term-${id}">${html}</button>`;
  }
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
