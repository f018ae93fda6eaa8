import { sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import type { ErasedTable } from './erase-list.ts';

/** So few in one statement that nobody waits for it, and none meets the time limit of a statement. */
const ERASED_AT_ONCE = 500;

/** Deletes every row of a table whose column holds this id. Safe to repeat, and to break off in the middle. */
export async function eraseRows(
  executor: Executor,
  { table, column }: ErasedTable,
  id: string,
): Promise<void> {
  const from = sql.identifier(table);
  const mine = sql`select ctid from ${from} where ${sql.identifier(column)} = ${id} limit ${ERASED_AT_ONCE}`;
  let erased: number;
  do {
    const result = await executor.execute(sql`delete from ${from} where ctid = any(array(${mine}))`);
    erased = result.rowCount ?? 0;
  } while (erased === ERASED_AT_ONCE);
}
