import type { Database } from '../../database/database.ts';
import { eligibilityCodes, insurancePolicies } from './eligibility.table.ts';

/** What a demo visitor types to become a member, and what refuses them. */
export const DEMO_POLICIES = {
  valid: { number: 'HD12345678', lastNameKana: 'ヒナタ', firstNameKana: 'ハルコ', birthday: '1968-04-12' },
  lapsed: { number: 'HD87654321', lastNameKana: 'ヒナタ', firstNameKana: 'ナツオ', birthday: '1965-08-03' },
} as const;
export const DEMO_CODES = { valid: 'HIDAMARI', expired: 'OLDCODE1' } as const;

/** Policies and codes of a demo deployment: one that holds and one that does not, of each. Safe to repeat. */
export async function seedDemoEligibility(database: Database): Promise<void> {
  const rows = Object.entries(DEMO_POLICIES).map(([kind, policy]) => ({
    insurance_number: policy.number,
    last_name_kana: policy.lastNameKana,
    first_name_kana: policy.firstNameKana,
    birthday: policy.birthday,
    valid_until: kind === 'lapsed' ? '2025-03-31' : null,
  }));
  await database.insert(insurancePolicies).values(rows).onConflictDoNothing();
  await database
    .insert(eligibilityCodes)
    .values([
      {
        company_code: DEMO_CODES.valid,
        company_name: 'ひなた商事',
        valid_from: '2024-04-01',
        valid_until: null,
      },
      {
        company_code: DEMO_CODES.expired,
        company_name: 'ひなた商事',
        valid_from: '2023-04-01',
        valid_until: '2025-03-31',
      },
    ])
    .onConflictDoNothing();
}
