import { describe, expect, it } from 'vitest';
import { seedDemoEligibility } from '../demo/people/seed-demo-eligibility.ts';
import {
  ENTRANCES,
  type Entrance,
  e164,
  logIn,
  type NewPerson,
  signUp,
} from '../modules/identity/sign-up.fixture.ts';
import { Browser } from './browser.fixture.ts';
import { leftRows } from './left-rows.fixture.ts';
import { makeMember } from './make-member.fixture.ts';
import { usePortal } from './portal-under-test.fixture.ts';

const portal = usePortal();
const WAYS = { 'a sign-up': signUp, makeMember };

/** What only the steps of a sign-up leave: their counts, the code that was typed, the message that brought it. */
const OF_THE_STEPS = ['pool_codes', 'rate_limits'];

async function rowsOf(person: NewPerson) {
  const rows = await leftRows(portal, { email: person.email, phone: e164(person.phone) });
  for (const table of OF_THE_STEPS) delete rows[table];
  return {
    ...rows,
    outbox_messages: rows.outbox_messages?.filter(({ kind }) => kind !== 'send-sms'),
    sent_messages: rows.sent_messages?.filter(({ channel }) => channel !== 'sms'),
  };
}

/** Somebody who came this way, alone in the portal. */
async function alone(way: keyof typeof WAYS, entrance: Entrance, changes: Record<string, unknown> = {}) {
  await portal.empty();
  await seedDemoEligibility(portal.dependencies.database);
  const person = await WAYS[way](portal, entrance, changes);
  await portal.runOutbox();
  return person;
}

/** A relative's registration, with what is sealed and what lies in tables of its own. */
const OF_A_RELATIVE = {
  is_self: false,
  relationship: 'parents',
  patient_consent: 'given',
  other_diseases: '高血圧',
  supporters: [{ relationship: 'friends', nickname: 'ゆう' }],
  diagnosed_cancers: [{ cancer_type_id: 'lung', diagnosed_on: '2025-11', stage: 'II', is_primary: true }],
};

describe('a member who is made', () => {
  it.each([
    ...(Object.keys(ENTRANCES) as Entrance[]).map((entrance) => [entrance, {}] as const),
    ['general', OF_A_RELATIVE] as const,
  ])('leaves the rows that a sign-up leaves, table by table: %s %o', async (entrance, changes) => {
    const signedUp = await rowsOf(await alone('a sign-up', entrance, changes));
    expect(await rowsOf(await alone('makeMember', entrance, changes))).toEqual(signedUp);
    expect(signedUp).toMatchObject({
      members: [{}],
      pool_users: [{}],
      sessions: [{}],
      outbox_messages: [{}],
    });
  });

  it('stands in a browser like one that signed up, and can log in', async () => {
    const cookiesOf = ({ browser }: NewPerson) =>
      [...browser.cookies].map(([name, { path }]) => [name, path]).sort();
    const signedUp = cookiesOf(await alone('a sign-up', 'general'));
    const made = await makeMember(portal, 'general');
    const me = await made.browser.call('GET', '/users/me', undefined, made.accessToken);
    expect([me.statusCode, me.json().id]).toEqual([200, made.memberId]);
    await made.browser.ask('/api/sanctum/csrf-cookie');
    // The visit was over as the session began.
    expect(cookiesOf(made)).toEqual(signedUp.filter(([name]) => name !== 'visit'));
    const { answer } = await logIn(portal, new Browser(portal.app), { identifier: made.phone });
    expect(answer?.statusCode, answer?.body).toBe(200);
  });
});
