import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process holds the data folder. Nothing in the folder was touched. */
export class FolderInUseError extends Error {
  constructor(folder: string) {
    super(
      `Another portal process is using the data folder ${folder}. Stop it first, or give this one its own folder ` +
        'with DATA_DIR=/another/folder. Nothing was changed.',
    );
    this.name = 'FolderInUseError';
  }
}

export interface FolderLock {
  release(): void;
}

/**
 * Takes the data folder for this process alone, or throws FolderInUseError (F3): two embedded databases on one
 * folder destroy it. Node offers no flock, so the lock is an exclusive SQLite transaction on `database.lock`,
 * which is an operating-system file lock: the kernel drops it when the process ends, kill -9 included, it
 * cannot be raced, and no stale file has to be judged. Never delete the lock file of a running portal.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const holder = new DatabaseSync(join(folder, 'database.lock'), { timeout: 0 });
  try {
    holder.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    holder.close();
    if (isBusy(error)) throw new FolderInUseError(folder);
    throw error;
  }
  return { release: () => holder.close() };
}

const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return (error as { errcode?: number }).errcode === SQLITE_BUSY;
}
