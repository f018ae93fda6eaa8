import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What a favourite is of. */
export type FavouriteKind = 'article' | 'service';

/** Articles and services a member keeps (U-F01). A removed one stays as a row, so that it can be taken back (G123). */
export const favourites = pgTable(
  'favourites',
  {
    member_id: uuid().notNull(),
    kind: text().$type<FavouriteKind>().notNull(),
    /** Id in the content service. */
    content_id: text().notNull(),
    is_deleted: boolean().notNull().default(false),
    created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    updated_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.member_id, table.kind, table.content_id] }),
    index('favourites_newest').on(table.member_id, table.kind, table.created_at),
    index('favourites_count').on(table.kind, table.content_id),
  ],
);
