import { Socket } from 'node:net';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { createInProcessBus } from '../../bus/in-process-bus.ts';
import { createListenNotifyBus } from '../../bus/listen-notify-bus.ts';
import { readSettings, type Settings } from '../../config/settings.ts';
import { FolderInUseError } from '../../database/folder-lock.ts';
import { createPool, type OpenedDatabase, openDatabase } from '../../database/open-database.ts';
import { readSwitchCommand } from './read-switch-command.ts';
import { turnMaintenanceSwitch } from './turn-maintenance-switch.ts';

// The maintenance switch as a command: see SWITCH_USAGE. Works while the portal runs and while it does not.

async function main(): Promise<void> {
  const command = readSwitchCommand(process.argv.slice(2));
  const settings = readSettings(process.env);
  const opened = await openFor(settings);
  const { directUrl } = settings.database;
  const bus =
    directUrl === null
      ? createInProcessBus()
      : await createListenNotifyBus({ database: opened.database, directUrl });
  try {
    await turnMaintenanceSwitch({ database: opened.database, bus }, { ...command, changedAt: new Date() });
  } finally {
    await bus.close();
    await opened.close();
  }
  process.stdout.write(`Maintenance is ${command.isOn ? 'on' : 'off'}.\n`);
}

type Opened = Pick<OpenedDatabase, 'database' | 'close'>;

async function openFor({ database, dataDir }: Settings): Promise<Opened> {
  try {
    return await openDatabase({ url: database.url, directUrl: database.directUrl, dataDir });
  } catch (error) {
    if (error instanceof FolderInUseError) return openThroughSocket(dataDir);
    throw error;
  }
}

/** The portal runs on its embedded database: it is asked through the same socket that the portal itself uses. */
function openThroughSocket(dataDir: string): Opened {
  const path = join(dataDir, 'run', 'db.sock');
  const stream = () => {
    const socket = new Socket();
    const connect = socket.connect.bind(socket);
    socket.connect = (() => connect(path)) as Socket['connect'];
    return socket;
  };
  const pool = createPool(
    { user: 'postgres', database: 'postgres', password: '', ssl: false, max: 1, stream },
    {},
  );
  return { database: drizzle(pool), close: () => pool.end() };
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
