import { SCREENS } from '@hidamari/domain/screens';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedDemoMembers } from '../demo/people/seed-demo-members.ts';
import { usePortal } from '../portal-under-test/portal-under-test.fixture.ts';
import type { AuthenticatedClient } from './authenticated-client.fixture.ts';
import { CHALLENGED, type ChallengedState } from './challenged.fixture.ts';
import { publishAnew } from './outdated-terms.fixture.ts';
import { challenged, ENDED, ended, PEOPLE, type Person } from './people.fixture.ts';
import { type Answer, type EnteringAs, EXEMPT, SCREEN_GROUPS } from './screen-groups.fixture.ts';

const portal = usePortal();
// A temporary account takes the place of the demo's.
beforeAll(async () => void (await seedDemoMembers(portal.dependencies)));

const SOME_ID = '99999999-9999-4999-8999-999999999999';
const addressOf = (path: string) => path.replace(':id', SOME_ID);
/** Error pages are shown with their own status. */
const OWN_STATUS: Readonly<Record<string, number>> = { '/404': 404, '/500': 500, '/503': 503 };
const PATHS = SCREEN_GROUPS.flatMap(({ paths }) => paths);

interface Case {
  at: EnteringAs;
  /** Where a step waits, as an address and as an id. */
  step?: readonly [string, string];
  /** Of an organisation, by host or by membership. */
  isOrganisation?: boolean;
  onOrganisationHost?: boolean;
  /** Whose landing page a member reads. */
  own?: 'aflac' | 'hatch' | 'chofu';
}

const LANDINGS: Readonly<Record<string, { here: string; elsewhere: `http://${string}`; isOfCity?: true }>> = {
  aflac: { here: '/lp/aflac', elsewhere: 'http://localhost:3000/lp/aflac?role=aflac' },
  hatch: { here: '/lp/hatch', elsewhere: 'http://localhost:3000/lp/hatch?role=hatch' },
  chofu: { here: '/lp/chofu', elsewhere: 'http://chofu.localhost:3000/lp/chofu', isOfCity: true },
};

function landingAnswer(path: string, { at, own, onOrganisationHost = false }: Case): Answer {
  if (at === 'acting') return 'show';
  const { here, elsewhere, isOfCity = false } = LANDINGS[own ?? path.replace('/lp/', '')] ?? {};
  if (here === undefined || elsewhere === undefined) throw new Error(path);
  if (isOfCity !== onOrganisationHost) return elsewhere;
  return here === path ? 'show' : (here as Answer);
}

function expectedAnswer(path: string, who: Case): Answer {
  const { at, isOrganisation, onOrganisationHost } = who;
  const group = SCREEN_GROUPS.find(({ paths }) => paths.includes(path));
  if (!group) throw new Error(path);
  if (group.isLanding) return landingAnswer(path, who);
  if (group.isProgrammeOnly && isOrganisation) return '404';
  if (group.isOwnHostOnly && onOrganisationHost) return '404';
  return group.but[at] ?? 'show';
}

/** Every screen opened as a page. */
async function openAll(person: AuthenticatedClient, { step }: Case): Promise<Record<string, string>> {
  const told: Record<string, string> = {};
  for (const path of PATHS) {
    const { statusCode, headers } = await person.open(addressOf(path));
    const to = String(headers.location);
    const keepsWish = [headers['set-cookie'] ?? []]
      .flat()
      .some((line) => line.startsWith(`return_path=${encodeURIComponent(addressOf(path))};`));
    if (statusCode === (OWN_STATUS[path] ?? 200)) told[path] = 'show';
    else if (statusCode === 403) told[path] = 'own';
    else if (statusCode !== 302) told[path] = String(statusCode);
    else if (to === '/login') told[path] = keepsWish ? 'login' : '/login';
    else if (step && to === step[0]) told[path] = keepsWish ? 'step' : to;
    else told[path] = to;
  }
  return told;
}

/** Every screen asked for as the browser asks before it enters a route. */
async function checkAll(person: AuthenticatedClient): Promise<Record<string, unknown>> {
  const told: Record<string, unknown> = {};
  for (const path of PATHS) {
    const query = new URLSearchParams({ path: addressOf(path) });
    const answer = await person.call('GET', `/auth-check?${query}`);
    const { url, next_page_id } = answer.json();
    told[path] = [answer.statusCode, url ?? next_page_id ?? null];
  }
  return told;
}

const table = <T>(expected: (path: string) => T) =>
  Object.fromEntries(PATHS.map((path) => [path, expected(path)]));

/** What the check answers where a page load has this answer (specification 4, identity: route-entry check). */
function checkOf(path: string, who: Case): [number, string | null] {
  if (EXEMPT.includes(path)) return [200, null];
  // The desk's cookies are no business of this call (decision 0005): a page load judges staff.
  const isStaff = who.at === 'staff' || who.at === 'editor';
  const isDesk = path.startsWith('/desk') && path !== '/desk/login';
  const answer = expectedAnswer(path, isStaff ? { ...who, at: 'visitor' } : who);
  if (answer === '404' || (who.at === 'acting' && isDesk)) return [404, null];
  if (answer === 'login' || answer === '/login') return [401, null];
  if (answer === 'own') return [403, null];
  if (answer === 'step') return [403, who.step?.[1] ?? ''];
  if (answer === '/error?id=U-E09') return [403, 'U-E09'];
  return [200, answer === 'show' ? null : answer];
}

async function expectDoors(person: AuthenticatedClient, who: Case): Promise<void> {
  expect(await openAll(person, who)).toEqual(table((path) => expectedAnswer(path, who)));
  expect(await checkAll(person)).toEqual(table((path) => checkOf(path, who)));
}

it('どの画面も、ちょうど一つの組にある', () => {
  expect([...PATHS].sort()).toEqual(SCREENS.map(({ path }) => path).sort());
});

// @proves all screen
describe('途中まで進んだ人が、すべての画面を開く（G34・仕様2と4）', () => {
  const STEPS: Readonly<Record<ChallengedState, readonly [string, string] | null>> = {
    'sign-up, eligibility proven': ['/sign-up/role-verification', 'U-R04'],
    'sign-up, code sent': ['/sign-up/verification', 'U-R02'],
    'sign-up, number proven': ['/sign-up/register', 'U-R03'],
    'sms, common ID': ['/login/login-verification', 'U-L14'],
    'sms, temporary account': ['/login-temporary', 'U-L01'],
    app: ['/login-temporary', 'U-L01'],
    newPassword: ['/login-temporary', 'U-L01'],
    custom: ['/login-temporary', 'U-L01'],
    email: ['/login-temporary', 'U-L01'],
    insurance: ['/login/insurance-verification', 'U-L16'],
    terms: ['/error?id=U-E09', 'U-E09'],
    migration: ['/login/migration', 'U-L12'],
    'password reset': null,
    'password reset, temporary account': null,
    'account proven': null,
    'address to be proven': null,
  };
  it.each(Object.keys(CHALLENGED) as ChallengedState[])('%s', async (state) => {
    const step = STEPS[state];
    const person = await challenged(portal, state);
    await expectDoors(person, step ? { at: 'midway', step } : { at: 'resetting' });
  });
});

// @proves all screen
describe('ほかのすべての人が、すべての画面を開く', () => {
  const CITY = { isOrganisation: true, onOrganisationHost: true };
  const WHO: Readonly<Record<Person, Case>> = {
    visitor: { at: 'visitor' },
    'visitor of the city': { at: 'visitor', ...CITY },
    'insurance member': { at: 'member', own: 'aflac' },
    'general member': { at: 'member', own: 'hatch' },
    'member of the city': { at: 'member', own: 'chofu', ...CITY },
    'general member, cookies carried to the city': { at: 'member', own: 'hatch', ...CITY },
    concierge: { at: 'staff' },
    lead: { at: 'staff' },
    supporter: { at: 'staff' },
    editor: { at: 'editor' },
    administrator: { at: 'editor' },
    'concierge in a member’s place': { at: 'acting' },
  };
  it.each(Object.keys(PEOPLE) as Person[])('%s', async (name) => {
    await expectDoors(await PEOPLE[name](portal), WHO[name]);
  });

  it('新しい規約に同意していない会員', async () => {
    const person = await PEOPLE['general member'](portal);
    const putBack = publishAnew(portal, 'terms');
    try {
      await expectDoors(person, { at: 'owing', own: 'hatch' });
    } finally {
      putBack();
    }
  });
});

describe('セッションの終わった人が、すべての画面を開く（G35・F36）', () => {
  it.each(ENDED)(
    '%s: 訪問者と同じ。古いトークンを添えた確認は、読み込み直すようにと401で断る',
    async (ending) => {
      const person = await ended(portal, ending);
      expect(await openAll(person, { at: 'visitor' })).toEqual(
        table((path) => expectedAnswer(path, { at: 'visitor' })),
      );
      expect(await checkAll(person)).toEqual(table(() => [401, null]));
    },
  );
});
