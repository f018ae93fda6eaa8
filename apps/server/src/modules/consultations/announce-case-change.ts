import type { MessageBus } from '../../bus/message-bus.ts';
import type { Transaction } from '../../database/database.ts';

/** What the bus carries: ids alone, in a form that every server reads alike. */
export interface CaseChange {
  caseId: string;
  /** Null once the member has left. */
  memberId: string | null;
}

const NOBODY = '-';

/** Tells every server, once the transaction has committed, to read the case anew. */
export async function announceCaseChange(
  bus: MessageBus,
  tx: Transaction,
  { caseId, memberId }: CaseChange,
): Promise<void> {
  await bus.publishOnCommit(tx, 'consultation-changed', `${caseId} ${memberId ?? NOBODY}`);
}

/** Null for the empty payload after a gap: then anything may have changed. */
export function readCaseChange(payload: string): CaseChange | null {
  const [caseId, memberId] = payload.split(' ');
  if (!caseId || !memberId) return null;
  return { caseId, memberId: memberId === NOBODY ? null : memberId };
}
