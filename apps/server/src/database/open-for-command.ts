import { Socket } from 'node:net';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Settings } from '../config/settings.ts';
import { FolderInUseError } from './folder-lock.ts';
import { createPool, type OpenedDatabase, openDatabase } from './open-database.ts';

type Opened = Pick<OpenedDatabase, 'database' | 'close'>;

/** The portal's database for an operator's command, while the portal runs and while it does not. */
export async function openForCommand({
  database,
  dataDir,
}: Pick<Settings, 'database' | 'dataDir'>): Promise<Opened> {
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
