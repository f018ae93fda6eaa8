import type { Dependencies } from './dependencies.ts';
import { endSessionsOfAccount, listDemoBaseAccounts } from './modules/identity/index.ts';
import { endSteps } from './modules/members/index.ts';
import type { StaffModule } from './modules/staff/index.ts';

/**
 * A database that once ran as a demo has its people, whose password a terminal has shown. None of them can log in to a
 * portal that is no demo (`refuseDemoAccount`), and what they have open ends here, at its start. Answers how many accounts
 * they are, members and staff, for the operator to be told.
 */
export async function endDemoPeople(
  { database, clock }: Dependencies,
  { staff }: { staff: Pick<StaffModule, 'endDemo'> },
): Promise<number> {
  const accounts = await listDemoBaseAccounts(database);
  for (const id of accounts) {
    await endSteps(database, id, clock());
    await endSessionsOfAccount(database, id, clock());
  }
  return accounts.length + (await staff.endDemo());
}
