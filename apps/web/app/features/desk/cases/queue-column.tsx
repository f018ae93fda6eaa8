import type { Queue, QueuedCase, QueueView } from '@hidamari/contract/consultations';
import { channelLabel, topicLabel, waitingText } from '@hidamari/domain/consultations';
import { parseWireTimestamp } from '@hidamari/domain/japanese-dates';
import { VARIANTS } from '@hidamari/domain/site-variants';
import { Link } from '@hidamari/ui/link';
import { PartFailed } from '@hidamari/ui/part-failed';
import { Skeleton } from '@hidamari/ui/skeleton';
import { Tag } from '@hidamari/ui/tag';
import { useQuery } from '@tanstack/react-query';
import { pageApi } from '../../../shell/data/contract-calls.ts';
import { useStill } from '../../../shell/use-still.ts';
import { DangerInquiries } from './danger-inquiries.tsx';
import { queueQuery } from './desk-queries.ts';
import { FindCase } from './find-case.tsx';
import { caseHref, type QueuePart } from './queue-address.ts';
import { QueueNarrowing, QueuePaging } from './queue-narrowing.tsx';
import { QUEUE_EVERY_MS, useQueueNews } from './use-desk-connection.ts';

const EMPTY: Readonly<Record<QueueView, string>> = {
  open: 'この列でお待ちの方は、いまいません。',
  working: '対応中の相談は、いまありません。',
  mine: '担当している相談は、いまありません。',
  closed: '終えた相談は、まだありません。',
};

/** A page may have emptied while it was looked at, and another channel may have cases. */
function emptyText({ view, channel, page }: QueuePart): string {
  if (page > 1) return 'このページの相談は、もうありません。前のページをご覧ください。';
  return channel === undefined ? EMPTY[view] : `${channelLabel(channel)}の相談は、ここにはありません。`;
}

interface QueueColumnProps {
  part: QueuePart;
  /** The case that stands beside it. */
  caseId?: string;
}

/** 「今日の相談」: who waits, the ones that two people have to see first (G119, G140). */
export function QueueColumn({ part, caseId }: QueueColumnProps) {
  useQueueNews();
  const query = useQuery({ ...queueQuery(pageApi(), part), refetchInterval: QUEUE_EVERY_MS });
  const queue = useStill(query.data, JSON.stringify(part));
  return (
    <section className="desk-queue" aria-labelledby="desk-queue">
      <h2 id="desk-queue" className="text-xl font-bold">
        今日の相談
      </h2>
      <FindCase part={part} />
      <QueueNarrowing part={part} counts={queue?.counts} />
      {part.view === 'closed' ? null : <DangerInquiries />}
      {queue ? (
        <>
          <Rows queue={queue} part={part} caseId={caseId} />
          <QueuePaging part={part} meta={queue.meta} />
        </>
      ) : query.error || query.fetchStatus === 'paused' ? (
        <PartFailed what="相談の列" onReload={() => void query.refetch()} isReloading={query.isFetching} />
      ) : (
        <Skeleton shape="cards" count={3} what="相談の列" />
      )}
    </section>
  );
}

type RowsProps = { queue: Queue; part: QueuePart; caseId: string | undefined };

function Rows({ queue, part, caseId }: RowsProps) {
  const now = parseWireTimestamp(queue.at) ?? new Date(0);
  if (queue.data.length === 0) return <p>{emptyText(part)}</p>;
  return (
    <>
      <ul className="grid gap-2">
        {queue.data.map((row) => (
          <li key={row.id}>
            <Row row={row} now={now} part={part} isShown={row.id === caseId} />
          </li>
        ))}
      </ul>
      {part.view === 'closed' ? null : (
        <p className="ui-meta">
          二人で確認する相談は、どこを見ていても先頭に出ます。あとは長くお待ちの順です。
        </p>
      )}
    </>
  );
}

interface RowProps {
  row: QueuedCase;
  now: Date;
  part: QueuePart;
  isShown: boolean;
}

function Row({ row, now, part, isShown }: RowProps) {
  const waits = row.waiting_since && parseWireTimestamp(row.waiting_since);
  return (
    <Link
      href={caseHref(row.id, part)}
      className={row.needs_second_check ? 'desk-row desk-row-danger' : 'desk-row'}
      aria-current={isShown ? 'true' : undefined}
    >
      <span className="desk-row-head">
        <b className="ui-num">{row.number}</b>
        <span className="ui-num">
          {waits ? `${waitingText(waits, now)}お待ち` : row.updated_at.slice(11, 16)}
        </span>
      </span>
      <span className="desk-row-title">{row.title}</span>
      <span className="desk-row-tags">
        {row.needs_second_check ? (
          <Tag tone="danger" icon="alert">
            二人で確認
          </Tag>
        ) : null}
        {row.first_reading === 'done' ? <Tag tone="caution">二人が読みました</Tag> : null}
        {row.has_new_correction ? (
          <Tag tone="key" icon="pen">
            ご本人の書き足し
          </Tag>
        ) : null}
        {row.topics.map((topic) => (
          <Tag key={topic}>{topicLabel(topic)}</Tag>
        ))}
        <span className="ui-meta">
          {[VARIANTS[row.variant].deskName, channelLabel(row.channel), whose(row)].join('・')}
        </span>
      </span>
      <Holder row={row} view={part.view} />
    </Link>
  );
}

/** Who has it. Of a case for two people always, since it stands among anybody's: the one who reads it cannot be the second. */
function Holder({ row, view }: { row: QueuedCase; view: QueueView }) {
  const { taken_by: holder, needs_second_check: isForTwo } = row;
  if (holder === null) return isForTwo ? <span className="ui-meta">担当：まだいません</span> : null;
  return isForTwo || view !== 'mine' ? (
    <span className="ui-meta">{`担当：${holder.display_name}`}</span>
  ) : null;
}

function whose({ is_self: isSelf }: QueuedCase): string {
  if (isSelf === null) return '退会された方';
  return isSelf ? 'ご本人' : 'ご家族';
}
