import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPortalProcess } from '../../tools/portal-client/portal-process.ts';
import { DEMO_PASSWORD, PORT } from './addresses.ts';
import { DATA_FOLDER_VARIABLE } from './portal-database.ts';
import { TEST_PROXY } from './visitor-address.ts';

/** Starts the built portal on an empty data folder with its demo members; the answer stops it again. */
export default async function startPortal(): Promise<() => Promise<void>> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'hidamari-e2e-'));
  process.env[DATA_FOLDER_VARIABLE] = dataFolder;
  const portal = await startPortalProcess({
    port: PORT,
    dataFolder,
    // A first start makes a database and its demo members: on a busy machine that takes a while.
    patience: 150_000,
    environment: { DEMO_PASSWORD, TRUSTED_PROXIES: TEST_PROXY, PARTS_GALLERY: '1' },
    isLoud: process.env.E2E_SERVER_LOG !== undefined,
  });
  return async () => {
    await portal.kill('SIGTERM');
    rmSync(dataFolder, { recursive: true, force: true });
  };
}
