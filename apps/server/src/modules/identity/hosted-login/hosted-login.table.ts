import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** What the embedded hosted login keeps: sessions, grants, codes. Ids are hashed, contents sealed. */
export const hostedLoginItems = pgTable(
  'hosted_login_items',
  {
    model: text('model').notNull(),
    id_hash: text('id_hash').notNull(),
    uid_hash: text('uid_hash'),
    grant_hash: text('grant_hash'),
    sealed: text('sealed').notNull(),
    consumed_at: time('consumed_at'),
    expires_at: time('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id_hash] }),
    index('hosted_login_items_uid').on(table.uid_hash),
    index('hosted_login_items_grant').on(table.grant_hash),
    index('hosted_login_items_expiry').on(table.expires_at),
  ],
);

/** Signing keys of the embedded hosted login, sealed. One row serves every server process. */
export const hostedLoginKeys = pgTable('hosted_login_keys', {
  name: text('name').primaryKey(),
  sealed: text('sealed').notNull(),
  created_at: time('created_at').notNull(),
});
