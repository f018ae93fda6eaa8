import type { OpenedDatabase } from '@hidamari/server/database/open-database';

/** A migrated database that outlives the connections to it: one file after another may use it. */
export interface KeptDatabase {
  /** Opens connections as the product does. Their `close` ends them and leaves the database where it is. */
  connect(): Promise<ConnectedDatabase>;
  /** Takes the database away, whoever is connected. */
  remove(): Promise<void>;
}

export interface ConnectedDatabase extends OpenedDatabase {
  /** Address for parts that open their own connection; null on the embedded engine. */
  url: string | null;
}

/** First part of what a test database leaves outside its process, by run: its end takes everything of it away. */
export function testName(): string {
  return `hidamari_test_${process.env.TEST_RUN ?? 'alone'}_`;
}
