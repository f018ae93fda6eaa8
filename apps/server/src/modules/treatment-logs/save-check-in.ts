import { randomUUID } from 'node:crypto';
import {
  type CheckIn,
  type CheckInBody,
  type TreatmentLogInput,
  treatmentLogFields,
} from '@hidamari/contract/treatment-logs';
import { AppError } from '@hidamari/domain/errors';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { checkInKey, hasAnyFilledDetail, isCheckInDay, withCheckIn } from '@hidamari/domain/treatment-logs';
import type { Transaction } from '../../database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { MemberCipher } from '../../encryption/encryption.ts';
import {
  type CheckInPlace,
  eraseCheckInRow,
  insertCheckInRow,
  lockCheckInRow,
  releaseCheckInRow,
  updateCheckInRow,
} from './check-in-rows.ts';
import { isCheckInOf, readCheckIn } from './read-check-in.ts';
import { columnsOf, saysTheSame, toTreatmentLog } from './stored-log.ts';
import type { StoredRow } from './treatment-logs.repository.ts';

interface CheckInSave {
  memberId: string;
  input: CheckInBody;
  now: Date;
}

/** Rounds of a save whose row comes or goes at the same moment. */
const MOST_ROUNDS = 5;

/**
 * Takes taps into the check-in of their day (G60, decision 0033). Taps of one day meet in one row, one after the
 * other: twenty at once make one log that says what each of them said. Throws `validation` for another day than today
 * and yesterday.
 */
export async function saveCheckIn(
  { database, encryption }: Pick<Dependencies, 'database' | 'encryption'>,
  { memberId, input, now }: CheckInSave,
): Promise<CheckIn> {
  const { day } = input;
  if (!isCheckInDay(day, japanDay(now))) throw new AppError('validation', { fields: { day: ['date'] } });
  const cipher = await encryption.forMember(database, memberId);
  const save = { place: { memberId, key: checkInKey(day) }, input, now, cipher };
  await database.transaction((tx) => write(tx, save));
  return await readCheckIn({ database, encryption }, memberId, day);
}

type Write = { place: CheckInPlace; input: CheckInBody; now: Date; cipher: MemberCipher };

async function write(tx: Transaction, save: Write): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const row = await lockCheckInRow(tx, save.place);
    if (!row) {
      if (await writeNew(tx, save)) return;
    } else if (isCheckInOf(save.input.day, row)) {
      return await writeOver(tx, row, save);
    } else {
      // One in the trash is never brought back by a tap: it gives its name up, as it does to any other save.
      await releaseCheckInRow(tx, row);
    }
  }
  throw new Error('A check-in was neither made nor found under the name of its day.');
}

/** False when another tap of the day was first. */
async function writeNew(
  tx: Transaction,
  { place: { memberId, key }, input, now, cipher }: Write,
): Promise<boolean> {
  const log = withCheckIn<TreatmentLogInput>(treatmentLogFields.parse({ log_date: input.day }), input);
  // Taken back before anything was there: nothing to keep.
  if (!hasAnyFilledDetail(log)) return true;
  const id = randomUUID();
  return await insertCheckInRow(tx, {
    id,
    member_id: memberId,
    ...columnsOf(cipher, id, log),
    idempotency_key: key,
    created_at: now,
    updated_at: now,
  });
}

async function writeOver(tx: Transaction, row: StoredRow, { input, now, cipher }: Write): Promise<void> {
  const stored = toTreatmentLog(cipher, row);
  const log = withCheckIn(stored, input);
  if (saysTheSame(stored, log)) return;
  if (saysNothing(log)) return await eraseCheckInRow(tx, row);
  await updateCheckInRow(tx, row, {
    ...columnsOf(cipher, row.id, log, stored.files),
    updated_at: now,
  });
}

/** A title or a picture was put there by hand: it stays, even where the last answer is taken back. */
function saysNothing(log: TreatmentLogInput): boolean {
  return !hasAnyFilledDetail(log) && log.title === undefined && log.images.length === 0;
}
