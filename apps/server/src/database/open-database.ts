import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool, type PoolClient, type PoolConfig } from 'pg';
import type { Database } from './database.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.ts';
import { lockFolder } from './folder-lock.ts';
import { MIGRATIONS_FOLDER, migrateDatabase } from './migrate.ts';

/** Which PostgreSQL answers. Code asks only where the bus is chosen; everything else runs on both. */
export type DatabaseEngine = 'postgresql' | 'embedded';

export interface OpenedDatabase {
  database: Database;
  engine: DatabaseEngine;
  /** Gives back every connection, then the folder. */
  close(): Promise<void>;
}

export interface OpenDatabaseOptions {
  /** null: the embedded database in dataDir. */
  url: string | null;
  /** Past a pooler; migrations take it. */
  directUrl: string | null;
  dataDir: string;
  /** Told about lost connections and a crashed engine, for the log. No statement and no value is in it. */
  onFault?: (error: Error) => void;
  /** Default: the shipped migrations. */
  migrationsFolder?: string;
  /** Default: TRANSACTION_LIMIT. */
  transactionLimit?: number;
}

/** The longest a statement or a transaction may take, in milliseconds (architecture: one session for all). */
export const TRANSACTION_LIMIT = 5_000;
/** How long a request waits for a connection before it is told to come back (503), in milliseconds. */
const CONNECTION_WAIT = 10_000;
const POSTGRESQL_CONNECTIONS = 10;

/**
 * Opens the database that the settings name and brings it up to date. Throws FolderInUseError when another
 * process holds the data folder, before anything is opened, and OlderDatabaseError for what cannot be brought there.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenedDatabase> {
  return options.url === null ? await openEmbedded(options) : await openPostgresql(options.url, options);
}

async function openPostgresql(url: string, options: OpenDatabaseOptions): Promise<OpenedDatabase> {
  const directUrl = options.directUrl ?? url;
  await migrateThrough({ connectionString: directUrl, max: 1 }, options);
  // A pooler refuses these start parameters: there the role itself must carry the limits (docs/operations.md).
  const limits =
    directUrl === url
      ? { statement_timeout: TRANSACTION_LIMIT, idle_in_transaction_session_timeout: TRANSACTION_LIMIT }
      : {};
  const pool = createPool({ connectionString: url, max: POSTGRESQL_CONNECTIONS, ...limits }, options);
  return { database: drizzle(pool), engine: 'postgresql', close: () => pool.end() };
}

async function openEmbedded(options: OpenDatabaseOptions): Promise<OpenedDatabase> {
  const lock = lockFolder(options.dataDir);
  let embedded: EmbeddedDatabase | undefined;
  try {
    embedded = await startEmbeddedDatabase({
      folder: join(options.dataDir, 'database'),
      socketFolder: join(options.dataDir, 'run'),
      ...(options.onFault === undefined ? {} : { onCrash: options.onFault }),
    });
    await migrateThrough(embeddedPool(embedded), options);
  } catch (error) {
    await embedded?.stop();
    lock.release();
    throw error;
  }
  return connectEmbedded(embedded, options, () => lock.release());
}

/** Connects to an embedded database that already runs (the test database starts its own in memory). */
export function connectEmbedded(
  embedded: EmbeddedDatabase,
  options: ConnectionOptions = {},
  afterStop: () => void = () => undefined,
): OpenedDatabase {
  const pool = createPool(
    embeddedPool(embedded),
    options,
    () => void restartIfStuck(embedded, (options.transactionLimit ?? TRANSACTION_LIMIT) + GRACE),
  );
  return {
    database: drizzle(pool),
    engine: 'embedded',
    close: async () => {
      await pool.end();
      await embedded.stop();
      afterStop();
    },
  };
}

/**
 * One connection: behind it there is one session anyway, a queue in the pool is faster than one in the engine,
 * and a statement sent outside an open transaction then fails with a clear time-out instead of hanging.
 */
export function embeddedPool(embedded: Pick<EmbeddedDatabase, 'socket'>): PoolConfig {
  return {
    user: 'postgres',
    database: 'postgres',
    password: '',
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
    stream: () => embedded.socket(),
  };
}

type ConnectionOptions = Pick<OpenDatabaseOptions, 'onFault' | 'transactionLimit'>;

/** A pool that survives lost connections and lends none for longer than the limit. */
export function createPool(config: PoolConfig, options: ConnectionOptions, onCut?: () => void): Pool {
  const pool = new Pool({ connectionTimeoutMillis: CONNECTION_WAIT, ...config });
  endureLostConnections(pool, options);
  limitBorrowing(pool, options.transactionLimit ?? TRANSACTION_LIMIT, onCut);
  return pool;
}

async function migrateThrough(config: PoolConfig, options: OpenDatabaseOptions): Promise<void> {
  const pool = new Pool(config);
  endureLostConnections(pool, options);
  try {
    const name = options.url === null ? `The data folder ${options.dataDir}` : 'The database of DATABASE_URL';
    await migrateDatabase(drizzle(pool), options.migrationsFolder ?? MIGRATIONS_FOLDER, name);
  } finally {
    await pool.end();
  }
}

/** Without a listener, a connection lost while it is idle or lent to a transaction would end the process. */
function endureLostConnections(pool: Pool, options: ConnectionOptions): void {
  pool.on('error', (error) => options.onFault?.(error));
  pool.on('connect', (client) => client.on('error', (error) => options.onFault?.(error)));
}

/** Added to the limit of a statement before an engine counts as stuck, in milliseconds. */
const GRACE = 1_000;

/**
 * The embedded engine cannot cancel a statement: one that runs on after its connection was cut ends with the
 * engine. `patience` lets the next one in the queue use its own time first.
 */
async function restartIfStuck(embedded: EmbeddedDatabase, patience: number): Promise<void> {
  const probe = new Client({ ...embeddedPool(embedded), connectionTimeoutMillis: patience });
  probe.on('error', () => undefined);
  try {
    await probe.connect();
  } catch {
    await embedded.restart();
  } finally {
    await probe.end().catch(() => undefined);
  }
}

/**
 * Ends a connection that one statement or one transaction has kept for longer than `limit` milliseconds. The
 * database then rolls back, and whoever forgot to finish gets an error instead of blocking everybody: the
 * embedded database has one session for all. `onCut` hears of each one.
 */
function limitBorrowing(pool: Pool, limit: number, onCut: () => void = () => undefined): void {
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
