import type { StaffRole } from '@hidamari/domain/staff';
import { expect } from 'vitest';
import { RENEWAL_REPEATS_SECONDS, SESSION_SECONDS } from '../modules/identity/lifetimes.ts';
import type { Entrance } from '../modules/identity/sign-up.fixture.ts';
import { actFor } from '../modules/staff/staff.fixture.ts';
import { leave } from '../modules/withdrawal/withdrawal.fixture.ts';
import { type MadeMember, makeMember } from '../portal-under-test/make-member.fixture.ts';
import { makeStaff } from '../portal-under-test/make-staff.fixture.ts';
import { Browser, type PortalUnderTest } from '../portal-under-test/portal-under-test.fixture.ts';
import { AuthenticatedClient } from './authenticated-client.fixture.ts';
import { CHALLENGED, type ChallengedState } from './challenged.fixture.ts';

const CHOFU = 'chofu.localhost:3000';

async function memberOf(portal: PortalUnderTest, entrance: Entrance): Promise<AuthenticatedClient> {
  const { browser, accessToken } = await makeMember(portal, entrance);
  return AuthenticatedClient.of(portal, browser, accessToken);
}

async function staffOf(portal: PortalUnderTest, role: StaffRole): Promise<AuthenticatedClient> {
  const { browser } = await makeStaff(portal, role);
  return AuthenticatedClient.of(portal, browser);
}

type SignedUp = MadeMember;

/** What a browser that is used all the time does: new tokens, and a call with them. */
async function use({ browser }: SignedUp): Promise<string> {
  const renewed = await browser.call('POST', '/auth/refresh');
  const accessToken = renewed.json().access_token;
  const answer = await browser.call('GET', '/users/me', undefined, accessToken);
  expect(answer.statusCode, answer.body).toBe(200);
  return accessToken;
}

/** Used until half a minute before the day of its session is over; answers the access token of then. */
async function useForADay(portal: PortalUnderTest, person: SignedUp): Promise<string> {
  const { clock, settings } = portal.dependencies;
  const end = clock().getTime() + SESSION_SECONDS * 1_000;
  const secondsLeft = () => (end - clock().getTime()) / 1_000;
  let accessToken = person.accessToken;
  while (secondsLeft() > 60) {
    portal.pass(Math.min(settings.sessionIdleSeconds / 2, secondsLeft() - 30));
    accessToken = await use(person);
  }
  return accessToken;
}

interface Ending {
  /** What comes before the end; answers the access token that is held then. */
  until?: (portal: PortalUnderTest, person: SignedUp) => Promise<string>;
  end: (portal: PortalUnderTest, person: SignedUp) => Promise<void>;
}

/**
 * The ways in which a session comes to an end (G35, F36). Access tokens die of themselves after a quarter of an hour:
 * where a shorter SESSION_IDLE_SECONDS is set, each of these alone is why nothing opens.
 */
const ENDINGS = {
  'left unused': { end: async (portal) => portal.pass(portal.dependencies.settings.sessionIdleSeconds + 1) },
  'older than a day': { until: useForADay, end: async (portal) => portal.pass(60) },
  'logged out': {
    end: async (_, { browser, accessToken }) => {
      await browser.call('POST', '/logout', undefined, accessToken);
    },
  },
  'refresh token used twice': {
    end: async (portal, { browser }) => {
      const thief = new Browser(portal.app);
      for (const [name, cookie] of browser.cookies) thief.cookies.set(name, cookie);
      await thief.call('POST', '/auth/refresh');
      // Within a minute it would be the answer that was lost.
      portal.pass(RENEWAL_REPEATS_SECONDS);
      await browser.call('POST', '/auth/refresh');
    },
  },
  'left the service': {
    end: async (_, person) => {
      await leave({ ...person, memberId: '' });
    },
  },
} as const satisfies Readonly<Record<string, Ending>>;
export type EndingName = keyof typeof ENDINGS;
export const ENDED = Object.keys(ENDINGS) as EndingName[];

/**
 * Somebody whose session is over and whose browser has not heard of it: cookies and token are all still there, and
 * opened everything a moment before.
 */
export async function ended(portal: PortalUnderTest, name: EndingName): Promise<AuthenticatedClient> {
  const person = await makeMember(portal, 'general');
  const { until, end }: Ending = ENDINGS[name];
  const accessToken = (await until?.(portal, person)) ?? person.accessToken;
  const before = new Map(person.browser.cookies);
  await end(portal, person);
  const unaware = new Browser(portal.app);
  for (const [cookieName, cookie] of before) unaware.cookies.set(cookieName, cookie);
  return AuthenticatedClient.of(portal, unaware, accessToken);
}

/** Everybody else, by how they came to where they stand. */
export const PEOPLE = {
  visitor: (portal: PortalUnderTest) => AuthenticatedClient.of(portal, new Browser(portal.app)),
  'visitor of the city': (portal: PortalUnderTest) =>
    AuthenticatedClient.of(portal, new Browser(portal.app, CHOFU)),
  'insurance member': (portal: PortalUnderTest) => memberOf(portal, 'insurance'),
  'general member': (portal: PortalUnderTest) => memberOf(portal, 'general'),
  'member of the city': (portal: PortalUnderTest) => memberOf(portal, 'chofu'),
  'general member, cookies carried to the city': async (portal: PortalUnderTest) => {
    const { browser, accessToken } = await makeMember(portal, 'general');
    const there = new Browser(portal.app, CHOFU);
    for (const [name, cookie] of browser.cookies) there.cookies.set(name, cookie);
    return AuthenticatedClient.of(portal, there, accessToken);
  },
  concierge: (portal: PortalUnderTest) => staffOf(portal, 'concierge'),
  supporter: (portal: PortalUnderTest) => staffOf(portal, 'supporter'),
  lead: (portal: PortalUnderTest) => staffOf(portal, 'lead'),
  editor: (portal: PortalUnderTest) => staffOf(portal, 'editor'),
  administrator: (portal: PortalUnderTest) => staffOf(portal, 'administrator'),
  'concierge in a member’s place': async (portal: PortalUnderTest) => {
    const { phone } = await makeMember(portal, 'general');
    const staff = await makeStaff(portal, 'concierge');
    const { bearer } = await actFor(portal, staff, phone);
    return AuthenticatedClient.of(portal, staff.browser, bearer);
  },
};
export type Person = keyof typeof PEOPLE;

export const challenged = async (
  portal: PortalUnderTest,
  state: ChallengedState,
): Promise<AuthenticatedClient> => AuthenticatedClient.of(portal, await CHALLENGED[state](portal));
