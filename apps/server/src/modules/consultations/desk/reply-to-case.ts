import { randomUUID } from 'node:crypto';
import type { ConsultationMessage, caseNote, replyToCaseEndpoint } from '@hidamari/contract/consultations';
import type { BodyOf } from '@hidamari/contract/endpoint';
import { AppError } from '@hidamari/domain/errors';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import { and, eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { StaffCaller } from '../../../http/caller.ts';
import { changeCase } from '../cases.repository.ts';
import { consultationNotes } from '../consultation.table.ts';
import type { ConsultationParts } from '../consultation-parts.ts';
import { sealContext } from '../consultation-parts.ts';
import { findSent, openMessage } from '../messages.repository.ts';
import { notifyReplyArrived } from '../notify-reply-arrived.ts';
import { writeMessage } from '../write-message.ts';
import { nameAttached } from './attachables.ts';
import { answerCallByLead, answerCallBySecond } from './call-colleague.ts';
import { needsSecondCheck } from './list-queue.ts';
import { hasReadDanger } from './record-reading.ts';
import { assertOpen, workOnCase, workOnOwnCase } from './work-on-case.ts';

interface Reply {
  caseId: string;
  staff: StaffCaller;
  body: BodyOf<typeof replyToCaseEndpoint>;
  now: Date;
}

/**
 * Answers the member: only who looks after the case does, else `conflict` with who that is. The same sending twice is
 * one answer. A closed case takes none: `conflict`. Words that suggest danger are answered once two people have read
 * them (G119): `forbidden` until then.
 */
export async function replyToCase(
  parts: ConsultationParts,
  { caseId, staff, body, now }: Reply,
): Promise<ConsultationMessage> {
  const { text, client_key: clientKey } = body;
  const [attached = null] = await nameAttached(parts, caseId, body.attached ? [body.attached] : []);
  return workOnOwnCase(parts, { caseId, staff }, async (tx, row) => {
    const cipher = await parts.encryption.forRecord(tx, caseId);
    const sent = await findSent(tx, caseId, clientKey);
    if (sent) return openMessage(cipher, sent);
    if (row.member_id === null) throw new AppError('conflict', { current: { member_left: true } });
    assertOpen(row);
    if (needsSecondCheck(row)) throw new AppError('forbidden');
    const written = await writeMessage(
      tx,
      { row, cipher },
      {
        author: { kind: 'staff', staffId: staff.staffId, displayName: staff.displayName },
        body: { text, pictures: [], attached },
        clientKey,
        now,
      },
    );
    await notifyReplyArrived(parts, tx, { caseId, seq: written.seq, now });
    return written;
  });
}

interface Note {
  caseId: string;
  staff: StaffCaller;
  body: { text: string; client_key: string };
  now: Date;
}

/** A note for colleagues; whoever works at the desk may add one to any case. */
export async function writeCaseNote(
  parts: ConsultationParts,
  { caseId, staff, body, now }: Note,
): Promise<z.output<typeof caseNote>> {
  return workOnCase(parts, { caseId }, async (tx, row) => {
    const cipher = await parts.encryption.forRecord(tx, caseId);
    const [earlier] = await tx
      .select({ id: consultationNotes.id, at: consultationNotes.at })
      .from(consultationNotes)
      .where(and(eq(consultationNotes.case_id, caseId), eq(consultationNotes.client_key, body.client_key)));
    const id = earlier?.id ?? randomUUID();
    if (!earlier) {
      await tx.insert(consultationNotes).values({
        id,
        case_id: caseId,
        staff_id: staff.staffId,
        staff_name: staff.displayName,
        sealed_text: cipher.encrypt(body.text, sealContext.note(id)),
        client_key: body.client_key,
        at: now,
      });
      await changeCase(tx, row.id, {});
    }
    const at = formatWireTimestamp(earlier?.at ?? now);
    return { id, staff_name: staff.displayName, text: body.text, at };
  });
}

/**
 * The second of two people has read the words that suggest danger (G119). `forbidden` for whoever looks after the
 * case: they are the first. `conflict` while nobody does, or where nothing is to be checked; with `is_unread` for whoever
 * has no recorded reading of these words: nobody can say that they have read what they never opened.
 */
export async function checkCase(
  parts: ConsultationParts,
  { caseId, staff, now }: { caseId: string; staff: StaffCaller; now: Date },
): Promise<void> {
  await workOnCase(parts, { caseId }, async (tx, row) => {
    if (row.taken_by === staff.staffId) throw new AppError('forbidden');
    if (row.taken_by === null || !needsSecondCheck(row)) throw new AppError('conflict');
    if (!(await hasReadDanger(tx, { row, staffId: staff.staffId })))
      throw new AppError('conflict', { current: { is_unread: true } });
    await changeCase(tx, caseId, {
      checked_by: staff.staffId,
      checked_by_name: staff.displayName,
      checked_at: now,
    });
    await answerCallBySecond(tx, { caseId, staff, now });
    await answerCallByLead(tx, { caseId, staff, now });
  });
}
