import { NOTICE_SCREENS, type PlainNoticeSubject } from '@hidamari/domain/notices';
import { screenHref } from '@hidamari/domain/screens';
import * as z from 'zod';
import type { Transaction } from '../../database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { OutboxHandler, OutboxHandlers } from '../../jobs/outbox-runner.ts';
import type { NoticeParts } from './notice-parts.ts';
import { notifyMember } from './notify-member.ts';

const waitingNotice = z.object({ member_id: z.uuid() });

interface PlainNotice {
  subject: PlainNoticeSubject;
  memberId: string;
  /** A notice goes out once under its key, however often it is enqueued. */
  idempotencyKey: string;
  /** Not before this time, and not within the quiet hours. */
  notBefore: Date;
}

/**
 * Notes, in the transaction of what happened, that a member is to be told of it: by the way that they chose, with the words
 * and the screen of the notice's row. Nobody looks again whether it still holds; a notice that can be overtaken has no screen
 * in its row, and a handler of its own.
 */
export async function notifyLater(
  { outbox }: Pick<Dependencies, 'outbox'>,
  tx: Transaction,
  { subject, memberId, ...message }: PlainNotice,
): Promise<void> {
  await outbox.enqueue(tx, { kind: `notify-${subject}`, payload: { member_id: memberId }, ...message });
}

/** The handlers of all plain notices. */
export function plainNoticeHandlers(parts: NoticeParts): OutboxHandlers {
  const subjects = Object.keys(NOTICE_SCREENS) as PlainNoticeSubject[];
  return Object.fromEntries(
    subjects.map((subject) => [`notify-${subject}`, sendPlainNotice(parts, subject)]),
  );
}

function sendPlainNotice(parts: NoticeParts, subject: PlainNoticeSubject): OutboxHandler {
  return async ({ payload, ...delivery }) => {
    const { member_id: memberId } = waitingNotice.parse(payload);
    await notifyMember(parts, { memberId, subject, href: screenHref(NOTICE_SCREENS[subject]), delivery });
  };
}
