import type { CaseMarks } from '@hidamari/contract/consultations';
import { AppError } from '@hidamari/domain/errors';
import type { Transaction } from '../../database/database.ts';
import { announceCaseChange } from './announce-case-change.ts';
import { type CaseRow, lockCase, moveCase } from './cases.repository.ts';
import type { ConsultationParts } from './consultation-parts.ts';
import { describeMarks } from './describe-case.ts';
import { expectRight } from './desk/record-reading.ts';
import { newestSummaryVersion } from './summaries.repository.ts';

type MarkColumns = Partial<
  Pick<
    CaseRow,
    | 'member_delivered_seq'
    | 'member_read_seq'
    | 'staff_read_seq'
    | 'member_summary_version'
    | 'corrected_at'
    | 'card_closed_seq'
  >
>;

/**
 * How far a member's devices have got: what was read has arrived. Marks only ever move forward, and never past the end;
 * `summary` is the newest version of the summary that was shown; `cardClosed` the message under which the crisis card was
 * closed.
 */
export async function markByMember(
  parts: Pick<ConsultationParts, 'database' | 'bus'>,
  {
    memberId,
    caseId,
    delivered,
    read,
    summary = 0,
    cardClosed = 0,
  }: {
    memberId: string;
    caseId: string;
    delivered: number;
    read: number;
    summary?: number;
    cardClosed?: number;
  },
): Promise<CaseMarks> {
  return mark(parts, { caseId, memberId }, async (row, tx) => ({
    member_delivered_seq: forward(row, row.member_delivered_seq, Math.max(delivered, read)),
    member_read_seq: forward(row, row.member_read_seq, read),
    card_closed_seq: Math.max(row.card_closed_seq, Math.min(cardClosed, row.card_seq)),
    member_summary_version: Math.max(
      row.member_summary_version,
      summary === 0 ? 0 : Math.min(summary, await newestSummaryVersion(tx, caseId)),
    ),
  }));
}

interface StaffMarks {
  caseId: string;
  staffId: string;
  read: number;
  /** The version of the case whose corrections are on the screen; 0 for none. */
  version?: number;
  now: Date;
}

/**
 * The furthest that anybody at the desk has read: `reason_required` for whoever may not read the case, since the member is
 * told of it. Corrections are seen once whoever looks after the case has them.
 */
export async function markByStaff(
  parts: Pick<ConsultationParts, 'database' | 'bus'>,
  { caseId, staffId, read, version = 0, now }: StaffMarks,
): Promise<CaseMarks> {
  return mark(parts, { caseId }, async (row, tx) => {
    await expectRight(tx, { row, staffId, now });
    const isForThem = row.taken_by === null || row.taken_by === staffId;
    return {
      staff_read_seq: forward(row, row.staff_read_seq, read),
      corrected_at: version === row.version && isForThem ? null : row.corrected_at,
    };
  });
}

function forward({ last_seq: last }: CaseRow, stands: number, wanted: number): number {
  return Math.max(stands, Math.min(wanted, last));
}

async function mark(
  { database, bus }: Pick<ConsultationParts, 'database' | 'bus'>,
  owner: { caseId: string; memberId?: string },
  changesOf: (row: CaseRow, tx: Transaction) => MarkColumns | Promise<MarkColumns>,
): Promise<CaseMarks> {
  return database.transaction(async (tx) => {
    const row = await lockCase(tx, owner);
    if (!row) throw new AppError('not_found');
    const changes = await changesOf(row, tx);
    const marked = { ...row, ...changes };
    // Said again by every device that shows the page: nothing new is nobody's news.
    if (isSame(row, marked)) return describeMarks(row);
    await moveCase(tx, row.id, changes);
    await announceCaseChange(bus, tx, { caseId: row.id, memberId: row.member_id });
    return describeMarks(marked);
  });
}

const isSame = (row: CaseRow, marked: CaseRow) =>
  row.member_delivered_seq === marked.member_delivered_seq &&
  row.member_read_seq === marked.member_read_seq &&
  row.staff_read_seq === marked.staff_read_seq &&
  row.member_summary_version === marked.member_summary_version &&
  row.corrected_at === marked.corrected_at &&
  row.card_closed_seq === marked.card_closed_seq;
