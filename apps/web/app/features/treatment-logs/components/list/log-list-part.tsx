import { ShownCount } from '@hidamari/ui/more-list';
import { PartFailed } from '@hidamari/ui/part-failed';
import { Skeleton } from '@hidamari/ui/skeleton';
import { isFiltered, type LogListFilters } from '../../list-address.ts';
import { countedWords } from '../../log-words/filter-words.ts';
import { FirstLog, NothingFound } from './empty-logs.tsx';
import { LogFilters } from './log-filters.tsx';
import { LogListFoot, NewerLogs } from './log-list-foot.tsx';
import { LogTimeline } from './log-timeline.tsx';
import { SameWordsNote } from './same-words-note.tsx';
import type { FilterChange } from './use-filter-list.ts';
import type { LogList } from './use-log-list.ts';

type Props = {
  list: LogList;
  filters: LogListFilters;
  page: number;
  onFilter: (change: FilterChange) => void;
};

const WHAT = '治療ログ';

/** Filters, count, the logs, and the way to more of them. */
export function LogListPart({ list, filters, page, onFilter }: Props) {
  if (list.isEmpty && !isFiltered(filters)) return <FirstLog />;
  return (
    <>
      <LogFilters filters={filters} onChange={onFilter} />
      {list.isEmpty ? (
        <>
          <SameWordsNote words={list.words} />
          <NothingFound filters={filters} onFilter={onFilter} />
        </>
      ) : null}
      {list.logs.length > 0 ? (
        <>
          <ShownCount
            total={list.total}
            from={list.from}
            to={list.from + list.logs.length - 1}
            of={countedWords(filters)}
          />
          <SameWordsNote words={list.words} />
          <NewerLogs filters={filters} page={page} />
          <LogTimeline logs={list.logs} words={list.words} />
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
