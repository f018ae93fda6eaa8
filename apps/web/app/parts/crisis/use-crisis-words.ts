import { isBlank } from '@hidamari/domain/japanese-text';
import { useEffect, useMemo, useState } from 'react';
import { crisisReader, fetchCrisisPieces, fetchCrisisRules, nothingYet } from './crisis-reading.ts';

/**
 * Whether and where one text may be from somebody who does not want to go on (G119): by the rules, which are fetched once a
 * page with a field is awake, and by the weighed pieces, which are fetched when there is something to read, not before.
 * Without the second file, as without a network from then on, the rules stand alone.
 */
export function useCrisisWords(text: string) {
  const isWritten = !isBlank(text);
  const [finds, setFinds] = useState(() => crisisReader().finds);
  useEffect(() => {
    const { finds: fetched, isWhole } = crisisReader();
    if (isWhole ? finds === fetched : !isWritten && finds !== nothingYet) return;
    let isLeft = false;
    const take = () => isLeft || setFinds(() => crisisReader().finds);
    if (finds === nothingYet) fetchCrisisRules().then(take, () => undefined);
    if (isWritten) fetchCrisisPieces().then(take, () => undefined);
    return () => {
      isLeft = true;
    };
  }, [isWritten, finds]);
  return useMemo(() => finds(text), [finds, text]);
}
