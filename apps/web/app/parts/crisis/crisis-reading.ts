import type { CrisisWords } from '@hidamari/domain/crisis-words';
import { late } from '../../shell/late.ts';

const WORDS = late(() => import('@hidamari/domain/crisis-words'));
const READER = late(() => import('@hidamari/domain/crisis-reader'));

export type FindsCrisisWords = (text: string) => CrisisWords | null;

/** Finds nothing: what a page has of the reader before anything of it was fetched. */
export const nothingYet: FindsCrisisWords = () => null;

/** What this page has fetched: nothing, the rules, or the rules and the weighed pieces. */
let fetched = nothingYet;
let hasPieces = false;

/** Finds words of despair at this moment: by whatever this page has of the reader. */
export const crisisWordsIn: FindsCrisisWords = (text) => fetched(text);

/** What of the reader this page has, and whether that is all of it. */
export const crisisReader = (): { finds: FindsCrisisWords; isWhole: boolean } => ({
  finds: fetched,
  isWhole: hasPieces,
});

/** Fetches the rules, 10 KB that no page needs to be drawn. Rejects without a network. */
export async function fetchCrisisRules(): Promise<void> {
  const { findCrisisWords } = await WORDS();
  if (!hasPieces) fetched = (text) => findCrisisWords(text, null);
}

/** Fetches the weighed pieces, once there is something to read. Rejects without a network: the rules stand alone then. */
export async function fetchCrisisPieces(): Promise<void> {
  const { readCrisisWords } = await READER();
  fetched = readCrisisWords;
  hasPieces = true;
}
