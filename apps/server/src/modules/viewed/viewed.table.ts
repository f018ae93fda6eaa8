import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What was seen: news, a personal notice, an article, a service, a page of the portal (G95, G144). */
export type ViewedKind = 'information' | 'notification' | 'article' | 'service' | 'page';

/** The first time a member saw something. */
export const viewedMarks = pgTable(
  'viewed_marks',
  {
    member_id: uuid().notNull(),
    kind: text().$type<ViewedKind>().notNull(),
    /** Id in the content service, id of a row of ours, or a path without ids. */
    target: text().notNull(),
    viewed_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.member_id, table.kind, table.target] }),
    index('viewed_marks_newest').on(table.member_id, table.kind, table.viewed_at),
  ],
);
