import { describe, expect, test } from 'vitest';
import { busDrained } from '../../bus/bus-drained.fixture.ts';
import { turnMaintenanceSwitch } from '../../modules/maintenance/turn-maintenance-switch.ts';
import { HANAKO as HANAKO_CALLER, TEST_NOW } from '../app-under-test.fixture.ts';
import { readPageAddress } from './page-address.ts';
import { entryOutcomeOf } from './page-entry.ts';
import {
  ELIGIBLE,
  get,
  HANAKO,
  returnPathOf,
  stage,
  usePortalWithPages,
} from './pages-under-test.fixture.ts';

usePortalWithPages();

describe('a page that is fetched ahead of a press', () => {
  test('is nowhere to come back to', async () => {
    const pressed = await get('/treatment-logs.data');
    const ahead = await get('/treatment-logs.data', { 'sec-purpose': 'prefetch' });
    expect([pressed, ahead].map(({ headers }) => returnPathOf(headers))).toEqual([
      '/treatment-logs',
      undefined,
    ]);
  });
});

describe('at the door', () => {
  // @proves cookie return_path
  // @proves state return path
  // @proves page member screens for a visitor
  test('会員の画面に訪問者が来た場合、行き先を覚えて /login へ送る', async () => {
    const answer = await get('/treatment-logs?page=2&utm_source=x');
    expect([answer.statusCode, answer.headers.location, stage.renders.length]).toEqual([302, '/login', 0]);
    expect([answer.headers['set-cookie']].flat().join('\n')).toContain(
      `return_path=${encodeURIComponent('/treatment-logs?page=2')}; Path=/; SameSite=Lax; HttpOnly; Max-Age=1800`,
    );
  });

  // @proves state route entry: 403
  // @proves page member screens for a visitor
  test('確認の途中の人が会員の画面に来た場合、行き先を覚えて、その確認の画面へ送る', async () => {
    const midway = { cookie: `${ELIGIBLE}; challenge_token=challenge-login-verification@U-L14` };
    const { statusCode, headers } = await get('/treatment-logs?page=2', midway);
    expect([statusCode, headers.location]).toEqual([302, '/login/login-verification']);
    expect(returnPathOf(headers)).toBe('/treatment-logs?page=2');
    await get('/treatment-logs.data', midway);
    expect(stage.renders.map(({ verdict }) => verdict)).toEqual(['redirect']);
  });

  test('公開の画面では、訪問者を /login へ送らない', async () => {
    for (const path of ['/', '/articles', '/faq', '/lp/hatch', '/treatment/hidamari']) {
      expect((await get(path)).statusCode).toBe(200);
    }
  });

  test('ほかの窓口のログイン画面から来た人の場合、行きたかった画面を覚える。ほかのサイトの住所は覚えない', async () => {
    const wish = async (to: string) =>
      returnPathOf((await get(`/login?door=own&return_to=${encodeURIComponent(to)}`)).headers);
    expect(await wish('/treatment-logs?page=2')).toBe('/treatment-logs?page=2');
    // Of the page on which a save waited for a new consent.
    const { headers } = await get('/login/session?return_to=%2Ftreatment-logs%2Fnew');
    expect(returnPathOf(headers)).toBe('/treatment-logs/new');
    for (const bad of ['//evil.example/x', 'https://evil.example', '/login', '/no-such-page'])
      expect(await wish(bad), bad).toBeUndefined();
  });

  // @proves state variant of a visit
  // @proves cookie eligibility
  describe('ご案内のページ（G24）', () => {
    const eligibilityOf = (headers: { 'set-cookie'?: string | string[] | undefined }) =>
      /(?:^|\n)eligibility=(\w+)/.exec([headers['set-cookie']].flat().join('\n'))?.[1];
    const drawn = () => stage.renders.map(({ context }) => context.variant);

    test.each([
      ['/lp/hatch', 'insurance', 'hatch', 'general'],
      ['/lp/hatch?role=aflac', 'insurance', 'hatch', 'general'],
      ['/lp/hatch.data', 'insurance', 'hatch', 'general'],
      ['/lp/aflac', 'general', 'aflac', 'insurance'],
    ])(
      '%s は、%s のクッキーのブラウザでも、自分の窓口 %s を出し、続きも同じ窓口になる',
      async (path, cookie, variant, next) => {
        const answer = await get(path, { cookie: `eligibility=${cookie}; eligibility_renewed=1` });
        expect([answer.statusCode, drawn(), eligibilityOf(answer.headers)]).toEqual([200, [variant], next]);
      },
    );

    test.each([
      ['/lp/chofu', 'localhost:3000', 'http://chofu.localhost:3000/lp/chofu'],
      ['/lp/hatch', 'chofu.localhost:3000', 'http://localhost:3000/lp/hatch?role=hatch'],
      ['/lp/aflac?page=2', 'chofu.localhost:3000', 'http://localhost:3000/lp/aflac?page=2&role=aflac'],
    ])(
      '%s を %s で開いた場合、その窓口のホストへ送る。通っただけの人のクッキーは変えない',
      async (path, host, to) => {
        const { statusCode, headers } = await get(path, { host });
        expect([statusCode, headers.location, stage.renders.length]).toEqual([302, to, 0]);
        expect(eligibilityOf(headers)).toBeUndefined();
      },
    );

    test('会員は、ご自分の窓口のご案内を読む', async () => {
      expect((await get('/lp/hatch', HANAKO)).headers.location).toBe('/lp/aflac');
      expect((await get('/lp/aflac', HANAKO)).statusCode).toBe(200);
    });
  });

  test.each([
    ['/services', 'chofu.localhost:3000'],
    ['/treatment/abc', 'chofu.localhost:3000'],
    ['/no-such-page', 'localhost:3000'],
    ['/desk', 'localhost:3000'],
    // The router ignores case and reads escapes; the rules must not be passed that way.
    ['/treatment/Medical-Note', 'localhost:3000'],
    ['/treatment/%6dedical-note', 'localhost:3000'],
  ])('%s on %s draws the 404 page', async (path, host) => {
    const answer = await get(path, { host });
    expect([answer.statusCode, answer.headers['cache-control'], stage.renders[0]?.verdict]).toEqual([
      404,
      'private, no-store',
      'not_found',
    ]);
  });

  test.each(['//evil.example/x', '/a%00b', '/..%2f..%2fetc/passwd'])('%s is no page', async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  });

  test('a data request of the router meets the same rules', async () => {
    await get('/treatment-logs.data');
    await get('/_.data');
    await get('/services.data', { host: 'chofu.localhost:3000' });
    expect(stage.renders.map(({ url, verdict }) => [new URL(url).pathname, verdict])).toEqual([
      ['/treatment-logs.data', 'redirect'],
      ['/_.data', 'enter'],
      ['/services.data', 'not_found'],
    ]);
  });

  test('メンテナンス中は /maintenance へ、終わればホームへ送る', async () => {
    expect((await get('/maintenance')).headers.location).toBe('/');
    await turnMaintenanceSwitch(
      { database: stage.portal.database.database, bus: stage.portal.bus },
      { isOn: true, until: null, message: null, changedAt: TEST_NOW },
    );
    await busDrained();
    for (const headers of [{}, HANAKO]) {
      const answer = await get('/articles', headers);
      expect([answer.statusCode, answer.headers.location]).toEqual([302, '/maintenance']);
    }
    const page = await get('/maintenance');
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '60']);
  });
});

// @proves call GET /auth-check
// @proves state route entry: 401
// @proves state route entry: answer
describe('auth-check', () => {
  const check = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await get(`/api/auth-check?path=${encodeURIComponent(path)}`, headers);
    const { name, next_page_id } = answer.json();
    return [answer.statusCode, name ?? answer.json(), ...(name && next_page_id ? [next_page_id] : [])];
  };
  const midway = (challenge: string) => ({ cookie: `${ELIGIBLE}; challenge_token=challenge-${challenge}` });

  test.each<[string, Record<string, string>, unknown[]]>([
    ['/articles', {}, [200, {}]],
    ['/treatment-logs', {}, [401, 'UNAUTHENTICATED']],
    ['/treatment-logs', { authorization: 'Bearer access-hanako' }, [200, {}]],
    ['/login', { authorization: 'Bearer access-hanako' }, [200, { url: '/' }]],
    ['/sign-up/register', {}, [200, {}]],
    ['/treatment-logs', midway('sign-up@U-R03'), [403, 'FORBIDDEN', 'U-R03']],
    ['/treatment-logs', midway('login-verification@U-L14'), [403, 'FORBIDDEN', 'U-L14']],
    // No screen waits: a password reset ends at /login.
    ['/treatment-logs', midway('password-reset'), [401, 'UNAUTHENTICATED']],
    ['/articles', midway('sign-up@U-R03'), [200, {}]],
    ['/sign-up/verification', midway('sign-up@U-R02'), [200, {}]],
    ['/services', { host: 'chofu.localhost:3000' }, [404, 'NOT_FOUND']],
    ['/nowhere', {}, [404, 'NOT_FOUND']],
    ['//evil.example', {}, [404, 'NOT_FOUND']],
  ])('%s %o', async (path, headers, expected) => {
    expect(await check(path, headers)).toEqual(expected);
  });
});

describe('a concierge in a member’s place', () => {
  const acting = {
    ...HANAKO_CALLER,
    actingStaff: {
      staffId: '41111111-1111-4111-8111-111111111111',
      displayName: '佐藤',
      role: 'concierge',
      reason: 'asked-by-phone',
      endsAt: TEST_NOW,
    },
  } as const;
  const judge = (path: string, visit: Partial<Parameters<typeof entryOutcomeOf>[0]['visit']>) => {
    const address = readPageAddress(path);
    if (address === null) throw new Error('no page');
    return entryOutcomeOf({
      address,
      visit: { member: null, challenge: null, staffRole: null, ...visit },
      variant: 'hatch',
      onOrganizationHost: false,
      maintenance: false,
    });
  };
  const HERE = { member: acting, staffRole: 'concierge' } as const;
  const toDesk = { kind: 'redirect', to: '/desk' };

  test.each<[string, object]>([
    ['/treatment-logs', { kind: 'enter' }],
    ['/account', { kind: 'enter' }],
    ['/desk', { kind: 'enter' }],
    ['/unsubscribe', { kind: 'members_own' }],
    ['/account/security', { kind: 'members_own' }],
    ['/treatment-logs/new.data', { kind: 'members_own' }],
    ['/line/confirmation', { kind: 'members_own' }],
  ])('代行の途中に %s を開く', (path, outcome) => {
    expect(judge(path, HERE)).toEqual(outcome);
  });

  test('代行していない担当者が会員の画面を開いた場合、ログインではなく机へ送る', () => {
    expect(judge('/treatment-logs', { staffRole: 'concierge' })).toEqual(toDesk);
    expect(judge('/treatment-logs', {})).toMatchObject({ kind: 'login' });
  });

  // @proves screen /desk
  test('会員でもある担当者は、会員の画面では会員、机では担当者とする', () => {
    const both = { member: HANAKO_CALLER, staffRole: 'supporter' } as const;
    expect(judge('/treatment-logs', both)).toEqual({ kind: 'enter' });
    expect(judge('/unsubscribe', both)).toEqual({ kind: 'enter' });
    expect(judge('/desk', both)).toEqual({ kind: 'enter' });
    expect(judge('/desk', { member: HANAKO_CALLER })).toEqual({ kind: 'not_found' });
  });
});
