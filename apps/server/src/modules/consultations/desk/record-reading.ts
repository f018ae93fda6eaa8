import type { AccessReason } from '@hidamari/domain/access-records';
import { caseNumberText, holdsReadingReason, needsReadingReason } from '@hidamari/domain/consultations';
import { AppError } from '@hidamari/domain/errors';
import { and, eq, gt } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../database/database.ts';
import type { StaffCaller } from '../../../http/caller.ts';
import { ONE_READING_MS, recordAccess } from '../../access-records/index.ts';
import type { CaseRow } from '../cases.repository.ts';
import { consultationReaders } from '../consultation.table.ts';
import type { ConsultationParts } from '../consultation-parts.ts';
import { describeAhead, needsSecondCheck } from './list-queue.ts';

/** Somebody of staff in front of a case. */
export interface Reader {
  row: CaseRow;
  staffId: string;
  now: Date;
}

/** What lets somebody read a case. */
interface Right {
  /** What the member reads as the reason of this reading. */
  reason: AccessReason;
  /** It is part of a reading that is recorded already. */
  isGoingOn: boolean;
}

/** True for a case that this person is asked about before they read it. */
export const asksForReason = ({ row, staffId }: Pick<Reader, 'row' | 'staffId'>): boolean =>
  needsReadingReason(
    {
      status: row.status,
      takenBy: row.taken_by,
      checkedBy: row.checked_by,
      needsSecondCheck: needsSecondCheck(row),
    },
    staffId,
  );

/**
 * What lets this person read the case, or null where they have to say why first. A reading that has begun goes on to its
 * end, ten minutes at most: somebody who reads a case that a colleague takes meanwhile is told so, and not asked.
 */
async function findRight(executor: Executor, reader: Reader): Promise<Right | null> {
  const { row, staffId, now } = reader;
  const [found] = await executor.select().from(consultationReaders).where(isOf(row.id, staffId));
  const begunAt = found?.recorded_at ?? null;
  const isGoingOn = begunAt !== null && now.getTime() - begunAt.getTime() < ONE_READING_MS;
  if (!asksForReason(reader)) return { reason: 'consultation', isGoingOn };
  if (found?.reason && found.reason_at && holdsReadingReason(found.reason_at, now))
    return { reason: found.reason, isGoingOn };
  return isGoingOn ? { reason: 'consultation', isGoingOn } : null;
}

const isOf = (caseId: string, staffId: string) =>
  and(eq(consultationReaders.case_id, caseId), eq(consultationReaders.staff_id, staffId));

/** Whether this person may read the case now, for whoever stays in front of it. */
export async function mayRead(executor: Executor, reader: Reader): Promise<boolean> {
  return (await findRight(executor, reader)) !== null;
}

/** The same for who is about to: `reason_required`, with what the queue says of the case, where they may not. */
export async function expectRight(executor: Executor, reader: Reader): Promise<Right> {
  const right = await findRight(executor, reader);
  if (right === null) throw new AppError('reason_required', { current: describeAhead(reader.row) });
  return right;
}

/**
 * Records that somebody of staff reads a case, in the transaction that reads it: what cannot be recorded is not read
 * (F46), nor what needs a reason that was not given. Once in ten minutes, so that the member's diary tells of readings and
 * not of clicks. Nothing is recorded once the member has left: there is nobody whom it would tell.
 */
export async function recordReading(
  tx: Transaction,
  { encryption }: Pick<ConsultationParts, 'encryption'>,
  { row, staff, now }: { row: CaseRow; staff: StaffCaller; now: Date },
): Promise<void> {
  const { staffId } = staff;
  const { reason, isGoingOn } = await expectRight(tx, { row, staffId, now });
  if (isGoingOn || row.member_id === null) return;
  await tx
    .insert(consultationReaders)
    .values({ case_id: row.id, staff_id: staffId, recorded_at: now })
    .onConflictDoUpdate({
      target: [consultationReaders.case_id, consultationReaders.staff_id],
      set: { recorded_at: now },
    });
  await recordAccess(tx, encryption, {
    memberId: row.member_id,
    staff,
    kind: 'case-read',
    reason,
    note: caseNumberText(row.case_no),
    at: now,
  });
}

/**
 * Whether this person has a recorded reading of the words of danger in a case (G119): one that began after them, or that
 * still went on when they came.
 */
export async function hasReadDanger(
  executor: Executor,
  { row, staffId }: Pick<Reader, 'row' | 'staffId'>,
): Promise<boolean> {
  return (await readersOfDanger(executor, row)).includes(staffId);
}

/** Whether anybody but this person has. */
export async function hasAnotherReadDanger(
  executor: Executor,
  { row, staffId }: Pick<Reader, 'row' | 'staffId'>,
): Promise<boolean> {
  return (await readersOfDanger(executor, row)).some((reader) => reader !== staffId);
}

async function readersOfDanger(
  executor: Executor,
  { id, danger_at: dangerAt }: Pick<CaseRow, 'id' | 'danger_at'>,
): Promise<string[]> {
  if (dangerAt === null) return [];
  const { case_id, staff_id, recorded_at } = consultationReaders;
  const rows = await executor
    .select({ staffId: staff_id })
    .from(consultationReaders)
    .where(and(eq(case_id, id), gt(recorded_at, new Date(dangerAt.getTime() - ONE_READING_MS))));
  return rows.map(({ staffId }) => staffId);
}
