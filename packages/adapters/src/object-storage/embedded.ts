import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ObjectStorage, requireKey } from './port.ts';

/** Keeps objects as files of a folder. A file gets its name once it is whole and on the disk. */
export function createEmbeddedObjectStorage(folder: string): ObjectStorage {
  const pathOf = (key: string) => {
    requireKey(key);
    return join(folder, key);
  };
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
      const draft = `${path}.${randomBytes(6).toString('hex')}`;
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
    close: async () => undefined,
  };
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
