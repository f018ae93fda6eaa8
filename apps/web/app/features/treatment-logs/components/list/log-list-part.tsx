import { ShownCount } from '@hidamari/ui/more-list';
import { PartFailed } from '@hidamari/ui/part-failed';
import { Skeleton } from '@hidamari/ui/skeleton';
import { useRejectedQuery } from '../../../../shell/data/rejected-query.ts';
import { isFiltered, type LogListFilters, NO_FILTERS } from '../../list-address.ts';
import { FirstLog, NothingFound } from './empty-logs.tsx';
import { LogFilters } from './log-filters.tsx';
import { LogListFoot, NewerLogs } from './log-list-foot.tsx';
import { LogTimeline } from './log-timeline.tsx';
import { useLogList } from './use-log-list.ts';

type Props = { filters: LogListFilters; page: number; onFilter: (filters: LogListFilters) => void };

const WHAT = '治療ログ';

/** Filters, count, the logs, and the way to more of them. */
export function LogListPart({ filters, page, onFilter }: Props) {
  const list = useLogList(filters, page);
  useRejectedQuery(list.error, 'getTreatmentLogs');
  const hasAnswer = list.logs.length > 0 || list.missing === 'none';
  if (hasAnswer && list.total === 0 && !isFiltered(filters)) return <FirstLog />;
  return (
    <>
      <LogFilters filters={filters} onChange={onFilter} />
      {hasAnswer && list.total === 0 ? <NothingFound onClear={() => onFilter(NO_FILTERS)} /> : null}
      {list.logs.length > 0 ? (
        <>
          <ShownCount total={list.total} from={list.from} to={list.from + list.logs.length - 1} />
          <NewerLogs filters={filters} page={page} />
          <LogTimeline logs={list.logs} />
        </>
      ) : null}
      {list.missing === 'loading' ? <Skeleton shape="lines" count={4} what={WHAT} /> : null}
      {list.missing === 'failed' ? (
        <PartFailed what={WHAT} onReload={list.reload} isReloading={list.isFetching && list.error !== null} />
      ) : null}
      <LogListFoot list={list} filters={filters} page={page} />
    </>
  );
}
