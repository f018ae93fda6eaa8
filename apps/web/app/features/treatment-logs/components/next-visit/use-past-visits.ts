import type { NextVisit, NextVisits } from '@hidamari/contract/treatment-logs';
import { VISIT_LIMITS } from '@hidamari/domain/next-visits';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { pageApi } from '../../../../shell/data/page-api.ts';
import { pastVisitsQuery } from '../../next-visit/next-visit-queries.ts';

export interface PastVisits {
  visits: readonly NextVisit[];
  total: number;
  state: 'ready' | 'loading' | 'failed';
  /** Reads on, or asks again for what could not be read. */
  more: () => void;
}

/** The past visits: three at first, and with each 「もっと見る」 a page of them all, as one list without a gap. */
export function usePastVisits({ past, past_total }: NextVisits): PastVisits {
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
