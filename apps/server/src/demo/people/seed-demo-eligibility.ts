import type { Database } from '../../database/database.ts';
import { eligibilityCodes, insurancePolicies } from '../../modules/eligibility/eligibility.table.ts';
import { DEMO_CODE_ROWS, DEMO_POLICY_ROWS } from '../../modules/eligibility/index.ts';

/** Policies and codes of a demo deployment: one that holds and one that does not, of each. Safe to repeat. */
export async function seedDemoEligibility(database: Database): Promise<void> {
  await database.insert(insurancePolicies).values(DEMO_POLICY_ROWS).onConflictDoNothing();
  await database.insert(eligibilityCodes).values(DEMO_CODE_ROWS).onConflictDoNothing();
}
