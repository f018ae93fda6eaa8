import { eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { baseAccounts } from '../members/base-account.table.ts';
import { DEMO_HISTORY_MARK, DEMO_PASSWORD_MARK, DEMO_PERSON_MARK } from './demo-marks.ts';
import { poolUsers } from './user-pool/pool.table.ts';

/** Base accounts of every account that a demo made here, those that a person has made their own since too. */
export async function listDemoBaseAccounts(executor: Executor): Promise<string[]> {
  const isMarked: SQL = sql`${poolUsers.attributes} ?| array[${DEMO_PERSON_MARK}, ${DEMO_PASSWORD_MARK}, ${DEMO_HISTORY_MARK}]::text[]`;
  const rows = await executor
    .select({ id: baseAccounts.id })
    .from(poolUsers)
    .innerJoin(baseAccounts, eq(baseAccounts.pool_sub, sql`${poolUsers.sub}::text`))
    .where(isMarked);
  return rows.map(({ id }) => id);
}
