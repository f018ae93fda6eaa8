import { randomUUID } from 'node:crypto';
import { afterCaseEvent, caseNumberText } from '@hidamari/domain/consultations';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';
import { type CaseRow, changeCase, standOf } from '../cases.repository.ts';
import { consultationCases as cases, consultationNotes } from '../consultation.table.ts';
import type { ConsultationParts } from '../consultation-parts.ts';
import { sealContext } from '../sealed-case.ts';
import { tellCaseChanged } from '../tell-change.ts';

type PutBackParts = Pick<ConsultationParts, 'bus' | 'encryption'>;

interface Leaving {
  staffId: string;
  /** As colleagues read the name. */
  displayName: string;
  now: Date;
}

/** Whose words the note is: nobody's at the desk. */
const NOTED_BY = '管理（自動の記録）';
const noteText = (name: string) =>
  `担当していた${name}さんが相談を受けられなくなったため、この相談は列に戻りました。`;

/**
 * Every case that somebody looks after and that is not closed goes back to the queue, as if they had given it back
 * themselves, with a note for colleagues of why: whoever no longer answers would keep its member waiting. Answers the
 * numbers as people say them, in their order. Inside the transaction that takes the person's work away.
 */
export async function putBackCasesOf(
  tx: Transaction,
  parts: PutBackParts,
  leaving: Leaving,
): Promise<string[]> {
  const rows = await tx
    .select()
    .from(cases)
    .where(and(eq(cases.taken_by, leaving.staffId), ne(cases.status, 'closed')))
    .orderBy(asc(cases.case_no))
    .for('update');
  for (const row of rows) await putBack(tx, parts, row, leaving);
  return rows.map(({ case_no }) => caseNumberText(case_no));
}

async function putBack(
  tx: Transaction,
  { bus, encryption }: PutBackParts,
  row: CaseRow,
  { staffId, displayName, now }: Leaving,
): Promise<void> {
  const { status } = afterCaseEvent(standOf(row), 'put-back', now);
  const cipher = await encryption.forRecord(tx, row.id);
  const id = randomUUID();
  await tx.insert(consultationNotes).values({
    id,
    case_id: row.id,
    staff_id: staffId,
    staff_name: NOTED_BY,
    sealed_text: cipher.encrypt(noteText(displayName), sealContext.note(id)),
    client_key: randomUUID(),
    at: now,
  });
  await changeCase(tx, row.id, { status, taken_by: null, taken_by_name: null });
  await tellCaseChanged(bus, tx, { caseId: row.id, memberId: row.member_id });
}
