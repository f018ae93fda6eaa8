import type { LogComment, ReadLog } from '@hidamari/contract/treatment-logs';
import { formatClock, formatJapaneseDate } from '@hidamari/domain/japanese-dates';
import { screenHref } from '@hidamari/domain/screens';
import { Card } from '@hidamari/ui/card';
import { Link } from '@hidamari/ui/link';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { Tag } from '@hidamari/ui/tag';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { COMMENTS_ID } from '../../../../parts/comments/comment-link.tsx';
import { browserApi } from '../../../../shell/data/browser-api.ts';
import { logCalls } from '../../../../shell/data/contract-calls.ts';
import { pressable } from '../../../../shell/pressable-text.tsx';
import { applyReadComments } from '../../treatment-logs-queries.ts';
import { readIn, unreadIn } from './unread-in.ts';

const HEADING_ID = 'comments-heading';

/** What supporters wrote beside a log, below it. Opening the page is reading them (G72). */
export function LogComments({ log }: { log: ReadLog }) {
  // As they stood when the page was opened: a word that goes away while one reads would only puzzle.
  const [readBefore] = useState(() => new Set(readIn(log).map(({ id }) => id)));
  useMarkRead(log);
  const { comments = [] } = log;
  if (comments.length === 0) return null;
  return (
    <section id={COMMENTS_ID} aria-labelledby={HEADING_ID} className="grid gap-4 pt-10">
      <SectionHeading size="normal" id={HEADING_ID}>
        相談員からのコメント
      </SectionHeading>
      {comments.map((comment) => (
        <OneComment key={comment.id} comment={comment} isNew={!readBefore.has(comment.id)} />
      ))}
      <p className="ui-meta">
        お返事は、<Link href={screenHref('/questions')}>相談したこと</Link>
        から書けます。コメントを読めるのは、あなたと、あなたの相談を受けている相談員だけです。
      </p>
    </section>
  );
}

function OneComment({ comment: { staff_name, text, at }, isNew }: { comment: LogComment; isNew: boolean }) {
  return (
    <Card as="div" className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b>{`${staff_name}（相談員）`}</b>
        <time className="ui-meta ui-num" dateTime={`${at.replace(' ', 'T')}+09:00`}>
          {`${formatJapaneseDate(at.slice(0, 10))}${formatClock(at.slice(11, 16))}`}
        </time>
        {isNew ? <Tag tone="key">新しい</Tag> : null}
      </p>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{pressable(text)}</p>
    </Card>
  );
}

/**
 * Marks the comments of a log as read once its page is in front of somebody (G72): not in a tab that was opened behind.
 * What cannot be marked now is marked the next time; nobody is told, since they can read all the same.
 */
function useMarkRead(log: ReadLog): void {
  const client = useQueryClient();
  const marked = useRef(new Set<string>());
  const { id } = log;
  const newest = unreadIn(log).at(-1)?.id;
  useEffect(() => {
    if (newest === undefined || marked.current.has(newest)) return;
    const mark = () => {
      if (document.visibilityState !== 'visible' || marked.current.has(newest)) return;
      marked.current.add(newest);
      void markRead(id).then(
        () => applyReadComments(client, id),
        () => undefined,
      );
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [client, id, newest]);
}

async function markRead(id: string): Promise<void> {
  await browserApi().call((await logCalls()).markTreatmentLogsViewedEndpoint, { body: { ids: [id] } });
}
