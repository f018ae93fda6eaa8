import { findCrisisWords } from '@hidamari/domain/crisis-words';
import { useEffect, useState } from 'react';

export type FindsCrisisWords = typeof byRules;

const byRules = (text: string) => findCrisisWords(text, null);

/** The whole reader, once one page has fetched it. */
let reader: FindsCrisisWords | null = null;

/** The same as the hooks, at one moment: by whatever this page has of the reader. */
export const crisisWordsIn: FindsCrisisWords = (text) => (reader ?? byRules)(text);

/**
 * Finds where a text may be from somebody who does not want to go on (G119): at once by the rules, and by the weighed
 * pieces as soon as their file is there. It is fetched when there is something to read, not before; without it, as
 * without a network, the rules stand alone.
 */
export function useCrisisReader(isWritten: boolean): FindsCrisisWords {
  const [finds, setFinds] = useState<FindsCrisisWords>(() => reader ?? byRules);
  useEffect(() => {
    if (!isWritten || finds === reader) return;
    let isLeft = false;
    import('@hidamari/domain/crisis-reader').then(
      ({ readCrisisWords }) => {
        reader = readCrisisWords;
        if (!isLeft) setFinds(() => readCrisisWords);
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [isWritten, finds]);
  return finds;
}
