import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { testMigrations } from '@hidamari/testing/database';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { type OpenedDatabase, openDatabase } from '../../database/open-database.ts';
import { readMaintenanceSwitch } from './maintenance.repository.ts';

const COMMAND = fileURLToPath(new URL('./switch-maintenance.ts', import.meta.url));

describe('the command, while the portal runs on its embedded database', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hidamari-switch-'));
  let portal: OpenedDatabase;
  beforeAll(() => () => rmSync(dataDir, { recursive: true }));
  beforeAll(async () => {
    portal = await openDatabase({
      url: null,
      directUrl: null,
      dataDir,
      migrationsFolder: await testMigrations(),
    });
    return () => portal.close();
  });
  const run = (...words: string[]) =>
    promisify(execFile)(process.execPath, [COMMAND, ...words], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    });

  test('turns the switch on and off', async () => {
    const { stdout } = await run('on', '--until', '2026-12-01T03:00:00+09:00', '--message', '夜間の作業です');
    expect(stdout).toBe('Maintenance is on.\n');
    expect(await readMaintenanceSwitch(portal.database)).toMatchObject({
      isOn: true,
      until: new Date('2026-11-30T18:00:00Z'),
      message: '夜間の作業です',
    });
    await run('off');
    expect(await readMaintenanceSwitch(portal.database)).toMatchObject({ isOn: false, until: null });
  });

  test('says how it is used, and changes nothing', async () => {
    await expect(run('perhaps')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Usage') });
  });

  test('tells what the database refused in one line, without what was written', async () => {
    await portal.database.execute(sql`alter table maintenance rename to elsewhere`);
    const failed = await run('on', '--message', '山田花子').catch((error: unknown) => error);
    expect(failed).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The command failed: pg-42P01\..*\n$/),
    });
  });
});
