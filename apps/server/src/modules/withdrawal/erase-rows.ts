import { sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { inRounds } from '../../database/in-rounds.ts';
import type { ErasedTable } from './erase-list.ts';

const ERASED_AT_ONCE = 500;

/** Deletes every row of a table whose column holds this id. Safe to repeat, and to break off in the middle. */
export async function eraseRows(
  executor: Executor,
  { table, column }: ErasedTable,
  id: string,
): Promise<void> {
  const from = sql.identifier(table);
  const mine = sql`select ctid from ${from} where ${sql.identifier(column)} = ${id} limit ${ERASED_AT_ONCE}`;
  await inRounds(async () => {
    const erased = await executor.execute(sql`delete from ${from} where ctid = any(array(${mine}))`);
    return erased.rowCount ?? 0;
  });
}
