import { afterQuietHours } from '@hidamari/domain/notices';
import { screenHref } from '@hidamari/domain/screens';
import * as z from 'zod';
import type { Transaction } from '../../database/database.ts';
import type { OutboxHandler } from '../../jobs/outbox-runner.ts';
import { mayUseIllnessData } from '../members/index.ts';
import { notifyMember } from '../notices/index.ts';
import { findOwner, listUnread } from './log-comments.repository.ts';
import type { LogCommentParts } from './sealed-comment.ts';

/** Comments on several logs come one after the other: one notice tells of them. */
const NOTIFIED_AFTER_MS = 10 * 60_000;

const waitingNotice = z.object({ comment_id: z.uuid() });

/** Notes, in the transaction of a comment, that its member is to be told of it: later, and outside the quiet hours (G135). */
export async function notifyCommentArrived(
  { outbox }: Pick<LogCommentParts, 'outbox'>,
  tx: Transaction,
  { commentId, now }: { commentId: string; now: Date },
): Promise<void> {
  await outbox.enqueue(tx, {
    kind: 'notify-comment',
    idempotencyKey: `log-comment:${commentId}`,
    payload: { comment_id: commentId },
    notBefore: afterQuietHours(new Date(now.getTime() + NOTIFIED_AFTER_MS)),
  });
}

/**
 * The outbox's handler: a notice that a comment has come, without a word of it, and without where it stands (G54). None
 * where the member has read it meanwhile, where a newer comment will tell of both, and while the consent to keep what
 * concerns an illness is taken back: its member could not open what it speaks of.
 */
export function sendCommentNotices(
  parts: Pick<LogCommentParts, 'database' | 'clock' | 'settings' | 'deliver'>,
): OutboxHandler {
  return async ({ payload, ...delivery }) => {
    const { comment_id: commentId } = waitingNotice.parse(payload);
    const { database } = parts;
    const memberId = await findOwner(database, commentId);
    if (memberId === undefined) return;
    const [newest] = await listUnread(database, memberId);
    if (newest?.id !== commentId || !(await mayUseIllnessData(database, memberId))) return;
    await notifyMember(parts, { memberId, subject: 'comment', href: screenHref('/'), delivery });
  };
}
