import type { StaffRole } from '@hidamari/domain/staff';
import { Browser, type PortalUnderTest } from '../modules/identity/portal-under-test.fixture.ts';
import { type Entrance, signUp } from '../modules/identity/ways-in.fixture.ts';
import { actFor, staffAtWork } from '../modules/staff/staff.fixture.ts';
import { leave } from '../modules/withdrawal/withdrawal.fixture.ts';
import { CHALLENGED, type ChallengedState } from './challenged.fixture.ts';
import { Standing } from './standing.fixture.ts';

const CHOFU = 'chofu.localhost:3000';

async function memberOf(portal: PortalUnderTest, entrance: Entrance): Promise<Standing> {
  const { browser, accessToken } = await signUp(portal, entrance);
  return Standing.of(portal, browser, accessToken);
}

async function staffOf(portal: PortalUnderTest, role: StaffRole): Promise<Standing> {
  const { browser } = await staffAtWork(portal, role);
  return Standing.of(portal, browser);
}

/** What somebody still holds once their session has come to an end in one of the ways there are (G35, F36). */
const ENDINGS = {
  'idle for an hour': async (portal: PortalUnderTest) => portal.pass(3_601),
  'older than a day': async (portal: PortalUnderTest) => portal.pass(86_401),
  'logged out': async (_: PortalUnderTest, { browser, accessToken }: Awaited<ReturnType<typeof signUp>>) => {
    await browser.call('POST', '/logout', undefined, accessToken);
  },
  'refresh token used twice': async (
    portal: PortalUnderTest,
    { browser }: Awaited<ReturnType<typeof signUp>>,
  ) => {
    const thief = new Browser(portal.app);
    for (const [name, cookie] of browser.cookies) thief.cookies.set(name, cookie);
    await thief.call('POST', '/auth/refresh');
    await browser.call('POST', '/auth/refresh');
  },
  'left the service': async (_: PortalUnderTest, person: Awaited<ReturnType<typeof signUp>>) => {
    await leave({ ...person, memberId: '' });
  },
};
export type Ending = keyof typeof ENDINGS;
export const ENDED = Object.keys(ENDINGS) as Ending[];

/** Somebody whose session is over and whose browser has not heard of it: cookies and token are all still there. */
export async function ended(portal: PortalUnderTest, ending: Ending): Promise<Standing> {
  const person = await signUp(portal, 'general');
  const before = new Map(person.browser.cookies);
  await ENDINGS[ending](portal, person);
  const unaware = new Browser(portal.app);
  for (const [name, cookie] of before) unaware.cookies.set(name, cookie);
  return Standing.of(portal, unaware, person.accessToken);
}

/** Everybody else, by how they came to where they stand. */
export const PEOPLE = {
  visitor: (portal: PortalUnderTest) => Standing.of(portal, new Browser(portal.app)),
  'visitor of the city': (portal: PortalUnderTest) => Standing.of(portal, new Browser(portal.app, CHOFU)),
  'insurance member': (portal: PortalUnderTest) => memberOf(portal, 'insurance'),
  'general member': (portal: PortalUnderTest) => memberOf(portal, 'general'),
  'member of the city': (portal: PortalUnderTest) => memberOf(portal, 'chofu'),
  'general member, cookies carried to the city': async (portal: PortalUnderTest) => {
    const { browser, accessToken } = await signUp(portal, 'general');
    const there = new Browser(portal.app, CHOFU);
    for (const [name, cookie] of browser.cookies) there.cookies.set(name, cookie);
    return Standing.of(portal, there, accessToken);
  },
  concierge: (portal: PortalUnderTest) => staffOf(portal, 'concierge'),
  supporter: (portal: PortalUnderTest) => staffOf(portal, 'supporter'),
  editor: (portal: PortalUnderTest) => staffOf(portal, 'editor'),
  administrator: (portal: PortalUnderTest) => staffOf(portal, 'administrator'),
  'concierge in a member’s place': async (portal: PortalUnderTest) => {
    const { phone } = await signUp(portal, 'general');
    const staff = await staffAtWork(portal, 'concierge');
    const { bearer } = await actFor(portal, staff, phone);
    return Standing.of(portal, staff.browser, bearer);
  },
};
export type Person = keyof typeof PEOPLE;

export const challenged = async (portal: PortalUnderTest, state: ChallengedState): Promise<Standing> =>
  Standing.of(portal, await CHALLENGED[state](portal));
