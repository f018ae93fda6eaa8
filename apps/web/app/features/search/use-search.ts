import { isBlank } from '@hidamari/domain/japanese-text';
import { useEffect, useState } from 'react';
import { onForgetMember } from '../../shell/data/held-member.ts';
import { usePageData } from '../../shell/page-data.ts';
import type { AskedSearch } from '../../shell/search/asked-search.ts';
import type { Drawn } from './load-search.ts';
import type { Found } from './search-calls.ts';

export type SearchState =
  | { kind: 'idle' }
  | { kind: 'asking'; before: Found | null }
  | { kind: 'found'; found: Found }
  | { kind: 'failed' };

/** What was found lately, so that coming back from a page shows the list at once, at its place. */
const LATELY_MOST = 10;
const lately = new Map<string, Found>();
onForgetMember(() => lately.clear());

/** The same question sent and only typed finds the same. */
const keyOf = ({ isSent: _, ...question }: AskedSearch) => JSON.stringify(question);

function keep(key: string, found: Found) {
  lately.set(key, found);
  const [oldest] = lately.keys();
  if (lately.size > LATELY_MOST && oldest !== undefined) lately.delete(oldest);
}

/** What asks the service comes with the first words. */
export const searchCalls = () => import('./search-calls.ts');

/**
 * What a question finds; the last answer stays while the next is on its way, so that nothing jumps.
 * @param drawn what the page came with, where it was opened by a form (`loadSearch`).
 */
export function useSearch(
  asked: AskedSearch,
  drawn: Drawn | null,
): { state: SearchState; retry: () => void } {
  const { member } = usePageData();
  const isMember = member !== null && !member.acting;
  const key = keyOf(asked);
  const [shown, setShown] = useState<Shown | null>(drawn?.found ? { key, found: drawn.found } : null);
  const [failed, setFailed] = useState<string | null>(drawn?.failure ? key : null);
  const [attempt, setAttempt] = useState(0);
  const hasWords = !isBlank(asked.keyword);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the question, the attempt for asking again.
  useEffect(() => {
    if (!hasWords) return setShown(null);
    const before = lately.get(key) ?? (drawn?.found && keyOf(drawn.asked) === key ? drawn.found : null);
    if (before) return setShown({ key, found: before });
    let isCurrent = true;
    const asking = searchCalls().then(({ askInBrowser }) => askInBrowser(asked, isMember));
    asking.then(
      (found) => {
        keep(key, found);
        if (isCurrent) setShown({ key, found });
      },
      () => {
        if (isCurrent) setFailed(key);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [key, isMember, hasWords, attempt]);
  const retry = () => {
    setFailed(null);
    setAttempt((count) => count + 1);
  };
  return { state: stateOf({ hasWords, key, shown, failed }), retry };
}

interface Shown {
  key: string;
  found: Found;
}

interface Facts {
  hasWords: boolean;
  key: string;
  shown: Shown | null;
  failed: string | null;
}

function stateOf({ hasWords, key, shown, failed }: Facts): SearchState {
  if (!hasWords) return { kind: 'idle' };
  if (shown?.key === key) return { kind: 'found', found: shown.found };
  const known = lately.get(key);
  if (known) return { kind: 'found', found: known };
  return failed === key ? { kind: 'failed' } : { kind: 'asking', before: shown?.found ?? null };
}
