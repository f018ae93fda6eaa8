import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ObjectStorage, requireKey } from './port.ts';

/** What is being written lies here; no key can name it. */
const DRAFTS = '.drafts';
/** Milliseconds after which a draft belongs to a process that was killed. */
const DRAFT_DEAD_AFTER = 3_600_000;

/** Keeps objects as files of a folder. A file gets its name once it is whole and on the disk. */
export function createEmbeddedObjectStorage(folder: string): ObjectStorage {
  const pathOf = (key: string) => {
    requireKey(key);
    return join(folder, key);
  };
  let drafts: Promise<string> | undefined;
  const sizeOf = async (key: string) => {
    try {
      return (await stat(pathOf(key))).size;
    } catch (error) {
      return nothingThere(error);
    }
  };
  return {
    async put(key, stream, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      drafts ??= openDrafts(join(folder, DRAFTS));
      const draft = join(await drafts, `${basename(path)}.${randomBytes(6).toString('hex')}`);
      try {
        await writeWhole(draft, stream, bytes);
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async get(key) {
      const bytes = await sizeOf(key);
      return bytes === null ? null : { bytes, stream: createReadStream(pathOf(key)) };
    },
    head: sizeOf,
    delete: (key) => rm(pathOf(key), { force: true }),
    async freeBytes() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
    close: async () => undefined,
  };
}

/** Makes the folder of drafts, without those a killed process left behind. */
async function openDrafts(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    const draft = join(folder, name);
    const age = await stat(draft).then(({ mtimeMs }) => Date.now() - mtimeMs, nothingThere);
    if (age !== null && age > DRAFT_DEAD_AFTER) await rm(draft, { force: true });
  }
  return folder;
}

async function writeWhole(path: string, stream: Readable, bytes: number): Promise<void> {
  await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  const file = await open(path, 'r+');
  try {
    if ((await file.stat()).size !== bytes) throw new Error('the object has another size than was said');
    await file.sync();
  } finally {
    await file.close();
  }
}

function nothingThere(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
}
