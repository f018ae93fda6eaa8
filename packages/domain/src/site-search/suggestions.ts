import { foldForSearch } from '../search-text/index.ts';
import { nameOf, type TopicId } from '../topics/index.ts';
import { ONLY_SOUGHT_TOPICS } from './topic-roles.ts';

/** A word, or a half sentence, by which people mean topics. */
export interface TopicPhrase {
  readonly text: string;
  readonly topics: readonly TopicId[];
  /** A name (of a medicine, a system): it means its topics where it stands whole, and nothing by its parts. */
  readonly isName: boolean;
  /** A reader may be shown it as what was looked for besides. */
  readonly isShown: boolean;
}

/** One letter is the beginning of too much. */
const SHORTEST = 2;
const MOST_SUGGESTED = 6;

/** Never put into anybody's mouth: topics that are only sought, and despair. */
const isSuggested = (topic: TopicId) => !ONLY_SOUGHT_TOPICS.has(topic) && topic !== 'wanting-to-die';

/** Names of topics of which some word (a name, a reading, an everyday word) begins with what was typed. */
export type Suggest = (typed: string) => string[];

interface Beginning {
  readonly folded: string;
  readonly topic: TopicId;
}

/** Half a sentence only begins with what it is not about: 再発 診断書 いる is about papers. */
const isWord = (text: string) => !/\s/u.test(text);

/** Sorts the phrases once, so that a beginning is looked up among 20,000 in microseconds. */
export function createSuggestions(phrases: readonly TopicPhrase[]): Suggest {
  const sorted = phrases
    .flatMap(({ text, topics: [topic] }): Beginning[] =>
      topic !== undefined && isSuggested(topic) && isWord(text)
        ? [{ folded: foldForSearch(text), topic }]
        : [],
    )
    .sort((one, other) => compare(one.folded, other.folded));
  return (typed) => {
    const beginning = foldForSearch(typed);
    if ([...beginning].length < SHORTEST) return [];
    const shortest = new Map<TopicId, number>();
    for (let at = firstFrom(sorted, beginning); sorted[at]?.folded.startsWith(beginning); at += 1) {
      const { folded, topic } = sorted[at] as Beginning;
      shortest.set(topic, Math.min(shortest.get(topic) ?? Number.POSITIVE_INFINITY, folded.length));
    }
    return (
      [...shortest]
        // A word that is nearly typed before half a sentence that only begins alike.
        .sort(([, one], [, other]) => one - other)
        .map(([topic]) => nameOf(topic))
        .filter((name) => foldForSearch(name) !== beginning)
        .slice(0, MOST_SUGGESTED)
    );
  };
}

/** By code units, as `startsWith` compares. */
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** The first place from which on nothing comes before the text. */
function firstFrom(sorted: readonly Beginning[], text: string): number {
  let [from, until] = [0, sorted.length];
  while (from < until) {
    const middle = (from + until) >> 1;
    if ((sorted[middle]?.folded ?? '') < text) from = middle + 1;
    else until = middle;
  }
  return from;
}
