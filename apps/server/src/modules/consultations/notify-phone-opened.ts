import { screenHref } from '@hidamari/domain/screens';
import * as z from 'zod';
import type { Transaction } from '../../database/database.ts';
import type { OutboxHandler } from '../../jobs/outbox-runner.ts';
import { notifyMember } from '../notices/index.ts';
import type { ConsultationParts } from './consultation-parts.ts';

/** Whoever is about to be called hears a voice first, and of the opening afterwards. */
const TOLD_AFTER_MS = 60 * 60_000;

const waitingNotice = z.object({ member_id: z.uuid() });

/** Notes, in the transaction that opens a telephone number in danger, that its member is told of it (decision 0076). */
export async function notifyPhoneOpened(
  { outbox }: Pick<ConsultationParts, 'outbox'>,
  tx: Transaction,
  { memberId, caseId, now }: { memberId: string; caseId: string; now: Date },
): Promise<void> {
  await outbox.enqueue(tx, {
    kind: 'tell-phone-opened',
    idempotencyKey: `phone-opened:${caseId}:${now.getTime()}`,
    payload: { member_id: memberId },
    notBefore: new Date(now.getTime() + TOLD_AFTER_MS),
  });
}

/** The outbox's handler: by the way that the member chose, outside the quiet hours; the diary has it at once either way. */
export function sendPhoneOpenedNotices(
  parts: Pick<ConsultationParts, 'database' | 'clock' | 'settings' | 'deliver'>,
): OutboxHandler {
  return async ({ payload, ...delivery }) => {
    const { member_id: memberId } = waitingNotice.parse(payload);
    await notifyMember(parts, {
      memberId,
      subject: 'phone-opened',
      href: screenHref('/account/access-diary'),
      delivery,
    });
  };
}
