import { text } from 'node:stream/consumers';
import { readSettings } from '../../config/settings.ts';
import { openForCommand } from '../../database/open-for-command.ts';
import { deriveKeys } from '../../encryption/session-keys.ts';
import { runCommand } from '../../run-command.ts';
import { createMailFates } from './mail-fates.ts';
import { noteBounces } from './note-bounces.ts';

// One notice of mail that was not delivered, on standard input, while the portal runs or not (docs/operations.md).

async function main(): Promise<string> {
  const settings = readSettings(process.env);
  const notice = await text(process.stdin);
  const { database, close } = await openForCommand(settings);
  try {
    const fates = createMailFates(deriveKeys(settings.sessionSecrets, 'mail-recipient'));
    const noted = await noteBounces({ database, fates, now: new Date() }, notice);
    return `${noted} refusals noted.`;
  } finally {
    await close();
  }
}

await runCommand(main);
