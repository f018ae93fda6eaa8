import { readSettings } from '../../config/settings.ts';
import { openDatabase } from '../../database/open-database.ts';
import { verifyChain } from './verify-chain.ts';

// Looks through the record of reads, with the portal's settings. On the embedded database stop the portal first.
// Ends with 1 when the chain is broken.

const settings = readSettings(process.env);
const { url, directUrl } = settings.database;
const { database, close } = await openDatabase({ url, directUrl, dataDir: settings.dataDir });
try {
  const { records, head, fault } = await verifyChain(database);
  if (fault === null) {
    process.stdout.write(`The chain of ${records} records is whole. Its head is ${head || '(none)'}.\n`);
  } else {
    process.stderr.write(`The chain is broken at place ${fault.seq} (${fault.kind}).\n`);
    process.exitCode = 1;
  }
} finally {
  await close();
}
