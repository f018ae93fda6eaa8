// Starts a PostgreSQL of its own in a temporary folder, runs a script with TEST_DATABASE_URL set, and takes the
// database away again: `node tools/with-postgres.mjs node_modules/vitest/vitest.mjs run apps/server`.
import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portalNode } from './bootstrap/node.mjs';
import { run } from './bootstrap/run.mjs';
import { say, stop } from './bootstrap/say.mjs';

const BASE = '/usr/lib/postgresql';

function binaries() {
  try {
    const versions = readdirSync(BASE).sort((a, b) => Number(b) - Number(a));
    return join(BASE, versions[0], 'bin');
  } catch {
    return stop('PostgreSQL is not installed (Debian: apt-get install postgresql).');
  }
}

/** PostgreSQL refuses to run as root: then the account that came with it runs it. */
function account() {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(spawnSync('id', [flag, 'postgres']).stdout.toString()),
  );
  return { uid, gid };
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

const bin = binaries();
const owner = account();
const folder = mkdtempSync(join(tmpdir(), 'hidamari-postgres-'));
if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
const data = join(folder, 'data');
const port = await freePort();
const tool = (name, args) => {
  const result = spawnSync(join(bin, name), args, { cwd: folder, ...owner, encoding: 'utf8' });
  if (result.status !== 0) stop(`${name} failed: ${result.stderr || result.stdout || result.error}`);
};

tool('initdb', [
  '-D',
  data,
  '-U',
  'hidamari',
  '--auth=trust',
  '--encoding=UTF8',
  '--locale=C.UTF-8',
  '--no-sync',
]);
const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off -c max_connections=200`;
tool('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
say(`PostgreSQL is up on port ${port}.`);

const env = {
  ...process.env,
  TEST_DATABASE_URL: `postgres://hidamari@127.0.0.1:${port}/postgres`,
  // For what looks at a database that goes away: how it is stopped and started.
  TEST_POSTGRES: JSON.stringify({ tool: join(bin, 'pg_ctl'), folder, data, options, ...owner }),
};
try {
  process.exitCode = await run(portalNode(), process.argv.slice(2), { env });
} finally {
  spawnSync(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], { cwd: folder, ...owner });
  rmSync(folder, { recursive: true, force: true });
}
