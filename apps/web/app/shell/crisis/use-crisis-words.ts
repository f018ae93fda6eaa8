import { findCrisisWords } from '@hidamari/domain/crisis-words';
import { useEffect, useMemo, useState } from 'react';

type Finds = typeof byRules;

const byRules = (text: string) => findCrisisWords(text, null);

/** The whole reader, once one page has fetched it. */
let reader: Finds | null = null;

/**
 * Whether and where a text may be from somebody who does not want to go on (G119): at once by the rules, and by the weighed
 * pieces as soon as their file is there. It is fetched when there is something to read, not before; without it, as
 * without a network, the rules stand alone.
 */
export function useCrisisWords(text: string) {
  const [finds, setFinds] = useState<Finds>(() => reader ?? byRules);
  const isWritten = text.trim() !== '';
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
  return useMemo(() => finds(text), [finds, text]);
}
