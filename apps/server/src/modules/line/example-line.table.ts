import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const time = () => timestamp({ withTimezone: true, mode: 'date' });

/** Invented LINE accounts of a local deployment, in which one plays the telephone; empty where LINE is set up or missing. */
export const exampleLineAccounts = pgTable('example_line_accounts', {
  /** As LINE writes its ids. */
  account: text().primaryKey(),
  is_friend: boolean().notNull(),
});

/** Tokens that the example LINE has given: access tokens of a person, and tokens for linking. Hashes alone. */
export const exampleLineTokens = pgTable('example_line_tokens', {
  token_hash: text().primaryKey(),
  kind: text({ enum: ['access', 'link'] }).notNull(),
  /** For which service an access token was given. */
  channel: text().notNull(),
  account: text().notNull(),
  expires_at: time().notNull(),
  used_at: time(),
});
