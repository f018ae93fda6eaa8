import pino, { type Logger } from 'pino';
import type { Settings } from './config/settings.ts';
import { type OpenedDatabase, openDatabase } from './database/open-database.ts';
import { faultName } from './fault-code.ts';

/** What starts before the rest of the process is loaded. */
export interface EarlyParts {
  log: Logger;
  /** Rejects with FolderInUseError or the database's own error; whoever composes awaits it. */
  database: Promise<OpenedDatabase>;
}

export interface EarlyPartsOptions {
  log?: Logger;
  /** Default: the shipped migrations. */
  migrationsFolder?: string;
}

/**
 * Begins to open the database and does not wait: the embedded one starts in a thread of its own, meanwhile the
 * process loads the rest of itself (cold start under two seconds).
 */
export function startEarlyParts(settings: Settings, options: EarlyPartsOptions = {}): EarlyParts {
  const log = options.log ?? openLog(settings.logLevel);
  const { url, directUrl } = settings.database;
  const database = openDatabase({
    url,
    directUrl,
    dataDir: settings.dataDir,
    onFault: (error: unknown) => log.warn({ fault: faultName(error) }, 'database'),
    ...(options.migrationsFolder && { migrationsFolder: options.migrationsFolder }),
  });
  // A failure while nobody awaits it yet is not an unhandled one.
  database.catch(() => undefined);
  return { log, database };
}

/** Lines are written without holding up the requests they tell of; what still waits is written at the end. */
function openLog(level: string): Logger {
  const output = pino.destination({ dest: 1, sync: false });
  process.once('exit', () => {
    // Nothing is left to tell it to when the output itself is gone.
    try {
      output.flushSync();
    } catch {}
  });
  return pino({ level, base: null }, output);
}
