import { logoutEndpoint } from '@hidamari/contract/auth';
import { readCurrentUserEndpoint } from '@hidamari/contract/members';
import type { AppError } from '@hidamari/domain/errors';
import { describe, expect, test } from 'vitest';
import {
  CHATPLUS,
  ELIGIBLE,
  get,
  HANAKO,
  JIRO,
  returnPathOf,
  stage,
  startPortal,
  usePortalWithPages,
} from './pages-under-test.fixture.ts';

usePortalWithPages();

describe('while somebody logs out', () => {
  test('a public page on its way is drawn as for a visitor', async () => {
    stage.hasEnded = true;
    const answer = await get('/articles', HANAKO);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(answer.body).not.toContain('会員');
  });
});

describe('a member page', () => {
  test('is rendered for that member alone, streamed with the nonce of its header', async () => {
    const { body, headers } = await get('/treatment-logs', HANAKO);
    const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
    expect(nonce).toBeTruthy();
    expect(body).toContain(`<script nonce="${nonce}">start(1)</script>`);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers.etag).toBeUndefined();
  });

  test('HEADには、だれにも取り置かせないことと、長さの分からないことを答える', async () => {
    const answer = await stage.portal.app.inject({
      method: 'HEAD',
      url: '/treatment-logs',
      headers: { host: 'localhost:3000', ...HANAKO },
    });
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([
      200,
      '',
      'private, no-store',
    ]);
    expect(answer.headers['content-length']).toBeUndefined();
  });

  test('二人の会員を同時に表示しても、互いの文字は1バイトも混ざらない（F34）', async () => {
    const both = Promise.withResolvers<void>();
    let waiting = 0;
    stage.meanwhile = async () => {
      waiting += 1;
      if (waiting === 3) both.resolve();
      await both.promise;
    };
    const [hanako, jiro, visitor] = await Promise.all([get('/', HANAKO), get('/', JIRO), get('/')]);
    expect(hanako.body).toContain('access-hanako');
    expect(hanako.body).not.toMatch(/access-jiro|会員 1222/);
    expect(jiro.body).toContain('access-jiro');
    expect(jiro.body).not.toMatch(/access-hanako|会員 1111/);
    expect(visitor.body).not.toMatch(/access-|会員/);
    const cached = await get('/');
    expect(cached.body).toBe(visitor.body);
    expect(stage.renders).toHaveLength(3);
  });

  test("a member's own type wins over host, role and cookie", async () => {
    const { body } = await get('/?role=hatch', JIRO);
    expect(body).toContain('<p>chofu ');
  });

  test('its loaders call as the member, with the same checks, and change nothing', async () => {
    const codes: unknown[] = [];
    stage.meanwhile = async ({ api }) => {
      codes.push(await api.call(readCurrentUserEndpoint, {}).catch((error: { code: string }) => error.code));
      codes.push(await api.call(logoutEndpoint, {}).catch((error: { code: string }) => error.code));
    };
    await get('/treatment-logs', HANAKO);
    // Let in, and answered 409 only because no module stands behind the call here.
    expect(codes).toEqual(['conflict', 'method_not_allowed']);
  });

  test('a dead session is taken away and the visitor sent to /login', async () => {
    const answer = await get('/treatment-logs', { cookie: `${ELIGIBLE}; session=session-nobody` });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/login']);
    expect([answer.headers['set-cookie']].flat().join('\n')).toContain('session=; Path=/');
  });

  test('先読みの途中でログインした場合、遅れて届く答えは新しいログインを消さない', async () => {
    const dead = { cookie: `${ELIGIBLE}; session=session-nobody; challenge_token=nobody` };
    const cleared = async (path: string) =>
      [(await get(path, dead)).headers['set-cookie']]
        .flat()
        .map((line) => String(line).split('=')[0])
        .filter((name) => name === 'session' || name === 'challenge_token');
    expect(await cleared('/articles.data')).toEqual([]);
    expect(await cleared('/articles')).toEqual(['session', 'challenge_token']);
  });

  // @proves cookie challenge_token
  test('challenge と session のどちらかがあれば、キャッシュを使わない', async () => {
    await get('/articles');
    const answer = await get('/articles', { cookie: `${ELIGIBLE}; challenge_token=challenge-sign-up` });
    expect([answer.headers['cache-control'], stage.renders.length]).toEqual(['private, no-store', 2]);
    expect(stage.renders[1]?.context).toMatchObject({ hasChallenge: true, member: null });
  });
});

describe('入口を通ったあと、読み込みの途中でログインが切れた場合', () => {
  /** What a loader does with its first query, and how the renderer answers a redirect: 302, or 202 as data. */
  const loadAnd = (onRefused: () => Response) => {
    let isRefused = false;
    stage.meanwhile = async ({ api }) => {
      isRefused = await api.call(readCurrentUserEndpoint, {}).then(
        () => false,
        (error: AppError) => error.code === 'unauthenticated',
      );
    };
    stage.answerWith = (html) =>
      isRefused ? onRefused() : new Response(html, { headers: { 'content-type': 'text/html' } });
  };
  const toLogin = () => new Response(null, { status: 302, headers: { location: '/login' } });
  const toLoginAsData = () => new Response('redirect', { status: 202 });

  // @proves cookie return_path
  // @proves state read refused
  // @proves state return path
  test.each([
    ['/treatment-logs?page=2&utm_source=x', toLogin, '/treatment-logs?page=2'],
    ['/treatment-logs.data?page=2&_routes=x', toLoginAsData, '/treatment-logs?page=2'],
    ['/login/login-verification', toLogin, undefined],
    ['/treatment-logs?page=%5c%5cevil.example', toLogin, undefined],
  ])('%s は、入口の確認と同じに、行き先を覚える', async (path, answer, expected) => {
    stage.hasEnded = true;
    loadAnd(answer);
    const { headers } = await get(path, HANAKO);
    expect([returnPathOf(headers), headers['cache-control']]).toEqual([expected, 'private, no-store']);
  });

  test('入口を通った会員のまま最後まで描き、呼び出しのたびに確かめ直さない。次の画面では断る（0116）', async () => {
    const asked: unknown[] = [];
    stage.meanwhile = async ({ api }) => {
      stage.endSessions();
      for (let call = 0; call < 2; call += 1)
        asked.push(await api.call(readCurrentUserEndpoint, {}).catch((error: AppError) => error.code));
    };
    expect((await get('/treatment-logs', HANAKO)).statusCode).toBe(200);
    // Let in, and answered 409 only because no module stands behind the call here.
    expect(asked).toEqual(['conflict', 'conflict']);
    expect((await get('/treatment-logs', HANAKO)).headers.location).toBe('/login');
  });

  test('先読みと、そのまま見せる画面では、行き先を覚えない', async () => {
    stage.hasEnded = true;
    loadAnd(toLoginAsData);
    const ahead = await get('/treatment-logs.data', { ...HANAKO, 'sec-purpose': 'prefetch' });
    loadAnd(() => new Response('<p>途中まで</p>'));
    const drawn = await get('/treatment-logs', HANAKO);
    expect([ahead, drawn].map(({ headers }) => returnPathOf(headers))).toEqual([undefined, undefined]);
  });

  test('切れていなければ、別の画面へ送られても、行き先を覚えない', async () => {
    stage.answerWith = toLogin;
    expect(returnPathOf((await get('/treatment-logs', HANAKO)).headers)).toBeUndefined();
  });
});

describe('提携先を設定した場合（G86、0057）', () => {
  const bears = { url: 'https://bears.example/start?x=1', secret: 'b'.repeat(32) };
  const formsOf = async (who: Parameters<typeof get>[1]) => {
    const { headers } = await get('/treatment-logs', who);
    return /form-action ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
  };
  const restart = async () => {
    await stage.portal.close();
    stage.portal = await startPortal({ partners: { bears } });
  };

  test('サービスのある会員の画面だけが、フォームの行き先として、そのオリジンを許す', async () => {
    await restart();
    expect(await formsOf(HANAKO)).toBe("'self' https://bears.example");
    expect(await formsOf(JIRO)).toBe("'self'");
    const shared = await get('/articles');
    expect(String(shared.headers['content-security-policy'])).toContain("form-action 'self';");
  });

  test('設定しない場合、行き先は自分だけ', async () => {
    expect(await formsOf(HANAKO)).toBe("'self'");
  });
});

describe('ChatPlusを設定した場合（G19、0044）', () => {
  const directivesOf = ({ headers }: { headers: Record<string, unknown> }) =>
    String(headers['content-security-policy'])
      .split('; ')
      .filter((directive) => /chat\.example|^(frame|script)-src/.test(directive))
      .map((directive) => directive.replace(/'nonce-[^']+'/, "'nonce'"));
  const NOTHING = ["script-src 'self' 'nonce'", "frame-src 'none'"];
  const chats = () => stage.renders.map(({ context }) => context.site.outsideChat);
  const restart = async (settings: Parameters<typeof startPortal>[0]) => {
    await stage.portal.close();
    stage.portal = await startPortal(settings);
  };

  // @proves page chat window
  test('チャットのある会員の画面だけが、枠と、つながるかの問い合わせの行き先として、その一つのオリジンを許す', async () => {
    await restart({ chatPlus: CHATPLUS });
    expect(directivesOf(await get('/treatment-logs', HANAKO))).toEqual([
      "script-src 'self' 'nonce'",
      "connect-src 'self' https://chat.example",
      'frame-src https://chat.example',
    ]);
    expect(chats()).toEqual(['https://chat.example/chat/visitor/0a1b2c3d_1?t=btn']);
  });

  test('市の会員の場合、許さず、行き先も渡さない', async () => {
    await restart({ chatPlus: CHATPLUS });
    expect(directivesOf(await get('/treatment-logs', JIRO))).toEqual(NOTHING);
    expect(chats()).toEqual([null]);
  });

  test('設定しない場合、許すものはない', async () => {
    expect(directivesOf(await get('/treatment-logs', HANAKO))).toEqual(NOTHING);
    expect(chats()).toEqual([null]);
  });
});
