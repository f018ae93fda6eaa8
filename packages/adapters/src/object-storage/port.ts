import type { Readable } from 'node:stream';

/** What lies under a key. */
export interface StoredObject {
  bytes: number;
  stream: Readable;
}

/**
 * Keeps files that are too large for the database. Whatever is given to it is sealed already: the storage, its backups
 * and its owner see no picture (decision 0018). Keys are ours: small letters, digits, hyphens and slashes.
 */
export interface ObjectStorage {
  /**
   * Keeps exactly `bytes` bytes under a key, in place of what was there. Reads the stream as fast as it can write, so
   * that memory stays flat. Rejects when the stream fails or ends early; nothing of it is then kept.
   */
  put(key: string, stream: Readable, bytes: number): Promise<void>;
  /** Null where nothing is kept under the key. The stream must be read or destroyed. */
  get(key: string): Promise<StoredObject | null>;
  /** Size in bytes, without reading; null where nothing is kept. */
  head(key: string): Promise<number | null>;
  /** Forgets a key; one that is not there is forgotten already. */
  delete(key: string): Promise<void>;
  /** Bytes that are free where it keeps files; null where that is nobody's concern, as in a bucket. */
  freeBytes(): Promise<number | null>;
  close(): Promise<void>;
}

/** Throws for a key that is not one of ours: in a folder it would be a path. */
export function requireKey(key: string): void {
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(key)) throw new TypeError('not a key of the object storage');
}
