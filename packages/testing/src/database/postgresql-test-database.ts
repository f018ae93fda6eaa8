import { randomBytes } from 'node:crypto';
import { openDatabase } from '@hidamari/server/database/open-database';
import { Client } from 'pg';
import { hashFiles } from './cache.ts';
import { type MigratedDatabase, testName } from './migrated-database.ts';
import { testMigrations } from './test-migrations.ts';
import { withMaintenance } from './with-maintenance.ts';

/** Any number, the same in every test process: one of them makes the template. */
const TEMPLATE_LOCK = 7_204_119;

/** Copies a migrated template database of the server. */
export async function createPostgresqlTest(server: string): Promise<MigratedDatabase> {
  const migrationsFolder = await testMigrations();
  const name = `${testName()}${randomBytes(6).toString('hex')}`;
  await withClient(server, async (client) => {
    // Session-level on purpose: CREATE DATABASE refuses to run in a transaction.
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const template = await ensureTemplate(client, server, migrationsFolder);
    await client.query(`create database ${name} template ${template}`);
  });
  const url = addressOf(server, name);
  return {
    connect: async () => {
      const opened = await openDatabase({ url, directUrl: url, dataDir: '', migrationsFolder });
      return withMaintenance(opened, { url, connectionString: url });
    },
    remove: () =>
      withClient(server, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`);
      }),
  };
}

/** Takes away the databases of this run that are left on a server. */
export async function dropPostgresqlTests(server: string): Promise<void> {
  await withClient(server, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [testName()],
    );
    for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`);
  });
}

async function ensureTemplate(client: Client, server: string, migrationsFolder: string): Promise<string> {
  const template = `hidamari_template_${hashFiles(migrationsFolder, '**/*')}`;
  const found = await client.query('select 1 from pg_database where datname = $1', [template]);
  if (found.rowCount !== 0) return template;
  const draft = `${template}_draft`;
  await client.query(`drop database if exists ${draft} with (force)`);
  await client.query(`create database ${draft}`);
  const url = addressOf(server, draft);
  const opened = await openDatabase({ url, directUrl: url, dataDir: '', migrationsFolder });
  await opened.close();
  await client.query(`alter database ${draft} rename to ${template}`);
  return template;
}

function addressOf(server: string, database: string): string {
  const address = new URL(server);
  address.pathname = `/${database}`;
  return address.href;
}

async function withClient(server: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
