import { listEndpoints } from '@hidamari/contract/endpoints';
import { ACTING_CALLS } from '@hidamari/contract/staff';
import type { StaffRole } from '@hidamari/domain/staff';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedDemoMembers } from '../demo/people/seed-demo-members.ts';
import { makeMember } from '../portal-under-test/make-member.fixture.ts';
import { Browser, usePortal } from '../portal-under-test/portal-under-test.fixture.ts';
import { AuthenticatedClient } from './authenticated-client.fixture.ts';
import { CHALLENGED, type ChallengedState } from './challenged.fixture.ts';
import { rolesOfDeskCall } from './desk-calls.fixture.ts';
import { challenged, ENDED, ended, PEOPLE, type Person } from './people.fixture.ts';

/** Shorter than an access token lives: else nobody could tell that a session left unused is over by its own rule. */
const portal = usePortal({ settings: { sessionIdleSeconds: 600 } });
// A temporary account takes the place of the demo's.
beforeAll(async () => void (await seedDemoMembers(portal.dependencies)));

const NOBODYS_ID = '99999999-9999-4999-8999-999999999999';

const CALLS = listEndpoints().map(({ endpoint: { method, path, access, isFromServer } }) => ({
  name: `${method} ${path}`,
  method,
  access,
  isFromServer,
  address: path.replace(/\{\w+\}/g, NOBODYS_ID),
}));
type Call = (typeof CALLS)[number];

/** `in`: past the access check. What a call does behind it is its own tests' business. */
type Outcome = 'in' | number;

/** A body that nothing can read: who comes past the access check is told so, and nothing happens. */
const UNREADABLE = '{';

async function attempt(person: AuthenticatedClient, { method, address }: Call): Promise<Outcome> {
  const { statusCode } = await person.call(method, address, method === 'GET' ? undefined : UNREADABLE);
  if (method !== 'GET') return statusCode === 400 ? 'in' : statusCode;
  const isRefused = [401, 403].includes(statusCode) || address.startsWith('/desk/');
  // A fault of ours is nobody's way in.
  return (isRefused && statusCode !== 200) || statusCode >= 500 ? statusCode : 'in';
}

/** Every call of the contract, tried; only those that do not go as expected are told. */
async function expectAnswers(person: AuthenticatedClient, expected: (call: Call) => Outcome): Promise<void> {
  const surprises: string[] = [];
  for (const call of CALLS) {
    const outcome = await attempt(person, call);
    if (outcome !== expected(call)) surprises.push(`${call.name}: ${outcome}, not ${expected(call)}`);
  }
  expect(surprises).toEqual([]);
}

type By = Readonly<Record<Call['access'], Outcome>>;
const NOBODY: By = { none: 'in', either: 'in', member: 401, challenge: 401, refresh: 401, staff: 401 };
const MEMBER: By = { ...NOBODY, member: 'in', refresh: 'in' };
const MIDWAY: By = { ...NOBODY, challenge: 'in' };
/** Who shows a dead access token is told so everywhere it is looked at: the browser renews it, or loads anew. */
const UNAWARE: By = { ...NOBODY, either: 401, refresh: 'in' };

/** Staff at the desk; on an organisation's host there is none (G42). */
const atDesk =
  (role: StaffRole) =>
  ({ access, name, method, address }: Call): Outcome => {
    if (access !== 'staff') return NOBODY[access];
    if (!rolesOfDeskCall(name).includes(role)) return 403;
    // Behind it: nothing has the id that is asked for.
    return method === 'GET' && address.includes(NOBODYS_ID) ? 404 : 'in';
  };
const onHostOfCity =
  (by: By) =>
  ({ access, address }: Call): Outcome =>
    address.startsWith('/desk/') ? 404 : by[access];
const inPlace = (call: Call): Outcome => {
  // A bearer token may be a refresh token; theirs is none, as the use case finds (the desk's own tests).
  if (call.access === 'refresh') return 'in';
  if (call.access === 'member' || call.access === 'either') return call.name in ACTING_CALLS ? 'in' : 403;
  return atDesk('concierge')(call);
};

// @proves all call
describe('すべての状態の人が、すべての呼び出しを試す', () => {
  const EXPECTED: Readonly<Record<Person, (call: Call) => Outcome>> = {
    visitor: ({ access }) => NOBODY[access],
    'visitor of the city': onHostOfCity(NOBODY),
    'insurance member': ({ access }) => MEMBER[access],
    'general member': ({ access }) => MEMBER[access],
    'member of the city': onHostOfCity(MEMBER),
    'general member, cookies carried to the city': onHostOfCity(MEMBER),
    concierge: atDesk('concierge'),
    supporter: atDesk('supporter'),
    lead: atDesk('lead'),
    editor: atDesk('editor'),
    administrator: atDesk('administrator'),
    'concierge in a member’s place': inPlace,
  };
  it.each(Object.keys(PEOPLE) as Person[])('%s', async (name) => {
    await expectAnswers(await PEOPLE[name](portal), EXPECTED[name]);
  });

  it.each(Object.keys(CHALLENGED) as ChallengedState[])('途中の人：%s', async (state) => {
    // A read finds out at once what the token is for; the others by what they are sent (challenge-purposes.test.ts).
    await expectAnswers(await challenged(portal, state), ({ name, access }) =>
      name === 'GET /sign-up/me' && !state.startsWith('sign-up') ? 401 : MIDWAY[access],
    );
  });

  it.each(ENDED)('セッションの終わった人：%s', async (ending) => {
    await expectAnswers(await ended(portal, ending), ({ access }) => UNAWARE[access]);
  });

  it('セッションのCookieだけの場合、会員の呼び出しはできない', async () => {
    const { browser } = await makeMember(portal, 'general');
    await expectAnswers(await AuthenticatedClient.of(portal, browser), ({ access }) =>
      access === 'refresh' ? 'in' : NOBODY[access],
    );
  });
});

describe('よそのページから送らせた場合（F14）', () => {
  // What another company's server sends carries nobody's cookie: there is nothing to be forged.
  const changes = CALLS.filter(({ method, isFromServer }) => method !== 'GET' && !isFromServer);
  const send = (person: AuthenticatedClient, { method, address }: Call, changed: Record<string, string>) =>
    person.call(method, address, UNREADABLE, changed);
  /** Who may make which calls: somebody else would be refused for another reason. */
  const senders: readonly [stand: () => Promise<AuthenticatedClient>, makes: (call: Call) => boolean][] = [
    [
      () => PEOPLE['general member'](portal),
      ({ access }) => ['none', 'either', 'member', 'refresh'].includes(access),
    ],
    [
      () => challenged(portal, 'sign-up, number proven'),
      ({ access }) => ['either', 'challenge'].includes(access),
    ],
    [() => PEOPLE.lead(portal), ({ access }) => access === 'staff'],
    [() => PEOPLE['concierge in a member’s place'](portal), ({ name }) => name in ACTING_CALLS],
  ];
  /** Calls that were tried, and those of them that were not refused for where they came from. */
  const tryAll = async (changed: Record<string, string>) => {
    const tried = new Set<string>();
    const taken: string[] = [];
    for (const [stand, makes] of senders) {
      const person = await stand();
      for (const call of changes.filter(makes)) {
        tried.add(call.name);
        const answer = await send(person, call, changed);
        const { name } = answer.json();
        if (answer.statusCode !== 403 || name !== 'ANTI_FORGERY') taken.push(`${call.name}: ${name}`);
      }
    }
    return { tried, taken };
  };

  it.each([
    ['よそのサイト', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['となりのサブドメイン', { origin: 'http://evil.localhost:3000', 'sec-fetch-site': 'same-site' }],
    ['自治体のホスト', { origin: 'http://chofu.localhost:3000', 'sec-fetch-site': 'same-site' }],
    ['サブドメインの古いブラウザ', { origin: 'http://evil.localhost:3000', 'sec-fetch-site': '' }],
    ['出どころの偽り', { 'sec-fetch-site': 'same-site' }],
    ['しるしのない送信', { 'x-xsrf-token': '' }],
  ])('%sからの変更は、どの呼び出しも断る', async (_, changed) => {
    const { tried, taken } = await tryAll(changed);
    expect(taken).toEqual([]);
    expect([...tried].sort()).toEqual(changes.map(({ name }) => name).sort());
  });

  it('同じ人が、わたしたちのページから送れば、どれも断られない', async () => {
    const { taken } = await tryAll({});
    expect(taken.map((told) => told.replace(/^[^:]*: /, ''))).toEqual(taken.map(() => 'BAD_REQUEST'));
    expect(new Set(taken.map((told) => told.replace(/: .*$/, ''))).size).toBe(changes.length);
  });

  it('サブドメインから植えた、ほかの人のしるしは、組になるCookieごとでも役に立たない', async () => {
    const attacker = new Browser(portal.app);
    await attacker.ask('/api/sanctum/csrf-cookie');
    const theirs = (name: string) => attacker.cookies.get(name)?.value ?? '';
    const { browser, accessToken } = await makeMember(portal, 'general');
    for (const name of ['XSRF-TOKEN', 'visit']) browser.cookies.set(name, { value: theirs(name), path: '/' });
    const answer = await browser.ask('/api/logout', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${accessToken}`,
        origin: 'http://localhost:3000',
        'x-xsrf-token': decodeURIComponent(theirs('XSRF-TOKEN')),
      },
    });
    expect([answer.statusCode, answer.json().name]).toEqual([403, 'ANTI_FORGERY']);
  });
});
