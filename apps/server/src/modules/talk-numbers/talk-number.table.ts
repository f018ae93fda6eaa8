import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { members } from '../members/member.table.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** The number that a member reads out just now (G92); one at a time, and gone once it is used. */
export const talkNumbers = pgTable('talk_numbers', {
  member_id: uuid('member_id')
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  /** Keyed: six digits alone would be found by trying. Unique, so that a number opens one record. */
  number_hash: text('number_hash').notNull().unique(),
  expires_at: time('expires_at').notNull(),
});
