import { afterCaseEvent, caseNumberText } from '@hidamari/domain/consultations';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';
import { announceCaseChange } from '../announce-case-change.ts';
import { type CaseRow, caseStateOf, changeCase } from '../cases.repository.ts';
import { consultationCases as cases } from '../consultation.table.ts';
import type { ConsultationParts } from '../consultation-parts.ts';
import { noteForColleagues } from './change-holder.ts';

type PutBackParts = Pick<ConsultationParts, 'bus' | 'encryption'>;

interface Leaving {
  staffId: string;
  /** As colleagues read the name. */
  displayName: string;
  now: Date;
}

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
  parts: PutBackParts,
  row: CaseRow,
  { staffId, displayName, now }: Leaving,
): Promise<void> {
  const { status } = afterCaseEvent(caseStateOf(row), 'put-back', now);
  await noteForColleagues(tx, parts, { caseId: row.id, staffId, text: noteText(displayName), now });
  await changeCase(tx, row.id, { status, taken_by: null, taken_by_name: null });
  await announceCaseChange(parts.bus, tx, { caseId: row.id, memberId: row.member_id });
}
