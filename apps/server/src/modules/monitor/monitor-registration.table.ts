import type { MonitorState } from '@hidamari/domain/monitor';
import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = () => timestamp({ withTimezone: true, mode: 'date' });

/** A member's registration in the panel (G87): one a member, what they wrote sealed under their key. */
export const monitorRegistrations = pgTable(
  'monitor_registrations',
  {
    id: uuid().primaryKey(),
    member_id: uuid().notNull().unique('monitor_registrations_member'),
    state: text().$type<MonitorState>().notNull(),
    sealed_form: text().notNull(),
    /** The words that were agreed to, by their version, and when. */
    consent_version: text().notNull(),
    consented_at: time().notNull(),
    /** Since when the state is what it is. */
    state_at: time().notNull(),
    /** Who of the desk registered the request; null until then. */
    registered_by_name: text(),
    version: bigint({ mode: 'number' }).notNull().default(1),
  },
  (table) => [index('monitor_registrations_state').on(table.state, table.state_at)],
);
