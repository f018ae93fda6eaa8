import { decideEntry, type EntryDecision } from '@hidamari/domain/access';
import { stripMarkup } from '@hidamari/domain/japanese-text';
import { safeReturnPath } from '@hidamari/domain/return-path';
import { isOwnScreen, SCREENS, type Screen } from '@hidamari/domain/screens';
import { VARIANT_KEYS, VARIANTS, type VariantKey, variantOfLanding } from '@hidamari/domain/site-variants';
import { beforeAll, expect, test } from 'vitest';
import type { Entrance } from '../../modules/identity/sign-up.fixture.ts';
import { makeMember } from '../../portal-under-test/make-member.fixture.ts';
import {
  Browser,
  type PortalUnderTest,
  startPortal,
} from '../../portal-under-test/portal-under-test.fixture.ts';
import { describeOnBundle, PAGE_BUNDLE } from './page-bundle.fixture.ts';
import { loadPageBundle } from './page-handler.ts';
import { readHead } from './page-head.fixture.ts';
import { VARIANT_HOSTS } from './variant-hosts.fixture.ts';

type Person = 'visitor' | 'member';

const ENTRANCE_OF: Readonly<Record<VariantKey, Entrance>> = {
  aflac: 'insurance',
  hatch: 'general',
  chofu: 'chofu',
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
  '/login/mail-verification': 404,
  '/life/avic': 404,
};

/** Ways in, which lead somebody who is logged in already on to the home page. */
const MEMBERS_ARE_LED_HOME = ['/login/migration', '/login/session', '/login/login-verification'];

/** What a member is led on to where the address lacks what the page is about (G15). */
const MEMBERS_ARE_LED_ON: Readonly<Record<string, string>> = {
  '/line/confirmation': '/line/error?because=dead_link',
};

/** Every screen whose answer the HTTP layer gives without drawing a page. */
const NOT_DRAWN = ['/health-check'];

const NOBODYS_ID = '00000000-0000-4000-8000-000000000000';
const addressOf = ({ path }: Screen) => path.replace(':id', NOBODYS_ID);

/** Where each landing page is read (decision 0074). */
const LANDING_ADDRESSES: Readonly<Record<VariantKey, string>> = {
  aflac: 'http://localhost:3000/lp/aflac?role=aflac',
  hatch: 'http://localhost:3000/lp/hatch?role=hatch',
  chofu: 'http://chofu.localhost:3000/lp/chofu',
};

/** A landing page at the wrong host, or of another programme than a member's; null for every other. */
function landingElsewhere({ path }: Screen, variant: VariantKey, person: Person): EntryDecision | null {
  const landing = variantOfLanding(path);
  if (landing === null || landing === variant) return null;
  const isHere = variant !== 'chofu' && landing !== 'chofu';
  if (person === 'member') return { kind: 'redirect', to: VARIANTS[variant].landingPath };
  return isHere ? null : { kind: 'redirect', to: LANDING_ADDRESSES[landing] };
}

function decisionFor(screen: Screen, variant: VariantKey, person: Person): EntryDecision {
  const elsewhere = landingElsewhere(screen, variant, person);
  if (elsewhere !== null) return elsewhere;
  return decideEntry({
    screen,
    pathname: addressOf(screen),
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

/** Own addresses that are no screens: the example LINE of a local deployment. */
const isNoScreen = (href: string) => href.startsWith('/example-line');

type Answer = Awaited<ReturnType<Browser['ask']>>;

function expectEntry(screen: Screen, answer: Answer, decision: EntryDecision, person: Person): void {
  const { status, location } = expectedAnswer(screen, decision, person);
  expect.soft(answer.statusCode, screen.path).toBe(status);
  if (location !== undefined) expect.soft(answer.headers.location, screen.path).toBe(location);
  const cookies = [answer.headers['set-cookie'] ?? []].flat().join('\n');
  const isReturnStored =
    decision.kind === 'login' && decision.storeReturn && safeReturnPath(addressOf(screen)) !== null;
  expect.soft(/^return_path=/m.test(cookies), `return path of ${screen.path}`).toBe(isReturnStored);
}

/** Addresses of own pages to which links of this page lead, with query; a kept file is no page. */
function ownLinksIn(html: string): string[] {
  const links = [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href = '']) => stripMarkup(href));
  return links.filter((href) => /^\/(?!\/|files\/)/.test(href));
}

/** The page says what it is and leads nowhere in vain. Answers its title; null where it says that it is not there. */
function expectPage(screen: Screen, { statusCode, payload }: Answer): string | null {
  const { title, metas } = readHead(payload);
  expect.soft(title, `title of ${screen.path}`).not.toBe('');
  const leadNowhere = ownLinksIn(payload).filter((href) => !isOwnScreen(href) && !isNoScreen(href));
  expect.soft(leadNowhere, `links on ${screen.path}`).toEqual([]);
  if (statusCode !== 200) return null;
  expect.soft(title, screen.path).toContain(screen.title);
  expect.soft(metas.get('robots'), screen.path).toBe(screen.index ? 'index, follow' : 'noindex, nofollow');
  expect.soft(payload.includes('は準備中です'), `「準備中」 on ${screen.path}`).toBe(false);
  return title;
}

describeOnBundle('画面の表のすべての画面', () => {
  let portal: PortalUnderTest;
  beforeAll(async () => {
    portal = await startPortal({ pages: await loadPageBundle(PAGE_BUNDLE) });
    return () => portal.close();
  });

  async function browserOf(variant: VariantKey, person: Person): Promise<Browser> {
    if (person === 'member') return (await makeMember(portal, ENTRANCE_OF[variant])).browser;
    const { host, cookie } = VARIANT_HOSTS[variant];
    const browser = new Browser(portal.app, host);
    browser.keep(cookie.split('; ').map((pair) => `${pair}; Path=/`));
    return browser;
  }

  // @proves all screen
  // @proves page hidden from search engines
  // @proves page public screens for a visitor
  // @proves page screens that a municipality lacks
  test.each(
    VARIANT_KEYS.flatMap((variant) =>
      (['visitor', 'member'] as const).map((person) => ({ variant, person })),
    ),
  )(
    '$variant ($person) は、表のとおりに通され、断られ、行き先のないリンクはない',
    async ({ variant, person }) => {
      const browser = await browserOf(variant, person);
      const titles: string[] = [];
      for (const screen of SCREENS) {
        const decision = decisionFor(screen, variant, person);
        const answer = await browser.ask(addressOf(screen));
        expectEntry(screen, answer, decision, person);
        const isDrawn = answer.statusCode < 300 || answer.statusCode >= 400;
        if (!isDrawn || NOT_DRAWN.includes(screen.path)) continue;
        const title = expectPage(screen, answer);
        if (title !== null) titles.push(title);
      }
      expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
    },
  );
});
