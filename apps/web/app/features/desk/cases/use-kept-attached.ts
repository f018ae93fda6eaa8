import type { AttachedContent } from '@hidamari/contract/consultations';
import { useEffect, useState } from 'react';
import { afterEarlyInput } from '../../../shell/forms/early-input.ts';
import { forgetDraft, keepDraft, readDraft } from '../../../shell/forms/use-draft.ts';

type Chosen = readonly AttachedContent[];

/**
 * What is chosen to go with words that are not sent yet, kept beside their draft in this tab.
 * @param name what it goes with, as drafts are named.
 */
export function useKeptAttached(name: string): [Chosen, (chosen: Chosen) => void] {
  const [chosen, setChosen] = useState<Chosen>([]);
  useEffect(
    () =>
      afterEarlyInput(() => {
        const kept = readDraft<Chosen>(name);
        if (kept) setChosen((now) => (now.length === 0 ? kept : now));
      }),
    [name],
  );
  const change = (next: Chosen) => {
    setChosen(next);
    if (next.length === 0) forgetDraft(name);
    else keepDraft(name, next);
  };
  return [chosen, change];
}
