import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { testMigrations } from '@hidamari/testing/database';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUseError } from './folder-lock.ts';
import { openDatabase } from './open-database.ts';

const FIXTURE = fileURLToPath(new URL('write-until-killed.fixture.ts', import.meta.url));
let dataDir: string;
let migrationsFolder: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hidamari-data-'));
  migrationsFolder = await testMigrations();
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

const open = () => openDatabase({ url: null, directUrl: null, dataDir, migrationsFolder });

function startProcess(writers: number, run = 'x'): ChildProcess {
  const child = spawn(process.execPath, [FIXTURE, dataDir, migrationsFolder, String(writers), run]);
  children.push(child);
  return child;
}

/** Resolves when the process has said `lines` lines; its later lines go on into the same list. */
async function spoken(child: ChildProcess, lines: number): Promise<string[]> {
  const heard: string[] = [];
  const reader = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  await new Promise<void>((resolve, reject) => {
    reader.on('line', (line) => {
      heard.push(line);
      if (heard.length === lines) resolve();
    });
    child.once('exit', () => reject(new Error('the process ended early')));
  });
  return heard;
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'close');
}

// The embedded engine alone: the run on a real PostgreSQL need not repeat it.
describe.skipIf(process.env.TEST_DATABASE_URL)('the data folder', () => {
  it('is refused to a second process, which harms nothing (F3)', async () => {
    const { database, close } = await open();
    await database.execute(sql`insert into scheduled_jobs (name, due_at) values ('kept', now())`);
    const second = startProcess(0);
    let said = '';
    second.stderr?.on('data', (chunk) => {
      said += String(chunk);
    });
    const [code] = await once(second, 'close');
    expect(code).toBe(3);
    expect(said).toContain('FolderInUseError');
    expect(said).toContain('DATA_DIR');
    const found = await database.execute(sql`select name from scheduled_jobs`);
    expect(found.rows).toEqual([{ name: 'kept' }]);
    await close();
    const again = await open();
    expect((await again.database.execute(sql`select name from scheduled_jobs`)).rows).toHaveLength(1);
    await again.close();
  });

  it('is refused within the same process too, and free after closing', async () => {
    const first = await open();
    await expect(open()).rejects.toThrow(FolderInUseError);
    await first.close();
    await (await open()).close();
  });

  it('is readable by its owner alone', async () => {
    const { close } = await open();
    for (const name of ['database', 'run']) expect(statSync(join(dataDir, name)).mode & 0o077).toBe(0);
    await close();
  });

  it('may lie under a path longer than a socket address', async () => {
    dataDir = join(dataDir, 'a-long-name-'.repeat(8), 'b'.repeat(40));
    const { database, close } = await open();
    expect((await database.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    await close();
  });

  it('comes back by itself after a statement that never ends', async () => {
    const faults: string[] = [];
    const onFault = (error: Error) => faults.push(error.message);
    const options = { url: null, directUrl: null, dataDir, migrationsFolder, onFault, transactionLimit: 500 };
    const { database, close } = await openDatabase(options);
    await database.execute(sql`insert into scheduled_jobs (name, due_at) values ('kept', now())`);
    const endless = sql`do $$ begin loop perform 1; end loop; end $$`;
    await expect(database.execute(endless)).rejects.toThrow();
    const names = () => database.execute(sql`select name from scheduled_jobs`).then((found) => found.rows);
    await expect.poll(() => names().catch(() => [])).toEqual([{ name: 'kept' }]);
    expect(faults).toContain('transaction took too long');
    await close();
  });

  it('keeps every acknowledged row through kill -9 under 50 writers, and opens again (F1)', async () => {
    const acknowledged: string[] = [];
    for (const run of ['first', 'second']) {
      const child = startProcess(50, run);
      const lines = await spoken(child, 300);
      await kill(child);
      acknowledged.push(...lines.filter((line) => line !== 'open'));
    }
    const { database, close } = await open();
    const found = await database.execute<{ name: string }>(sql`select name from scheduled_jobs`);
    const names = new Set(found.rows.map((row) => row.name));
    expect(acknowledged.length).toBeGreaterThan(500);
    expect(acknowledged.filter((name) => !names.has(name))).toEqual([]);
    await close();
    expect(existsSync(join(dataDir, 'run/db.sock'))).toBe(false);
  });
});
