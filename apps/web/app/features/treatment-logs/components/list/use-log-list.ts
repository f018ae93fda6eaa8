import type { KeywordWord, ListedLog } from '@hidamari/contract/treatment-logs';
import { useQueries } from '@tanstack/react-query';
import { pageApi } from '../../../../shell/data/contract-calls.ts';
import { useRejectedQuery } from '../../../../shell/data/rejected-query.ts';
import { type LogListFilters, shownPages } from '../../list-address.ts';
import { logPageQuery } from '../../treatment-logs-queries.ts';

export interface LogList {
  logs: readonly ListedLog[];
  total: number;
  /** How the service read the keyword; none without one. */
  words: readonly KeywordWord[];
  /** Answered, and nothing is there. */
  isEmpty: boolean;
  /** The place of the first shown log, from 1. */
  from: number;
  /** Of what is asked for and not there yet: on its way, or given up. */
  missing: 'none' | 'loading' | 'failed';
  isFetching: boolean;
  /** Why something is missing, when an answer told so. */
  error: Error | null;
  reload: () => void;
}

/** The pages that the address names, as one list without a gap. */
export function useLogList(filters: LogListFilters, page: number): LogList {
  const api = pageApi();
  const results = useQueries({
    queries: shownPages(page).map((number) => logPageQuery(api, filters, number)),
  });
  const firstMissing = results.findIndex(({ data }) => data === undefined);
  const there = firstMissing === -1 ? results : results.slice(0, firstMissing);
  const answers = there.flatMap(({ data }) => (data ? [data] : []));
  const error = results[firstMissing]?.error ?? null;
  const hasGivenUp = error !== null || results[firstMissing]?.fetchStatus === 'paused';
  const [first] = answers;
  useRejectedQuery(first ? null : error, 'getTreatmentLogs');
  return {
    logs: uniqueLogs(answers.flatMap(({ data }) => data)),
    total: first?.meta.total ?? 0,
    words: first?.words ?? [],
    isEmpty: first?.meta.total === 0,
    from: first ? (first.meta.page - 1) * first.meta.per_page + 1 : 1,
    missing: firstMissing === -1 ? 'none' : hasGivenUp ? 'failed' : 'loading',
    isFetching: results.some((result) => result.isFetching),
    error,
    reload: () => {
      for (const result of results) void result.refetch();
    },
  };
}

/** A log saved meanwhile pushes others to the next page: each stands once. */
function uniqueLogs(logs: readonly ListedLog[]): ListedLog[] {
  return [...new Map(logs.map((log) => [log.id, log])).values()];
}
