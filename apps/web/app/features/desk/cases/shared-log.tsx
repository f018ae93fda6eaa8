import type { DeskCase } from '@hidamari/contract/consultations';
import type { SharedLog } from '@hidamari/contract/log-comments';
import type { StaffMe } from '@hidamari/contract/staff';
import { AppError } from '@hidamari/domain/errors';
import { formatWireMoment } from '@hidamari/domain/japanese-dates';
import { Card } from '@hidamari/ui/card';
import { Notice } from '@hidamari/ui/notice';
import { PartFailed } from '@hidamari/ui/part-failed';
import { Skeleton } from '@hidamari/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { pressable } from '../../../shell/pressable-text.tsx';
import { CommentEditor } from './comment-editor.tsx';
import { sharedLogQuery } from './desk-queries.ts';

/** True for an answer that tells that the member shows it no longer, and false while it merely did not come. */
export const isTakenBack = (error: unknown): boolean =>
  error instanceof AppError && [403, 404].includes(error.status);

/** In the place of what the member shows no longer. */
export function TakenBack() {
  return (
    <Notice tone="caution">
      <p>この記録は、いまは見られません。ご本人が見せるのをやめたか、記録を削除しました。</p>
    </Notice>
  );
}

interface SharedLogSheetProps {
  found: DeskCase;
  me: StaffMe;
  logId: string;
}

/** A shared log in full, what was commented, and where to write one. */
export function SharedLogSheet({ found, me, logId }: SharedLogSheetProps) {
  const query = useQuery(sharedLogQuery(browserApi(), found.id, logId));
  // Taken back while it stands open: what was read a moment ago is not shown any longer.
  if (isTakenBack(query.error)) return <TakenBack />;
  if (query.data) {
    return (
      <div className="grid grid-cols-1 gap-6">
        <Written log={query.data} />
        <Comments log={query.data} />
        <CommentEditor found={found} me={me} logId={logId} />
      </div>
    );
  }
  return query.error || query.fetchStatus === 'paused' ? (
    <PartFailed what="治療ログ" onReload={() => void query.refetch()} isReloading={query.isFetching} />
  ) : (
    <Skeleton shape="lines" count={5} what="治療ログ" />
  );
}

function Written({ log: { fields } }: { log: SharedLog }) {
  return (
    <dl className="grid gap-4">
      {fields.map(({ label, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a log may say two things under one name, and they do not move.
        <div key={index}>
          <dt className="ui-meta font-bold">{label}</dt>
          <dd className="desk-words">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Comments({ log: { comments } }: { log: SharedLog }) {
  if (comments.length === 0) return null;
  return (
    <section aria-labelledby="desk-comments" className="grid gap-3">
      <h3 id="desk-comments" className="text-lg font-bold">
        これまでのコメント
      </h3>
      {comments.map(({ id, staff_name: name, text, at }) => (
        <Card key={id} tone="sunk">
          <p className="ui-meta ui-num">{`${name}・${formatWireMoment(at)}`}</p>
          <p className="desk-words">{pressable(text)}</p>
        </Card>
      ))}
    </section>
  );
}
