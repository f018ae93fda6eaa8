import { globSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testName } from './migrated-database.ts';
import { dropPostgresqlTests } from './postgresql-test-database.ts';

/** Run by vitest after its last file: databases that stayed with their process are taken away with the run. */
export async function teardown(): Promise<void> {
  const folders = globSync(`${testName()}*`, { cwd: tmpdir() });
  for (const folder of folders) rmSync(join(tmpdir(), folder), { recursive: true, force: true });
  const server = process.env.TEST_DATABASE_URL;
  if (server) await dropPostgresqlTests(server);
}
