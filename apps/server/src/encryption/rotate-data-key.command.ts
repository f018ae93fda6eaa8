import { readSettings } from '../config/settings.ts';
import { openDatabase } from '../database/open-database.ts';
import { resealMessages } from '../jobs/reseal-messages.ts';
import { runCommand } from '../run-command.ts';
import { openKeyRing } from './open-key-ring.ts';
import { rewrapAllKeys } from './rewrap-all-keys.ts';

/**
 * Replaces DATA_KEY, step 3 of docs/operations.md: once every server has the new key in DATA_KEY and the old one in
 * DATA_KEY_PREVIOUS, run this, then take DATA_KEY_PREVIOUS away. On the embedded database stop the portal first.
 */
await runCommand(async () => {
  const settings = readSettings(process.env);
  const { url, directUrl } = settings.database;
  const { database, close } = await openDatabase({ url, directUrl, dataDir: settings.dataDir });
  try {
    const keyRing = await openKeyRing(database, settings.dataKeys);
    const keys = await rewrapAllKeys(database, keyRing);
    const messages = await resealMessages(database, keyRing);
    return `Sealed anew with the current DATA_KEY: ${keys} data keys, ${messages} messages that wait.`;
  } finally {
    await close();
  }
});
