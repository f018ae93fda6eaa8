import type { ContentReader, LegalKind } from '@hidamari/contract/content';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Browser, usePortal } from '../../../portal-under-test/portal-under-test.fixture.ts';
import { logIn, PASSWORD, signUp } from '../sign-up.fixture.ts';

const portal = usePortal();

const LOG = { log_date: '2026-03-01', is_other_log: true, other: { text: '書きかけ' } };

/** The number of the text in force, and the one it rises to. */
let current: number;
let next: string;
let asBundled: ContentReader['legalText'];
beforeAll(async () => {
  asBundled = portal.dependencies.content.legalText;
  current = (await asBundled('terms', 'hatch')).value.version;
  next = String(current + 1);
});
afterEach(() => {
  portal.dependencies.content.legalText = asBundled;
});

/** The text is published anew: its number rises, with a word on what is different. */
function publishAnew(kind: LegalKind, by = 1): void {
  portal.dependencies.content.legalText = async (asked, variant) => {
    const answer = await asBundled(asked, variant);
    if (asked !== kind) return answer;
    const { value } = answer;
    const version = value.version + by;
    return {
      ...answer,
      value: { ...value, version, id: `${kind}-v${version}`, date: '2026-11-20', changes: '窓口の時間' },
    };
  };
}

const outdated = (browser: Browser, token?: string) =>
  browser.call('GET', '/hi/hosted-login/terms', undefined, token);
const agree = (browser: Browser, texts: object[], token?: string) =>
  browser.call('PUT', '/hi/hosted-login/terms', { texts }, token);
const decline = (browser: Browser, token?: string) =>
  browser.call('DELETE', '/hi/hosted-login/terms', undefined, token);
const check = async (browser: Browser, path: string, token: string) => {
  const query = new URLSearchParams({ path });
  const answer = await browser.call('GET', `/auth-check?${query}`, undefined, token);
  return [answer.statusCode, answer.json().next_page_id];
};
const consentsOf = async (email: string) => {
  const { rows } = await portal.dependencies.database.execute(
    sql`select c.kind, c.version, c.text_id, c.text_date::text from member_consents c
      join members m on m.id = c.member_id join base_accounts b on b.id = m.base_account_id
      where b.email = ${email} order by c.agreed_at, c.kind`,
  );
  return rows;
};

describe('規約の番号が上がった場合のログイン（G32・G112）', () => {
  // @proves call GET /hi/hosted-login/terms
  // @proves call PUT /hi/hosted-login/terms
  it('U-E09を示し、同意すると新しい同意が残って、行きたかった画面へ進む', async () => {
    const person = await signUp(portal, 'general');
    publishAnew('terms');
    const browser = new Browser(portal.app);
    browser.cookies.set('return_path', { value: encodeURIComponent('/treatment-logs?page=2'), path: '/' });
    const { answer } = await logIn(portal, browser, { identifier: person.phone });
    expect(answer?.json(), answer?.body).toMatchObject({
      next_page_id: 'U-E09',
      challenge: { type: 'terms' },
    });
    expect(browser.cookies.has('session')).toBe(false);
    expect(browser.cookies.has('return_path')).toBe(true);
    const { texts } = (await outdated(browser)).json();
    expect(texts).toEqual([
      {
        kind: 'terms',
        title: expect.any(String),
        version: next,
        agreed_version: String(current),
        date: '2026-11-20',
        changes: '窓口の時間',
      },
    ]);
    const done = await agree(browser, [{ kind: 'terms', version: next }]);
    expect(done.json(), done.body).toMatchObject({ refresh: 'cookie', url: '/treatment-logs?page=2' });
    const stored = await consentsOf(person.email);
    expect(stored).toHaveLength(4);
    expect(stored.at(-1)).toEqual({
      kind: 'terms',
      version: next,
      text_id: `terms-v${next}`,
      text_date: '2026-11-20',
    });
    const again = await logIn(portal, new Browser(portal.app), { identifier: person.phone });
    expect(again.answer?.json()).toHaveProperty('access_token');
  });

  it.each<[LegalKind, string]>([
    ['privacy-policy', 'privacy'],
    ['sensitive-data-consent', 'sensitive_data'],
  ])('%sの番号だけが上がった場合、それだけをたずねる', async (kind, name) => {
    const person = await signUp(portal, 'general');
    publishAnew(kind);
    const browser = new Browser(portal.app);
    await logIn(portal, browser, { identifier: person.phone });
    const { texts } = (await outdated(browser)).json();
    expect(texts.map((text: { kind: string }) => text.kind)).toEqual([name]);
  });

  it('番号が同じか下がった場合、たずねない', async () => {
    const person = await signUp(portal, 'general');
    for (const by of [0, -1]) {
      publishAnew('terms', by);
      const { answer } = await logIn(portal, new Browser(portal.app), { identifier: person.phone });
      expect(answer?.json(), String(by)).toHaveProperty('access_token');
    }
  });

  // @proves call PUT /hi/hosted-login/terms
  it('見せたものより新しい文になっていた場合、足りない場合、同意を残さずに断る', async () => {
    const person = await signUp(portal, 'general');
    publishAnew('terms', 2);
    const browser = new Browser(portal.app);
    await logIn(portal, browser, { identifier: person.phone });
    const before = await consentsOf(person.email);
    expect((await agree(browser, [{ kind: 'terms', version: next }])).json().name).toBe('CONFLICT');
    expect((await agree(browser, [{ kind: 'privacy', version: String(current + 2) }])).json().name).toBe(
      'CONFLICT',
    );
    expect((await agree(browser, [])).json().fields).toEqual({ texts: ['consent'] });
    expect(await consentsOf(person.email)).toEqual(before);
    expect(browser.cookies.has('session')).toBe(false);
  });

  // @proves call DELETE /hi/hosted-login/terms
  it('いまは同意しない場合、ログインせずに終わる。何も変わらず、次にまたたずねる', async () => {
    const person = await signUp(portal, 'general');
    publishAnew('terms');
    const browser = new Browser(portal.app);
    await logIn(portal, browser, { identifier: person.phone });
    expect((await decline(browser)).json().url).toBe('/?role=hatch');
    expect(browser.cookies.has('challenge_token')).toBe(false);
    expect((await agree(browser, [{ kind: 'terms', version: next }])).statusCode).toBe(401);
    const { answer } = await logIn(portal, new Browser(portal.app), { identifier: person.phone });
    expect(answer?.json()).toMatchObject({ next_page_id: 'U-E09' });
  });

  it('期限の切れた手続きや、訪問者の場合、同意を受け取らない', async () => {
    const person = await signUp(portal, 'general');
    publishAnew('terms');
    const browser = new Browser(portal.app);
    await logIn(portal, browser, { identifier: person.phone });
    portal.pass(601);
    expect((await outdated(browser)).statusCode).toBe(404);
    expect((await agree(browser, [{ kind: 'terms', version: next }])).statusCode).toBe(401);
    const visitor = new Browser(portal.app);
    expect((await outdated(visitor)).statusCode).toBe(404);
    expect((await agree(visitor, [{ kind: 'terms', version: next }])).statusCode).toBe(401);
  });
});

describe('使っているあいだに規約の番号が上がった場合', () => {
  it('次に会員の画面へ入るときにU-E09を示し、だれでも読める画面と退会は開いたまま', async () => {
    const { browser, accessToken, email } = await signUp(portal, 'general');
    expect(await check(browser, '/treatment-logs', accessToken)).toEqual([200, undefined]);
    publishAnew('terms');
    expect(await check(browser, '/treatment-logs', accessToken)).toEqual([403, 'U-E09']);
    for (const path of ['/', '/articles', '/terms/hatch', '/login/session', '/unsubscribe', '/questions']) {
      expect(await check(browser, path, accessToken), path).toEqual([200, undefined]);
    }
    const done = await agree(browser, [{ kind: 'terms', version: next }], accessToken);
    expect(done.json(), done.body).toEqual({ url: '/' });
    expect(await check(browser, '/treatment-logs', accessToken)).toEqual([200, undefined]);
    expect(await consentsOf(email)).toHaveLength(4);
    expect((await outdated(browser, accessToken)).statusCode).toBe(404);
  });

  // @proves error consent_outdated
  it.each<[LegalKind]>([['terms'], ['privacy-policy'], ['sensitive-data-consent']])(
    '開いたままの画面からの保存は、%sが新しくなったことを言って断り、同意すると同じものを保存できる（G32・決定0075）',
    async (kind) => {
      const { browser, accessToken } = await signUp(portal, 'general');
      const save = () => browser.call('POST', '/treatment-logs', LOG, accessToken);
      publishAnew(kind);
      const refused = await save();
      expect([refused.statusCode, refused.json().name]).toEqual([403, 'CONSENT_OUTDATED']);
      const texts = (await outdated(browser, accessToken)).json().texts as {
        kind: string;
        version: string;
      }[];
      await agree(
        browser,
        texts.map(({ kind: name, version }) => ({ kind: name, version })),
        accessToken,
      );
      expect((await save()).statusCode).toBe(201);
    },
  );

  it('自分の記録を読む、消す、戻す、持ち出す、相談する、退会することは、止めない', async () => {
    const { browser, accessToken } = await signUp(portal, 'general');
    const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
      browser.call(method, path, body, accessToken);
    const { id, version } = (await call('POST', '/treatment-logs', LOG)).json();
    publishAnew('terms');
    publishAnew('sensitive-data-consent');
    expect((await call('GET', `/treatment-logs/${id}`)).statusCode).toBe(200);
    expect((await call('DELETE', `/treatment-logs/${id}?version=${version}`)).statusCode).toBeLessThan(300);
    expect((await call('PUT', `/treatment-logs/${id}/restore`, {})).statusCode).toBeLessThan(300);
    // Asks for the password, as ever, and for nothing else.
    expect((await call('POST', '/my-data/exports', {})).json().name).toBe('FORBIDDEN');
    const words = { text: 'もう消えてしまいたいです', client_key: crypto.randomUUID() };
    expect((await call('POST', '/consultations', words)).statusCode).toBe(201);
    const left = await call('POST', '/unsubscribe', { present_password: PASSWORD, reasons: [] });
    expect(left.statusCode, left.body).toBeLessThan(300);
  });

  it('いまは同意しない場合、ログアウトする', async () => {
    const { browser, accessToken } = await signUp(portal, 'general');
    publishAnew('terms');
    const left = await decline(browser, accessToken);
    expect(left.statusCode, left.body).toBe(200);
    expect((await browser.call('GET', '/users/me', undefined, accessToken)).statusCode).toBe(401);
  });
});
