import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Pop-ups that a member was shown (G20, G21): what keeps the next one away, and the same one for good. */
export const popupShowings = pgTable(
  'popup_showings',
  {
    member_id: uuid().notNull(),
    popup_id: integer().notNull(),
    /** The eligibility or organisation under which it was shown: under another it may come once more. */
    eligibility: text().notNull(),
    /** What it was shown for: nothing, a year, a month or a due day. */
    occasion: text().notNull(),
    /** The article it showed. */
    contents_id: text(),
    shown_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.member_id, table.popup_id, table.shown_at] }),
    index('popup_showings_newest').on(table.member_id, table.shown_at),
  ],
);
