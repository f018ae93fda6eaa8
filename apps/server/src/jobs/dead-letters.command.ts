import { readSettings } from '../config/settings.ts';
import { openForCommand } from '../database/open-for-command.ts';
import { runCommand } from '../run-command.ts';
import { listDeadLetters, readDeadLettersCommand, sendAgain } from './dead-letters.ts';

// Messages that were given up, and how they are sent again, while the portal runs or not (docs/operations.md).

async function main(words: readonly string[]): Promise<string> {
  const command = readDeadLettersCommand(words);
  const { database, close } = await openForCommand(readSettings(process.env));
  try {
    if (command.word === 'list') return JSON.stringify(await listDeadLetters(database), null, 2);
    const messages = await sendAgain(database, { ...command, now: new Date() });
    return `${messages} messages of the kind ${command.kind} will be tried again.`;
  } finally {
    await close();
  }
}

await runCommand(main);
