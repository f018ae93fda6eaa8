import { caseNumberText } from '@hidamari/domain/consultations';
import { AppError } from '@hidamari/domain/errors';
import type { Executor, Transaction } from '../../../database/database.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { StaffCaller } from '../../../http/caller.ts';
import type { Access } from '../../access-records/index.ts';
import { mayUseIllnessData } from '../../members/index.ts';
import { type CaseRow, findCase } from '../cases.repository.ts';
import { needsSecondCheck } from './list-queue.ts';
import { isCardOpen } from './read-desk-case.ts';
import { workOnOwnCase } from './work-on-case.ts';

interface CardReading {
  caseId: string;
  staff: StaffCaller;
  now: Date;
}

/** Everything that the record of a reading says, but for what was read. */
type CardAccess = Omit<Access, 'kind' | 'memberId'> & { memberId: string };

/**
 * The member behind a case, for whoever reads what the member's card opens (G42): `forbidden` unless it is open,
 * `consent_withdrawn` while the member keeps nothing of the illness here. `record` writes the reading down, and that is
 * over before anything is read (F46).
 */
export async function readByCard(
  { database }: Pick<Dependencies, 'database'>,
  { caseId, staff, now }: CardReading,
  record: (tx: Transaction, access: CardAccess) => Promise<void>,
): Promise<string> {
  const memberId = await database.transaction(async (tx) => {
    const row = await findCase(tx, { caseId });
    if (!row) throw new AppError('not_found');
    const found = memberOfOpenCard(row, now);
    await record(tx, {
      memberId: found,
      staff,
      reason: row.shares_card ? 'consultation' : 'talk-number',
      note: caseNumberText(row.case_no),
      at: now,
    });
    return found;
  });
  await expectConsent(database, memberId);
  return memberId;
}

/**
 * One step of work that the member's card opens, by whoever looks after the case: for others `conflict`. `forbidden`
 * too while words that suggest danger wait for a second person (G119).
 */
export async function workByCard<T>(
  parts: Pick<Dependencies, 'database' | 'bus'>,
  { caseId, staff, now }: CardReading,
  step: (tx: Transaction, memberId: string) => Promise<T>,
): Promise<T> {
  return workOnOwnCase(parts, { caseId, staff }, async (tx, row) => {
    const memberId = memberOfOpenCard(row, now);
    if (needsSecondCheck(row)) throw new AppError('forbidden');
    await expectConsent(tx, memberId);
    return step(tx, memberId);
  });
}

function memberOfOpenCard(row: CaseRow, now: Date): string {
  if (row.member_id === null || !isCardOpen(row, now)) throw new AppError('forbidden');
  return row.member_id;
}

async function expectConsent(executor: Executor, memberId: string): Promise<void> {
  if (!(await mayUseIllnessData(executor, memberId))) throw new AppError('consent_withdrawn');
}
