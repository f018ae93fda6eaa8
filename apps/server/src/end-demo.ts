import type { Dependencies } from './dependencies.ts';
import { endDemoEligibility } from './modules/eligibility/index.ts';
import { endSessionsOfAccount, listDemoBaseAccounts } from './modules/identity/index.ts';
import { endSteps } from './modules/members/index.ts';
import type { StaffModule } from './modules/staff/index.ts';

/** What a start that is no demo found of one in its database. */
export interface EndedDemo {
  /** Accounts, members and staff: they stay, and nobody gets in with them. */
  accounts: number;
  /** Policies and eligibility codes that are gone from here on. */
  eligibility: number;
  /** Canned answers that are gone from here on. */
  cannedAnswers: number;
}

interface DemoModules {
  staff: Pick<StaffModule, 'endDemo'>;
  cannedAnswers: { endDemo(): Promise<number> };
}

/**
 * A database that once ran as a demo has its people, whose password a terminal has shown, and what anybody can read up to
 * become a member with. None of the people can log in to a portal that is no demo (`refuseDemoAccount`), and what they
 * have open ends here, at its start; what the demo wrote for everybody goes, unless somebody has made it their own since.
 * Answers how much that is, for the operator to be told.
 */
export async function endDemo(
  { database, clock }: Dependencies,
  { staff, cannedAnswers }: DemoModules,
): Promise<EndedDemo> {
  const accounts = await listDemoBaseAccounts(database);
  for (const id of accounts) {
    await endSteps(database, id, clock());
    await endSessionsOfAccount(database, id, clock());
  }
  return {
    accounts: accounts.length + (await staff.endDemo()),
    eligibility: await endDemoEligibility(database),
    cannedAnswers: await cannedAnswers.endDemo(),
  };
}
