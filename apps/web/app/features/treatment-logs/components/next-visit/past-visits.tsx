import type { NextVisits } from '@hidamari/contract/treatment-logs';
import { MoreList } from '@hidamari/ui/more-list';
import { PartFailed } from '@hidamari/ui/part-failed';
import { useEffect, useRef } from 'react';
import { usePastVisits } from './use-past-visits.ts';
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
