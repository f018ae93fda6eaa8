import { readSettings } from '../../config/settings.ts';
import { openDatabase } from '../../database/open-database.ts';
import { createStaff, disableStaff, resetStaff } from './manage-staff.ts';
import { readStaffCommand } from './read-staff-command.ts';

// Staff accounts as a command: see STAFF_USAGE. On the embedded database stop the portal first.

async function main(): Promise<void> {
  const command = readStaffCommand(process.argv.slice(2));
  const settings = readSettings(process.env);
  const { url, directUrl } = settings.database;
  const { database, close } = await openDatabase({ url, directUrl, dataDir: settings.dataDir });
  const now = new Date();
  try {
    if (command.kind === 'disable') {
      await disableStaff(database, command.login, now);
      process.stdout.write(`${command.login} can no longer sign in; what was open has ended.\n`);
      return;
    }
    const { code, expiresAt } =
      command.kind === 'create'
        ? await createStaff(database, command, now)
        : await resetStaff(database, command.login, now);
    process.stdout.write(
      `One-time code for ${command.login}, shown only here, until ${expiresAt.toISOString()}:\n\n  ${code}\n\n` +
        `At ${settings.publicUrl}/desk/login it stands for the password. The first login asks for a password\n` +
        'and an authenticator app of their own.\n',
    );
  } finally {
    await close();
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
