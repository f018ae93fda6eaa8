import { randomUUID } from 'node:crypto';
import { closureInput, type NewClosure } from '@hidamari/contract/closures';
import { fieldErrorsOf } from '@hidamari/contract/fields';
import { AppError } from '@hidamari/domain/errors';
import { japanDay } from '@hidamari/domain/japanese-dates';
import type { Dependencies } from '../../dependencies.ts';
import { findSameClosure, insertClosure } from './closures.repository.ts';

interface ClosureEntry {
  staffId: string;
  closure: NewClosure;
  now: Date;
}

/** Enters days off and tells every server; the same entry made again is the one that stands. Answers its id. */
export async function addClosure(
  { database, bus }: Pick<Dependencies, 'database' | 'bus'>,
  { staffId, closure, now }: ClosureEntry,
): Promise<string> {
  const checked = closureInput(japanDay(now)).safeParse(closure);
  if (!checked.success) throw new AppError('validation', { fields: fieldErrorsOf(checked.error) });
  return database.transaction(async (tx) => {
    const same = await findSameClosure(tx, closure);
    if (same !== null) return same;
    const id = randomUUID();
    const { note, ...days } = closure;
    await insertClosure(tx, { id, ...days, note: note || null, created_by: staffId, created_at: now });
    await bus.publishOnCommit(tx, 'closures-changed', id);
    return id;
  });
}
