import type {
  Called,
  CaseStatus,
  ConsultationChannel,
  ConsultationTopic,
  ReadingReason,
} from '@hidamari/domain/consultations';
import type { VariantKey } from '@hidamari/domain/site-variants';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const time = () => timestamp({ withTimezone: true, mode: 'date' });

/**
 * A consultation case (G90). Open lies only what lists sort and count by; every word is sealed under a key of the
 * case's own, so that a member who leaves can be taken out of it and the record stays readable for its five years
 * (G53).
 */
export const consultationCases = pgTable(
  'consultation_cases',
  {
    id: uuid().primaryKey(),
    /** H-2041 without its letter. */
    case_no: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity({ startWith: 1001 }),
    /** Null once the member has left: a pseudonym is all that is kept. */
    member_id: uuid(),
    variant: text().$type<VariantKey>().notNull(),
    channel: text().$type<ConsultationChannel>().notNull(),
    topics: text().array().$type<ConsultationTopic[]>().notNull(),
    status: text().$type<CaseStatus>().notNull(),
    sealed_title: text(),
    /** Who looks after it, and as members read the name. */
    taken_by: uuid(),
    taken_by_name: text(),
    waiting_since: time(),
    reply_due_on: date({ mode: 'string' }),
    /** Words of the member suggested danger (G119), since then; and who the second person was. */
    danger_at: time(),
    /** The newest message under which the member is shown the card, and how far they have closed it; 0 for none. */
    card_seq: integer().notNull().default(0),
    card_closed_seq: integer().notNull().default(0),
    checked_by: uuid(),
    checked_by_name: text(),
    checked_at: time(),
    /** Whoever is on call was told of it last (decision 0076). */
    on_call_at: time(),
    /** A lead opened the member's telephone number last; each opening stands in the record of reads. */
    phone_opened_at: time(),
    phone_opened_by_name: text(),
    shares_card: boolean().notNull(),
    /** Until when the talk number that the member read out opens the card. */
    card_open_until: time(),
    last_seq: integer().notNull().default(0),
    member_delivered_seq: integer().notNull().default(0),
    member_read_seq: integer().notNull().default(0),
    staff_read_seq: integer().notNull().default(0),
    /** Newest version of the summary that a device of the member has shown. */
    member_summary_version: integer().notNull().default(0),
    /** The member corrected the summary of the closed case, and nobody at the desk has shown it since. */
    corrected_at: time(),
    /** The save that opened it; sent again it finds the same case. */
    client_key: uuid().notNull(),
    version: bigint({ mode: 'number' }).notNull().default(1),
    opened_at: time().notNull(),
    updated_at: time().notNull(),
    closed_at: time(),
  },
  (table) => [
    unique('consultation_cases_no').on(table.case_no),
    uniqueIndex('consultation_cases_client_key').on(table.member_id, table.client_key),
    index('consultation_cases_of_member').on(table.member_id, table.updated_at),
    index('consultation_cases_queue').on(table.status, table.waiting_since),
    index('consultation_cases_taken_by').on(table.taken_by, table.status),
    index('consultation_cases_age').on(table.closed_at).where(sql`closed_at is not null`),
    check('consultation_cases_version', sql`version >= 1`),
  ],
);

/** The messages of a case, in the order of `seq`, which has no gap: a device catches up by it. */
export const consultationMessages = pgTable(
  'consultation_messages',
  {
    case_id: uuid()
      .notNull()
      .references(() => consultationCases.id, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    id: uuid().notNull(),
    author: text({ enum: ['member', 'staff'] }).notNull(),
    staff_id: uuid(),
    staff_name: text(),
    /** Text, pictures and what was put beside it, as one sealed document. */
    sealed_body: text().notNull(),
    client_key: uuid().notNull(),
    /** The fixed sentence that one person sends alone (decision 0076). */
    is_first_aid: boolean().notNull().default(false),
    at: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.case_id, table.seq] }),
    uniqueIndex('consultation_messages_client_key').on(table.case_id, table.client_key),
  ],
);

/** What supporters write for each other. */
export const consultationNotes = pgTable(
  'consultation_notes',
  {
    id: uuid().primaryKey(),
    case_id: uuid()
      .notNull()
      .references(() => consultationCases.id, { onDelete: 'cascade' }),
    staff_id: uuid().notNull(),
    staff_name: text().notNull(),
    sealed_text: text().notNull(),
    client_key: uuid().notNull(),
    at: time().notNull(),
  },
  (table) => [
    index('consultation_notes_of_case').on(table.case_id, table.at),
    uniqueIndex('consultation_notes_client_key').on(table.case_id, table.client_key),
  ],
);

/** Summaries of a case and the member's corrections, all of them kept (G90). */
export const consultationSummaries = pgTable(
  'consultation_summaries',
  {
    id: uuid().primaryKey(),
    case_id: uuid()
      .notNull()
      .references(() => consultationCases.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['summary', 'correction'] }).notNull(),
    /** Of the summary; a correction carries the version it contradicts. */
    version: integer().notNull(),
    staff_id: uuid(),
    staff_name: text(),
    sealed_body: text().notNull(),
    client_key: uuid().notNull(),
    at: time().notNull(),
  },
  (table) => [
    index('consultation_summaries_of_case').on(table.case_id, table.version, table.at),
    uniqueIndex('consultation_summaries_client_key').on(table.case_id, table.client_key),
  ],
);

/**
 * Who of staff read a case when last: one record of a reading for ten minutes of work on it, not one a click. And why they
 * opened it, where it was not theirs.
 */
export const consultationReaders = pgTable(
  'consultation_readers',
  {
    case_id: uuid()
      .notNull()
      .references(() => consultationCases.id, { onDelete: 'cascade' }),
    staff_id: uuid().notNull(),
    /** Null once a reason was given: what is read from then on is recorded with it. */
    recorded_at: time(),
    reason: text().$type<ReadingReason>(),
    reason_at: time(),
  },
  (table) => [primaryKey({ columns: [table.case_id, table.staff_id] })],
);

/** Whom somebody in front of words of danger called last, and who said that they come (G119). */
export const consultationCalls = pgTable(
  'consultation_calls',
  {
    case_id: uuid()
      .notNull()
      .references(() => consultationCases.id, { onDelete: 'cascade' }),
    whom: text().$type<Called>().notNull(),
    staff_id: uuid().notNull(),
    staff_name: text().notNull(),
    at: time().notNull(),
    answered_by: uuid(),
    answered_by_name: text(),
    answered_at: time(),
  },
  (table) => [
    primaryKey({ columns: [table.case_id, table.whom] }),
    index('consultation_calls_at').on(table.at),
  ],
);
