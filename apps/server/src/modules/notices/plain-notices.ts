import { PLAIN_NOTICE_SCREENS, type PlainNoticeSubject } from '@hidamari/domain/notices';
import { screenHref } from '@hidamari/domain/screens';
import * as z from 'zod';
import type { Transaction } from '../../database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { OutboxHandler, OutboxHandlers } from '../../jobs/outbox-runner.ts';
import { memberMovedTo } from '../members/index.ts';
import type { NoticeParts } from './notice-parts.ts';
import { notifyMember } from './notify-member.ts';

const waitingNotice = z.object({ member_id: z.uuid() });

interface PlainNotice {
  subject: PlainNoticeSubject;
  memberId: string;
  /** What happened, once among those of its subject: a notice of it goes out once, however often it is enqueued. */
  key: string;
  /** Not before this time, and not within the quiet hours. */
  notBefore: Date;
}

/**
 * Notes, in the transaction of what happened, that a member is to be told of it: by the way that they chose, with the words
 * and the screen of the notice's row. Nobody looks again whether it still holds; a notice that can be overtaken has no screen
 * in its row, and a handler of its own.
 */
export async function enqueuePlainNotice(
  { outbox }: Pick<Dependencies, 'outbox'>,
  tx: Transaction,
  { subject, memberId, key, notBefore }: PlainNotice,
): Promise<void> {
  await outbox.enqueue(tx, {
    kind: `notify-${subject}`,
    idempotencyKey: `${subject}:${key}`,
    payload: { member_id: memberId },
    notBefore,
  });
}

/** The handlers of all plain notices. */
export function plainNoticeHandlers(parts: NoticeParts): OutboxHandlers {
  const subjects = Object.keys(PLAIN_NOTICE_SCREENS) as PlainNoticeSubject[];
  return Object.fromEntries(
    subjects.map((subject) => [`notify-${subject}`, sendPlainNotice(parts, subject)]),
  );
}

function sendPlainNotice(parts: NoticeParts, subject: PlainNoticeSubject): OutboxHandler {
  return async ({ payload, ...delivery }) => {
    const { member_id: told } = waitingNotice.parse(payload);
    // Where two accounts became one while it waited (G40), it is the other member's now.
    const memberId = (await memberMovedTo(parts.database, told)) ?? told;
    await notifyMember(parts, {
      memberId,
      subject,
      href: screenHref(PLAIN_NOTICE_SCREENS[subject]),
      delivery,
    });
  };
}
