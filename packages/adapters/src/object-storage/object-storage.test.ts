import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
// @ts-expect-error: s3rver ships no types, and serves these tests alone.
import S3rver from 's3rver';
import { beforeAll, expect, it } from 'vitest';
import { brokenStream, describeObjectStorage } from './conformance.ts';
import { createEmbeddedObjectStorage } from './embedded.ts';
import { createS3ObjectStorage } from './s3.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hidamari-objects-'));
  // The keys that the test server knows.
  process.env.AWS_ACCESS_KEY_ID = 'S3RVER';
  process.env.AWS_SECRET_ACCESS_KEY = 'S3RVER';
  return () => rm(folder, { recursive: true, force: true });
});

describeObjectStorage('embedded', async () => {
  const place = join(folder, 'embedded');
  return {
    storage: createEmbeddedObjectStorage(place),
    reopened: () => createEmbeddedObjectStorage(place),
    close: async () => undefined,
  };
});

describeObjectStorage('S3', async () => {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'pictures', configs: [] }],
  });
  const { port } = (await server.run()) as AddressInfo;
  const settings = { bucket: 'pictures', endpoint: `http://127.0.0.1:${port}`, region: 'ap-northeast-1' };
  const opened = [createS3ObjectStorage(settings)];
  const [storage = createS3ObjectStorage(settings)] = opened;
  return {
    storage,
    reopened: () => {
      const again = createS3ObjectStorage(settings);
      opened.push(again);
      return again;
    },
    close: async () => {
      await Promise.all(opened.map((client) => client.close()));
      await server.close();
    },
  };
});

it('S3: a storage that cannot be reached is a fault, not an absence', async () => {
  const storage = createS3ObjectStorage({
    bucket: 'pictures',
    endpoint: 'http://127.0.0.1:9',
    region: 'x-1',
  });
  await expect(storage.get('kept/a')).rejects.toThrow();
  await expect(storage.head('kept/a')).rejects.toThrow();
  await storage.close();
});

it('S3: a bucket that is not there is a fault of the settings, not an absence', async () => {
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: join(folder, 'none') });
  const { port } = (await server.run()) as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const storage = createS3ObjectStorage({ bucket: 'nowhere', endpoint, region: 'ap-northeast-1' });
  await expect(storage.get('kept/a')).rejects.toThrow();
  await storage.close();
  await server.close();
});

// Not in the suite: S3 keeps whole objects only, the server of these tests keeps what had come.
it('embedded: a stream that breaks off leaves what was there, and nothing half written', async () => {
  const place = join(folder, 'broken');
  const storage = createEmbeddedObjectStorage(place);
  await storage.put('kept/d', Readable.from([Buffer.from('whole')]), 5);
  await expect(storage.put('kept/d', brokenStream(), 2_000)).rejects.toThrow('the line broke');
  const found = await storage.get('kept/d');
  expect(found && (await text(found.stream))).toBe('whole');
  expect(await readdir(join(place, 'kept'))).toEqual(['d']);
  expect(await readdir(join(place, '.drafts'))).toEqual([]);
});

it('embedded: an object shorter than was said is not kept', async () => {
  const place = join(folder, 'half');
  const storage = createEmbeddedObjectStorage(place);
  await expect(storage.put('kept/short', Readable.from([Buffer.from('abc')]), 10)).rejects.toThrow();
  expect(await readdir(join(place, 'kept'))).toEqual([]);
});

it('embedded: what a killed process was writing goes when the next one writes, what another is writing stays', async () => {
  const place = join(folder, 'killed');
  await createEmbeddedObjectStorage(place).put('kept/a', Readable.from([Buffer.from('a')]), 1);
  const drafts = join(place, '.drafts');
  await writeFile(join(drafts, 'dead'), 'half');
  await writeFile(join(drafts, 'alive'), 'half');
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  await utimes(join(drafts, 'dead'), longAgo, longAgo);
  await createEmbeddedObjectStorage(place).put('kept/b', Readable.from([Buffer.from('b')]), 1);
  expect(await readdir(drafts)).toEqual(['alive']);
});
