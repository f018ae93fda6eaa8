import { MEDICINE_ROWS } from '../medicine-names/index.ts';
import { foldForSearch, withoutHyphens } from '../search-text/index.ts';
import { listedWords } from '../word-lists/index.ts';
import { SAME_WORDS } from './same-words.ts';

/** What a word means in a log. */
export interface Meaning {
  /** As the log's form calls it, or the general name of a medicine. */
  readonly label: string;
  /** Looked for in a log, folded; between spaces where it has to stand alone. */
  readonly words: readonly string[];
}

/** A name as people write it: with or without its space, its hyphen. */
const writings = (name: string) => {
  const folded = foldForSearch(name);
  const all = [folded, folded.replace(/ /g, ''), folded.replace(/ /g, '・'), withoutHyphens(folded)];
  return [...new Set(all)].filter((writing) => !writing.includes(' '));
};

const LATIN = /^[a-zー -]+$/;
/** Short names stand in too many words: they lead to the medicine, and are not looked for. */
const isLookedFor = (name: string) => {
  const { length } = foldForSearch(name);
  if (/\d/.test(name)) return length >= 3;
  return length >= (LATIN.test(foldForSearch(name)) ? 6 : 4);
};

interface Table {
  /** By the folded word. */
  readonly meanings: ReadonlyMap<string, Meaning>;
  /** Every name of a medicine that is looked for, folded. */
  readonly names: readonly string[];
}

let table: Table | undefined;

/** Made when somebody first looks for a word: it takes 60 ms, which no start waits for. */
function tableOf(): Table {
  table ??= makeTable();
  return table;
}

function makeTable(): Table {
  const meanings = new Map<string, Meaning>();
  /** A word of two rows means both; it is called what the first calls it. */
  const add = (typed: readonly string[], label: string, words: readonly string[]) => {
    for (const folded of new Set(typed)) {
      const known = meanings.get(folded);
      const all = new Set([...(known?.words ?? []), ...words]);
      meanings.set(folded, { label: known?.label ?? label, words: [...all] });
    }
  };
  const rows = sameWords();
  // What is one of a row's own words is called by that row, whichever other row it is near to.
  for (const { label, words, kinds, looked } of rows) add(words, label, [...looked, ...kinds]);
  for (const { label, typed, kinds, looked } of rows) {
    add(typed, label, [...looked, ...kinds]);
    add(kinds, label, looked);
  }
  const medicines = medicineNames();
  for (const { name, all, looked } of medicines) add(all, name, looked);
  return { meanings, names: [...new Set(medicines.flatMap(({ longest }) => longest))] };
}

const sameWords = () =>
  SAME_WORDS.map(({ words, typed, kinds, alone }) => {
    const standingAlone = new Set(listedWords(alone).map(foldForSearch));
    const folded = listedWords(words).map(foldForSearch);
    return {
      label: listedWords(words)[0] ?? '',
      words: folded,
      typed: listedWords(typed).map(foldForSearch),
      kinds: listedWords(kinds).map(foldForSearch),
      looked: folded.map((word) => (standingAlone.has(word) ? ` ${word} ` : word)),
    };
  });

const medicineNames = () =>
  MEDICINE_ROWS.map(({ name, brands, also }) => {
    const names = [name, ...listedWords(brands), ...listedWords(also)];
    const lookedFor = names.filter(isLookedFor);
    return {
      name,
      all: names.flatMap(writings),
      looked: lookedFor.flatMap(writings),
      longest: lookedFor.flatMap((one) => [foldForSearch(one), ...writings(one)]),
    };
  });

/** What a folded word means in a log, and by which other words that is written there; null for a word of its own. */
export function meaningOf(folded: string): Meaning | null {
  const { meanings } = tableOf();
  return meanings.get(folded) ?? meanings.get(withoutHyphens(folded)) ?? null;
}

/** Usual words in which a word of the table, or its beginning, stands by chance. */
const LONGER_WORDS = ['おかゆ', '不安定'];

/** A longer word, and the place in it at which the shorter one begins. */
interface LongerWord {
  readonly word: string;
  readonly place: number;
}

const LONGER = new Map<string, readonly LongerWord[]>();

/** Longer words that hold a word of the table and mean something else: おかゆ, and a medicine whose name begins with another's. */
export function longerThan(way: string): readonly LongerWord[] {
  const { meanings, names: all } = tableOf();
  const meaning = meanings.get(way);
  if (!meaning) return [];
  const known = LONGER.get(way);
  if (known) return known;
  const words = LONGER_WORDS.flatMap((word) => placesIn(word, way).map((place) => ({ word, place })));
  const names = all.filter((name) => name !== way && name.includes(way) && !meaning.words.includes(name));
  const longer = [...words, ...names.map((word) => ({ word, place: word.indexOf(way) }))];
  LONGER.set(way, longer);
  return longer;
}

/** Where a way lies in a longer word, or begins in it with two characters at least: かゆか in おかゆか. */
function placesIn(word: string, way: string): number[] {
  const places = Array.from({ length: word.length - 1 }, (_, place) => place);
  return places.filter((place) => {
    const rest = word.slice(place);
    return rest.startsWith(way) ? word !== way : way.startsWith(rest) && place > 0;
  });
}
