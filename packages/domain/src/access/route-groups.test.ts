import { describe, expect, it } from 'vitest';
import { matchScreen, SCREENS } from '../screens/index.ts';
import { VARIANT_KEYS, type VariantKey } from '../site-variants/index.ts';
import {
  AUTH_PAGES,
  AUTH_PAGES_FOR_EVERYBODY,
  CHAT_WIDGET_EXCLUSIONS,
  chatOffered,
  chatWidgetShown,
  consultationOffered,
  EXEMPT_PAGES,
  FOCUS_PAGES,
  floatingButtonShown,
  isChatWidgetExcluded,
  OWN_FOCUS_PAGES,
  routeGroups,
} from './index.ts';

describe('3つの画面の組（仕様2.4）', () => {
  it.each([
    ['/contact', { focus: true, auth: false, exempt: false }],
    ['/contact?type=other', { focus: true, auth: false, exempt: false }],
    ['/treatment-logs/next-visit?visit=new', { focus: true, auth: false, exempt: false }],
    ['/treatment-logs/new/', { focus: true, auth: false, exempt: false }],
    ['/treatment-logs/edit', { focus: true, auth: false, exempt: false }],
    ['/treatment-logs/0f8b/edit', { focus: true, auth: false, exempt: false }],
    ['/treatment-logs/[id]/edit', { focus: true, auth: false, exempt: false }],
    ['/treatment-logs/contact-threshold', { focus: true, auth: false, exempt: false }],
    ['/treatment-logs/0f8b', { focus: false, auth: false, exempt: false }],
    ['/login', { focus: false, auth: true, exempt: false }],
    ['/login/session', { focus: false, auth: true, exempt: false }],
    ['/login-temporary/password-reset', { focus: true, auth: true, exempt: false }],
    ['/login/mail-verification', { focus: true, auth: true, exempt: true }],
    ['/sign-up/register', { focus: true, auth: true, exempt: true }],
    ['/sign-up/verification', { focus: false, auth: false, exempt: false }],
    ['/lp/chofu', { focus: false, auth: false, exempt: true }],
    ['/error?id=U-E01', { focus: false, auth: false, exempt: true }],
    ['/survey/call/complete', { focus: true, auth: false, exempt: false }],
    ['/503', { focus: false, auth: false, exempt: false }],
    ['/', { focus: false, auth: false, exempt: false }],
    ['/nothing', { focus: false, auth: false, exempt: false }],
  ])('%s', (pathname, groups) => {
    expect(routeGroups(pathname)).toEqual(groups);
  });

  it('組の数は仕様のとおり', () => {
    // Section 2.4 names 27 pages in the first group; the edit page counts twice, once per spelling (G16).
    expect([FOCUS_PAGES.length, AUTH_PAGES.length, EXEMPT_PAGES.length]).toEqual([28, 12, 13]);
  });

  it('組の画面は、すべて画面の表にある', () => {
    const pages = [
      ...FOCUS_PAGES,
      ...OWN_FOCUS_PAGES,
      ...AUTH_PAGES,
      ...EXEMPT_PAGES,
      ...AUTH_PAGES_FOR_EVERYBODY,
    ];
    expect(pages.filter((page) => !matchScreen(page.replace('[id]', 'a')))).toEqual([]);
  });
});

/** G19, row by row as it was decided, each with an address that no other row covers. */
const WITHOUT_WIDGET: readonly (readonly [pattern: string, example: string])[] = [
  ['/login', '/login'],
  ['/login/*', '/login/session'],
  ['/login-temporary', '/login-temporary'],
  ['/login-temporary/*', '/login-temporary/password-reset'],
  ['/sign-up/*', '/sign-up/register'],
  ['/howto-signup', '/howto-signup'],
  ['/lp/*', '/lp/chofu'],
  ['/maintenance', '/maintenance'],
  ['/404', '/404'],
  ['/500', '/500'],
  ['/503', '/503'],
  ['/error', '/error?id=U-E01'],
  ['/line/*', '/line/session/liff'],
  ['/survey/*', '/survey/call/complete'],
  ['/unsubscribe', '/unsubscribe/'],
  ['/unsubscribe/*', '/unsubscribe/complete?a=1'],
  ['/contact', '/contact#phone'],
  ['/account/edit', '/account/edit'],
  ['/treatment-logs/new', '/treatment-logs/new?from=/'],
  ['/treatment-logs/[id]/edit', '/treatment-logs/0f8b/edit'],
  ['/treatment-logs/print', '/treatment-logs/print'],
  ['/articles-preview/*', '/articles-preview/a1'],
  ['/service-preview/*', '/service-preview/s1'],
  ['/terms/*', '/terms/hatch'],
  ['/privacy/*', '/privacy/chofu'],
  ['/site-policy/*', '/site-policy/aflac'],
  ['/service-policy', '/service-policy'],
  ['/health-check', '/health-check'],
];

/** Beside them: what only looks like a row, what a row begins and does not end with, and where people read and ask. */
const WITH_WIDGET = [
  '/',
  '/questions',
  '/articles',
  '/articles/a1',
  '/services',
  '/news',
  '/news/n1',
  '/faq',
  '/favorite',
  '/treatment/hidamari',
  '/account',
  '/account/security',
  '/treatment-logs',
  '/treatment-logs/0f8b',
  '/loginx',
  '/login-temporaryx',
  '/sign-up',
  '/howto-signup/more',
  '/lp',
  '/line',
  '/survey',
  '/unsubscribed',
  '/contact/more',
  '/account/edit/more',
  '/treatment-logs/new/more',
  '/treatment-logs/a/b/edit',
  '/articles-preview',
  '/service-preview',
  '/terms',
  '/privacy',
  '/site-policy',
  '/service-policy/more',
  '/error/more',
];

describe('チャットの窓（G19）', () => {
  it('出さない画面の表は、決めたとおりで、一行も多くも少なくもない', () => {
    expect(CHAT_WIDGET_EXCLUSIONS).toEqual(WITHOUT_WIDGET.map(([pattern]) => pattern));
  });

  it.each(WITHOUT_WIDGET)('%s の行があるので、%s では出さない', (_, example) => {
    expect(isChatWidgetExcluded(example)).toBe(true);
  });

  it.each(OWN_FOCUS_PAGES)('表にない、このサイトの入力の画面 %s でも出さない', (path) => {
    expect(isChatWidgetExcluded(path)).toBe(true);
  });

  it.each(WITH_WIDGET)('%s では出す', (path) => {
    expect(isChatWidgetExcluded(path)).toBe(false);
  });

  it('出さない画面の表は、すべて実在する画面を指す', () => {
    const paths = SCREENS.map(({ path }) => path.replace(':id', '[id]'));
    const names = (pattern: string) =>
      paths.some((path) => path === pattern || path.startsWith(pattern.replace('*', '')));
    expect(CHAT_WIDGET_EXCLUSIONS.filter((pattern) => !names(pattern))).toEqual([]);
  });

  const SHOWN = (variant: VariantKey, pathname: string) =>
    ['aflac', 'hatch'].includes(variant) && ['/', '/questions', '/treatment-logs/0f8b'].includes(pathname);
  const YES_NO = [true, false] as const;
  const CASES = VARIANT_KEYS.flatMap((variant) =>
    [
      '/',
      '/questions',
      '/treatment-logs/0f8b',
      '/contact',
      '/treatment-logs/new?from=/',
      '/survey/call',
    ].flatMap((pathname) =>
      YES_NO.flatMap((isLoggedIn) =>
        YES_NO.flatMap((isReady) =>
          YES_NO.map((hasConsent) => ({ variant, pathname, isLoggedIn, isReady, hasConsent })),
        ),
      ),
    ),
  );

  it.each(CASES)(
    '$variant の $pathname で、ログイン $isLoggedIn・つながる $isReady・同意 $hasConsent の場合',
    (facts) => {
      const isOffered = facts.isLoggedIn && SHOWN(facts.variant, facts.pathname);
      expect(chatOffered(facts)).toBe(isOffered);
      expect(chatWidgetShown(facts)).toBe(isOffered && facts.isReady && facts.hasConsent);
    },
  );
});

// @proves page consultation button: where
describe('相談するボタン（仕様6・G147）', () => {
  it.each([
    ['基本のホストの訪問者', { onOrganizationHost: false, memberType: null }, true],
    ['基本のホストの調布の会員', { onOrganizationHost: false, memberType: 'chofu' }, true],
    ['調布のホストの訪問者', { onOrganizationHost: true, memberType: null }, true],
    ['調布のホストの調布の会員', { onOrganizationHost: true, memberType: 'chofu' }, true],
    ['調布のホストの一般の会員', { onOrganizationHost: true, memberType: 'general' }, false],
    ['調布のホストの保険の会員', { onOrganizationHost: true, memberType: 'insurance' }, false],
  ] as const)('%sの場合', (_, facts, shown) => {
    expect(floatingButtonShown({ pathname: '/articles', ...facts })).toBe(shown);
    expect(consultationOffered(facts)).toBe(shown);
  });

  it.each([
    '/contact',
    '/login',
    '/treatment-logs/new',
    '/line/session',
    '/health-check',
    '/desk',
    '/nothing',
  ])('%s では出さない', (pathname) => {
    expect(floatingButtonShown({ pathname, onOrganizationHost: false, memberType: 'general' })).toBe(false);
  });

  // @proves page consultation button: where
  it('相談の窓が開いている間は隠す', () => {
    const facts = { pathname: '/', onOrganizationHost: false, memberType: null };
    expect(floatingButtonShown({ ...facts, isPanelOpen: true })).toBe(false);
    expect(floatingButtonShown(facts)).toBe(true);
  });
});
