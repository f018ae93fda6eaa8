import type { ArticleSource, GlossaryTerm } from '@hidamari/contract/content';
import { foldForSearch } from '@hidamari/domain/search-text';

/** The rows of the syllabary, each from its first letter on: hiragana stand in this order in Unicode. */
const ROWS = [
  { id: 'row-a', name: 'あ行', from: 'ぁ' },
  { id: 'row-ka', name: 'か行', from: 'か' },
  { id: 'row-sa', name: 'さ行', from: 'さ' },
  { id: 'row-ta', name: 'た行', from: 'た' },
  { id: 'row-na', name: 'な行', from: 'な' },
  { id: 'row-ha', name: 'は行', from: 'は' },
  { id: 'row-ma', name: 'ま行', from: 'ま' },
  { id: 'row-ya', name: 'や行', from: 'ゃ' },
  { id: 'row-ra', name: 'ら行', from: 'ら' },
  { id: 'row-wa', name: 'わ行', from: 'ゎ' },
] as const;

/** A term as the page shows it. */
export interface ListedTerm extends Pick<GlossaryTerm, 'id' | 'name' | 'aliases' | 'meaning'> {
  /** In hiragana; null where the name is its own reading (ホスピス). */
  reading: string | null;
}

export interface TermRow {
  id: string;
  name: string;
  terms: ListedTerm[];
}

/** The row of a reading in hiragana. ゔ is written with the mark of a voiced sound and belongs to う. */
function rowOf(kana: string): (typeof ROWS)[number] {
  const first = kana.normalize('NFD').charAt(0);
  return ROWS.findLast(({ from }) => first >= from) ?? ROWS[0];
}

/** The terms under the rows of their readings, in the order they came in; rows without a term are left out. */
export function termRows(terms: readonly GlossaryTerm[]): TermRow[] {
  return ROWS.map((row) => ({
    id: row.id,
    name: row.name,
    terms: terms.filter(({ kana }) => rowOf(kana) === row).map(listedTerm),
  })).filter((row) => row.terms.length > 0);
}

function listedTerm({ id, name, kana, aliases, meaning }: GlossaryTerm): ListedTerm {
  return { id, name, aliases, meaning, reading: foldForSearch(name) === foldForSearch(kana) ? null : kana };
}

/** Where the explanations come from, each source once, in the order they came in. */
export function sourcesOf(terms: readonly Pick<GlossaryTerm, 'sources'>[]): ArticleSource[] {
  const sources = terms.flatMap((term) => term.sources ?? []);
  return sources.filter(
    ({ title, publisher }, at) =>
      sources.findIndex((other) => other.title === title && other.publisher === publisher) === at,
  );
}
