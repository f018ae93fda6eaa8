import type { Pool, PoolClient } from 'pg';

/**
 * Ends a connection that one statement or one transaction has kept for longer than `limit` milliseconds. The
 * database then rolls back, and whoever forgot to finish gets an error instead of blocking everybody: the
 * embedded database has one session for all. `onCut` hears of each one.
 */
export function limitBorrowing(pool: Pool, limit: number, onCut: () => void = () => undefined): void {
  const timers = new WeakMap<PoolClient, NodeJS.Timeout>();
  pool.on('acquire', (client) => {
    const cut = () => {
      streamOf(client).destroy(new Error('transaction took too long'));
      onCut();
    };
    timers.set(client, setTimeout(cut, limit));
  });
  pool.on('release', (_error, client) => clearTimeout(timers.get(client)));
  pool.on('remove', (client) => clearTimeout(timers.get(client)));
}

/** `end()` would wait for the statement that hangs, so the socket itself is closed. */
function streamOf(client: PoolClient): { destroy(error: Error): void } {
  return (client as unknown as { connection: { stream: { destroy(error: Error): void } } }).connection.stream;
}
