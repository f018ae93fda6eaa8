import { beforeAll, describe, expect, it } from 'vitest';
import { logIn } from '../../modules/identity/sign-up.fixture.ts';
import {
  Browser,
  type PortalUnderTest,
  startPortal,
} from '../../portal-under-test/portal-under-test.fixture.ts';
import { type DemoMemberIds, seedDemoMembers } from './seed-demo-members.ts';

const PASSWORD = 'only-for-tests';

let portal: PortalUnderTest;
let created: Partial<DemoMemberIds> | undefined;
beforeAll(async () => {
  portal = await startPortal();
  return () => portal.close();
});
beforeAll(async () => {
  created = (await seedDemoMembers(portal.dependencies))?.created;
});

describe('デモの会員', () => {
  it.each([
    ['insurance', 'localhost:3000'],
    ['general', 'localhost:3000'],
    ['chofu', 'chofu.localhost:3000'],
  ] as const)('%s@demo.example は、メールアドレスでも電話番号でもログインできる', async (key, host) => {
    const numbers = { insurance: '09000000001', general: '09000000002', chofu: '09000000003' };
    for (const identifier of [`${key}@demo.example`, numbers[key]]) {
      const browser = new Browser(portal.app, host);
      const { answer } = await logIn(portal, browser, { identifier, password: PASSWORD });
      const me = await browser.call(
        'GET',
        '/users/me?withDiagnosedCancers=1',
        undefined,
        answer?.json().access_token,
      );
      expect(me.json()).toMatchObject({
        id: created?.[key],
        member_type: key,
        diagnosed_cancers: [{ is_primary: true }],
      });
      expect(me.json().email_verified_at).not.toBeNull();
    }
  });

  it('二度目の始動では作らず、それでもだれなのかを答える', async () => {
    const again = await seedDemoMembers(portal.dependencies);
    expect(again?.created).toEqual(created);
    expect(Object.keys(created ?? {})).toHaveLength(4);
    expect(again?.members.map(({ login }) => login)).toContain('chofu@demo.example');
    // The temporary login is for those whom staff let in; the start notice sends nobody there.
    expect(again?.members.map(({ description }) => description).join()).not.toContain('/login-temporary');
    expect(await countMembers()).toBe(4);
  });

  it('はじめての始動が途中で切れた場合、次の始動が足りない人だけを作る', async () => {
    const { database } = portal.dependencies;
    // One account without its member, another gone altogether.
    await database.execute("delete from base_accounts where email = 'chofu@demo.example'");
    await database.execute("delete from base_accounts where email = 'general@demo.example'");
    await database.execute("delete from pool_users where email = 'general@demo.example'");
    const again = await seedDemoMembers(portal.dependencies);
    expect(again?.created.insurance).toBe(created?.insurance);
    expect(again?.created.general).not.toBe(created?.general);
    expect(again?.created.chofu).not.toBe(created?.chofu);
    expect(await countMembers()).toBe(4);
    expect(await canLogIn('general@demo.example', PASSWORD)).toBe(true);
  });

  it('設定のパスワードが変わった場合、次の始動から新しいものだけで入れる', async () => {
    const settings = { ...portal.dependencies.settings, demo: { password: 'another-for-tests' } };
    await seedDemoMembers({ ...portal.dependencies, settings });
    expect(await canLogIn('insurance@demo.example', PASSWORD)).toBe(false);
    expect(await canLogIn('insurance@demo.example', 'another-for-tests')).toBe(true);
  });

  it('設定のパスワードが同じ場合、会員がもつパスワードに触れない', async () => {
    const hashes = () =>
      portal.dependencies.database.execute('select password_hash from pool_users order by sub');
    await seedDemoMembers(portal.dependencies);
    const before = (await hashes()).rows;
    await seedDemoMembers(portal.dependencies);
    expect((await hashes()).rows).toEqual(before);
  });

  it('番号をほかの人が使っている場合、その人には触れず、残りの人を作る', async () => {
    const { database } = portal.dependencies;
    await database.execute(
      "update pool_users set email = 'dareka@example.com', attributes = '{}' where email = 'chofu@demo.example'",
    );
    const again = await seedDemoMembers(portal.dependencies);
    expect(again?.created).not.toHaveProperty('chofu');
    expect(again?.members.map(({ login }) => login)).not.toContain('chofu@demo.example');
    expect(again?.created.insurance).toBe(created?.insurance);
  });

  it('デモでない場合、何も作らない', async () => {
    const settings = { ...portal.dependencies.settings, demo: null };
    expect(await seedDemoMembers({ ...portal.dependencies, settings })).toBeNull();
  });
});

async function countMembers(): Promise<unknown> {
  const { rows } = await portal.dependencies.database.execute('select count(*)::int as n from members');
  return rows[0]?.n;
}

async function canLogIn(identifier: string, password: string): Promise<boolean> {
  const { answer } = await logIn(portal, new Browser(portal.app), { identifier, password });
  return answer?.statusCode === 200;
}
