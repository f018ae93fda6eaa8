import { useEffect, useRef, useState } from 'react';
import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate } from 'react-router';

/** Names of what is under way on this page, one for each of its steps that lies above the page's first entry. */
function stepsIn(state: unknown): readonly string[] {
  const { steps } = (typeof state === 'object' && state !== null ? state : {}) as { steps?: unknown };
  return Array.isArray(steps) ? steps.filter((name): name is string => typeof name === 'string') : [];
}

/** How many of the last names are this one, `most` at most. */
function newestOf(steps: readonly string[], name: string, most: number): number {
  const others = [...steps].reverse().findIndex((other) => other !== name);
  return Math.min(others < 0 ? steps.length : others, most);
}

/** Without the newest `count` of a name. */
function without(steps: readonly string[], name: string, count: number): string[] {
  let left = count;
  return [...steps]
    .reverse()
    .filter((other) => other !== name || left-- <= 0)
    .reverse();
}

/**
 * Steps at one address (入力 → 確認): each step on is an entry of the browser's history, so that Back goes one step back,
 * with everything that was typed, and not out of the page. A step back or an end by a button takes the entries away again.
 * The step itself stays where it is kept; a page that is loaded anew in a later step begins there.
 * @param name tells two of them on one page apart.
 * @param depth how often somebody can go back from the present step: 0 at the first, and after the last.
 * @param backTo Back was pressed: show the step of this depth.
 */
export function useStepHistory(name: string, depth: number, backTo: (depth: number) => void): void {
  const { state, pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const steps = stepsIn(state);
  const held = steps.filter((other) => other === name).length;
  const [first] = useState(() => Math.max(0, depth - held));
  const wanted = Math.max(0, depth - first);
  const before = useRef({ wanted, held });
  const latest = useRef({ backTo, state, steps });
  latest.current = { backTo, state, steps };
  const scrolledTo = useRef<number | null>(null);
  /** Entries are being taken away: what arrives next is no press of Back, and a step on waits for it. */
  const isTakingAway = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a step or the history that moved is a reason to act.
  useEffect(() => {
    const last = before.current;
    before.current = { wanted, held };
    const isBack = held < last.held && !isTakingAway.current;
    if (held !== last.held) isTakingAway.current = false;
    if (isTakingAway.current) return;
    const { backTo, state, steps } = latest.current;
    const show = (next: readonly string[], replace: boolean) =>
      void navigate(
        { pathname, search, hash },
        { state: { ...state, steps: next }, replace, preventScrollReset: true },
      );
    if (wanted === held) {
      // The router has scrolled to where the entry was left; the step that is shown has its own place.
      if (scrolledTo.current !== null) window.scrollTo({ top: scrolledTo.current, behavior: 'instant' });
      scrolledTo.current = null;
    } else if (wanted === last.wanted && isBack) backTo(held + first);
    else if (wanted > held) show([...steps, name], false);
    else if (newestOf(steps, name, held - wanted) === held - wanted) {
      scrolledTo.current = window.scrollY;
      isTakingAway.current = true;
      void navigate(wanted - held);
    } else show(without(steps, name, held - wanted), true);
  }, [wanted, held]);
}

/**
 * For `shouldRevalidate` of a route with steps: Back from one step to another asks the server nothing, so that it works
 * without a connection, and takes nothing from under what is typed.
 */
export function asksNothingForSteps({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href !== nextUrl.href && defaultShouldRevalidate;
}
