import { Skeleton } from '@hidamari/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { pageApi } from '../../../shell/data/page-api.ts';
import { useRejectedQuery } from '../../../shell/data/rejected-query.ts';
import { MY_DATA_QUERY_NAME, myDataQuery } from '../my-data-query.ts';
import { LogAmount } from './log-amount.tsx';

/** How many logs there are now. Not knowing it is no reason against taking them along: then it only says so. */
export function CurrentAmount() {
  const { data, error, fetchStatus } = useQuery(myDataQuery(pageApi()));
  useRejectedQuery(data ? null : error, MY_DATA_QUERY_NAME);
  if (data) return <LogAmount {...data} />;
  const hasFailed = error !== null || fetchStatus === 'paused';
  return hasFailed ? '件数は、いま分かりません' : <Skeleton shape="lines" count={1} what="件数" />;
}
