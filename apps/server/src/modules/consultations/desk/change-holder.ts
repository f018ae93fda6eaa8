import { randomUUID } from 'node:crypto';
import { afterCaseEvent } from '@hidamari/domain/consultations';
import type { Transaction } from '../../../database/database.ts';
import { type CaseRow, caseStateOf, changeCase } from '../cases.repository.ts';
import { consultationNotes } from '../consultation.table.ts';
import type { ConsultationParts } from '../consultation-parts.ts';
import { sealContext } from '../consultation-parts.ts';
import { hasAnotherReadDanger } from './record-reading.ts';

/** Whose words a note of the portal's own is: nobody's at the desk. */
const NOTED_BY = '管理（自動の記録）';

/** A note for colleagues that the portal writes of what somebody did; the caller changes the case. */
export async function noteForColleagues(
  tx: Transaction,
  { encryption }: Pick<ConsultationParts, 'encryption'>,
  { caseId, staffId, text, now }: { caseId: string; staffId: string; text: string; now: Date },
): Promise<void> {
  const id = randomUUID();
  const cipher = await encryption.forRecord(tx, caseId);
  await tx.insert(consultationNotes).values({
    id,
    case_id: caseId,
    staff_id: staffId,
    staff_name: NOTED_BY,
    sealed_text: cipher.encrypt(text, sealContext.note(id)),
    client_key: randomUUID(),
    at: now,
  });
}

interface NewHolder {
  staffId: string;
  displayName: string;
}

/**
 * Makes somebody the one who looks after a case. Taken out of a colleague's hands, a note says from whom. The second reader who
 * comes to have it is now the first: where nobody else has read the words of danger, they wait for two again (G119).
 */
export async function giveCaseTo(
  tx: Transaction,
  parts: Pick<ConsultationParts, 'encryption'>,
  { row, to, isTaken, now }: { row: CaseRow; to: NewHolder; isTaken: boolean; now: Date },
): Promise<void> {
  const { staffId, displayName } = to;
  const { status } = afterCaseEvent(caseStateOf(row), 'taken', now);
  const wasAlone = row.checked_by === staffId && !(await hasAnotherReadDanger(tx, { row, staffId }));
  if (isTaken && row.taken_by !== null) {
    const text = `担当していた${row.taken_by_name ?? ''}さんから、${displayName}さんが引き取りました。`;
    await noteForColleagues(tx, parts, { caseId: row.id, staffId, text, now });
  }
  await changeCase(tx, row.id, {
    status,
    taken_by: staffId,
    taken_by_name: displayName,
    ...(wasAlone && { checked_by: null, checked_by_name: null, checked_at: null }),
  });
}
