import type { NextVisit, NextVisits } from '@hidamari/contract/treatment-logs';
import { VISIT_LIMITS } from '@hidamari/domain/next-visits';
import { MoreList } from '@hidamari/ui/more-list';
import { PartFailed } from '@hidamari/ui/part-failed';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { pageApi } from '../../../../shell/data/contract-calls.ts';
import { pastVisitsQuery } from '../../next-visit/next-visit-queries.ts';
import { VisitList } from './visit-list.tsx';

type Props = {
  first: NextVisits;
  /** The visit that the form above shows. */
  shownId: string | undefined;
};

/** Visits that took place, and below them those that fell away; 「もっと見る」 reaches them all. */
export function PastVisits({ first, shownId }: Props) {
  const list = usePastVisits(first);
  const visits = list.visits.filter(({ id }) => id !== shownId);
  const { place, awaitNew } = useFocusOnNew(visits.length);
  const planned = [...(first.next ? [first.next] : []), ...first.later];
  const isShownPast = shownId !== undefined && !planned.some(({ id }) => id === shownId);
  const total = list.total - (isShownPast ? 1 : 0);
  if (visits.length === 0 && total <= 0) return null;
  return (
    <div ref={place} className="grid gap-10">
      <VisitList title="これまでの診察" visits={visits.filter(({ status }) => status === 'done')} />
      <VisitList title="なくなった予定" visits={visits.filter(({ status }) => status === 'changed')} />
      {list.state === 'failed' ? (
        <PartFailed what="続きの診察" onReload={list.more} />
      ) : list.total > first.past.length ? (
        <MoreList
          total={total}
          shown={visits.length}
          isLoading={list.state === 'loading'}
          onMore={() => {
            awaitNew();
            list.more();
          }}
        />
      ) : null}
    </div>
  );
}

/** The focus goes on at the first new visit, since the button may be gone. */
function useFocusOnNew(shown: number) {
  const place = useRef<HTMLDivElement>(null);
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    if (awaited.current === null || shown <= awaited.current) return;
    place.current?.querySelectorAll('a')[awaited.current]?.focus({ preventScroll: true });
    awaited.current = null;
  }, [shown]);
  return {
    place,
    awaitNew: () => {
      awaited.current = shown;
    },
  };
}

interface UsePastVisitsPastVisits {
  visits: readonly NextVisit[];
  total: number;
  state: 'ready' | 'loading' | 'failed';
  /** Reads on, or asks again for what could not be read. */
  more: () => void;
}

/** The past visits: three at first, and with each 「もっと見る」 a page of them all, as one list without a gap. */
function usePastVisits({ past, past_total }: NextVisits): UsePastVisitsPastVisits {
  const [pages, setPages] = useState(0);
  const results = useQueries({
    queries: Array.from({ length: pages }, (_, index) => pastVisitsQuery(pageApi(), index + 1)),
  });
  const missing = results.find(({ data }) => data === undefined);
  const there = missing ? results.slice(0, results.indexOf(missing)) : results;
  // The three stand first in the pages too; a visit saved meanwhile may stand in two of them.
  const visits = uniqueVisits([...past, ...there.flatMap(({ data }) => data?.past ?? [])]);
  // Nothing lies behind the last page, however many the first answer counted.
  const isWhole = missing === undefined && pages * VISIT_LIMITS.pastPage >= past_total;
  const hasFailed = missing !== undefined && (missing.error !== null || missing.fetchStatus === 'paused');
  return {
    visits,
    total: isWhole ? visits.length : past_total,
    state: hasFailed ? 'failed' : missing ? 'loading' : 'ready',
    more: () => (hasFailed ? void missing?.refetch() : setPages(pages + 1)),
  };
}

function uniqueVisits(visits: readonly NextVisit[]): NextVisit[] {
  return [...new Map(visits.map((visit) => [visit.id, visit])).values()];
}
