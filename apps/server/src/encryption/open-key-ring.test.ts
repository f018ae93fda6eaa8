import { randomBytes, randomUUID } from 'node:crypto';
import { openTestDatabase, type TestDatabase } from '@hidamari/testing/database';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createInProcessBus } from '../bus/in-process-bus.ts';
import { createOutbox } from '../jobs/outbox.ts';
import { keyReadiness } from './key-readiness.ts';
import { createKeyRing } from './key-ring.ts';
import { createEncryption } from './member-encryption.ts';
import { memberKeys } from './member-key.table.ts';
import { MissingDataKeyError, missingKeyIds, NewDataKeyError, openKeyRing } from './open-key-ring.ts';
import { rewrapAllKeys } from './rewrap-all-keys.ts';

const [RIGHT, NEXT, WRONG] = [randomBytes(32), randomBytes(32), randomBytes(32)];
const idOf = (key: Buffer) => createKeyRing({ current: key, previous: [] }).currentKeyId;
let test: TestDatabase;

beforeAll(async () => {
  test = await openTestDatabase();
  return () => test.close();
});
beforeEach(() => test.empty());

const start = (current: Buffer, more: { previous?: Buffer[]; lost?: string[] } = {}) =>
  openKeyRing(test.database, { current, previous: [], ...more });

it('a server without a key that another one seals with is not ready, and the log names the key', async () => {
  const logged: unknown[] = [];
  const log = { error: (facts: unknown) => void logged.push(facts) };
  const keyRing = await start(RIGHT);
  const { keys } = keyReadiness({ database: test.database, keyRing, log: log as never });
  expect([keys.isVital, await keys.isWell()]).toEqual([true, true]);
  const other = createKeyRing({ current: WRONG, previous: [] });
  await createEncryption(other).forMember(test.database, randomUUID());
  expect(await keys.isWell()).toBe(false);
  expect(logged).toEqual([{ fault: 'key-unknown', keys: [idOf(WRONG)] }]);
});

describe('a start', () => {
  it('with another key than the first one is refused before anybody has written anything, and changes nothing', async () => {
    await start(RIGHT);
    const stored = await test.database.select().from(memberKeys);
    expect(stored).toHaveLength(1);
    const refused = await start(WRONG).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(MissingDataKeyError);
    expect((refused as Error).message).toContain(
      `fingerprint ${idOf(RIGHT)}, and this server was given ${idOf(WRONG)}`,
    );
    expect(await test.database.select().from(memberKeys)).toEqual(stored);
  });

  it('with the same key goes on, as often as it comes', async () => {
    for (let time = 0; time < 3; time += 1) await start(RIGHT);
    expect(await test.database.select().from(memberKeys)).toHaveLength(1);
  });

  it('of two servers at once on an empty database with two keys, one is refused', async () => {
    const begun = await Promise.allSettled([start(RIGHT), start(WRONG)]);
    expect(begun.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('of an older portal, which left no key of its own, is held to the keys of its members', async () => {
    await createEncryption(createKeyRing({ current: RIGHT, previous: [] })).forMember(
      test.database,
      randomUUID(),
    );
    await expect(start(WRONG)).rejects.toThrow(idOf(RIGHT));
    await start(RIGHT);
  });

  it('names every key that is missing, those of messages that wait as well', async () => {
    const clock = () => new Date('2026-11-20T03:00:00Z');
    const keyRing = createKeyRing({ current: NEXT, previous: [] });
    const outbox = createOutbox({ keyRing, bus: createInProcessBus(), clock });
    await test.database.transaction((tx) =>
      outbox.enqueue(tx, { kind: 'send-mail', idempotencyKey: 'mail', payload: {} }),
    );
    await createEncryption(createKeyRing({ current: RIGHT, previous: [] })).forMember(
      test.database,
      randomUUID(),
    );
    const missing = await missingKeyIds(test.database, createKeyRing({ current: WRONG, previous: [] }));
    expect(missing).toEqual([idOf(RIGHT), idOf(NEXT)].sort());
  });

  it('while keys are being changed needs both, and the new one alone once everything is wrapped anew', async () => {
    await start(RIGHT);
    await createEncryption(createKeyRing({ current: RIGHT, previous: [] })).forMember(
      test.database,
      randomUUID(),
    );
    await expect(start(NEXT)).rejects.toThrow(MissingDataKeyError);
    await start(RIGHT, { previous: [NEXT] });
    const both = await start(NEXT, { previous: [RIGHT] });
    await rewrapAllKeys(test.database, both);
    await start(NEXT);
    await expect(start(RIGHT)).rejects.toThrow(idOf(NEXT));
  });

  it('with a key that no server knows is refused beside the right one too, before it seals anything', async () => {
    await start(RIGHT);
    const stored = await test.database.select().from(memberKeys);
    const refused = await start(WRONG, { previous: [RIGHT] }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(NewDataKeyError);
    expect((refused as Error).message).toContain(`fingerprint ${idOf(WRONG)}`);
    expect(await test.database.select().from(memberKeys)).toEqual(stored);
    // The refused start makes nothing known.
    await expect(start(WRONG, { previous: [RIGHT] })).rejects.toThrow(NewDataKeyError);
    await start(RIGHT, { previous: [NEXT] });
    await start(NEXT, { previous: [RIGHT] });
    await start(RIGHT, { previous: [NEXT] });
  });

  it('of a portal that noted no keys yet is held to those that seal there', async () => {
    await createEncryption(createKeyRing({ current: RIGHT, previous: [] })).forMember(
      test.database,
      randomUUID(),
    );
    await expect(start(WRONG, { previous: [RIGHT] })).rejects.toThrow(NewDataKeyError);
    await start(RIGHT, { previous: [NEXT] });
  });

  it('goes on without a key that is lost for good, once its fingerprint is given up, and seals with the new one', async () => {
    await start(RIGHT);
    const member = randomUUID();
    await createEncryption(createKeyRing({ current: RIGHT, previous: [] })).forMember(test.database, member);
    const keyRing = await start(NEXT, { lost: [idOf(RIGHT)] });
    expect(await rewrapAllKeys(test.database, keyRing)).toBe(0);
    await createEncryption(keyRing).forMember(test.database, randomUUID());
    await expect(createEncryption(keyRing).forMember(test.database, member)).rejects.toThrow(idOf(RIGHT));
    await expect(start(NEXT)).rejects.toThrow(idOf(RIGHT));
  });
});
