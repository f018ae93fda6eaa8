import type { Database } from '@hidamari/server/database/database';
import type { OpenedDatabase } from '@hidamari/server/database/open-database';

/** A migrated database that outlives the connections to it: one file after another may use it. */
export interface MigratedDatabase {
  /** Opens connections as the product does, and the harness's own. Their `close` ends all and leaves the database. */
  connect(): Promise<ConnectedDatabase>;
  /** Takes the database away, whoever is connected. */
  remove(): Promise<void>;
}

export interface ConnectedDatabase extends OpenedDatabase {
  /** Address for parts that open their own connection; null on the embedded engine. */
  url: string | null;
  /**
   * One connection for the harness's own work, without the product's limits on time: emptying, or looking at the shape of
   * everything, may take longer than five seconds on a machine that is busy with something else.
   */
  maintenance: Database;
}

/** First part of what a test database leaves outside its process, by run: its end takes everything of it away. */
export function testName(): string {
  return `hidamari_test_${process.env.TEST_RUN ?? 'alone'}_`;
}
