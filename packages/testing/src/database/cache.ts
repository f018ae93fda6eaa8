import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';

export const REPOSITORY = fileURLToPath(new URL('../../../../', import.meta.url));
const CACHE = join(REPOSITORY, 'node_modules/.cache/hidamari');

/** How long a test file waits for another one that makes the same thing, in milliseconds. */
const PATIENCE = 120_000;

/** A fingerprint of files: their paths and bytes, in a fixed order. */
export function hashFiles(folder: string, pattern: string): string {
  const hash = createHash('sha256');
  for (const path of globSync(pattern, { cwd: folder }).sort()) {
    if (!statSync(join(folder, path)).isFile()) continue;
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(folder, path)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * The path of something made once and kept: `make` writes it to a draft path, which is then put in place in one
 * step. Test files that ask at the same time wait for the first (a file lock that a killed process lets go).
 */
export async function cached(name: string, make: (draft: string) => Promise<void>): Promise<string> {
  const path = join(CACHE, name);
  if (existsSync(path)) return path;
  mkdirSync(CACHE, { recursive: true });
  const lock = new DatabaseSync(join(CACHE, 'lock'), { timeout: PATIENCE });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    if (existsSync(path)) return path;
    const draft = `${path}.draft`;
    rmSync(draft, { recursive: true, force: true });
    await make(draft);
    renameSync(draft, path);
    prune(name.slice(0, name.indexOf('-')));
    return path;
  } finally {
    lock.close();
  }
}

/** Of each kind the newest few stay: a branch switch finds its own again, the disk does not fill. */
const KEPT = 4;

function prune(kind: string): void {
  const ages = globSync(`${kind}-*`, { cwd: CACHE }).map((name) => join(CACHE, name));
  const old = ages.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs).slice(KEPT);
  for (const path of old) rmSync(path, { recursive: true, force: true });
}
