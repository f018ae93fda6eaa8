import type { AccessKind } from '@hidamari/domain/access-records';
import { caseNumberText } from '@hidamari/domain/consultations';
import { AppError } from '@hidamari/domain/errors';
import type { Transaction } from '../../../database/database.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { StaffCaller } from '../../../http/caller.ts';
import { recordAccessOnce } from '../../access-records/index.ts';
import { refuseWithoutIllnessConsent } from '../../members/index.ts';
import { type CaseRow, findCase } from '../cases.repository.ts';
import { needsSecondCheck } from './list-queue.ts';
import { isCardOpen } from './read-desk-case.ts';
import { expectRight } from './record-reading.ts';
import { workOnOwnCase } from './work-on-case.ts';

/** Somebody of the desk in front of a case. */
export interface CardReading {
  caseId: string;
  staff: StaffCaller;
  now: Date;
}

/**
 * The member behind a case, for whoever reads what the member's card opens (G42): `forbidden` unless it is open to them,
 * `reason_required` where the case is not theirs and they have not said why,
 * `consent_withdrawn` while the member keeps nothing of the illness here. The reading is recorded as `kind` and over
 * before anything is read (F46): once in ten minutes, so that the diary tells of readings and not of clicks.
 */
export async function readByCard(
  { database, encryption }: Pick<Dependencies, 'database' | 'encryption'>,
  { caseId, staff, now }: CardReading,
  kind: AccessKind,
): Promise<string> {
  const memberId = await database.transaction(async (tx) => {
    const row = await findCase(tx, { caseId });
    if (!row) throw new AppError('not_found');
    const found = memberOfOpenCard(row, { staff, now });
    const right = await expectRight(tx, { row, staffId: staff.staffId, now });
    const access = {
      memberId: found,
      staff,
      kind,
      reason: right.reason === 'consultation' && !row.shares_card ? 'talk-number' : right.reason,
      note: caseNumberText(row.case_no),
      at: now,
    } as const;
    await recordAccessOnce(tx, encryption, access);
    return found;
  });
  await refuseWithoutIllnessConsent(database, memberId);
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
    const memberId = memberOfOpenCard(row, { staff, now });
    if (needsSecondCheck(row)) throw new AppError('forbidden');
    await refuseWithoutIllnessConsent(tx, memberId);
    return step(tx, memberId);
  });
}

function memberOfOpenCard(row: CaseRow, reader: Pick<CardReading, 'staff' | 'now'>): string {
  if (row.member_id === null || !isCardOpen(row, reader)) throw new AppError('forbidden');
  return row.member_id;
}
