import { date, index, pgTable, text } from 'drizzle-orm/pg-core';

/** Policies of the insurer's programme, as the insurer hands them over. */
export const insurancePolicies = pgTable(
  'insurance_policies',
  {
    /** Folded: half-width, upper case, no hyphens. */
    insurance_number: text('insurance_number').primaryKey(),
    last_name_kana: text('last_name_kana').notNull(),
    first_name_kana: text('first_name_kana').notNull(),
    birthday: date('birthday', { mode: 'string' }).notNull(),
    /** Last day on which the policy holds; null: no end. */
    valid_until: date('valid_until', { mode: 'string' }),
  },
  (table) => [index('insurance_policies_end').on(table.valid_until)],
);

/** Codes that a company gives to its people. */
export const eligibilityCodes = pgTable('eligibility_codes', {
  /** Folded: half-width, upper case. */
  company_code: text('company_code').primaryKey(),
  company_name: text('company_name').notNull(),
  valid_from: date('valid_from', { mode: 'string' }).notNull(),
  valid_until: date('valid_until', { mode: 'string' }),
});
