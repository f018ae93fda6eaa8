import type { CrisisWords } from '@hidamari/domain/crisis-words';
import { useEffect, useState } from 'react';

export type FindsCrisisWords = (text: string) => CrisisWords | null;

const nothingYet: FindsCrisisWords = () => null;

/** What this page has fetched: nothing, the rules, or the rules and the weighed pieces. */
let fetched = nothingYet;
let hasPieces = false;

/** The same as the hooks, at one moment: by whatever this page has of the reader. */
export const crisisWordsIn: FindsCrisisWords = (text) => fetched(text);

/** Fetches the rules, 10 KB that no page needs to be drawn. Rejects without a network. */
export async function fetchCrisisRules(): Promise<void> {
  const { findCrisisWords } = await import('@hidamari/domain/crisis-words');
  if (!hasPieces) fetched = (text) => findCrisisWords(text, null);
}

async function fetchCrisisPieces(): Promise<void> {
  const { readCrisisWords } = await import('@hidamari/domain/crisis-reader');
  fetched = readCrisisWords;
  hasPieces = true;
}

/**
 * Finds where a text may be from somebody who does not want to go on (G119): by the rules, which are fetched once a page
 * with a field is awake, and by the weighed pieces, which are fetched when there is something to read, not before. Without
 * the second file, as without a network from then on, the rules stand alone.
 */
export function useCrisisReader(isWritten: boolean): FindsCrisisWords {
  const [finds, setFinds] = useState(() => fetched);
  useEffect(() => {
    if (hasPieces ? finds === fetched : !isWritten && finds !== nothingYet) return;
    let isLeft = false;
    const take = () => isLeft || setFinds(() => fetched);
    if (finds === nothingYet) fetchCrisisRules().then(take, () => undefined);
    if (isWritten) fetchCrisisPieces().then(take, () => undefined);
    return () => {
      isLeft = true;
    };
  }, [isWritten, finds]);
  return finds;
}
