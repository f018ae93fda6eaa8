import type { ConsultationMessage } from '@hidamari/contract/consultations';
import { FIRST_AID_TEXT } from '@hidamari/domain/consultations';
import { AppError } from '@hidamari/domain/errors';
import type { Transaction } from '../../../database/database.ts';
import type { StaffCaller } from '../../../http/caller.ts';
import { isPresent } from '../../staff/index.ts';
import type { CaseRow } from '../cases.repository.ts';
import type { ConsultationParts } from '../consultation-parts.ts';
import { findSent, openMessage } from '../messages.repository.ts';
import { notifyReplyArrived } from '../notify-reply-arrived.ts';
import { writeMessage } from '../write-message.ts';
import { answerCallByLead } from './call-colleague.ts';
import { giveCaseTo } from './change-holder.ts';
import { needsSecondCheck } from './list-queue.ts';
import { findFirstAid } from './read-danger.ts';
import { hasReadDanger } from './record-reading.ts';
import { heldBy, workOnCase } from './work-on-case.ts';

interface Sending {
  caseId: string;
  staff: StaffCaller;
  clientKey: string;
  now: Date;
}

/**
 * Sends `FIRST_AID_TEXT`, recorded as what it is: alone, before the second reader is there, and once for the newest words of
 * danger (G119, decision 0076). A case that nobody at the desk has is the sender's from then on. The member goes on waiting, and the rule
 * of two stands for whatever is written next. Refused as the endpoint says.
 */
export async function sendFirstAid(
  parts: ConsultationParts,
  { caseId, staff, clientKey, now }: Sending,
): Promise<ConsultationMessage> {
  return workOnCase(parts, { caseId }, async (tx, row) => {
    const cipher = await parts.encryption.forRecord(tx, caseId);
    const sent = await findSent(tx, caseId, clientKey);
    if (sent) return openMessage(cipher, sent);
    await expectMaySend(tx, row, { staffId: staff.staffId, now });
    if (row.taken_by !== staff.staffId) await giveCaseTo(tx, parts, { row, to: staff, isTaken: true, now });
    const written = await writeMessage(
      tx,
      { row, cipher },
      {
        author: { kind: 'staff', staffId: staff.staffId, displayName: staff.displayName },
        body: { text: FIRST_AID_TEXT, pictures: [], attached: null },
        clientKey,
        isFirstAid: true,
        now,
      },
    );
    await answerCallByLead(tx, { caseId, staff, now });
    await notifyReplyArrived(parts, tx, { caseId, seq: written.seq, now });
    return written;
  });
}

async function expectMaySend(
  tx: Transaction,
  row: CaseRow,
  { staffId, now }: { staffId: string; now: Date },
): Promise<void> {
  const refuse = (current: Record<string, unknown>) => new AppError('conflict', { current });
  if (row.member_id === null) throw refuse({ member_left: true });
  const { taken_by: holder } = row;
  // Whoever has left the desk keeps nobody from helping.
  if (holder !== null && holder !== staffId && (await isPresent(tx, holder, now))) throw refuse(heldBy(row));
  if (row.danger_at === null || !needsSecondCheck(row)) throw refuse({ needs_no_second: true });
  if (!(await hasReadDanger(tx, { row, staffId }))) throw refuse({ is_unread: true });
  if (await findFirstAid(tx, row.id, row.danger_at)) throw refuse({ first_aid_sent: true });
}
