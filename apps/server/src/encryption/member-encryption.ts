import { createHmac, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { foldForSearch } from '@hidamari/domain/search-text';
import { eq, inArray } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Executor } from '../database/database.ts';
import type { Encryption, MemberCipher } from './encryption.ts';
import type { KeyRing } from './key-ring.ts';
import { memberKeys } from './member-key.table.ts';
import { seal, sealStream, unseal } from './seal.ts';

const CIPHERS_KEPT = 1_000;
const VERSION = 'v1.';

/**
 * Encryption with one data key per member, and per record that outlives its member. The key's row is read on every call, and unwrapped keys are
 * remembered by the wrapped bytes alone: a key that was erased, rotated, or rolled back with its transaction is
 * never used again, on any server.
 */
export function createEncryption(keyRing: KeyRing): Encryption {
  const ciphers = new LRUCache<string, MemberCipher>({ max: CIPHERS_KEPT });
  const unwrapped = (ownerId: string, wrapped: string) => {
    const name = `${ownerId}:${wrapped}`;
    const known = ciphers.get(name);
    if (known !== undefined) return known;
    const cipher = cipherOf(ownerId, keyRing.open('member-keys', wrapped, ownerId));
    ciphers.set(name, cipher);
    return cipher;
  };
  const cipherFor = async (executor: Executor, ownerId: string) => {
    const known = await readKey(executor, ownerId);
    return unwrapped(ownerId, known ?? (await makeKey(executor, ownerId, keyRing)));
  };
  return {
    forMember: cipherFor,
    unwrapped,
    forRecord: cipherFor,
    async forRecords(executor, recordIds) {
      const keys = await readKeys(executor, recordIds);
      // A call that was taken by telephone has nothing sealed yet, and so no key before somebody reads it.
      for (const id of recordIds) if (!keys.has(id)) keys.set(id, await makeKey(executor, id, keyRing));
      return (id) => {
        const wrapped = keys.get(id);
        if (wrapped === undefined) throw new Error('a record that was not asked for');
        return unwrapped(id, wrapped);
      };
    },
  };
}

/** Erases the data key of a member, or of a record: every text and image sealed with it becomes unreadable for ever. */
export async function eraseDataKey(executor: Executor, ownerId: string): Promise<void> {
  await executor.delete(memberKeys).where(eq(memberKeys.member_id, ownerId));
}

async function readKey(executor: Executor, ownerId: string): Promise<string | undefined> {
  return (await readKeys(executor, [ownerId])).get(ownerId);
}

/** The wrapped keys of those that have one. */
async function readKeys(executor: Executor, ownerIds: readonly string[]): Promise<Map<string, string>> {
  if (ownerIds.length === 0) return new Map();
  const rows = await executor
    .select({ owner: memberKeys.member_id, wrapped: memberKeys.wrapped_key })
    .from(memberKeys)
    .where(inArray(memberKeys.member_id, [...ownerIds]));
  return new Map(rows.map(({ owner, wrapped }) => [owner, wrapped]));
}

async function makeKey(executor: Executor, memberId: string, keyRing: KeyRing): Promise<string> {
  const wrapped = keyRing.seal('member-keys', randomBytes(32), memberId);
  await executor
    .insert(memberKeys)
    .values({ member_id: memberId, wrapping_key_id: keyRing.currentKeyId, wrapped_key: wrapped })
    .onConflictDoNothing();
  // Two saves may come at once: the first row to be written is the key of both.
  const kept = await readKey(executor, memberId);
  if (kept === undefined) throw new Error('the data key of a member was erased while it was made');
  return kept;
}

/** Seals a value as JSON text, bound to `context` as every sealed text is. */
export function sealJson(cipher: MemberCipher, value: unknown, context: string): string {
  return cipher.encrypt(JSON.stringify(value), context);
}

/** What `sealJson` sealed, taken for a T: the key vouches that we wrote it. Throws when it was changed, or belongs elsewhere. */
export function openJson<T>(cipher: MemberCipher, sealed: string, context: string): T {
  return JSON.parse(cipher.decrypt(sealed, context)) as T;
}

function cipherOf(memberId: string, dataKey: Buffer): MemberCipher {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', dataKey, '', `hidamari:${use}`, 32));
  const textKey = createSecretKey(derive('text'));
  const fileKey = createSecretKey(derive('file'));
  const searchKey = createSecretKey(derive('search'));
  const bind = (context: string) => `${VERSION}${memberId}:${context}`;
  return {
    // A lone surrogate is no character: it is kept as U+FFFD and never a reason to lose the rest.
    encrypt: (plain, context) =>
      VERSION + seal(textKey, Buffer.from(plain.toWellFormed()), bind(context)).toString('base64url'),
    decrypt: (sealed, context) => {
      if (!sealed.startsWith(VERSION)) throw new Error('sealed text of an unknown version');
      const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64url');
      return unseal(textKey, bytes, bind(context)).toString();
    },
    sealBytes: (plain, context) => seal(fileKey, plain, bind(context)),
    openBytes: (sealed, context) => unseal(fileKey, sealed, bind(context)),
    sealStream: (context) => sealStream(fileKey, bind(context)),
    searchTokens: (text) => searchTokens(searchKey, text),
    draftKey: () => derive('draft'),
  };
}

/** Characters of base64url kept of each hash: 48 bits. A rare false match is dropped after decryption. */
const TOKEN_LENGTH = 8;

/**
 * Keyed hashes of the one- and two-character pieces of a folded text, each once, in an order that says nothing
 * about the text. A keyword is in a text only if all of its tokens are among the text's tokens; whoever
 * searches decrypts the candidates and looks again.
 */
function searchTokens(key: KeyObject, text: string): string[] {
  const characters = [...foldForSearch(text.toWellFormed())];
  const pieces = new Set<string>();
  for (const [index, character] of characters.entries()) {
    if (character.trim() === '') continue;
    pieces.add(character);
    const next = characters[index + 1];
    if (next !== undefined && next.trim() !== '') pieces.add(character + next);
  }
  const tokens = [...pieces].map((piece) =>
    createHmac('sha256', key).update(piece).digest('base64url').slice(0, TOKEN_LENGTH),
  );
  return [...new Set(tokens)].sort();
}
