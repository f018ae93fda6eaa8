import { beforeAll, expect, it } from 'vitest';
import { seedDemoEligibility } from '../../demo/people/seed-demo-eligibility.ts';
import { makeMember } from '../../portal-under-test/make-member.fixture.ts';
import { type PortalUnderTest, startPortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { askForAccount, eligiblePerson, logIn } from './sign-up.fixture.ts';
import { tidyIdentity } from './tidy-identity.ts';

let portal: PortalUnderTest;
beforeAll(async () => {
  portal = await startPortal();
  return () => portal.close();
});
beforeAll(async () => {
  await seedDemoEligibility(portal.dependencies.database);
});

async function countRows(table: string): Promise<number> {
  const { rows } = await portal.dependencies.database.execute<{ n: number }>(
    `select count(*)::int as n from ${table}`,
  );
  return rows[0]?.n ?? 0;
}

it('役目を終えたものは消え、会員とそのアカウントは残る', async () => {
  const person = await makeMember(portal, 'general');
  await logIn(portal, person.browser, { identifier: person.phone });
  await askForAccount(await eligiblePerson(portal, 'general'));
  const { database, clock } = portal.dependencies;
  await tidyIdentity(database, clock());
  expect(await countRows('pool_users')).toBe(2);
  expect(await countRows('sessions')).toBe(2);
  portal.pass(31 * 86_400 + 86_400);
  await tidyIdentity(database, clock());
  for (const table of [
    'challenges',
    'pool_codes',
    'pool_refresh_tokens',
    'sessions',
    'hosted_login_items',
    'email_verifications',
  ]) {
    expect(await countRows(table), table).toBe(0);
  }
  expect(await countRows('pool_users')).toBe(1);
  expect(await countRows('members')).toBe(1);
});
