import type { InquiryRow } from '@hidamari/contract/inquiries';
import { AppError } from '@hidamari/domain/errors';
import { type InquiryState, inquiryTypesFor } from '@hidamari/domain/inquiries';
import type { StaffRole } from '@hidamari/domain/staff';
import { and, asc, count, desc, eq, inArray, isNotNull, max, sql } from 'drizzle-orm';
import type { MessageBus } from '../../bus/message-bus.ts';
import type { Executor, Transaction } from '../../database/database.ts';
import type { StaffCaller } from '../../http/caller.ts';
import { inquiries } from './inquiry.table.ts';
import { describeRows, type InquiryParts, type InquiryRecord } from './sealed-inquiry.ts';

const MOST_WAITING = 500;
const MOST_ANSWERED = 100;

/** Every query of the desk passes here: what a role may not read is not there for it. */
export const isFor = (role: StaffRole) => inArray(inquiries.type, inquiryTypesFor(role));

const DANGER_FIRST = desc(sql`(${inquiries.danger_at} is not null)`);

/**
 * Those that wait, words that suggest danger first (G119), then the earliest promise; or those that were answered, the
 * newest first. `danger`: those with such words alone.
 */
export async function listInquiries(
  parts: Pick<InquiryParts, 'database' | 'mailFates'>,
  { state, danger = false, role }: { state: InquiryState; danger?: boolean; role: StaffRole },
): Promise<InquiryRow[]> {
  const { database } = parts;
  const found = database
    .select()
    .from(inquiries)
    .where(and(eq(inquiries.state, state), isFor(role), danger ? isNotNull(inquiries.danger_at) : undefined));
  const rows =
    state === 'received'
      ? await found
          .orderBy(DANGER_FIRST, asc(inquiries.due_on), asc(inquiries.created_at))
          .limit(MOST_WAITING)
      : await found.orderBy(desc(inquiries.answered_at)).limit(MOST_ANSWERED);
  return describeRows(parts, database, rows);
}

/** Those with words that suggest danger that ask to be called and wait (G119), as far as this role reads them. */
export async function callsWishedInDanger(
  parts: Pick<InquiryParts, 'database' | 'mailFates'>,
  role: StaffRole,
): Promise<InquiryRow[]> {
  const rows = await listInquiries(parts, { state: 'received', danger: true, role });
  return rows.filter(({ reply_by }) => reply_by === 'phone');
}

/** Which of these receipt numbers are those of inquiries with words that suggest danger. */
export async function inquiriesWithDanger(
  executor: Executor,
  numbers: readonly string[],
): Promise<Set<string>> {
  if (numbers.length === 0) return new Set();
  const rows = await executor
    .select({ number: inquiries.receipt_number })
    .from(inquiries)
    .where(and(inArray(inquiries.receipt_number, [...numbers]), isNotNull(inquiries.danger_at)));
  return new Set(rows.map(({ number }) => number));
}

/** How many with words that suggest danger wait for this role, and since when the newest. */
export async function countDangerInquiries(
  executor: Executor,
  role: StaffRole,
): Promise<{ found: number; newest: Date | null }> {
  const [row] = await executor
    .select({ found: count(), newest: max(inquiries.danger_at) })
    .from(inquiries)
    .where(and(eq(inquiries.state, 'received'), isNotNull(inquiries.danger_at), isFor(role)));
  return row ?? { found: 0, newest: null };
}

/** One inquiry, held until the transaction ends; `not_found` where there is none for this role. */
export async function lockInquiry(tx: Transaction, id: string, staff: StaffCaller): Promise<InquiryRecord> {
  const [row] = await tx
    .select()
    .from(inquiries)
    .where(and(eq(inquiries.id, id), isFor(staff.role)))
    .for('update');
  if (!row) throw new AppError('not_found');
  return row;
}

/** Tells every desk, once the transaction has committed, to read anew what waits. */
export async function announceInquiriesChange(bus: MessageBus, tx: Transaction): Promise<void> {
  await bus.publishOnCommit(tx, 'inquiries-changed');
}
