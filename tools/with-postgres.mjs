// Starts a PostgreSQL of its own, runs a script with TEST_DATABASE_URL set, and takes the database away again:
// `node tools/with-postgres.mjs node_modules/vitest/vitest.mjs run apps/server`.
import { ensureInstalled } from './bootstrap/install.mjs';
import { portalNode } from './bootstrap/node.mjs';
import { findPostgres, startPostgres } from './bootstrap/postgres.mjs';
import { run } from './bootstrap/run.mjs';
import { say, stop } from './bootstrap/say.mjs';

await ensureInstalled('everything');
const bin = findPostgres();
if (bin === null) stop('PostgreSQL 15 or later is not installed (Debian: apt-get install postgresql).');
const postgres = await startPostgres(bin);
say(`PostgreSQL is up on port ${postgres.port}.`);
try {
  const env = { ...process.env, ...postgres.environment };
  process.exitCode = await run(portalNode(), process.argv.slice(2), { env });
} finally {
  postgres.remove();
}
