import { CommandError } from '../../command-error.ts';
import { readSettings } from '../../config/settings.ts';
import { openDatabase } from '../../database/open-database.ts';
import { runCommand } from '../../run-command.ts';
import { verifyChain } from './verify-chain.ts';

// Looks through the record of reads, with the portal's settings. On the embedded database stop the portal first.
// Ends with 1 when the chain is broken.

await runCommand(async () => {
  const settings = readSettings(process.env);
  const { url, directUrl } = settings.database;
  const { database, close } = await openDatabase({ url, directUrl, dataDir: settings.dataDir });
  try {
    const { records, head, fault } = await verifyChain(database);
    if (fault !== null) throw new CommandError(`The chain is broken at place ${fault.seq} (${fault.kind}).`);
    return `The chain of ${records} records is whole. Its head is ${head || '(none)'}.`;
  } finally {
    await close();
  }
});
