import type { DeskCase, MessagePage } from '@hidamari/contract/consultations';
import { AppError } from '@hidamari/domain/errors';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import { staffMay } from '@hidamari/domain/staff';
import { asc, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../database/database.ts';
import type { MemberCipher } from '../../../encryption/encryption.ts';
import type { StaffCaller } from '../../../http/caller.ts';
import { findMember, mailRefusedAt } from '../../members/index.ts';
import { type CaseRow, findCase } from '../cases.repository.ts';
import { consultationNotes } from '../consultation.table.ts';
import type { ConsultationParts } from '../consultation-parts.ts';
import { sealContext } from '../consultation-parts.ts';
import { describeCaseHead, describeMarks, findReadings } from '../describe-case.ts';
import { listMessages, type MessageSpan } from '../messages.repository.ts';
import { findSummaries } from '../summaries.repository.ts';
import { describeQueued } from './list-queue.ts';
import { readDanger } from './read-danger.ts';
import { recordReading } from './record-reading.ts';

interface Reading {
  caseId: string;
  staff: StaffCaller;
  now: Date;
}

/**
 * True while `staff` may open the card of a case's member: shared, or by a talk number that still counts; until the case
 * is closed, and for whoever looks after it or directs who does. 「この相談の相談員」 is what the member agreed to (G42).
 */
export function isCardOpen(row: CaseRow, { staff, now }: Pick<Reading, 'staff' | 'now'>): boolean {
  if (row.member_id === null || row.status === 'closed') return false;
  if (row.taken_by !== staff.staffId && !staffMay(staff.role, 'direct-cases')) return false;
  return row.shares_card || (row.card_open_until !== null && row.card_open_until > now);
}

/** A case as the desk reads it, recorded for its member before it is answered (F46). */
export async function readDeskCase(parts: ConsultationParts, reading: Reading): Promise<DeskCase> {
  return parts.database.transaction(async (tx) => {
    const { row, cipher } = await beginReading(tx, parts, reading);
    const { summary, earlier } = await findSummaries(tx, { cipher, caseId: row.id });
    const found = row.member_id === null ? null : await findMember(tx, row.member_id);
    const readingOf = await findReadings(tx, [row]);
    return {
      ...describeCaseHead(cipher, row, readingOf(row)),
      ...describeQueued(row, found?.member.is_self ?? null),
      member_name: found ? found.member.last_name || found.member.first_name : null,
      mail_is_refused:
        found !== null && (await mailRefusedAt({ ...parts, database: tx }, found.account)) !== null,
      shares_card: row.shares_card,
      card_is_open: isCardOpen(row, reading),
      second_check: row.checked_at && {
        staff_name: row.checked_by_name ?? '',
        at: formatWireTimestamp(row.checked_at),
      },
      danger: await readDanger(tx, { row, cipher, now: reading.now }),
      last_seq: row.last_seq,
      marks: describeMarks(row),
      messages: await listMessages(tx, { cipher, caseId: row.id }, {}),
      notes: await listNotes(tx, { cipher, caseId: row.id }),
      summary,
      earlier_summaries: earlier,
      version: row.version,
    };
  });
}

export async function readDeskMessages(
  parts: ConsultationParts,
  { span, ...reading }: Reading & { span: MessageSpan },
): Promise<MessagePage> {
  return parts.database.transaction(async (tx) => {
    const { row, cipher } = await beginReading(tx, parts, reading);
    return listMessages(tx, { cipher, caseId: row.id }, span);
  });
}

/** Finds the case and records that it is read; `not_found` where there is none. */
export async function beginReading(
  tx: Transaction,
  parts: Pick<ConsultationParts, 'encryption'>,
  { caseId, staff, now }: Reading,
): Promise<{ row: CaseRow; cipher: MemberCipher }> {
  const row = await findCase(tx, { caseId });
  if (!row) throw new AppError('not_found');
  await recordReading(tx, parts, { row, staff, now });
  return { row, cipher: await parts.encryption.forRecord(tx, caseId) };
}

async function listNotes(executor: Executor, { cipher, caseId }: { cipher: MemberCipher; caseId: string }) {
  const rows = await executor
    .select()
    .from(consultationNotes)
    .where(eq(consultationNotes.case_id, caseId))
    .orderBy(asc(consultationNotes.at), asc(consultationNotes.id));
  return rows.map((row) => ({
    id: row.id,
    staff_name: row.staff_name,
    text: cipher.decrypt(row.sealed_text, sealContext.note(row.id)),
    at: formatWireTimestamp(row.at),
  }));
}
