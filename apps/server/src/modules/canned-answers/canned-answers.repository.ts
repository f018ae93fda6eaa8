import type { CannedAnswer, CannedAnswerText } from '@hidamari/contract/canned-answers';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { staffMembers } from '../staff/staff.table.ts';
import { cannedAnswers } from './canned-answers.table.ts';

const { id, title, text, topic, variant, version, updated_at, updated_by, deleted_at } = cannedAnswers;

async function listWhere(executor: Executor, condition?: SQL): Promise<CannedAnswer[]> {
  const rows = await executor
    .select({ id, title, text, topic, variant, version, updated_at, updated_by: staffMembers.display_name })
    .from(cannedAnswers)
    .leftJoin(staffMembers, eq(staffMembers.id, updated_by))
    .where(and(isNull(deleted_at), condition))
    .orderBy(asc(title), asc(id));
  return rows.map((row) => ({ ...row, updated_at: formatWireTimestamp(row.updated_at) }));
}

/** Those that stand, by title. */
export function listCannedAnswers(executor: Executor): Promise<CannedAnswer[]> {
  return listWhere(executor);
}

/** The one that stands under this id, or null. */
export async function findCannedAnswer(executor: Executor, wanted: string): Promise<CannedAnswer | null> {
  const [found] = await listWhere(executor, eq(id, wanted));
  return found ?? null;
}

/** One that stands and says the very same, or null. */
export async function findSameCannedAnswer(
  executor: Executor,
  written: Pick<CannedAnswerText, 'title' | 'text'>,
): Promise<CannedAnswer | null> {
  const [found] = await listWhere(executor, and(eq(title, written.title), eq(text, written.text)));
  return found ?? null;
}

export async function insertCannedAnswer(
  executor: Executor,
  row: typeof cannedAnswers.$inferInsert,
): Promise<void> {
  await executor.insert(cannedAnswers).values(row);
}

/** Writes over the version the save started from; false where another one stands, or none. */
export async function updateCannedAnswer(
  executor: Executor,
  wanted: { id: string; version: number },
  columns: CannedAnswerText & { updated_by: string; updated_at: Date },
): Promise<boolean> {
  const updated = await executor
    .update(cannedAnswers)
    .set({ ...columns, version: sql`${version} + 1` })
    .where(and(eq(id, wanted.id), eq(version, wanted.version), isNull(deleted_at)))
    .returning({ id });
  return updated.length > 0;
}

/** False where none stands under this id. */
export async function markCannedAnswerDeleted(
  executor: Executor,
  wanted: string,
  { by, at }: { by: string; at: Date },
): Promise<boolean> {
  const deleted = await executor
    .update(cannedAnswers)
    .set({ deleted_at: at, updated_by: by, updated_at: at })
    .where(and(eq(id, wanted), isNull(deleted_at)))
    .returning({ id });
  return deleted.length > 0;
}
