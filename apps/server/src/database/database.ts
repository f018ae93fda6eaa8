import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** The pool: each statement stands alone. */
export type Database = NodePgDatabase;

/** Inside `database.transaction(async (tx) => ...)`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** What a repository takes: callers decide whether they are in a transaction. */
export type Executor = Database | Transaction;
