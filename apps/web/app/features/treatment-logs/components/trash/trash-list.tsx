import type { TrashedLog } from '@hidamari/contract/treatment-logs';
import { AppError } from '@hidamari/domain/errors';
import { formatJapaneseDate } from '@hidamari/domain/japanese-dates';
import { LOG_LIMITS, TRASH_DAYS } from '@hidamari/domain/treatment-logs';
import { Button } from '@hidamari/ui/button';
import { PartFailed } from '@hidamari/ui/part-failed';
import { Skeleton } from '@hidamari/ui/skeleton';
import { VisuallyHidden } from '@hidamari/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { browserApi } from '../../../../shell/data/browser-api.ts';
import { useRejectedQuery } from '../../../../shell/data/rejected-query.ts';
import { FailedSaveNotice } from '../../../../shell/forms/failed-save-notice.tsx';
import { useAction } from '../../../../shell/forms/use-action.ts';
import { useNow } from '../../../../shell/use-now.ts';
import { timeLeft, trashedLogHeading } from '../../log-words/log-heading.ts';
import { trashQuery } from '../../treatment-logs-queries.ts';
import { failedRestoreOf, useRestoreLog } from './use-restore-log.ts';

/** The id of an entry's button: when an entry goes, the focus moves to the one in its place. */
function restoreButtonId(index: number): string {
  return `take-back-${index}`;
}

type TrashEntryProps = {
  log: TrashedLog;
  index: number;
  /** Told before the log is asked back. */
  onPress: () => void;
};

/** One deleted log: its day and name, how long it is still there, and the way back. */
function TrashEntry({ log, index, onPress }: TrashEntryProps) {
  const takeBack = useRestoreLog();
  const { run, isBusy, failure } = useAction(() => takeBack(log.id), { failureOf: failedRestoreOf });
  const now = useNow();
  const heading = trashedLogHeading(log);
  return (
    <li className="grid gap-3 border-t border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="grid min-w-0 flex-1 basis-56 gap-0.5 leading-snug">
          <span className="ui-meta ui-num">{formatJapaneseDate(log.log_date)}</span>
          <b className="wrap-anywhere">{heading}</b>
          <span className="ui-meta ui-num">{timeLeft(log, now)}</span>
        </p>
        <Button
          id={restoreButtonId(index)}
          kind="plain"
          size="small"
          busy={isBusy ? '戻しています…' : undefined}
          onClick={() => {
            onPress();
            void run();
          }}
        >
          <VisuallyHidden>{`「${heading}」を`}</VisuallyHidden>
          元に戻す
        </Button>
      </div>
      <FailedSaveNotice failure={failure} onSendAgain={run} />
    </li>
  );
}

const WHAT = '削除した記録';

type Props = {
  /** The last entry was taken back: the focus needs another place. */
  onEmptied: () => void;
};

/** The deleted logs, the last deletion first. Asked for as soon as it is drawn. */
export function TrashList({ onEmptied }: Props) {
  const { logs, hasFailed, isFetching, reload } = useTrash();
  if (hasFailed) return <PartFailed what={WHAT} onReload={reload} isReloading={isFetching} />;
  if (!logs) return <Skeleton shape="lines" count={2} what={WHAT} />;
  return <Trash logs={logs} onEmptied={onEmptied} />;
}

function Trash({ logs, onEmptied }: Props & { logs: readonly TrashedLog[] }) {
  const awaitDeparture = useFocusAfterDeparture(logs, onEmptied);
  return (
    <>
      <p className="ui-meta">
        {logs.length === 0
          ? `元に戻せる記録はありません。削除した記録は、${TRASH_DAYS}日間ここに残ります。`
          : `削除から${TRASH_DAYS}日たつと消えます。それまでは、いつでも元に戻せます。`}
      </p>
      <ul className="border-b border-line empty:hidden">
        {logs.map((log, index) => (
          <TrashEntry key={log.id} log={log} index={index} onPress={() => awaitDeparture(log.id)} />
        ))}
      </ul>
      {logs.length === LOG_LIMITS.trashRows ? (
        <p className="ui-meta">{`新しく削除した${LOG_LIMITS.trashRows}件を出しています。`}</p>
      ) : null}
    </>
  );
}

/**
 * The entry whose button was pressed goes away with the focus in it: the entry that takes its place has it next,
 * else the last one. Call the answer with the id before the log is asked back.
 */
function useFocusAfterDeparture(logs: readonly TrashedLog[], onEmptied: () => void) {
  const awaited = useRef<string | null>(null);
  const before = useRef(logs);
  const emptied = useRef(onEmptied);
  emptied.current = onEmptied;
  useEffect(() => {
    const place = before.current.findIndex(({ id }) => id === awaited.current);
    before.current = logs;
    if (place === -1 || logs.some(({ id }) => id === awaited.current)) return;
    awaited.current = null;
    const next = document.getElementById(restoreButtonId(Math.min(place, logs.length - 1)));
    if (next) next.focus({ preventScroll: true });
    else emptied.current();
  }, [logs]);
  return (id: string) => {
    awaited.current = id;
  };
}

/** The trash, and what became of asking for it. Only for parts that are never drawn on the server. */
function useTrash() {
  const { data, error, fetchStatus, isFetching, refetch } = useQuery(trashQuery(browserApi()));
  // A part that failed says so itself and the page stays; who is no longer logged in has to log in.
  const isLoggedOut = error instanceof AppError && error.code === 'unauthenticated';
  useRejectedQuery(isLoggedOut ? error : null, 'getTrashedTreatmentLogs');
  return {
    logs: data ?? null,
    hasFailed: !data && (error !== null || fetchStatus === 'paused'),
    isFetching,
    reload: () => void refetch(),
  };
}
