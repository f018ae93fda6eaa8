import { randomUUID } from 'node:crypto';
import type { LogComment } from '@hidamari/contract/treatment-logs';
import { AppError } from '@hidamari/domain/errors';
import { type CardReading, workByCard } from '../consultations/index.ts';
import { findSent, insertComment, lockSharedLog } from './log-comments.repository.ts';
import { notifyCommentArrived } from './notify-comment-arrived.ts';
import type { LogCommentParts } from './sealed-comment.ts';
import { sealComment, toLogComment } from './sealed-comment.ts';

interface Comment extends CardReading {
  logId: string;
  body: { text: string; client_key: string };
}

/**
 * A comment beside a log that is shared at this moment; `not_found` for any other. The same sending twice is one
 * comment, and its member is told of it once.
 */
export async function commentOnLog(
  parts: LogCommentParts,
  { logId, body, ...work }: Comment,
): Promise<LogComment> {
  const { staff } = work;
  return workByCard(parts, work, async (tx, memberId) => {
    if (!(await lockSharedLog(tx, memberId, logId))) throw new AppError('not_found');
    const cipher = await parts.encryption.forMember(tx, memberId);
    const sent = await findSent(tx, logId, body.client_key);
    if (sent) return toLogComment(cipher, sent);
    // Not when it was sent, but now that the log is held: a mark set while this waited would count it as read unseen.
    const now = parts.clock();
    const id = randomUUID();
    const row = {
      id,
      log_id: logId.toLowerCase(),
      member_id: memberId,
      staff_id: staff.staffId,
      staff_name: staff.displayName,
      sealed_text: sealComment(cipher, id, body.text),
      client_key: body.client_key,
      created_at: now,
    };
    await insertComment(tx, row);
    await notifyCommentArrived(parts, tx, { commentId: id, now });
    return toLogComment(cipher, row);
  });
}
