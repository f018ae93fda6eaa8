import { integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = () => timestamp({ withTimezone: true, mode: 'date' });

/** 「今回は答えない」: how long a member is left alone by one prompt (G77). */
export const popupRestraints = pgTable(
  'popup_restraints',
  {
    member_id: uuid().notNull(),
    popup_id: integer().notNull(),
    /** Null: for good, after two in a row. */
    until: time(),
    /** How often in a row it was put off; an answer begins the count anew. */
    times: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.member_id, table.popup_id] })],
);
