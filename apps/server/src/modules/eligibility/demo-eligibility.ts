import { and, eq, getTableColumns, isNull, or, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import { eligibilityCodes, insurancePolicies } from './eligibility.table.ts';

/** What a demo visitor types to become a member, and what refuses them. */
export const DEMO_POLICIES = {
  valid: { number: 'HD12345678', lastNameKana: 'ヒナタ', firstNameKana: 'ハルコ', birthday: '1968-04-12' },
  lapsed: { number: 'HD87654321', lastNameKana: 'ヒナタ', firstNameKana: 'ナツオ', birthday: '1965-08-03' },
} as const;
export const DEMO_CODES = { valid: 'HIDAMARI', expired: 'OLDCODE1' } as const;

/** What a demo writes of them, and every other start deletes. */
export const DEMO_POLICY_ROWS = Object.entries(DEMO_POLICIES).map(([kind, policy]) => ({
  insurance_number: policy.number,
  last_name_kana: policy.lastNameKana,
  first_name_kana: policy.firstNameKana,
  birthday: policy.birthday,
  valid_until: kind === 'lapsed' ? '2025-03-31' : null,
}));

export const DEMO_CODE_ROWS = [
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
];

/**
 * For a start that is no demo: deletes them, since anybody can read up what they are; answers how many were there. A row
 * that says anything else than the demo wrote is an operator's, whatever its number or code.
 */
export async function endDemoEligibility(database: Database): Promise<number> {
  const policies = await database
    .delete(insurancePolicies)
    .where(saysTheSame(insurancePolicies, DEMO_POLICY_ROWS))
    .returning({ number: insurancePolicies.insurance_number });
  const codes = await database
    .delete(eligibilityCodes)
    .where(saysTheSame(eligibilityCodes, DEMO_CODE_ROWS))
    .returning({ code: eligibilityCodes.company_code });
  return policies.length + codes.length;
}

/** Rows that equal one of these in every column. */
function saysTheSame<Table extends PgTable>(
  table: Table,
  rows: readonly Table['$inferSelect'][],
): SQL | undefined {
  const columns = Object.entries(getTableColumns(table));
  return or(
    ...rows.map((row) =>
      and(
        ...columns.map(([name, column]) => {
          const value = row[name as keyof typeof row];
          return value === null ? isNull(column) : eq(column, value);
        }),
      ),
    ),
  );
}
