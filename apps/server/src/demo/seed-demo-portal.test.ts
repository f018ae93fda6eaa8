import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import type { Settings } from '../config/settings.ts';
import type { EndedDemo } from '../end-demo.ts';
import { signInEarlier } from '../modules/identity/migration/earlier-account.fixture.ts';
import { e164, logIn } from '../modules/identity/sign-up.fixture.ts';
import { appCodeOf } from '../modules/identity/temporary-account.fixture.ts';
import { eraseIllnessData } from '../modules/privacy/erase-illness-data.ts';
import { changeStaffRole, disableStaff, resetStaff } from '../modules/staff/manage-staff.ts';
import { codeAt, NO_CASES } from '../modules/staff/staff.fixture.ts';
import { createPortalModules } from '../portal-modules.ts';
import {
  Browser,
  newEmail,
  newNumber,
  type PortalUnderTest,
  startPortal,
} from '../portal-under-test/portal-under-test.fixture.ts';

const PASSWORD = 'only-for-tests';
const SUPPORTER = 'supporter@demo.example';
const DAY = 86_400;

const nothingDrawn = async () => new Response('<!doctype html><p>-</p>');

/** The portal's modules anew on the same database, as another start makes them. */
const modulesOf = (portal: PortalUnderTest, settings: Partial<Settings> = {}) =>
  createPortalModules(
    { ...portal.dependencies, settings: { ...portal.dependencies.settings, ...settings } },
    { pages: nothingDrawn },
  );

/** What a demo makes and its people change. */
const TABLES: Readonly<Record<string, string>> = {
  pool_users: 'sub, username, email, phone_number, password_hash, is_enabled, attributes',
  base_accounts: 'id, pool_sub, account_type, email, phone_number',
  members: 'id, base_account_id, withdrawn_at, updated_at',
  member_consents: 'id, kind, withdrawn_at',
  treatment_logs: 'id, version, deleted_at, updated_at',
  next_visits: 'id, visit_date',
  contact_thresholds: 'member_id',
  uploads: 'id',
  consultation_cases: 'id, status',
  consultation_messages: 'id',
  canned_answers: 'id',
  staff_members: 'id, login, role, disabled_at, password_hash, totp_secret_sealed, setup_hash',
};

async function rowsOf(portal: PortalUnderTest) {
  const rows: Record<string, unknown> = {};
  for (const [table, columns] of Object.entries(TABLES)) {
    const found = await portal.dependencies.database.execute(`select ${columns} from ${table} order by 1`);
    rows[table] = found.rows;
  }
  return rows;
}

/** Starts the demo again. It says of no history that it could not be written. */
async function start(portal: PortalUnderTest) {
  const before = portal.logged.length;
  const accounts = await (await modulesOf(portal)).seedDemo();
  expect(portal.logged.slice(before).filter((line) => line.includes('demo:'))).toEqual([]);
  if (accounts === null) throw new Error('this is a demo');
  return accounts;
}

describe('使った見本を、もう一度始動する', () => {
  let portal: PortalUnderTest;
  const at = (host = 'localhost:3000') => new Browser(portal.app, host);

  beforeAll(async () => {
    portal = await startPortal();
    await start(portal);
    return () => portal.close();
  });

  async function enter(identifier: string, host = 'localhost:3000', password = PASSWORD) {
    const browser = at(host);
    const { answer, refused } = await logIn(portal, browser, { identifier, password });
    expect(refused?.body ?? '', identifier).toBe('');
    const accessToken = String(answer?.json().access_token);
    const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => {
      const done = await browser.call(method, path, body, accessToken);
      expect(done.statusCode, `${method} ${path}: ${done.body}`).toBeLessThan(300);
      return done.body === '' ? {} : done.json();
    };
    return { call };
  }
  const prove = (person: Awaited<ReturnType<typeof enter>>, present_password = PASSWORD) =>
    person.call('POST', '/account-security/proof', { present_password });

  const email = newEmail();
  const phone = newNumber();
  const otherPassword = 'yamanobori-no-hi-83';

  /** What people do with a demo, in this order; after each it is started again. */
  const USES: readonly [what: string, use: () => Promise<void>][] = [
    ['何もしない', async () => {}],
    [
      '記録を足し、いちばん新しい受診の記録を消す',
      async () => {
        const { call } = await enter('insurance@demo.example');
        const visits = await call('GET', '/treatment-logs?is_visiting_hospital_log=1');
        const [{ id, version }] = visits.data;
        await call('DELETE', `/treatment-logs/${id}?version=${version}`);
        const own = { log_date: '2026-11-17', is_other_log: true, other: { text: '庭の水やり' } };
        await call('POST', '/treatment-logs', own);
        await call('DELETE', '/contact-threshold');
      },
    ],
    [
      'メールアドレスを変える',
      async () => {
        const person = await enter('insurance@demo.example');
        await prove(person);
        await person.call('POST', '/account-security/address', { email });
        await person.call('PUT', '/account-security/address', { code: await portal.codeTo(email) });
      },
    ],
    [
      '電話番号を変える',
      async () => {
        const person = await enter(email);
        await prove(person);
        await person.call('POST', '/account-security/address', { phone_number: phone });
        const code = await portal.codeTo(e164(phone));
        await person.call('PUT', '/account-security/address', { code });
      },
    ],
    [
      'パスワードを変える',
      async () => {
        const { call } = await enter(phone);
        const body = { present_password: PASSWORD, password: otherPassword };
        await call('PUT', '/hi/hosted-login/logged-in/password', body);
      },
    ],
    [
      '認証アプリを使いはじめる',
      async () => {
        const person = await enter(email, undefined, otherPassword);
        await prove(person, otherPassword);
        const { secret_groups } = await person.call('POST', '/account-security/app');
        const code = appCodeOf(secret_groups.join(''), portal.dependencies.clock());
        await person.call('PUT', '/account-security/app', { code });
      },
    ],
    [
      '一時的なIDで、共通IDに移る',
      async () => {
        const browser = at();
        expect((await signInEarlier(browser, 'temporary@demo.example', PASSWORD)).statusCode).toBe(200);
        const [to, address] = [newNumber(), newEmail()];
        const form = { phone_number: to, email: address, email_confirmation: address };
        const asked = await browser.call('POST', '/hi/hosted-login/transfer/number', form);
        expect(asked.statusCode, asked.body).toBe(200);
        const code = await portal.codeTo(e164(to));
        const moved = await browser.call('PUT', '/hi/hosted-login/transfer/number', { code });
        expect(moved.statusCode, moved.body).toBe(200);
      },
    ],
    [
      '病気の情報の同意を取り消し、30日がすぎる',
      async () => {
        const { call } = await enter('chofu@demo.example', 'chofu.localhost:3000');
        await call('PUT', '/account/consents/sensitive_data', { is_agreed: false });
        portal.pass(31 * DAY);
        await eraseIllnessData(portal.dependencies, portal.dependencies.clock());
      },
    ],
    [
      '退会する',
      async () => {
        const { call } = await enter('general@demo.example');
        await call('POST', '/unsubscribe', { present_password: PASSWORD, reasons: [] });
      },
    ],
    [
      '相談員の役割を変える',
      async () => {
        const { database, clock } = portal.dependencies;
        await changeStaffRole(database, { login: SUPPORTER, role: 'editor' }, clock(), NO_CASES);
      },
    ],
    [
      '相談員を使えなくする',
      async () => {
        const { database, clock } = portal.dependencies;
        await disableStaff(database, SUPPORTER, clock(), NO_CASES);
      },
    ],
  ];

  it.each(USES)('%sと、次の始動は何も変えず、だれのものにも触れない', async (_what, use) => {
    await use();
    const before = await rowsOf(portal);
    await start(portal);
    expect(await rowsOf(portal)).toEqual(before);
  });

  it('始動は、いま入れるログイン名を示し、退会した人と、別のIDになった人の名は示さない', async () => {
    const { members } = await start(portal);
    const logins = members.map(({ login }) => login);
    expect(logins).toContain(email);
    expect(logins).not.toContain('insurance@demo.example');
    expect(logins).not.toContain('general@demo.example');
    expect(logins).not.toContain('temporary@demo.example');
  });

  it('相談員をはじめからにした場合、次の始動が、見本のパスワードと秘密をもう一度わたす', async () => {
    const { database, clock } = portal.dependencies;
    await resetStaff(database, SUPPORTER, clock());
    const { supporter } = await start(portal);
    const browser = at();
    const asked = await browser.call('POST', '/desk/login', { login: SUPPORTER, password: PASSWORD });
    expect(asked.json()).toEqual({ step: 'second_factor' });
    const code = codeAt(supporter?.authenticatorSecret ?? '', clock());
    expect((await browser.call('POST', '/desk/login/second-factor', { code })).statusCode).toBe(204);
  });

  it('登録が消えた人は、次の始動で、はじめからの見本になる', async () => {
    const { database } = portal.dependencies;
    await database.execute("delete from base_accounts where email = 'general@demo.example'");
    await database.execute("delete from pool_users where email = 'general@demo.example'");
    const { members } = await start(portal);
    expect(members.map(({ login }) => login)).toContain('general@demo.example');
    const { call } = await enter('general@demo.example');
    expect((await call('GET', '/treatment-logs')).meta.total).toBeGreaterThan(50);
    expect((await call('GET', '/consultations')).data).toHaveLength(1);
  });
});

describe('はじめての始動', () => {
  // A data folder has one process: only servers of one PostgreSQL can start at once.
  it.runIf(process.env.TEST_DATABASE_URL)(
    '空のデータベースで二つ同時に始動した場合、どちらも動き、見本は一組だけできる',
    async () => {
      const portal = await startPortal();
      try {
        const [one, other] = await Promise.all([start(portal), start(portal)]);
        expect(one.members.map(({ login }) => login)).toEqual(other.members.map(({ login }) => login));
        const { rows } = await portal.dependencies.database.execute(
          `select (select count(*)::int from members) as members,
           (select count(*)::int from consultation_cases) as cases,
           (select count(*)::int from staff_members) as staff,
           (select count(distinct (member_id, log_date, log_time))::int = count(*)::int from treatment_logs
             where is_visiting_hospital_log) as is_once,
           (select count(*)::int from canned_answers) = (select count(distinct title)::int from canned_answers) as has_each_answer_once`,
        );
        expect(rows[0]).toEqual({
          members: 4,
          cases: 3,
          staff: 1,
          is_once: true,
          has_each_answer_once: true,
        });
      } finally {
        await portal.close();
      }
    },
  );
});

describe('見本でなくなった窓口（いちど見本として動いたデータベース）', () => {
  let portal: PortalUnderTest;
  let app: FastifyInstance;
  let ended: EndedDemo;
  const notADemo = { demo: null } as const;

  beforeAll(async () => {
    portal = await startPortal();
    await start(portal);
    const modules = await modulesOf(portal, notADemo);
    const dependencies = {
      ...portal.dependencies,
      settings: { ...portal.dependencies.settings, ...notADemo },
    };
    ended = await modules.endDemo();
    app = await buildApp(dependencies, modules.parts);
    return async () => {
      await app.close();
      await portal.close();
    };
  });

  // @proves error demo_account
  it.each([
    ['insurance@demo.example', 'localhost:3000'],
    ['general@demo.example', 'localhost:3000'],
    ['chofu@demo.example', 'chofu.localhost:3000'],
  ])('%s は、正しいパスワードでも、わけを言って断る', async (identifier, host) => {
    const { refused } = await logIn({ ...portal, app }, new Browser(app, host), {
      identifier,
      password: PASSWORD,
    });
    expect(refused?.body).toContain('見本のために作られたアカウント');
    const wrong = await logIn({ ...portal, app }, new Browser(app, host), {
      identifier,
      password: 'chigau-password-1',
    });
    expect(wrong.refused?.body).not.toContain('見本のために作られた');
  });

  // @proves error demo_account
  it('一時的なIDと相談員も、わけを言って断る', async () => {
    const temporary = await signInEarlier(new Browser(app), 'temporary@demo.example', PASSWORD);
    expect([temporary.statusCode, temporary.json().name]).toEqual([403, 'DEMO_ACCOUNT']);
    const staff = await new Browser(app).call('POST', '/desk/login', {
      login: SUPPORTER,
      password: PASSWORD,
    });
    expect([staff.statusCode, staff.json().name]).toEqual([403, 'DEMO_ACCOUNT']);
  });

  it('始動は、見本のアカウントがいくつあるかを知り、開いたままのものを終える', async () => {
    expect(ended.accounts).toBe(5);
    // A demo again, with the policy that its member logs in with.
    await start(portal);
    const { answer } = await logIn(portal, new Browser(portal.app), {
      identifier: 'insurance@demo.example',
      password: PASSWORD,
    });
    const token = String(answer?.json().access_token);
    const ask = () => new Browser(portal.app).call('GET', '/users/me', undefined, token);
    expect((await ask()).statusCode).toBe(200);
    await (await modulesOf(portal, notADemo)).endDemo();
    expect((await ask()).statusCode).toBe(401);
  });
});
