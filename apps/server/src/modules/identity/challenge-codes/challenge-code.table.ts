import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { challenges } from '../challenges/challenge.table.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** The portal's own one-time code of a two-step way: one a challenge, the newest. It goes with its challenge. */
export const challengeCodes = pgTable('challenge_codes', {
  challenge_id: uuid('challenge_id')
    .primaryKey()
    .references(() => challenges.id, { onDelete: 'cascade' }),
  /** Keyed hash: six digits alone would be guessed from a plain one. */
  code_hash: text('code_hash').notNull(),
  tries: integer('tries').notNull(),
  expires_at: time('expires_at').notNull(),
});
