import { useQuery } from '@tanstack/react-query';
import { pageApi } from '../../../../shell/data/contract-calls.ts';
import { usePageData } from '../../../../shell/page-data.ts';
import { calendarQuery } from '../../treatment-logs-queries.ts';

/** A month of the member's logs, and what became of asking for it. A concierge is not asked for: they may not read it. */
export function useLogCalendar(month: string) {
  const { member } = usePageData();
  const isOwn = member?.acting === undefined;
  const { data, error, fetchStatus, isFetching, refetch } = useQuery({
    ...calendarQuery(pageApi(), month),
    enabled: isOwn,
  });
  return {
    isOwn,
    calendar: data ?? null,
    hasFailed: isOwn && !data && (error !== null || fetchStatus === 'paused'),
    isFetching,
    reload: () => void refetch(),
  };
}
