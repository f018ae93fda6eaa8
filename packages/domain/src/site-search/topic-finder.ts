import { foldForSearch, withoutHyphens } from '../search-text/index.ts';
import { parentOf, type TopicId } from '../topics/index.ts';
import type { Analyse, Word } from './analysis.ts';
import { editsBetween } from './edits-between.ts';
import { isLightWord } from './light-words.ts';
import { inOneSpelling } from './spelling.ts';
import { createSuggestions, type Suggest, type TopicPhrase } from './suggestions.ts';

/** A topic that the words may mean. */
export interface FoundTopic {
  readonly id: TopicId;
  /** 0 to about 1.5; 1 where a phrase stands there as it is. */
  readonly score: number;
  /** What was typed is one of its phrases, and nothing else. */
  readonly isSame: boolean;
  /** It was meant by more than a name, of a medicine for instance. */
  readonly isMeant: boolean;
  /** Base forms of the words that led to it. */
  readonly by: ReadonlySet<string>;
}

export interface TopicFinder {
  /** Topics that the words mean, the surest first. Words that mean none find none. */
  topicsOf(words: readonly Word[], typed: string): FoundTopic[];
  /** Phrases of a topic that a reader may be shown. */
  namesOf(topic: TopicId): readonly string[];
  /** Names of topics that may be meant by the beginning of a word. */
  suggest: Suggest;
}

/** Of a phrase much has to be there; of what was typed something may be left over. */
const SHARE_OF_TYPED = 0.38;
/** A word that stands in every other sentence beside one that means something. */
const OF_LIGHT = 0.3;
/** What only sounds alike counts a little less than what is written alike. */
const SOUND = 0.9;
/** A second and a third phrase of the same topic make it surer. */
const VOTES = [1, 0.22, 0.12, 0.06];
/** The second kind of a medicine that a name leads to. */
const SECOND = 0.85;
/** A widest topic (くらし, お金) is meant by its own word alone, and seldom by one that stands in a sentence. */
const WIDEST = 0.6;
const SAME = 1.25;
const LEAST = 0.3;
/** Beside the surest topic the others have to be this sure. */
const BESIDE_SUREST = 0.42;
/** Beside one whose own word was typed, and nothing else. */
const BESIDE_SAME = 0.8;
const MOST_TOPICS = 8;
/** Where the surest topic is this sure and all that was typed led to it, nothing else is meant that only sounds like it. */
const SURE = 0.9;
/** A name that is typed a little wrong: ドセタキセロール, キイトルダ. */
const NAME_ALIKE = 0.3;
const NAME_IN_PART = 0.95;
const SHORTEST_NAME = 4;
const LONG_NAME = 8;
const LONGEST_NAME = 24;
/** Parts of a long text that are compared with names. */
const MOST_PARTS = 12;

interface Entry extends TopicPhrase {
  readonly joined: string;
  readonly written: ReadonlySet<string>;
  readonly sound: ReadonlySet<string>;
}

const LARGE_KANA: Readonly<Record<string, string>> = {
  ...{ ぁ: 'あ', ぃ: 'い', ぅ: 'う', ぇ: 'え', ぉ: 'お' },
  ...{ っ: 'つ', ゃ: 'や', ゅ: 'ゆ', ょ: 'よ', ゎ: 'わ' },
};
/** Keyboards without a key for small kana, and tired fingers, write いりようひ for いりょうひ. */
const inLargeKana = (kana: string) =>
  kana.replace(/[ぁぃぅぇぉっゃゅょゎ]/gu, (small) => LARGE_KANA[small] ?? small);

/** Pieces of two kana, with the beginning and the end of a run marked: かみ is [か かみ み]. */
function soundPieces(words: readonly Word[], typed: string): Set<string> {
  const pieces = new Set<string>();
  const runs = words.some(({ kana }) => kana !== '') ? [words.map(({ kana }) => kana).join('')] : [typed];
  for (const run of runs) {
    const marked = `^${inLargeKana(run).replace(/[^ぁ-ゖーa-z0-9]/gu, '')}$`;
    if (marked.length < 4) continue;
    for (let at = 0; at < marked.length - 1; at += 1) pieces.add(marked.slice(at, at + 2));
  }
  return pieces;
}

/** A figure alone tells no topics apart: what it is of has been said beside it (`inOneSpelling`). */
const FIGURE = /^[\d.,]+$/;

const writtenPieces = (words: readonly Word[]) =>
  new Set(words.filter(({ isBinding, base }) => !isBinding && !FIGURE.test(base)).map(({ base }) => base));

/** Without what parts its pieces; a hyphen beside a letter or figure is none of its own (TS-1, TS1), a long vowel is. */
const joinedOf = (text: string) => withoutHyphens(foldForSearch(text)).replace(/[\s・、。?!-]/gu, '');

/** Rare pieces say more: the logarithm of how few phrases hold one. */
function weights(lists: ReadonlyMap<string, readonly number[]>, all: number): (piece: string) => number {
  return (piece) => Math.log(1 + all / ((lists.get(piece)?.length ?? 0) + 0.5));
}

function postings(entries: readonly Entry[], of: (entry: Entry) => ReadonlySet<string>) {
  const lists = new Map<string, number[]>();
  entries.forEach((entry, at) => {
    for (const piece of of(entry)) {
      const list = lists.get(piece);
      if (list) list.push(at);
      else lists.set(piece, [at]);
    }
  });
  return lists;
}

/** Makes the finder of the phrases. Pure; takes some hundred milliseconds for 6,000 phrases, so make it once. */
export function createTopicFinder(phrases: readonly TopicPhrase[], analyse: Analyse): TopicFinder {
  const entries: Entry[] = phrases.map((phrase) => {
    const words = analyse(inOneSpelling(phrase.text));
    const joined = joinedOf(inOneSpelling(phrase.text));
    return { ...phrase, joined, written: writtenPieces(words), sound: soundPieces(words, joined) };
  });
  // A phrase of light words alone (どうしよう, and どうき as an analyser cuts it) is heard as a whole, not met by one of them.
  const written = postings(entries, (entry) =>
    entry.isName || [...entry.written].every(isLightWord) ? new Set() : entry.written,
  );
  const sound = postings(entries, (entry) => entry.sound);
  const rarity = weights(written, entries.length);
  const writtenWeight = (piece: string) => rarity(piece) * (isLightWord(piece) ? OF_LIGHT : 1);
  const soundWeight = weights(sound, entries.length);
  const lengthOf = (pieces: ReadonlySet<string>, weight: (piece: string) => number) => {
    let sum = 0;
    for (const piece of pieces) sum += weight(piece) ** 2;
    return sum;
  };
  const writtenLength = entries.map((entry) => lengthOf(entry.written, writtenWeight));
  const soundLength = entries.map((entry) => lengthOf(entry.sound, soundWeight));
  const byJoined = new Map<string, number[]>();
  entries.forEach(({ joined }, at) => {
    byJoined.set(joined, [...(byJoined.get(joined) ?? []), at]);
  });

  const likeness = (
    pieces: ReadonlySet<string>,
    lists: ReadonlyMap<string, readonly number[]>,
    weight: (piece: string) => number,
    lengths: readonly number[],
  ): Map<number, number> => {
    const shared = new Map<number, number>();
    let typedLength = 0;
    for (const piece of pieces) {
      const square = weight(piece) ** 2;
      typedLength += square;
      for (const at of lists.get(piece) ?? []) shared.set(at, (shared.get(at) ?? 0) + square);
    }
    for (const [at, sum] of shared) {
      const ofPhrase = sum / (lengths[at] || 1);
      const ofTyped = sum / (typedLength || 1);
      shared.set(at, ofPhrase * ofTyped ** SHARE_OF_TYPED);
    }
    return shared;
  };

  const namesOf = new Map<TopicId, string[]>();
  for (const { text, topics, isShown } of entries)
    if (isShown) for (const topic of topics) namesOf.set(topic, [...(namesOf.get(topic) ?? []), text]);

  return {
    namesOf: (topic) => namesOf.get(topic) ?? [],
    suggest: createSuggestions(phrases),
    topicsOf(words, typed) {
      const joined = joinedOf(inOneSpelling(typed));
      const ofWritten = writtenPieces(words);
      const byWriting = likeness(ofWritten, written, writtenWeight, writtenLength);
      const bySound = likeness(soundPieces(words, joined), sound, soundWeight, soundLength);
      const scores = new Map<number, number>();
      for (const [at, score] of byWriting) scores.set(at, score);
      for (const [at, score] of bySound) {
        if (entries[at]?.isName) continue;
        const alike = scores.get(at) ?? 0;
        scores.set(at, Math.max(alike, SOUND * score, (alike + score) / 2));
      }
      for (const part of namedParts(words, typed))
        for (const [at, score] of likeness(soundPieces([], part), sound, soundWeight, soundLength)) {
          const entry = entries[at];
          if (entry?.isName && score >= NAME_ALIKE && isSlipOf(part, entry.joined))
            scores.set(at, Math.max(scores.get(at) ?? 0, part === joined ? SAME : NAME_IN_PART));
        }
      for (const at of byJoined.get(joined) ?? []) scores.set(at, SAME);
      // A name, or a word in kana, that stands inside what was typed without a space around it.
      for (const at of standingIn(joined, words, byJoined))
        scores.set(at, Math.max(scores.get(at) ?? 0, 0.9));
      return votesOf(scores, entries, ofWritten);
    },
  };
}

/** What may be a name, typed a little wrong: each part between spaces, and each word of three characters or more. */
function namedParts(words: readonly Word[], typed: string): string[] {
  const parts = [...typed.split(/\s+/u), ...words.map(({ surface }) => surface)].map(joinedOf);
  const long = [...new Set(parts)].filter(
    (part) => part.length >= SHORTEST_NAME && part.length <= LONGEST_NAME,
  );
  return long.slice(0, MOST_PARTS);
}

/** One slip of the keyboard in a short name, two in a long one. */
function isSlipOf(typed: string, name: string): boolean {
  const most = name.length >= LONG_NAME ? 2 : 1;
  return name.length >= SHORTEST_NAME && editsBetween(typed, name, most) <= most;
}

/** Phrases that stand whole in what was typed, from the beginning of a word to the end of one. */
function standingIn(
  joined: string,
  words: readonly Word[],
  byJoined: ReadonlyMap<string, readonly number[]>,
): number[] {
  const found: number[] = [];
  const starts = words.map((_, at) => at);
  for (const start of starts) {
    let run = '';
    let read = '';
    for (const { base, kana } of words.slice(start, start + 6)) {
      run += joinedOf(base);
      read += kana;
      for (const text of new Set([run, read]))
        if (text.length > 2 && text !== joined) found.push(...(byJoined.get(text) ?? []));
    }
  }
  return found;
}

function votesOf(
  scores: ReadonlyMap<number, number>,
  entries: readonly Entry[],
  typed: ReadonlySet<string>,
): FoundTopic[] {
  const votes = new Map<TopicId, { score: number; entry: Entry }[]>();
  for (const [at, score] of scores) {
    const entry = entries[at];
    if (!entry || score < LEAST) continue;
    entry.topics.forEach((topic, place) => {
      const share = (place === 0 ? 1 : SECOND) * (score < SAME && parentOf(topic) === null ? WIDEST : 1);
      const vote = { score: score * share, entry };
      votes.set(topic, [...(votes.get(topic) ?? []), vote]);
    });
  }
  const found = [...votes].map(([id, of]): FoundTopic => {
    of.sort((one, other) => other.score - one.score);
    const best = of.slice(0, VOTES.length);
    const score = best.reduce((sum, vote, at) => sum + vote.score * (VOTES[at] ?? 0), 0);
    const by = new Set(best.flatMap(({ entry }) => [...entry.written].filter((base) => typed.has(base))));
    return {
      id,
      score,
      by,
      isSame: (best[0]?.score ?? 0) >= SAME,
      isMeant: best.some(({ entry }) => !entry.isName),
    };
  });
  found.sort((one, other) => other.score - one.score);
  const surest = found[0]?.score ?? 0;
  const told = [...typed].filter((base) => !isLightWord(base));
  const isTold = surest >= SURE && told.length > 0 && told.every((base) => found[0]?.by.has(base));
  const beside = [...scores.values()].some((score) => score >= SAME) ? BESIDE_SAME : BESIDE_SUREST;
  return found
    .filter(({ score, by }) => score >= surest * beside && !(isTold && by.size === 0))
    .slice(0, MOST_TOPICS);
}
