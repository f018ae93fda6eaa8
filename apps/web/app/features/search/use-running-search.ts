import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type AskedSearch, readAskedSearch, searchStep } from '../../parts/search/asked-search.ts';
import { onForgetMember } from '../../shell/data/tab-session.ts';
import { ROUTER_LINK } from '../../shell/navigation/page-link.tsx';
import { watchLink } from '../../shell/navigation/visible-links.ts';
import { forgetAnswers } from './drawn-answers.ts';
import { type RunningSearch, runSearch } from './start-search.ts';

onForgetMember(forgetAnswers);

/** Runs the search of its page in the application (`runSearch`), whose router keeps the steps of the history. */
export function useRunningSearch(): void {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const running = useRef<RunningSearch | null>(null);
  /** The steps that the search made itself. */
  const [own] = useState(() => new WeakSet<object>());
  useLayoutEffect(() => {
    if (state !== null && own.has(state)) return;
    const asked = readAskedSearch(state);
    if (running.current) return running.current.follow(asked);
    const go = (next: AskedSearch, replace: boolean) => {
      const step = searchStep(next);
      own.add(step);
      void navigate(pathname, { replace, preventScrollReset: replace, state: step });
    };
    running.current = runSearch({ asked, go, onShown: watchLinks });
  }, [state, pathname, navigate, own]);
  useLayoutEffect(
    () => () => {
      running.current?.stop();
      running.current = null;
    },
    [],
  );
}

/** What a link near the view leads to is fetched ahead, as for any other of the application. */
function watchLinks(results: HTMLElement): void {
  for (const link of results.querySelectorAll<HTMLAnchorElement>(`a[${ROUTER_LINK}]`)) watchLink(link);
}
