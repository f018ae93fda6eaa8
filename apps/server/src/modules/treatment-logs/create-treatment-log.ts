import { randomUUID } from 'node:crypto';
import {
  type LogFile,
  type TreatmentLog,
  type TreatmentLogForm,
  treatmentLogInput,
} from '@hidamari/contract/treatment-logs';
import { AppError } from '@hidamari/domain/errors';
import { japanDay } from '@hidamari/domain/japanese-dates';
import type { Dependencies } from '../../dependencies.ts';
import type { MemberCipher } from '../../encryption/encryption.ts';
import { checkNextVisit, claimImages, tieImages } from './log-references.ts';
import { checkLog, columnsOf, saysTheSame, toTreatmentLog } from './stored-log.ts';
import { insertRow, insertRows } from './treatment-logs.repository.ts';

interface NewTreatmentLog {
  memberId: string;
  input: TreatmentLogForm;
  now: Date;
  idempotencyKey?: string;
}

/**
 * Writes a new log and answers once it is stored. The same save sent again (same idempotency key) answers with
 * the log it made the first time (F5). Other contents under a key that was used are a conflict that carries the
 * stored log: a form that was changed after a lost answer must not lose the change without a word (G66). A log that
 * was deleted meanwhile stays deleted, and the save makes a new one: what is answered as saved is there.
 */
export async function createTreatmentLog(
  needs: Pick<Dependencies, 'database' | 'encryption' | 'objectStorage' | 'clock'>,
  log: NewTreatmentLog,
): Promise<TreatmentLog> {
  const checked = check(log);
  const { database, encryption } = needs;
  const { memberId, now } = log;
  await checkNextVisit(database, memberId, checked);
  const files = await claimImages(needs, memberId, checked);
  const cipher = await encryption.forMember(database, memberId);
  const made = rowOf(cipher, log, checked, files);
  const row = await database.transaction(async (tx) => {
    const standing = await insertRow(tx, made);
    // A log that an earlier save made has its pictures already, or is about to be asked about.
    if (standing.id === made.id) await tieImages(tx, { memberId, logId: made.id, now }, checked);
    return standing;
  });
  const stored = toTreatmentLog(cipher, row);
  // Also where the stored log was changed since: whichever of the two is meant, the member says.
  const isOtherSave = row.id !== made.id && !saysTheSame(stored, checked);
  if (isOtherSave) throw new AppError('conflict', { current: stored });
  return stored;
}

/** Many logs of one member, none with pictures, by the same rules, in one statement: all of them are stored, or none. */
export async function createTreatmentLogs(
  { database, encryption }: Pick<Dependencies, 'database' | 'encryption'>,
  memberId: string,
  logs: readonly Pick<NewTreatmentLog, 'input' | 'now'>[],
): Promise<void> {
  const cipher = await encryption.forMember(database, memberId);
  const rows = logs.map((log) => rowOf(cipher, { memberId, ...log }, check(log)));
  await insertRows(database, rows);
}

const check = ({ input, now }: Pick<NewTreatmentLog, 'input' | 'now'>) =>
  checkLog(treatmentLogInput(japanDay(now)), input);

function rowOf(
  cipher: MemberCipher,
  { memberId, now, idempotencyKey }: Omit<NewTreatmentLog, 'input'>,
  checked: ReturnType<typeof check>,
  files: LogFile[] = [],
) {
  const id = randomUUID();
  return {
    id,
    member_id: memberId,
    ...columnsOf(cipher, id, checked, files),
    idempotency_key: idempotencyKey ?? null,
    created_at: now,
    updated_at: now,
  };
}
