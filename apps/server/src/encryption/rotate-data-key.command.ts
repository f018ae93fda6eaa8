import { readSettings } from '../config/settings.ts';
import { openDatabase } from '../database/open-database.ts';
import { createKeyRing } from './key-ring.ts';
import { rewrapAllKeys } from './rewrap-all-keys.ts';

/**
 * Replaces DATA_KEY: start every server with the new key in DATA_KEY and the old one in DATA_KEY_PREVIOUS, run
 * this once, then take DATA_KEY_PREVIOUS away. On the embedded database stop the portal first.
 */
const settings = readSettings(process.env);
const { url, directUrl } = settings.database;
const { database, close } = await openDatabase({ url, directUrl, dataDir: settings.dataDir });
try {
  const count = await rewrapAllKeys(database, createKeyRing(settings.dataKeys));
  process.stdout.write(`${count} member keys are wrapped with the current DATA_KEY.\n`);
} finally {
  await close();
}
