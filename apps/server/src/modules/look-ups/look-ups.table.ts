import { SEARCH_FOLD } from '@hidamari/domain/search-text';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';

/** Rows that an older folding left: none, once they were folded anew. Written out, as an index over them needs it. */
export const IS_OLD_FOLD = sql`search_fold < ${sql.raw(String(SEARCH_FOLD))}`;

/** What both lists share: a name to show, its reading, and the pieces it is found by. */
const namedRow = () => ({
  id: uuid().primaryKey(),
  /** The code of the list it came from; a new edition of the list updates the row of the code. */
  code: text().notNull().unique(),
  name: text().notNull(),
  kana: text().notNull(),
  /** An invented row of the sample; gone once a real list is read in. */
  is_sample: boolean().notNull().default(false),
  /** No longer in the newest edition: not found any more, still named by the logs that chose it. */
  is_retired: boolean().notNull().default(false),
  /** Name and reading, folded for search (G74). */
  search_text: text().notNull(),
  /** Pieces of two characters of `search_text`: a part of a name is found without a reading of all rows. */
  search_pieces: text().array().notNull(),
  /** The folding that both are of (`SEARCH_FOLD`); an older one is brought up at a start, and at night. */
  search_fold: smallint().notNull().default(1),
});

/** Hospitals to choose from (G73): the ministry's open list, or the invented sample. */
export const hospitals = pgTable(
  'hospitals',
  { ...namedRow(), prefecture: text().notNull(), city: text().notNull() },
  (table) => [
    index('hospitals_search').using('gin', table.search_pieces).with({ fastupdate: 'off' }),
    index('hospitals_old_fold').on(table.id).where(IS_OLD_FOLD),
  ],
);

/** Medicines to choose from (G73): the ministry's price list, or the sample of general names. */
export const medicines = pgTable('medicines', { ...namedRow(), general_name: text().notNull() }, (table) => [
  index('medicines_search').using('gin', table.search_pieces).with({ fastupdate: 'off' }),
  index('medicines_old_fold').on(table.id).where(IS_OLD_FOLD),
]);
