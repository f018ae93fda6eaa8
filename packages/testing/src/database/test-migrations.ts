import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { cached, hashFiles, REPOSITORY } from './cache.ts';

const SERVER = join(REPOSITORY, 'apps/server');
const SHIPPED = join(SERVER, 'migrations');
const DOMAIN = join(REPOSITORY, 'packages/domain/src');

/**
 * The shipped migrations, plus one that is made on the spot when a table was changed and its migration is not
 * written yet: a table can be tested before it is shipped. `areMigrationsInStep` tells whether that was needed.
 */
export async function testMigrations(): Promise<string> {
  return await cached(`migrations-${fingerprint()}`, async (draft) => {
    mkdirSync(draft, { recursive: true });
    if (existsSync(SHIPPED)) cpSync(SHIPPED, draft, { recursive: true });
    const kit = join(REPOSITORY, 'node_modules/drizzle-kit/bin.cjs');
    const out = relative(SERVER, draft);
    const options = ['--dialect', 'postgresql', '--schema', './src/**/*.table.ts', '--out', out];
    await promisify(execFile)(process.execPath, [kit, 'generate', ...options, '--name', 'unshipped'], {
      cwd: SERVER,
      timeout: 60_000,
    });
  });
}

/** True when every table change has its shipped migration. */
export async function areMigrationsInStep(): Promise<boolean> {
  return hashFiles(await testMigrations(), '**/*') === hashFiles(SHIPPED, '**/*');
}

/** Of what the tables are made of: their files, the tables of fields and kinds they take columns from, what has shipped. */
function fingerprint(): string {
  return [
    hashFiles(SERVER, 'src/**/*.table.ts'),
    hashFiles(DOMAIN, '**/*.ts'),
    hashFiles(SHIPPED, '**/*'),
  ].join('-');
}
