import type { Word } from './analysis.ts';

/** Words of a document by place: what it is about, what it says first, what it says. */
export interface DocumentWords {
  readonly title: readonly Word[];
  readonly lead: readonly Word[];
  readonly text: readonly Word[];
}

/** How much a word in a place counts. */
const PLACE = { title: 5, lead: 2, text: 1 } as const;
/** BM25's own figures: how soon further mentions stop counting, and how much a long text is held against. */
const SATURATION = 1.3;
const LENGTH = 0.6;
/** Two words that stand side by side as they were typed say more than both apart. */
const PAIR = 0.8;
/** A word that is only read alike. */
const READ_ALIKE = 0.55;

export interface WordIndex {
  /** Number of documents. */
  readonly size: number;
  /** For each document that holds any of the words its score: 1 where a document holds nothing but all of them. */
  scores(words: readonly Word[]): Map<number, number>;
  /** Whether a document holds the word, as it is written or as it is read. */
  holds(at: number, word: Word): boolean;
  /** How much the word tells documents apart; 0 for a binding word. */
  weightOf(word: Word): number;
}

interface Posting {
  readonly at: number;
  frequency: number;
}

const writtenTerm = ({ base }: Word) => base;
const readTerm = ({ kana }: Word) => (kana.length > 1 ? `r:${kana}` : null);
const pairTerm = (one: Word, other: Word) => `${one.base}|${other.base}`;

/** An index over the words of documents (BM25F: one length for each document, a weight for each place). Pure. */
export function createWordIndex(documents: readonly DocumentWords[]): WordIndex {
  const lists = new Map<string, Posting[]>();
  const lengths: number[] = [];
  documents.forEach((document, at) => {
    const frequencies = frequenciesOf(document);
    let length = 0;
    for (const [term, frequency] of frequencies) {
      if (!term.startsWith('r:') && !term.includes('|')) length += frequency;
      const list = lists.get(term);
      if (list) list.push({ at, frequency });
      else lists.set(term, [{ at, frequency }]);
    }
    lengths.push(length);
  });
  const average = lengths.reduce((sum, length) => sum + length, 0) / (lengths.length || 1);
  const rarity = (term: string) => {
    const holding = lists.get(term)?.length ?? 0;
    return holding === 0 ? 0 : Math.log(1 + (documents.length - holding + 0.5) / (holding + 0.5));
  };
  const unknown = Math.log(1 + documents.length * 2);
  const weightOf = (word: Word) => {
    if (word.isBinding) return 0;
    const own = rarity(writtenTerm(word));
    if (own > 0) return own;
    const read = readTerm(word);
    return read !== null && lists.has(read) ? rarity(read) : unknown;
  };
  return {
    size: documents.length,
    weightOf,
    holds(at, word) {
      const terms = [writtenTerm(word), readTerm(word)];
      return terms.some((term) => term !== null && isIn(lists.get(term) ?? [], at));
    },
    scores(words) {
      const scores = new Map<number, number>();
      const asked = [
        ...new Map(words.filter(({ isBinding }) => !isBinding).map((word) => [word.base, word])).values(),
      ];
      let most = 0;
      const add = (term: string, weight: number, taken: Set<number>) => {
        const rare = rarity(term);
        for (const { at, frequency } of lists.get(term) ?? []) {
          if (taken.has(at)) continue;
          taken.add(at);
          const norm = 1 - LENGTH + (LENGTH * (lengths[at] ?? 0)) / (average || 1);
          const gain = (rare * weight * frequency * (SATURATION + 1)) / (frequency + SATURATION * norm);
          scores.set(at, (scores.get(at) ?? 0) + gain);
        }
      };
      for (const word of asked) {
        const taken = new Set<number>();
        add(writtenTerm(word), 1, taken);
        const read = readTerm(word);
        if (read !== null) add(read, READ_ALIKE, taken);
        most += weightOf(word) * (SATURATION + 1);
      }
      words.slice(1).forEach((word, at) => {
        const before = words[at];
        if (!before || before.isBinding || word.isBinding) return;
        add(pairTerm(before, word), PAIR, new Set());
      });
      for (const [at, score] of scores) scores.set(at, score / (most || 1));
      return scores;
    },
  };
}

function frequenciesOf(document: DocumentWords): Map<string, number> {
  const frequencies = new Map<string, number>();
  const add = (term: string, weight: number) => frequencies.set(term, (frequencies.get(term) ?? 0) + weight);
  for (const place of ['title', 'lead', 'text'] as const) {
    const words = document[place];
    words.forEach((word, at) => {
      if (word.isBinding) return;
      add(writtenTerm(word), PLACE[place]);
      const read = readTerm(word);
      if (read !== null) add(read, PLACE[place]);
      const next = words[at + 1];
      if (next && !next.isBinding) add(pairTerm(word, next), PLACE[place]);
    });
  }
  return frequencies;
}

/** Whether a document is among postings, which stand in the order of documents. */
function isIn(postings: readonly Posting[], at: number): boolean {
  let [from, to] = [0, postings.length - 1];
  while (from <= to) {
    const middle = (from + to) >> 1;
    const found = postings[middle]?.at ?? -1;
    if (found === at) return true;
    if (found < at) from = middle + 1;
    else to = middle - 1;
  }
  return false;
}
