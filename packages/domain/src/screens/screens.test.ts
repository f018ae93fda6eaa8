import { describe, expect, it } from 'vitest';
import { routeGroups } from '../access/index.ts';
import {
  hrefOfScreenId,
  isOwnScreen,
  matchScreen,
  pagePath,
  SCREENS,
  type ScreenPath,
  screenAt,
  screenById,
  screenHref,
} from './index.ts';

/** Specification section 2.1, written out. */
const PUBLIC: readonly ScreenPath[] = [
  '/login',
  '/login/password-request',
  '/login/password-verification',
  '/login/password-reset',
  '/login-temporary',
  '/login-temporary/password-request',
  '/login-temporary/password-reset',
  '/login-temporary/password-verification',
  '/login/migration',
  '/login/session',
  '/login/login-verification',
  '/login/mail-verification',
  '/sign-up/role-verification',
  '/sign-up/register',
  '/howto-signup',
  '/unsubscribe/complete',
  '/lp/aflac',
  '/lp/hatch',
  '/lp/chofu',
  '/maintenance',
  '/terms/hatch',
  '/terms/aflac',
  '/terms/chofu',
  '/privacy/chofu',
  '/site-policy/aflac',
  '/site-policy/hatch',
  '/site-policy/chofu',
  '/service-policy',
  '/survey/call',
  '/survey/call/feedback',
  '/survey/call/complete',
  '/survey/call/closed',
  '/survey/service',
  '/survey/service/feedback',
  '/survey/service/complete',
  '/faq',
  '/contact',
  '/404',
  '/500',
  '/503',
  '/error',
  '/line/session/liff',
  '/line/session',
  '/line/error',
  '/line/user-not-found',
  '/',
  '/articles',
  '/articles/top',
  '/articles/:id',
  '/financial/:id',
  '/mental/:id',
  '/life/:id',
  '/treatment/:id',
  '/services',
  '/news/:id',
];

/** Specification section 2.2, written out; /sign-up/verification and /login/insurance-verification: G17, G18. */
const MEMBER: readonly ScreenPath[] = [
  '/treatment/monitor/registration-request',
  '/treatment-logs',
  '/treatment-logs/new',
  '/treatment-logs/print',
  '/treatment-logs/:id',
  '/treatment-logs/:id/edit',
  '/account',
  '/account/edit',
  '/favorite',
  '/articles-preview/:id',
  '/service-preview/:id',
  '/financial',
  '/treatment',
  '/life',
  '/mental',
  '/questions',
  '/login/logged-in-password-reset',
  '/treatment/medical-note',
  '/mental/tomosnote',
  '/treatment/monitor',
  '/life/ancs',
  '/life/bears',
  '/life/avic',
  '/unsubscribe',
  '/unsubscribe/confirm',
  '/line/complete',
  '/line/confirmation',
];

const pathsWhere = (accepts: (screen: (typeof SCREENS)[number]) => boolean) =>
  SCREENS.filter(accepts)
    .map(({ path }) => path)
    .sort();

describe('画面の表', () => {
  // Which other screens there are, and who gets into each, the server's tests have by hand (`auth-states`).
  it('仕様2.1の画面は、すべてログインなしで開ける', () => {
    expect(PUBLIC.filter((path) => screenAt(path).access !== 'public')).toEqual([]);
  });

  it('仕様2.2の画面は、すべてログインが要る', () => {
    const access = (path: ScreenPath) => screenAt(path).access;
    // The previews are of staff (G27).
    expect(MEMBER.filter((path) => access(path) !== 'member')).toEqual([]);
    expect(pathsWhere(({ access }) => access === 'either')).toEqual(['/treatment/hidamari']);
    expect(pathsWhere(({ access }) => access === 'challenge')).toEqual([
      '/login/insurance-verification',
      '/sign-up/verification',
    ]);
  });

  it('机の画面は、ログインのほかはすべて担当者の画面である', () => {
    expect(pathsWhere(({ access, path }) => access === 'staff' && !path.startsWith('/desk'))).toEqual([]);
    expect(pathsWhere(({ access, path }) => access !== 'staff' && path.startsWith('/desk'))).toEqual([
      '/desk/login',
    ]);
  });

  it('名前と題名は画面ごとに違う', () => {
    expect(new Set(SCREENS.map(({ id }) => id)).size).toBe(SCREENS.length);
    expect(new Set(SCREENS.map(({ title }) => title)).size).toBe(SCREENS.length);
    expect(SCREENS.filter(({ title }) => title.trim() === '' || /[!！]/.test(title))).toEqual([]);
  });

  it('検索に載せる画面には説明があり、会員だけの画面は載せない', () => {
    expect(SCREENS.filter(({ index, description }) => index !== (description !== null))).toEqual([]);
    expect(SCREENS.filter(({ index, access }) => index && access !== 'public')).toEqual([]);
  });

  it('ヘッダーとフッターのない画面は、LINEの4画面と稼働の確認と担当者の画面だけ', () => {
    const withoutChrome = [
      ...['/line/session/liff', '/line/session', '/line/error', '/line/user-not-found', '/health-check'],
      ...pathsWhere(({ path }) => path.startsWith('/desk')),
    ];
    expect(pathsWhere(({ chrome }) => chrome === 'none')).toEqual(withoutChrome.sort());
  });

  it('短いヘッダーの画面は、ログイン前の画面と、その途中の確認コードの画面', () => {
    expect(pathsWhere(({ chrome }) => chrome === 'auth')).toEqual(
      pathsWhere(({ path }) => routeGroups(path).auth || path === '/sign-up/verification'),
    );
  });

  it('頭に出口だけを置く画面は、アンケートの七つ', () => {
    expect(pathsWhere(({ wayOut }) => wayOut !== null)).toEqual(
      pathsWhere(({ path }) => path.startsWith('/survey/')),
    );
  });
});

describe('パスから画面をさがす', () => {
  it.each([
    ['/', '/'],
    ['/articles/top', '/articles/top'],
    ['/articles/top/', '/articles/top'],
    ['/articles/abc', '/articles/:id'],
    ['/treatment/hidamari', '/treatment/hidamari'],
    ['/treatment/x-1', '/treatment/:id'],
    ['/treatment-logs/new', '/treatment-logs/new'],
    ['/treatment-logs/42/edit', '/treatment-logs/:id/edit'],
  ])('%s は %s', (pathname, path) => {
    expect(matchScreen(pathname)?.screen.path).toBe(path);
  });

  it.each([
    '',
    'articles',
    '//',
    '//articles',
    '/articles//',
    '/Articles',
    '/nothing',
    '/articles/a/b',
    '/articles/a%2Fb',
    '/articles/a%5Cb',
    '/articles/%00',
    '/articles/..',
    '/articles/%2e%2e',
    '/articles/%',
    `/articles/${'a'.repeat(201)}`,
  ])('%j に合う画面はない', (pathname) => {
    expect(matchScreen(pathname)).toBeNull();
  });

  it('パスの中の値を読み取る', () => {
    expect(matchScreen('/news/%E3%81%82-1')?.params).toEqual({ id: 'あ-1' });
  });

  it('どの画面も、自分のパスから見つかる', () => {
    for (const { path } of SCREENS) {
      expect(matchScreen(path.replace(':id', 'an-id'))?.screen.path).toBe(path);
    }
  });
});

describe('記録に残すパス（G144）', () => {
  it.each([
    ['/treatment-logs/0f8b?page=2#top', '/treatment-logs/[id]'],
    ['/treatment-logs/0f8b/edit/', '/treatment-logs/[id]/edit'],
    ['/articles', '/articles'],
    ['/who/knows', null],
  ])('%s は %s', (pathname, expected) => {
    expect(pagePath(pathname)).toBe(expected);
  });
});

// @proves state route entry: next_page_id
describe('画面ID（G30）', () => {
  it.each([
    ['U-M01', {}, '/'],
    ['U-T03', {}, '/treatment-logs/new'],
    ['U-T04', { id: 'a b' }, '/treatment-logs/a%20b'],
    ['U-T04', {}, '/treatment-logs'],
    ['U-N03', {}, '/articles'],
    ['U-R02', {}, '/sign-up/verification'],
    ['U-L16', {}, '/login/insurance-verification'],
    ['U-E06', {}, '/error?id=U-E06'],
    ['U-X99', {}, '/'],
    ['', {}, '/'],
  ])('%s（%j）は %s へ行く', (screenId, params, href) => {
    expect(hrefOfScreenId(screenId, params)).toBe(href);
  });

  it('仕様2.3のIDには、すべて画面がある', () => {
    const numbered = (prefix: string, numbers: readonly number[]) =>
      numbers.map((number) => `${prefix}${String(number).padStart(2, '0')}`);
    const ids = [
      ...numbered('U-R', [2, 3, 4]),
      ...numbered('U-L', [1, 2, 3, 4, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]),
      ...numbered('U-T', [1, 3, 4]),
      ...numbered('U-A', [1, 2]),
      ...numbered('U-N', [1, 3]),
      ...numbered('U-S', [1, 21, 41, 61]),
      ...numbered('U-E', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
      'U-M01',
      'U-F01',
      'U-O04',
    ];
    expect(new Set(SCREENS.flatMap(({ screens }) => screens))).toEqual(new Set(ids));
    expect(ids.filter((id) => screenById(id) === null)).toEqual([]);
  });
});

describe('画面のアドレス', () => {
  it('値とクエリを埋める', () => {
    expect(screenHref('/articles')).toBe('/articles');
    expect(screenHref('/treatment-logs/:id/edit', { id: 'a/b' })).toBe('/treatment-logs/a%2Fb/edit');
    expect(screenHref('/articles', null, { page: 2, tag: 'こころ', from: undefined })).toBe(
      '/articles?page=2&tag=%E3%81%93%E3%81%93%E3%82%8D',
    );
  });

  it('ない画面や、足りない値は、型が拒む', () => {
    // @ts-expect-error: the path is not in the table
    screenHref('/article');
    // @ts-expect-error: the path needs an id
    screenHref('/articles/:id');
    // @ts-expect-error: the path has no parameter
    screenHref('/articles', { id: 'a' });
    expect(screenAt('/lp/chofu').ofVariant).toBe('chofu');
  });
});

it.each([
  ['/articles?page=2#top', true],
  ['/treatment/hidamari#phone', true],
  ['/account/notices', true],
  ['/nothing', false],
  ['https://example.jp/', false],
])('%s が表にある画面か: %s', (href, expected) => {
  expect(isOwnScreen(href)).toBe(expected);
});
