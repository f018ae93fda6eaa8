import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { START } from '../../packages/testing/src/clock/shared-clock.ts';
import { cached, hashFiles } from '../../packages/testing/src/database/cache.ts';
import { DEMO_PASSWORD, PORT } from './addresses.ts';
import { startOwnPortal, TEMPLATE_VARIABLE } from './own-portal.ts';
import { DATA_FOLDER_VARIABLE } from './portal-database.ts';
import { TEST_PROXY } from './visitor-address.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What the data of a first start depend on, besides the moment and the password. */
const SOURCES = 'apps/server/{src,migrations},packages/{adapters,contract,domain,sample-content}/src';

/** Demo people have been there for a while when a test begins, in milliseconds. */
const BEFORE_START = 5 * 60_000;

/** The data of a first start with its demo people, made once for all portals of all runs until a source changes. */
function makeTemplate(): Promise<string> {
  const moment = new Date(START.getTime() - BEFORE_START);
  const sources = hashFiles(ROOT, `{${SOURCES}}/**/*`);
  return cached(`demo-${sources}-${moment.getTime()}-${DEMO_PASSWORD}`, async (draft) => {
    const portal = await startOwnPortal({ port: PORT, moment, from: null });
    await portal.halt();
    cpSync(portal.dataFolder, draft, { recursive: true });
    await portal.stop();
  });
}

/** Starts the built portal that all specs share, with its demo members; the answer stops it again. */
export default async function startPortal(): Promise<() => Promise<void>> {
  process.env[TEMPLATE_VARIABLE] = await makeTemplate();
  const portal = await startOwnPortal({
    port: PORT,
    environment: { TRUSTED_PROXIES: TEST_PROXY, PARTS_GALLERY: '1' },
  });
  process.env[DATA_FOLDER_VARIABLE] = portal.dataFolder;
  return () => portal.stop();
}
