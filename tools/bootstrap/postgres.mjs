import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Where packages put the server's programs, which are seldom on the PATH: Debian, Fedora, Homebrew. */
const PLACES = [
  ['/usr/lib/postgresql', 'bin'],
  ['/usr', 'bin'],
  ['/opt/homebrew/opt', 'bin'],
  ['/usr/local/opt', 'bin'],
];

/** The oldest PostgreSQL that the portal runs on. */
const OLDEST = 15;

const PROGRAM = /initdb \(PostgreSQL\) (\d+)/;

/** The major version of the server programs in a folder; 0 where there are none, or none that start. */
function versionIn(folder) {
  const { stdout } = spawnSync(join(folder, 'initdb'), ['--version'], { encoding: 'utf8' });
  return Number(PROGRAM.exec(stdout ?? '')?.[1] ?? 0);
}

function foldersBelow([base, bin]) {
  if (!existsSync(base)) return [];
  return readdirSync(base).map((name) => join(base, name, bin));
}

/**
 * The folder with the programs of the newest PostgreSQL that is installed here, and null where there is none that the
 * portal runs on.
 */
export function findPostgres() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...PLACES.flatMap(foldersBelow)];
  const found = folders
    .filter((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')))
    .map((folder) => ({ folder, version: versionIn(folder) }))
    .filter(({ version }) => version >= OLDEST)
    .sort((a, b) => b.version - a.version);
  return found[0]?.folder ?? null;
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

/**
 * Starts a PostgreSQL of its own in a temporary folder, from the programs in `bin`. Answers the environment that points
 * tests at it, and how to take it away again. Throws what its programs complain of.
 */
export async function startPostgres(bin) {
  const owner = account();
  const folder = mkdtempSync(join(tmpdir(), 'hidamari-postgres-'));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const tool = (name, args) => {
    const result = spawnSync(join(bin, name), args, { cwd: folder, ...owner, encoding: 'utf8' });
    if (result.status !== 0)
      throw new Error(`${name} failed: ${result.stderr || result.stdout || result.error}`);
  };
  const making = ['--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  tool('initdb', ['-D', data, '-U', 'hidamari', ...making]);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off -c max_connections=200`;
  tool('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  return {
    port,
    environment: {
      TEST_DATABASE_URL: `postgres://hidamari@127.0.0.1:${port}/postgres`,
      // For what looks at a database that goes away: how it is stopped and started.
      TEST_POSTGRES: JSON.stringify({ tool: join(bin, 'pg_ctl'), folder, data, options, ...owner }),
    },
    remove: () => {
      spawnSync(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], { cwd: folder, ...owner });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
