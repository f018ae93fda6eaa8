import type { KeywordWord, ListedLog } from '@hidamari/contract/treatment-logs';
import { ButtonLink } from '@hidamari/ui/button';
import { MoreLink } from '@hidamari/ui/link';
import { ShownCount } from '@hidamari/ui/more-list';
import { PartFailed } from '@hidamari/ui/part-failed';
import { Skeleton } from '@hidamari/ui/skeleton';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { isFiltered, type LogListFilters, listHref, PAGES_SHOWN } from '../../list-address.ts';
import { countedWords, sameWordsText } from '../../log-words/filter-words.ts';
import { groupByMonth } from '../../log-words/log-heading.ts';
import { FirstLog, NothingFound } from './empty-logs.tsx';
import { entryLinkId, LogEntry } from './log-entry.tsx';
import { LogFilters } from './log-filters.tsx';
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
export function LogListSection({ list, filters, page, onFilter }: Props) {
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

/** By what else was looked for, where a word of the keyword is called something else in a log (G134). */
function SameWordsNote({ words }: { words: readonly KeywordWord[] }) {
  const text = sameWordsText(words);
  return text === '' ? null : <p className="pb-4 text-sm text-ink-soft">{text}</p>;
}

type LogTimelineProps = {
  logs: readonly ListedLog[];
  /** Words of the search, to be marked where they stand. */
  words: readonly KeywordWord[];
};

/** Logs by month, newest first, on one line of days. */
function LogTimeline({ logs, words }: LogTimelineProps) {
  const places = new Map(logs.map(({ id }, index) => [id, index]));
  return groupByMonth(logs).map(({ key, label, logs: ofMonth }, index) => (
    <section key={key} aria-labelledby={`month-${key}`}>
      <h2 id={`month-${key}`} className={`ui-num pb-3 text-lg ${index > 0 ? 'pt-4' : ''}`}>
        {label}
      </h2>
      <ol>
        {ofMonth.map((log) => (
          <LogEntry key={log.id} log={log} index={places.get(log.id) ?? 0} words={words} />
        ))}
      </ol>
    </section>
  ));
}

type LogListFootProps = { list: LogList; filters: LogListFilters; page: number };

/** 「もっと見る」: the longer list has an address of its own; pressed here, nothing moves and the focus goes on. */
function LogListFoot({ list, filters, page }: LogListFootProps) {
  const navigate = useNavigate();
  const shown = list.logs.length;
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    if (awaited.current === null || shown <= awaited.current) return;
    document.getElementById(entryLinkId(awaited.current))?.focus({ preventScroll: true });
    awaited.current = null;
  }, [shown]);
  if (list.from + shown - 1 >= list.total) return null;
  const href = listHref(filters, page + 1);
  return (
    <ButtonLink
      kind="plain"
      width="full"
      iconAfter="down"
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        awaited.current = shown;
        navigate(href, { preventScrollReset: true });
      }}
    >
      もっと見る
    </ButtonLink>
  );
}

/** Far back in a long list its newest pages have given way: the way to them. */
function NewerLogs({ filters, page }: Omit<LogListFootProps, 'list'>) {
  if (page <= PAGES_SHOWN) return null;
  return (
    <MoreLink href={listHref(filters, page - PAGES_SHOWN)} icon="up">
      もっと新しい記録を見る
    </MoreLink>
  );
}
