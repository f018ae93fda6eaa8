import { beforeAll, describe, expect, it } from 'vitest';
import type { SessionSecrets } from './encryption/session-keys.ts';
import { e164, logIn, openLoginPage, PASSWORD } from './modules/identity/sign-up.fixture.ts';
import { appCodeOf, poolDesk } from './modules/identity/temporary-account.fixture.ts';
import { codeAt, pageToken, STAFF_PASSWORD } from './modules/staff/staff.fixture.ts';
import { makeMember } from './portal-under-test/make-member.fixture.ts';
import { makeStaff } from './portal-under-test/make-staff.fixture.ts';
import { makeTreatmentLog } from './portal-under-test/make-treatment-log.fixture.ts';
import { Browser, type PortalUnderTest, startPortal } from './portal-under-test/portal-under-test.fixture.ts';

/** One database, and a portal in production mode that was used before its SESSION_SECRET was changed. */
const start = (sessionSecrets: SessionSecrets, database?: PortalUnderTest['database']) =>
  startPortal({
    settings: { deployment: 'production', demo: null, sessionSecrets },
    ...(database && { database }),
  });

const OLD = 'the secret of the first year, long enough';
const NEW = 'the secret of the second year, long enough';
const STATES = [
  ['前の秘密をSESSION_SECRET_PREVIOUSに残したとき', [NEW, OLD]],
  ['前の秘密を残さなかったとき', [NEW]],
] as const;
const WORDS = '吐き気が強く、夜は眠れなかった';

let before: PortalUnderTest;
beforeAll(async () => {
  before = await start([OLD]);
  return () => before.close();
});

/** Takes a browser along to the next start: its cookies are what people come back with. */
function cameBack({ browser }: { browser: Browser }, portal: PortalUnderTest): Browser {
  const next = new Browser(portal.app, browser.host, browser.address);
  for (const [name, cookie] of browser.cookies) next.cookies.set(name, cookie);
  return next;
}

const aLog = (log_date: string) => ({ log_date, is_other_log: true, other: { text: WORDS } });
const stepOf = (html: string) => /name="step" value="([^"]+)"/.exec(html)?.[1] ?? '';

/** A member whose second factor is an app, with a log; somebody of staff; both have used the portal of before. */
async function people() {
  const member = await makeMember(before, 'general');
  const username = String((await poolDesk(before).find(e164(member.phone))).Username);
  const log = await makeTreatmentLog(before, member, aLog('2026-11-01') as never);
  const plain = await makeMember(before, 'general');
  const secret = await poolDesk(before).askForApp(username);
  return { member, plain, log, secret, staff: await makeStaff(before, 'supporter') };
}

describe.each(STATES)('SESSION_SECRETを変えて、%s', (_name, secrets) => {
  let portal: PortalUnderTest;
  let known: Awaited<ReturnType<typeof people>>;
  beforeAll(async () => {
    known = await people();
    portal = await start(secrets, before.database);
    portal.pass(61);
    return () => portal.close();
  });

  it('会員は電話番号とパスワードでログインできる', async () => {
    const { answer } = await logIn(portal, new Browser(portal.app), { identifier: known.plain.phone });
    expect(answer?.json()).toMatchObject({ refresh: 'cookie' });
  });

  it('会員は今までの認証アプリで2つめの確認ができる', async () => {
    const opened = await openLoginPage(portal, new Browser(portal.app));
    const post = (form: Record<string, string>) => opened.atLogin.ask(opened.page, { method: 'POST', form });
    const asked = await post({ identifier: known.member.phone, password: PASSWORD });
    expect(asked.body).toContain('認証アプリ');
    const answer = appCodeOf(known.secret, portal.dependencies.clock());
    expect((await post({ step: stepOf(asked.body), answer })).statusCode).toBe(303);
  });

  it('スタッフは今までの認証アプリでログインできる', async () => {
    const browser = new Browser(portal.app);
    const { login, secret } = known.staff;
    await browser.call('POST', '/desk/login', { login, password: STAFF_PASSWORD });
    const code = codeAt(secret, portal.dependencies.clock());
    expect((await browser.call('POST', '/desk/login/second-factor', { code })).statusCode).toBe(204);
    expect((await browser.call('GET', '/desk/me')).statusCode).toBe(200);
  });

  it('ログインしたままの会員は、前に書いた治療ログを読める', async () => {
    const browser = cameBack(known.member, portal);
    const bearer = await pageToken(portal, browser);
    const read = await browser.call('GET', `/treatment-logs/${known.log.id}`, undefined, bearer);
    expect(read.json(), read.body).toMatchObject({ other: { text: WORDS } });
    // Drafts on a device lie under this handle.
    const { hash_user_id } = (await browser.call('GET', '/users/me', undefined, bearer)).json();
    expect(hash_user_id).toBe(before.modules.members.handles.hashUserId(known.member.memberId));
  });
});

describe('前の秘密を残したとき', () => {
  it('開いていたページの入力は、そのまま送れる', async () => {
    const { member } = await people();
    await member.browser.ask('/api/sanctum/csrf-cookie');
    const portal = await start([NEW, OLD], before.database);
    const browser = cameBack(member, portal);
    const token = browser.cookies.get('XSRF-TOKEN')?.value;
    const sent = await browser.call('POST', '/treatment-logs', aLog('2026-11-02'), member.accessToken);
    expect(sent.statusCode, sent.body).toBe(201);
    expect(browser.cookies.get('XSRF-TOKEN')?.value).toBe(token);
    await portal.close();
  });

  it('残さなかったときは、開いていたページの前の鍵は通らない', async () => {
    const { member } = await people();
    const portal = await start([NEW], before.database);
    const sent = await cameBack(member, portal).call('GET', '/users/me', undefined, member.accessToken);
    expect(sent.statusCode).toBe(401);
    await portal.close();
  });
});
