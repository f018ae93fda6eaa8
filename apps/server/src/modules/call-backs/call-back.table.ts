import type { CallBackState } from '@hidamari/domain/call-backs';
import type { VariantKey } from '@hidamari/domain/site-variants';
import { bigint, date, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

const time = () => timestamp({ withTimezone: true, mode: 'date' });

/** Calls that were promised (G127). Name, number and wish are sealed under the row's own key. */
export const callBacks = pgTable(
  'call_backs',
  {
    id: uuid().primaryKey(),
    variant: text().$type<VariantKey>().notNull(),
    sealed_body: text().notNull(),
    due_on: date({ mode: 'string' }).notNull(),
    state: text().$type<CallBackState>().notNull(),
    tries: integer().notNull().default(0),
    created_by_name: text().notNull(),
    created_at: time().notNull(),
    ended_by_name: text(),
    ended_at: time(),
    client_key: uuid().notNull(),
    version: bigint({ mode: 'number' }).notNull().default(1),
  },
  (table) => [
    index('call_backs_open').on(table.state, table.due_on),
    unique('call_backs_client_key').on(table.client_key),
  ],
);
