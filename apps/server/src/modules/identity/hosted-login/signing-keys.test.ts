import { createHash } from 'node:crypto';
import { openTestDatabase, type TestDatabase } from '@hidamari/testing/database';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { createSealer } from '../../../encryption/sealer.ts';
import { hostedLoginKeys } from './hosted-login.table.ts';
import { loadSigningKeys } from './signing-keys.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
  return () => test.close();
});
afterEach(() => test.database.delete(hostedLoginKeys));

const NOW = new Date('2026-11-29T03:00:00Z');
const load = async (key: string) => {
  const sealer = createSealer([createHash('sha256').update(key).digest()]);
  const { keys } = await loadSigningKeys(test.database, sealer, NOW);
  return keys.map(({ n }) => n);
};

it('署名の鍵は一度だけ作られ、同じデータ鍵のどのサーバーにも同じである', async () => {
  const first = await load('one');
  expect(first).toHaveLength(1);
  expect(await Promise.all([load('one'), load('one')])).toEqual([first, first]);
});

it('データ鍵が失われて開けなくなった場合、新しい鍵が作られ、ログインは止まらない', async () => {
  const before = await load('one');
  const after = await load('another');
  expect(after).not.toEqual(before);
  expect(await load('another')).toEqual(after);
  expect(await test.database.select().from(hostedLoginKeys)).toHaveLength(1);
});

it('変わったあとに二つのサーバーが同時に始まる場合、鍵は一つになる', async () => {
  await load('one');
  const [one, other] = await Promise.all([load('another'), load('another')]);
  expect(one).toEqual(other);
});
