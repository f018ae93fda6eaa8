import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A secret of a local deployment: made once per data folder and kept there, readable by its owner alone, so
 * that sessions and encrypted texts survive a restart. Production never calls this.
 */
export function localSecret(dataDir: string, name: string, make: () => string): string {
  const folder = join(dataDir, 'secrets');
  const path = join(folder, name);
  const kept = readKept(path);
  if (kept !== undefined) return kept;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, make(), { mode: 0o600, flag: 'wx' });
  try {
    // A link, unlike a rename, never replaces: of two processes that start at once, one secret wins.
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
  return readFileSync(path, 'utf8');
}

function readKept(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
