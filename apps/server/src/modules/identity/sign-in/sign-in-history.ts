import { randomUUID } from 'node:crypto';
import type { Database } from '../../../database/database.ts';
import type { RequestFacts } from '../../../http/caller.ts';
import { loginHistories } from '../../members/base-account.table.ts';
import { findBaseAccount } from '../../members/index.ts';
import { deviceFamilyOf } from '../sessions/device-family.ts';

interface TriedSignIn {
  /** Of the account in the pool; null where nobody has the name. */
  sub: string | null;
  method: 'temporary' | 'common_id';
  result: 'success' | 'failure';
  request: Pick<RequestFacts, 'userAgent' | 'now'>;
}

/**
 * Writes a sign-in down for the account's owner (G96), if the account is one of ours. It is not waited for: the answer
 * to a known name takes no longer than that to an unknown one (F18), and a line that is lost keeps nobody out.
 */
export function noteSignIn(database: Database, { sub, method, result, request }: TriedSignIn): void {
  const write = async () => {
    // Looked for in any case; the line itself is written after the answer has left.
    const base = await findBaseAccount(database, sub ?? randomUUID());
    if (!base) return;
    await database.insert(loginHistories).values({
      id: randomUUID(),
      base_account_id: base.id,
      logged_in_at: request.now,
      method,
      device_family: deviceFamilyOf(request.userAgent),
      result,
    });
  };
  write().catch(() => undefined);
}
