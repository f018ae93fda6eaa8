import { boolean, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

/** 「この記事は役に立ちましたか」 (G101). Kept without the person: only the article, the answer and, sealed, their words. */
export const articleAnswers = pgTable(
  'article_answers',
  {
    id: uuid().primaryKey(),
    article_id: text().notNull(),
    is_helpful: boolean().notNull(),
    sealed_comment: text(),
    /** The sender's own: the same answer sent twice is one, and a later one takes its place (G102). */
    client_key: uuid().notNull(),
    created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    unique('article_answers_client_key').on(table.client_key),
    index('article_answers_article').on(table.article_id, table.created_at),
  ],
);
