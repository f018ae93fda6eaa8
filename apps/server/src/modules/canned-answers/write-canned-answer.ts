import { randomUUID } from 'node:crypto';
import type { CannedAnswer, CannedAnswerText } from '@hidamari/contract/canned-answers';
import { AppError } from '@hidamari/domain/errors';
import type { Database, Executor } from '../../database/database.ts';
import {
  findCannedAnswer,
  findSameCannedAnswer,
  insertCannedAnswer,
  markCannedAnswerDeleted,
  updateCannedAnswer,
} from './canned-answers.repository.ts';

interface Act {
  staffId: string;
  now: Date;
}

/** Writes a canned answer. The very same sent again, because the first answer was lost, is the one that stands. */
export function addCannedAnswer(
  database: Database,
  written: CannedAnswerText,
  { staffId, now }: Act,
): Promise<CannedAnswer> {
  return database.transaction(async (tx) => {
    const same = await findSameCannedAnswer(tx, written);
    if (same) return same;
    const id = randomUUID();
    const by = { created_by: staffId, created_at: now, updated_by: staffId, updated_at: now };
    await insertCannedAnswer(tx, { id, ...written, ...by });
    return standing(tx, id);
  });
}

/**
 * Writes over the version that was read. Another version stands: `conflict`, which carries it, unless it says the very
 * same; then this is a save whose first answer was lost. Deleted meanwhile: `not_found`.
 */
export function changeCannedAnswer(
  database: Database,
  { id, version, written }: { id: string; version: number; written: CannedAnswerText },
  { staffId, now }: Act,
): Promise<CannedAnswer> {
  return database.transaction(async (tx) => {
    const columns = { ...written, updated_by: staffId, updated_at: now };
    if (await updateCannedAnswer(tx, { id, version }, columns)) return standing(tx, id);
    const current = await standing(tx, id);
    if (current.version > version && saysTheSame(current, written)) return current;
    throw new AppError('conflict', { current });
  });
}

/** Takes it out of every list. */
export async function deleteCannedAnswer(
  database: Database,
  id: string,
  { staffId, now }: Act,
): Promise<void> {
  if (!(await markCannedAnswerDeleted(database, id, { by: staffId, at: now })))
    throw new AppError('not_found');
}

async function standing(executor: Executor, id: string): Promise<CannedAnswer> {
  const found = await findCannedAnswer(executor, id);
  if (!found) throw new AppError('not_found');
  return found;
}

function saysTheSame(one: CannedAnswerText, other: CannedAnswerText): boolean {
  return (['title', 'text', 'topic', 'variant'] as const).every((name) => one[name] === other[name]);
}
