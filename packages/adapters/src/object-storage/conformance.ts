import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ObjectStorage } from './port.ts';

/** One implementation under test. */
export interface ObjectStorageHarness {
  storage: ObjectStorage;
  /** The same things, as another process finds them. */
  reopened(): ObjectStorage;
  close(): Promise<void>;
}

/** Bytes in several pieces, as they come over a line. */
const streamOf = (...pieces: Buffer[]) => Readable.from(pieces, { objectMode: false });

/** A line that breaks after the first piece. */
export function brokenStream(): Readable {
  const pieces = (async function* () {
    yield randomBytes(1_000);
    throw new Error('the line broke');
  })();
  return Readable.from(pieces, { objectMode: false });
}

/** What every object storage must do. */
export function describeObjectStorage(name: string, open: () => Promise<ObjectStorageHarness>): void {
  describe(`${name}: object storage`, () => {
    let harness: ObjectStorageHarness;
    beforeAll(async () => {
      harness = await open();
      return () => harness.close();
    });

    const read = async (key: string, storage = harness.storage) => {
      const found = await storage.get(key);
      return found === null ? null : await buffer(found.stream);
    };

    it('gives back what was kept, byte for byte, to another process too', async () => {
      const pieces = [randomBytes(300_000), randomBytes(300_000), randomBytes(17)];
      const whole = Buffer.concat(pieces);
      await harness.storage.put('kept/a-1', streamOf(...pieces), whole.length);
      expect((await read('kept/a-1'))?.equals(whole)).toBe(true);
      expect((await read('kept/a-1', harness.reopened()))?.equals(whole)).toBe(true);
      expect(await harness.storage.head('kept/a-1')).toBe(whole.length);
      const found = await harness.storage.get('kept/a-1');
      expect(found?.bytes).toBe(whole.length);
      found?.stream.destroy();
    });

    it('what is kept anew takes the place of what was there', async () => {
      await harness.storage.put('kept/b', streamOf(Buffer.from('old and long')), 12);
      await harness.storage.put('kept/b', streamOf(Buffer.from('new')), 3);
      expect(String(await read('kept/b'))).toBe('new');
    });

    it('an unknown key holds nothing', async () => {
      expect(await harness.storage.get('kept/nobody')).toBeNull();
      expect(await harness.storage.head('kept/nobody')).toBeNull();
    });

    it('what is deleted is gone, and may be deleted again', async () => {
      await harness.storage.put('kept/c', streamOf(Buffer.from('x')), 1);
      await harness.storage.delete('kept/c');
      expect(await harness.storage.get('kept/c')).toBeNull();
      await harness.storage.delete('kept/c');
    });

    it('says how much is free where that can run out, and null where it cannot', async () => {
      const free = await harness.storage.freeBytes();
      expect(free === null || free > 0).toBe(true);
    });

    it('a stream that breaks off is a fault', async () => {
      await expect(harness.storage.put('kept/d', brokenStream(), 2_000)).rejects.toThrow();
    });

    it.each(['../secrets/data-key', 'kept/../../x', '/etc/passwd', 'kept//x', 'Kept/X', 'kept/x.json', ''])(
      'refuses %j, which is no key',
      async (key) => {
        await expect(harness.storage.put(key, streamOf(Buffer.from('x')), 1)).rejects.toThrow(TypeError);
        await expect((async () => harness.storage.get(key))()).rejects.toThrow(TypeError);
        await expect((async () => harness.storage.head(key))()).rejects.toThrow(TypeError);
        await expect((async () => harness.storage.delete(key))()).rejects.toThrow(TypeError);
      },
    );
  });
}
