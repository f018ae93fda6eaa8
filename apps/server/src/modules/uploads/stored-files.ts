import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ObjectStorage } from '@hidamari/adapters/object-storage/port';
import type { MemberCipher } from '../../encryption/encryption.ts';

/** The places of an upload: as it came, as it is kept, and its small picture. */
export type FilePart = 'incoming' | 'kept' | 'thumbnail';

const PARTS: readonly FilePart[] = ['incoming', 'kept', 'thumbnail'];

/** Where a part lies in the object storage. */
export const objectKey = (part: FilePart, key: string) => `${part}/${key}`;

/** What a sealed part is bound to. */
export const sealContext = (part: FilePart, key: string) => `upload:${key}:${part}`;

interface Place {
  storage: ObjectStorage;
  cipher: MemberCipher;
  key: string;
}

export async function writePart({ storage, cipher, key }: Place, part: FilePart, bytes: Buffer) {
  const sealed = cipher.sealBytes(bytes, sealContext(part, key));
  await storage.put(objectKey(part, key), Readable.from([sealed], { objectMode: false }), sealed.length);
}

/** The opened bytes of a part; null where there is none. */
export async function readPart({ storage, cipher, key }: Place, part: FilePart): Promise<Buffer | null> {
  const found = await storage.get(objectKey(part, key));
  return found && cipher.openBytes(await buffer(found.stream), sealContext(part, key));
}

/** Every part of an upload, whichever there are. */
export async function deleteParts(storage: ObjectStorage, key: string): Promise<void> {
  await Promise.all(PARTS.map((part) => storage.delete(objectKey(part, key))));
}
