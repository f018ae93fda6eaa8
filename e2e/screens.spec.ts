import { decideEntry, type EntryDecision } from '@hidamari/domain/access';
import { safeReturnPath } from '@hidamari/domain/return-path';
import { isOwnScreen, SCREENS, type Screen } from '@hidamari/domain/screens';
import { VARIANT_KEYS, type VariantKey } from '@hidamari/domain/site-variants';
import { PORT } from './portal/addresses.ts';
import { ask, cookieHeader, type WireAnswer } from './portal/ask.ts';
import { type PageSource, readPageSource } from './portal/page-source.ts';
import { coreIf, expect, test } from './portal/portal-test.ts';

type Person = 'visitor' | 'member';

/** The host and the cookies with which a visitor reaches each variant. */
const VISITS: Readonly<Record<VariantKey, { host: string; cookie: string }>> = {
  aflac: { host: `localhost:${PORT}`, cookie: 'eligibility=insurance' },
  hatch: { host: `localhost:${PORT}`, cookie: 'eligibility=general' },
  chofu: { host: `chofu.localhost:${PORT}`, cookie: '' },
};

/**
 * Screens that are shown with another status than 200: error pages, steps that need more than an address, and a named
 * service that the sample content does not have (G84).
 */
const OTHER_STATUS: Readonly<Record<string, number>> = {
  '/404': 404,
  '/500': 500,
  '/503': 503,
  '/error': 404,
  '/sign-up/register': 404,
  '/login/login-verification': 404,
  '/login/mail-verification': 404,
  '/life/avic': 404,
};

/** Ways in, which lead somebody who is logged in already on to the home page. */
const MEMBERS_ARE_LED_HOME = ['/login/migration', '/login/session'];

/** What a member is led on to where the address lacks what the page is about (G15). */
const MEMBERS_ARE_LED_ON: Readonly<Record<string, string>> = {
  '/line/confirmation': '/line/error?because=dead_link',
};

/** Own addresses that are no screens: the example LINE of a local deployment. */
const isNoScreen = (href: string) => href.startsWith('/example-line');

/** Every screen whose answer the HTTP layer gives without drawing a page. */
const NOT_DRAWN = ['/health-check'];

const NOBODYS_ID = '00000000-0000-4000-8000-000000000000';

function decisionFor(screen: Screen, variant: VariantKey, person: Person): EntryDecision {
  return decideEntry({
    screen,
    pathname: screen.path.replace(':id', NOBODYS_ID),
    search: '',
    variant,
    caller: { kind: person },
    maintenance: false,
    onOrganizationHost: variant === 'chofu',
  });
}

/** What the decision means on the wire. An id that nobody has is a page that nobody has. */
function expectedAnswer(
  screen: Screen,
  decision: EntryDecision,
  person: Person,
): { status: number; location?: string } {
  switch (decision.kind) {
    case 'redirect':
      return { status: 302, location: decision.to };
    case 'login':
      return { status: 302, location: '/login' };
    case 'not-found':
      return { status: 404 };
    case 'show':
      if (screen.path.includes(':id')) return { status: 404 };
      if (person === 'member' && MEMBERS_ARE_LED_HOME.includes(screen.path))
        return { status: 302, location: '/' };
      if (person === 'member' && screen.path in MEMBERS_ARE_LED_ON)
        return { status: 302, location: MEMBERS_ARE_LED_ON[screen.path] ?? '' };
      return { status: OTHER_STATUS[screen.path] ?? 200 };
  }
}

function expectEntry(screen: Screen, answer: WireAnswer, decision: EntryDecision, person: Person): void {
  const expected = expectedAnswer(screen, decision, person);
  expect.soft(answer.status, screen.path).toBe(expected.status);
  if (expected.location !== undefined) {
    expect.soft(answer.headers.location, screen.path).toBe(expected.location);
  }
  const cookies = (answer.headers['set-cookie'] ?? []).join('\n');
  const path = screen.path.replace(':id', NOBODYS_ID);
  const isReturnStored = decision.kind === 'login' && decision.storeReturn && safeReturnPath(path) !== null;
  expect.soft(/^return_path=/m.test(cookies), `return path of ${screen.path}`).toBe(isReturnStored);
}

/** Title, robots and links of a screen that was drawn. */
function expectOwnWords(screen: Screen, source: PageSource, body: string): void {
  expect.soft(source.title, screen.path).toContain(screen.title);
  expect.soft(source.robots, screen.path).toBe(screen.index ? 'index, follow' : 'noindex, nofollow');
  expect.soft(body.includes('は準備中です'), `「準備中」 on ${screen.path}`).toBe(false);
}

async function walk(variant: VariantKey, person: Person, visit: { host: string; cookie: string }) {
  const titles: string[] = [];
  for (const screen of SCREENS) {
    const decision = decisionFor(screen, variant, person);
    const answer = await ask(screen.path.replace(':id', NOBODYS_ID), visit);
    expectEntry(screen, answer, decision, person);
    if (answer.status >= 300 && answer.status < 400) continue;
    if (NOT_DRAWN.includes(screen.path)) continue;
    const source = readPageSource(answer.body);
    expect.soft(source.title, `title of ${screen.path}`).not.toBe('');
    expect
      .soft(
        source.ownLinks.filter((href) => !isOwnScreen(href) && !isNoScreen(href)),
        `links on ${screen.path}`,
      )
      .toEqual([]);
    if (answer.status !== 200) continue;
    expectOwnWords(screen, source, answer.body);
    titles.push(source.title);
  }
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
}

for (const variant of VARIANT_KEYS) {
  // @proves all screen
  // @proves page hidden from search engines
  // @proves page screens that a municipality lacks
  test(`${variant} の訪問者が全画面を開く場合、画面の表のとおりに通し、断る`, { tag: '@desk' }, async () => {
    await walk(variant, 'visitor', VISITS[variant]);
  });

  // @proves all screen
  test(`${variant} の会員が全画面を開く場合、画面の表のとおりに通し、断る`, {
    tag: coreIf(variant === 'hatch', '@desk'),
  }, async ({ demoSession }) => {
    const { host } = VISITS[variant];
    const { cookies } = await demoSession(variant);
    await walk(variant, 'member', { host, cookie: cookieHeader(cookies, host) });
  });
}

// @proves page public screens for a visitor
test('公開の画面で、訪問者がログイン画面へ送られることはない', { tag: '@desk' }, async () => {
  for (const screen of SCREENS.filter(({ access }) => access === 'public')) {
    const { headers } = await ask(screen.path.replace(':id', NOBODYS_ID), VISITS.hatch);
    expect.soft(headers.location, screen.path).not.toBe('/login');
  }
});
