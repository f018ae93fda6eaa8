import { PRIVACY_REQUEST_STATES } from '@hidamari/domain/privacy';
import { CommandError } from '../../command-error.ts';
import { readSettings } from '../../config/settings.ts';
import { openForCommand } from '../../database/open-for-command.ts';
import { createEncryption } from '../../encryption/member-encryption.ts';
import { openKeyRing } from '../../encryption/open-key-ring.ts';
import { runCommand } from '../../run-command.ts';
import { movePrivacyRequest, readRequestWords } from './handle-privacy-requests.ts';
import { describeRequest } from './privacy-parts.ts';
import { listOpenRequests } from './privacy-requests.repository.ts';

// Requests about personal data, for whoever answers them until the desk does (docs/operations.md).

const USAGE =
  'usage: privacy-requests.command.ts list | read <receipt number> | working <number> | done <number>';

async function main([word = '', receiptNumber = '']: readonly string[]): Promise<string> {
  const settings = readSettings(process.env);
  const { database, close } = await openForCommand(settings);
  const encryption = createEncryption(await openKeyRing(database, settings.dataKeys));
  try {
    if (word === 'list') {
      return JSON.stringify((await listOpenRequests(database)).map(describeRequest), null, 2);
    }
    if (word === 'read') {
      return (await readRequestWords({ database, encryption }, receiptNumber)) ?? fail('No such request.');
    }
    const state = PRIVACY_REQUEST_STATES.find(({ value }) => value === word)?.value ?? fail(USAGE);
    const isMoved = await movePrivacyRequest({ database, clock: () => new Date() }, receiptNumber, state);
    return isMoved ? `${receiptNumber} is ${state}.` : fail('No such request, or it stands there already.');
  } finally {
    await close();
  }
}

function fail(message: string): never {
  throw new CommandError(message);
}

await runCommand(main);
