import type { OpenedDatabase } from '@hidamari/server/database/open-database';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolConfig } from 'pg';
import type { ConnectedDatabase } from './migrated-database.ts';

/** Adds the harness's own connection, opened when it is first used, to those of the product. */
export function withMaintenance(
  opened: OpenedDatabase,
  { url, ...config }: PoolConfig & { url: string | null },
): ConnectedDatabase {
  const pool = new Pool({ ...config, max: 1 });
  // Without a listener, a connection that is lost while the database is taken away would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    ...opened,
    url,
    maintenance: drizzle(pool),
    close: async () => void (await Promise.all([pool.end(), opened.close()])),
  };
}
