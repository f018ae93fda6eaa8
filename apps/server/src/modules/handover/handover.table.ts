import type { HandoverItem, HandoverPartner } from '@hidamari/domain/handover';
import type { VariantKey } from '@hidamari/domain/site-variants';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = () => timestamp({ withTimezone: true, mode: 'date' });

/**
 * Each passing of a member to a partner (G82 to G86): the consent it rests on, what was given, and whether the token was
 * used. It is the record of provision to a third party that the law asks for (APPI art. 29), so it outlives membership.
 */
export const handovers = pgTable(
  'handovers',
  {
    /** The token's own id (`jti`). */
    id: uuid().primaryKey(),
    partner: text().$type<HandoverPartner>().notNull(),
    variant: text().$type<VariantKey>().notNull(),
    /** Null once the member has left. */
    member_id: uuid(),
    /** Whom the partner knows: the same for one person at one partner, another at every other. */
    pseudonym: text().notNull(),
    /** The names of what was given, never the values. */
    given: jsonb().$type<readonly HandoverItem[]>().notNull(),
    /** Which words were agreed to. */
    consent_version: text().notNull(),
    consented_at: time().notNull(),
    /** Minutes beyond the usual that a first use brings; null where there are none (specification section 9). */
    extra_minutes: integer(),
    expires_at: time().notNull(),
    /** When the partner read the token; once. */
    redeemed_at: time(),
  },
  (table) => [index('handovers_member').on(table.member_id, table.partner)],
);
