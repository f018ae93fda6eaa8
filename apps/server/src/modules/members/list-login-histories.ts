import type { ResultOf } from '@hidamari/contract/endpoint';
import type { listLoginHistoriesEndpoint } from '@hidamari/contract/members';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import { LIST_PAGE_SIZE } from '@hidamari/domain/limits';
import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { loginHistories } from './base-account.table.ts';

/** Sign-ins that a member sees of their account (G96). */
const SHOWN = 50;

type LoginHistories = ResultOf<typeof listLoginHistoriesEndpoint>;

/** When and how an account was signed in to, newest first: the last fifty, twenty a page (G26, G96). */
export async function listLoginHistories(
  executor: Executor,
  baseAccountId: string,
  page: number,
): Promise<LoginHistories> {
  const newest = await executor
    .select()
    .from(loginHistories)
    .where(eq(loginHistories.base_account_id, baseAccountId))
    .orderBy(desc(loginHistories.logged_in_at), desc(loginHistories.id))
    .limit(SHOWN);
  const from = (page - 1) * LIST_PAGE_SIZE;
  const data = newest.slice(from, from + LIST_PAGE_SIZE).map((row) => ({
    id: row.id,
    logged_in_at: formatWireTimestamp(row.logged_in_at),
    method: row.method,
    device_family: row.device_family,
    place: row.place,
    result: row.result,
  }));
  return { data, meta: { page, per_page: LIST_PAGE_SIZE, total: newest.length } };
}
