import { randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createKeyRing } from './encryption/key-ring.ts';
import { createEncryption } from './encryption/member-encryption.ts';
import { usePortal } from './portal-under-test/portal-under-test.fixture.ts';

const portal = usePortal();

async function look() {
  const answer = await portal.app.inject({ url: '/readiness', headers: { host: 'localhost:3000' } });
  return { status: answer.statusCode, checks: answer.json<{ checks: Record<string, string> }>().checks };
}

it('the whole portal asks every part, and a key that it was not given takes it out of the traffic', async () => {
  const { status, checks } = await look();
  expect(status).toBe(200);
  expect(Object.keys(checks)).toEqual(
    expect.arrayContaining(['database', 'migrations', 'outbox', 'content', 'keys', 'storage_room']),
  );
  expect(Object.values(checks).every((told) => told === 'ok')).toBe(true);
  const other = createKeyRing({ current: randomBytes(32), previous: [] });
  await createEncryption(other).forMember(portal.dependencies.database, randomUUID());
  // What was found is told for a second.
  await expect.poll(look, { timeout: 5_000 }).toMatchObject({ status: 503, checks: { keys: 'failing' } });
});
