import type { Database } from '../database/database.ts';
import { createInProcessBus } from './in-process-bus.ts';
import { createListenNotifyBus, type ListenNotifyOptions } from './listen-notify-bus.ts';
import type { MessageBus } from './message-bus.ts';

export interface OpenBusOptions {
  database: Database;
  /** PostgreSQL's address past any pooler; null on the embedded engine. */
  directUrl: string | null;
  onFault?: (error: unknown) => void;
  /** Default: `BEAT`. */
  beat?: ListenNotifyOptions['beat'];
}

/**
 * The bus that belongs to a database. The one within the process tells before the commit, which is right where one session
 * is all there is: over PostgreSQL's many connections a listener would read what is not written yet, and miss it.
 */
export async function openBus({ database, directUrl, onFault, beat }: OpenBusOptions): Promise<MessageBus> {
  if (directUrl === null) return createInProcessBus(onFault);
  return await createListenNotifyBus({
    database,
    directUrl,
    ...(onFault && { onFault }),
    ...(beat && { beat }),
  });
}
