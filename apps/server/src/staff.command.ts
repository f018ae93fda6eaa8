import { openBus } from './bus/open-bus.ts';
import { readSettings } from './config/settings.ts';
import type { Database } from './database/database.ts';
import { openDatabase } from './database/open-database.ts';
import { createEncryption } from './encryption/member-encryption.ts';
import { openKeyRing } from './encryption/open-key-ring.ts';
import { putBackCasesOf } from './modules/consultations/index.ts';
import {
  changeStaffRole,
  createStaff,
  disableStaff,
  type PutBackCases,
  resetStaff,
} from './modules/staff/manage-staff.ts';
import { readStaffCommand, type StaffCommand } from './modules/staff/read-staff-command.ts';
import { runCommand } from './run-command.ts';

// Staff accounts as a command: see STAFF_USAGE. On the embedded database stop the portal first.

interface Work {
  database: Database;
  putBackCases: PutBackCases;
  publicUrl: string;
  now: Date;
}

/** Carries the command out and tells what has happened. */
async function carryOut(
  command: StaffCommand,
  { database, putBackCases, publicUrl, now }: Work,
): Promise<string> {
  switch (command.kind) {
    case 'disable': {
      const cases = await disableStaff(database, command.login, now, putBackCases);
      return `${command.login} can no longer sign in; what was open has ended.${toldOf(cases)}`;
    }
    case 'role': {
      const cases = await changeStaffRole(database, command, now, putBackCases);
      return `${command.login} is ${command.role} from the next login on.${toldOf(cases)}`;
    }
    default: {
      const { code, expiresAt } =
        command.kind === 'create'
          ? await createStaff(database, command, now)
          : await resetStaff(database, command.login, now);
      return (
        `One-time code for ${command.login}, shown only here, until ${expiresAt.toISOString()}:\n\n  ${code}\n\n` +
        `At ${publicUrl}/desk/login it stands for the password. The first login asks for a password\n` +
        'and an authenticator app of their own.'
      );
    }
  }
}

const toldOf = (cases: readonly string[]) =>
  cases.length === 0 ? '' : `\nBack in the queue: ${cases.join(', ')}`;

async function main(words: readonly string[]): Promise<string> {
  const command = readStaffCommand(words);
  const settings = readSettings(process.env);
  const { url, directUrl } = settings.database;
  const { database, close } = await openDatabase({ url, directUrl, dataDir: settings.dataDir });
  // Other servers hear what changed where they share a database; the embedded one has no other.
  const bus = await openBus({ database, directUrl });
  const encryption = createEncryption(await openKeyRing(database, settings.dataKeys));
  const putBackCases: PutBackCases = (tx, leaving) => putBackCasesOf(tx, { bus, encryption }, leaving);
  try {
    return await carryOut(command, {
      database,
      putBackCases,
      publicUrl: settings.publicUrl,
      now: new Date(),
    });
  } finally {
    await bus.close();
    await close();
  }
}

await runCommand(main);
