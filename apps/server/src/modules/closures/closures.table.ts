import type { VariantKey } from '@hidamari/domain/site-variants';
import { date, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { staffMembers } from '../staff/staff.table.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Days off that staff entered (G7). A row that was taken back stays, with who did it. */
export const staffClosures = pgTable(
  'staff_closures',
  {
    id: uuid('id').primaryKey(),
    /** Null: every desk is closed. */
    variant: text('variant').$type<VariantKey>(),
    first_day: date('first_day', { mode: 'string' }).notNull(),
    last_day: date('last_day', { mode: 'string' }).notNull(),
    /** For colleagues; the form asks for nothing about a member. */
    note: text('note'),
    created_by: uuid('created_by')
      .notNull()
      .references(() => staffMembers.id),
    created_at: time('created_at').notNull(),
    removed_by: uuid('removed_by').references(() => staffMembers.id),
    removed_at: time('removed_at'),
  },
  (table) => [index('staff_closures_last_day').on(table.last_day)],
);
