import type { DeskCase } from '@hidamari/contract/consultations';
import type { SharedLogRow } from '@hidamari/contract/log-comments';
import type { StaffMe } from '@hidamari/contract/staff';
import { formatClock, formatJapaneseDate } from '@hidamari/domain/japanese-dates';
import { categoriesOf } from '@hidamari/domain/treatment-logs';
import { Button } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { Dialog } from '@hidamari/ui/dialog';
import { MoreList } from '@hidamari/ui/more-list';
import { PartFailed } from '@hidamari/ui/part-failed';
import { Skeleton } from '@hidamari/ui/skeleton';
import { Tag } from '@hidamari/ui/tag';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { sharedLogsQuery } from './desk-queries.ts';
import { isTakenBack, SharedLogSheet, TakenBack } from './shared-log.tsx';

const HEADING_ID = 'desk-logs';

interface SharedLogsProps {
  found: DeskCase;
  me: StaffMe;
}

/** The logs that the member lets the supporters of a case see (G42): asked for by a press, each in full beside the case. */
export function SharedLogsSection({ found, me }: SharedLogsProps) {
  const [isAsked, setAsked] = useState(false);
  if (!found.card_is_open) return null;
  return (
    <Card as="section" labelledBy={HEADING_ID} className="desk-side-card">
      <h2 id={HEADING_ID} className="text-lg font-bold">
        見せてもらっている記録
      </h2>
      {isAsked ? (
        <Rows found={found} me={me} />
      ) : (
        <>
          <Button kind="plain" icon="log" onClick={() => setAsked(true)}>
            治療ログを見る
          </Button>
          <p className="ui-meta">
            「相談員に見せる」が選ばれたものだけです。見たことは、ご本人の「だれが見たか」に残ります。
          </p>
        </>
      )}
    </Card>
  );
}

function Rows({ found, me }: SharedLogsProps) {
  const [pages, setPages] = useState(1);
  const [shown, setShown] = useState<SharedLogRow | null>(null);
  const queries = useQueries({
    queries: Array.from({ length: pages }, (_, index) => sharedLogsQuery(browserApi(), found.id, index + 1)),
  });
  const answers = queries.flatMap(({ data }) => data ?? []);
  const rows = [...new Map(answers.flatMap(({ data }) => data).map((row) => [row.id, row])).values()];
  // Taken back while the list stands open, also where the case itself says nothing of it: a withdrawn consent.
  if (queries.some(({ error }) => isTakenBack(error))) return <TakenBack />;
  const missing = queries.find(({ data }) => data === undefined);
  const total = answers.at(0)?.meta.total ?? 0;
  const hasFailed = missing !== undefined && (missing.error !== null || missing.fetchStatus === 'paused');
  return (
    <>
      {total === 0 && !missing ? <p>「相談員に見せる」を選んだ治療ログは、いまはありません。</p> : null}
      {rows.length > 0 ? (
        <ul className="grid gap-2">
          {rows.map((row) => (
            <li key={row.id}>
              <Row row={row} onOpen={() => setShown(row)} />
            </li>
          ))}
        </ul>
      ) : null}
      {missing && !hasFailed ? <Skeleton shape="lines" count={3} what="治療ログ" /> : null}
      {hasFailed ? (
        <PartFailed
          what="治療ログ"
          onReload={() => void missing.refetch()}
          isReloading={missing.isFetching}
        />
      ) : null}
      {total > rows.length && !missing ? (
        <MoreList total={total} shown={rows.length} onMore={() => setPages(pages + 1)} />
      ) : null}
      <Dialog
        isOpen={shown !== null}
        onClose={() => setShown(null)}
        title={shown ? sharedLogName(shown) : ''}
        shape="panel"
        underTitle={shown ? <p className="ui-meta ui-num">{sharedLogMoment(shown)}</p> : null}
      >
        {shown ? <SharedLogSheet found={found} me={me} logId={shown.id} /> : null}
      </Dialog>
    </>
  );
}

function Row({ row, onOpen }: { row: SharedLogRow; onOpen: () => void }) {
  return (
    <button type="button" className="desk-pick" aria-haspopup="dialog" onClick={onOpen}>
      <span className="ui-meta ui-num">{`${sharedLogMoment(row)}　${sharedLogKinds(row)}`}</span>
      <span className="desk-pick-title">{sharedLogName(row)}</span>
      {row.excerpt === '' ? null : <span className="desk-pick-text">{row.excerpt}</span>}
      {row.comments > 0 ? (
        <span>
          <Tag icon="chat">{`コメント ${row.comments}件`}</Tag>
        </span>
      ) : null}
    </button>
  );
}

type Head = Pick<SharedLogRow, 'log_date' | 'log_time' | 'categories' | 'title'>;

/** 2026年11月18日（水）14:20. */
function sharedLogMoment({ log_date, log_time }: Head): string {
  return `${formatJapaneseDate(log_date)}${log_time === null ? '' : formatClock(log_time)}`;
}

/** The categories in words: 「症状・その他」. */
function sharedLogKinds({ categories }: Head): string {
  const flags = Object.fromEntries(categories.map((flag) => [flag, true]));
  return categoriesOf(flags)
    .map(({ label }) => label)
    .join('・');
}

/** The name of a log: its title, or what it is about. */
function sharedLogName(log: Head): string {
  return log.title ?? `${sharedLogKinds(log)}の記録`;
}
