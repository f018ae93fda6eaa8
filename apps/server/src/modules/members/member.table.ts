import { perNoticeSetting } from '@hidamari/domain/notices';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { baseAccounts } from './base-account.table.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** A person who acts for the member (G141). */
export interface AgentRow {
  last_name: string;
  first_name: string;
  last_name_kana: string;
  first_name_kana: string;
  birthday: string;
}

/** A profile of this portal that belongs to a base account (specification section 3, "Current user"). */
export const members = pgTable(
  'members',
  {
    id: uuid('id').primaryKey(),
    base_account_id: uuid('base_account_id')
      .notNull()
      .references(() => baseAccounts.id, { onDelete: 'cascade' }),
    member_type: text('member_type', { enum: ['insurance', 'general', 'chofu'] }).notNull(),
    last_name: text('last_name').notNull(),
    first_name: text('first_name').notNull(),
    last_name_kana: text('last_name_kana').notNull(),
    first_name_kana: text('first_name_kana').notNull(),
    sex: text('sex', { enum: ['male', 'female', 'other', 'no-response'] }),
    birthday: date('birthday', { mode: 'string' }),
    insurance_number: text('insurance_number'),
    company_code: text('company_code'),
    is_self: boolean('is_self').notNull(),
    relationship: text('relationship'),
    postal_code: text('postal_code'),
    prefecture: text('prefecture'),
    city: text('city'),
    address: text('address'),
    relation_to_city: text('relation_to_city', { enum: ['resident', 'visits_hospital'] }),
    accepts_info_delivery: boolean('accepts_info_delivery').notNull().default(false),
    /** Free text and names of others: sealed with the member's key. */
    other_diseases_sealed: text('other_diseases_sealed'),
    supporters_sealed: text('supporters_sealed'),
    agent: jsonb('agent').$type<AgentRow>(),
    referral_sources: jsonb('referral_sources')
      .$type<Record<string, boolean | string | undefined>>()
      .notNull(),
    /** Shown where one account has several members (G44). */
    nickname: text('nickname'),
    icon_filename: text('icon_filename'),
    /** Empty, and read by nobody since the link is the account's: the version before still names it (F42). */
    line_user_id: text('line_user_id'),
    member_test_marketing: boolean('member_test_marketing').notNull().default(false),
    registered_by_concierge: boolean('registered_by_concierge').notNull().default(false),
    onboarding_step: integer('onboarding_step').notNull().default(0),
    text_size: text('text_size', { enum: ['standard', 'large', 'xlarge'] })
      .notNull()
      .default('standard'),
    is_furigana_shown: boolean('is_furigana_shown').notNull().default(false),
    notice_channel: text('notice_channel', { enum: ['mail', 'line', 'none'] })
      .notNull()
      .default('mail'),
    /** What a notice may tell of, beside the channel (G135). */
    ...perNoticeSetting(({ wish, isOnAtFirst }) => boolean(wish).notNull().default(isOnAtFirst)),
    /** Home offers articles on what the records say; on until the member turns it off. */
    is_shown_log_articles: boolean('is_shown_log_articles').notNull().default(true),
    /** Day since which the month of the check-in runs anew: chosen, told of, or back from a silence (G78). */
    check_in_rest_from: date('check_in_rest_from', { mode: 'string' }),
    /** Since when the member wants no prompt: 「お知らせを控える」 (G20). */
    prompts_held_at: time('prompts_held_at'),
    /** Since when nothing prompts any more (G149). */
    bereaved_at: time('bereaved_at'),
    sent_arrival_confirmation_email_at: time('sent_arrival_confirmation_email_at'),
    first_login_at: time('first_login_at'),
    withdrawn_at: time('withdrawn_at'),
    created_at: time('created_at').notNull(),
    updated_at: time('updated_at').notNull(),
  },
  (table) => [index('members_base_account').on(table.base_account_id)],
);

/** Diagnoses as the member knows them (G141). */
export const memberCancers = pgTable(
  'member_cancers',
  {
    id: uuid('id').primaryKey(),
    member_id: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    cancer_type_id: text('cancer_type_id').notNull(),
    diagnosed_time_id: text('diagnosed_time_id'),
    /** YYYY-MM. */
    diagnosed_on: text('diagnosed_on'),
    stage: text('stage', {
      enum: ['no-response', '0', 'I', 'II', 'III', 'IV', 'unknown', 'not-defined'],
    }).notNull(),
    treatment_status_id: text('treatment_status_id'),
    is_primary: boolean('is_primary').notNull(),
  },
  (table) => [index('member_cancers_member').on(table.member_id, table.position)],
);

/**
 * What the member agreed to: which text, which version, when (G32). Rows are only ever added; one that is taken back
 * says when.
 */
export const memberConsents = pgTable(
  'member_consents',
  {
    id: uuid('id').primaryKey(),
    member_id: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    kind: text('kind', {
      enum: ['terms', 'privacy', 'sensitive_data', 'guardian', 'patient', 'news'],
    }).notNull(),
    /** Id of the text in the content service; what was said, for consents without a text of their own. */
    text_id: text('text_id').notNull(),
    version: text('version').notNull(),
    /** Day from which that version holds. */
    text_date: date('text_date', { mode: 'string' }),
    agreed_at: time('agreed_at').notNull(),
    /** Taken back; null while it stands. */
    withdrawn_at: time('withdrawn_at'),
  },
  (table) => [index('member_consents_member').on(table.member_id, table.kind)],
);

/** Days in Japan with a session (G46). */
export const memberVisits = pgTable(
  'member_visits',
  {
    member_id: uuid('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.member_id, table.day] })],
);
