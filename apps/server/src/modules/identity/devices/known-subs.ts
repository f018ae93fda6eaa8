import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { baseAccounts } from '../../members/base-account.table.ts';
import { hashSecret } from '../secrets.ts';
import { knownBrowsers } from './known-browser.table.ts';

/** The pool's ids of the accounts that this browser has signed in to; none for a cookie that is not ours. */
export async function subsKnownTo(database: Database, browser: string | undefined): Promise<string[]> {
  if (browser === undefined || !isBrowserId(browser)) return [];
  const rows = await database
    .select({ sub: baseAccounts.pool_sub })
    .from(knownBrowsers)
    .innerJoin(baseAccounts, eq(baseAccounts.id, knownBrowsers.base_account_id))
    .where(eq(knownBrowsers.browser_hash, hashSecret(browser)));
  return rows.map(({ sub }) => sub);
}

/** What an id of a browser looks like (`newSecret`). */
export const isBrowserId = (cookie: string): boolean => /^[\w-]{43}$/.test(cookie);
