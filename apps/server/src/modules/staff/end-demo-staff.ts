import { like } from 'drizzle-orm';
import type { Dependencies } from '../../dependencies.ts';
import { staffMembers } from './staff.table.ts';
import { endStaffSessionsOf } from './staff-sessions.ts';

/** No real person has an address there (RFC 2606): whoever has was made by a demo, whatever became of the account. */
export const DEMO_DOMAIN = '@demo.example';

/** True for an account of staff that a demo made. */
export const isDemoLogin = (login: string): boolean => login.endsWith(DEMO_DOMAIN);

/** For a start that is no demo: ends what the demo's staff have open; answers how many accounts there are. */
export async function endDemoStaff({
  database,
  clock,
}: Pick<Dependencies, 'database' | 'clock'>): Promise<number> {
  const accounts = await database
    .select({ id: staffMembers.id })
    .from(staffMembers)
    .where(like(staffMembers.login, `%${DEMO_DOMAIN}`));
  for (const { id } of accounts) await endStaffSessionsOf(database, id, clock());
  return accounts.length;
}
