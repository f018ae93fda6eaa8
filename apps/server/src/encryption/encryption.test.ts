import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { openTestDatabase, type TestDatabase } from '@hidamari/testing/database';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createKeyRing } from './key-ring.ts';
import { createEncryption, eraseDataKey } from './member-encryption.ts';
import { memberKeys } from './member-key.table.ts';
import { rewrapAllKeys } from './rewrap-all-keys.ts';
import { SEALED_EXTRA_BYTES } from './seal.ts';

const key = randomBytes(32);
const encryption = createEncryption(createKeyRing({ current: key, previous: [] }));
const TEXT = '今日は吐き気が少し楽でした。😌';
let test: TestDatabase;
let memberId: string;

beforeAll(async () => {
  test = await openTestDatabase();
  return () => test.close();
});
beforeEach(() => {
  memberId = randomUUID();
});

const cipher = (id = memberId) => encryption.forMember(test.database, id);

describe('sealed files', () => {
  const file = randomBytes(200_000);
  /** In pieces, as they come over a line. */
  const flowing = () =>
    Readable.from([file.subarray(0, 7), file.subarray(7, 70_000), file.subarray(70_000)], {
      objectMode: false,
    });

  it('come back whole, sealed at once or while they flow', async () => {
    const { sealBytes, openBytes, sealStream } = await cipher();
    const streamed = await buffer(flowing().pipe(sealStream('upload:1')));
    expect(streamed).toHaveLength(file.length + SEALED_EXTRA_BYTES);
    expect(streamed.includes(file.subarray(100, 132))).toBe(false);
    expect(openBytes(streamed, 'upload:1').equals(file)).toBe(true);
    expect(openBytes(sealBytes(file, 'upload:1'), 'upload:1').equals(file)).toBe(true);
  });

  it('do not open when changed, cut short, under another context or for another member', async () => {
    const { openBytes, sealStream } = await cipher();
    const sealed = await buffer(flowing().pipe(sealStream('upload:1')));
    const changed = Buffer.from(sealed);
    changed[100_000] = (changed[100_000] ?? 0) ^ 1;
    expect(() => openBytes(changed, 'upload:1')).toThrow();
    expect(() => openBytes(sealed.subarray(0, 100_000), 'upload:1')).toThrow();
    expect(() => openBytes(sealed, 'upload:2')).toThrow();
    const other = await cipher(randomUUID());
    expect(() => other.openBytes(sealed, 'upload:1')).toThrow();
  });

  it('two files under one key never share their beginning', async () => {
    const { sealStream } = await cipher();
    const [one, two] = await Promise.all([1, 2].map(() => buffer(flowing().pipe(sealStream('upload:1')))));
    expect(one?.subarray(0, 28).equals(two?.subarray(0, 28) ?? Buffer.alloc(0))).toBe(false);
  });
});

describe('the key of drafts', () => {
  it('is the same every time, another for each member, and gone with the data key', async () => {
    const first = (await cipher()).draftKey();
    expect(first).toHaveLength(32);
    expect((await cipher()).draftKey().equals(first)).toBe(true);
    expect((await cipher(randomUUID())).draftKey().equals(first)).toBe(false);
    await eraseDataKey(test.database, memberId);
    expect((await cipher()).draftKey().equals(first)).toBe(false);
  });
});

describe('sealed texts', () => {
  it('come back whole, for the same member and context', async () => {
    const sealed = (await cipher()).encrypt(TEXT, 'treatment-log:1');
    expect(sealed).not.toContain('吐き気');
    expect((await cipher()).decrypt(sealed, 'treatment-log:1')).toBe(TEXT);
    expect((await cipher()).encrypt(TEXT, 'treatment-log:1')).not.toBe(sealed);
  });

  it('do not open when one character was changed', async () => {
    const { encrypt, decrypt } = await cipher();
    const sealed = encrypt(TEXT, 'a');
    for (const at of [3, 20, sealed.length - 2]) {
      const other = sealed[at] === 'A' ? 'B' : 'A';
      expect(() => decrypt(sealed.slice(0, at) + other + sealed.slice(at + 1), 'a')).toThrow();
    }
    expect(() => decrypt('v1.', 'a')).toThrow();
    expect(() => decrypt('', 'a')).toThrow();
  });

  it('do not open under another context or for another member', async () => {
    const sealed = (await cipher()).encrypt(TEXT, 'treatment-log:1');
    const other = await cipher(randomUUID());
    expect(() => other.decrypt(sealed, 'treatment-log:1')).toThrow();
    const same = await cipher();
    expect(() => same.decrypt(sealed, 'treatment-log:2')).toThrow();
  });

  it('take any text: empty, NUL, lone surrogates', async () => {
    const { encrypt, decrypt, searchTokens } = await cipher();
    for (const text of ['', '\0', 'a\ud800b', '\udc00']) {
      expect(decrypt(encrypt(text, 'a'), 'a')).toBe(text.toWellFormed());
      expect(() => searchTokens(text)).not.toThrow();
    }
  });
});

describe('data keys', () => {
  it('are one per member, also when two saves come at once', async () => {
    await Promise.all([cipher(), cipher(), cipher()]);
    const rows = await test.database.select().from(memberKeys).where(eq(memberKeys.member_id, memberId));
    expect(rows).toHaveLength(1);
  });

  it('a key rolled back with its transaction is never used again', async () => {
    await test.database
      .transaction(async (tx) => {
        await encryption.forMember(tx, memberId);
        await encryption.forMember(tx, memberId);
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    const sealed = (await cipher()).encrypt(TEXT, 'a');
    const elsewhere = createEncryption(createKeyRing({ current: key, previous: [] }));
    expect((await elsewhere.forMember(test.database, memberId)).decrypt(sealed, 'a')).toBe(TEXT);
  });

  it('once erased, nothing opens any more', async () => {
    const sealed = (await cipher()).encrypt(TEXT, 'a');
    await eraseDataKey(test.database, memberId);
    const after = await cipher();
    expect(() => after.decrypt(sealed, 'a')).toThrow();
  });

  it('do not open with another DATA_KEY, nor in another member’s row', async () => {
    await cipher();
    const stranger = createEncryption(createKeyRing({ current: randomBytes(32), previous: [] }));
    await expect(stranger.forMember(test.database, memberId)).rejects.toThrow(/fingerprint/);
    const [row] = await test.database.select().from(memberKeys).where(eq(memberKeys.member_id, memberId));
    const thief = randomUUID();
    await test.database.insert(memberKeys).values({
      member_id: thief,
      wrapping_key_id: row?.wrapping_key_id ?? '',
      wrapped_key: row?.wrapped_key ?? '',
    });
    await expect(cipher(thief)).rejects.toThrow();
    await eraseDataKey(test.database, thief);
  });

  it('survive a rotation of DATA_KEY: after it the old key is not needed', async () => {
    const members = Array.from({ length: 3 }, () => randomUUID());
    const sealed = await Promise.all(members.map(async (id) => (await cipher(id)).encrypt(TEXT, id)));
    const next = randomBytes(32);
    const both = createKeyRing({ current: next, previous: [key] });
    expect(await rewrapAllKeys(test.database, both)).toBeGreaterThanOrEqual(3);
    expect(await rewrapAllKeys(test.database, both)).toBe(0);
    const rotated = createEncryption(createKeyRing({ current: next, previous: [] }));
    for (const [index, id] of members.entries()) {
      const opened = (await rotated.forMember(test.database, id)).decrypt(sealed[index] ?? '', id);
      expect(opened).toBe(TEXT);
    }
    await test.empty();
  });
});

describe('search tokens', () => {
  const holds = (text: string[], keyword: string[]) => keyword.every((token) => text.includes(token));

  it.each([
    ['吐き気', true],
    ['吐', true],
    ['ハキケ', true],
    ['はきけ', true],
    ['ﾊｷｹ', true],
    ['頭痛', false],
    ['気き', false],
  ])('「吐き気がつづく ハキケ」を「%s」で探すと、見つかるのは%s', async (keyword, isFound) => {
    const { searchTokens } = await cipher();
    expect(holds(searchTokens('吐き気がつづく ハキケ'), searchTokens(keyword))).toBe(isFound);
  });

  it('differ between members and show neither order nor repetition', async () => {
    const mine = (await cipher()).searchTokens('痛い痛い');
    const theirs = (await cipher(randomUUID())).searchTokens('痛い痛い');
    expect(mine).toHaveLength(4);
    expect(mine).toEqual([...mine].sort());
    expect(mine.filter((token) => theirs.includes(token))).toEqual([]);
  });
});
