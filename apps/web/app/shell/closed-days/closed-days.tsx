import { type ClosedDaysByVariant, isSameClosedDays } from '@hidamari/domain/closures';
import { nextEdgeOfHours } from '@hidamari/domain/consultation-hours';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { type PageData, usePageData } from '../page-data.ts';
import { askClosedDays } from './ask-closed-days.ts';
import { type ClosedDaysWatch, watchClosedDays } from './watch-closed-days.ts';

interface KnownClosedDays {
  days: ClosedDaysByVariant;
  news: Pick<ClosedDaysWatch, 'look' | 'hear'>;
}

const Known = createContext<KnownClosedDays | null>(null);

/** Before the page is alive, and where no page is watched: nobody asks. */
const NO_NEWS: KnownClosedDays['news'] = { look: () => undefined, hear: () => undefined };

/**
 * Keeps the closed days of an open page true (G7): a page is read once and may stand for hours, while staff enter a day
 * off. What a newer page brings counts over what was asked for before it.
 */
export function ClosedDaysProvider({ page, children }: { page: PageData; children: ReactNode }) {
  const { closures, renderedAt } = page;
  const { pathname } = useLocation();
  const [heard, setHeard] = useState({ of: closures, days: closures });
  const days = heard.of === closures ? heard.days : closures;
  const latest = useRef(days);
  latest.current = days;
  const watch = useRef<ClosedDaysWatch | null>(null);
  useEffect(() => {
    let isHere = true;
    const ask = async () => {
      const answer = await askClosedDays(latest.current);
      if (isHere && !isSameClosedDays(answer, latest.current)) setHeard({ of: closures, days: answer });
    };
    const begun = watchClosedDays({
      renderedAt,
      edgeAfter: (at) => nextEdgeOfHours(at, latest.current),
      ask: () => void ask(),
    });
    watch.current = begun;
    return () => {
      isHere = false;
      begun.stop();
    };
  }, [closures, renderedAt]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the navigation itself is what is answered: a shell is read once, and its reader goes on for hours.
  useEffect(() => watch.current?.look(), [pathname]);
  const news = useMemo(() => ({ look: () => watch.current?.look(), hear: () => watch.current?.hear() }), []);
  const known = useMemo(() => ({ days, news }), [days, news]);
  return <Known value={known}>{children}</Known>;
}

/** The closed days of each variant as this page knows them now. */
export function useClosedDays(): ClosedDaysByVariant {
  const ofPage = usePageData().closures;
  return useContext(Known)?.days ?? ofPage;
}

/** To say that somebody is about to read the hours (`look`), or that the days have changed (`hear`). */
export function useClosedDaysNews(): KnownClosedDays['news'] {
  return useContext(Known)?.news ?? NO_NEWS;
}
