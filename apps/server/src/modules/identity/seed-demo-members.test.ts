import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoMemberIds, seedDemoMembers } from './index.ts';
import { Browser, type PortalUnderTest, startPortal } from './portal-under-test.fixture.ts';
import { logIn } from './ways-in.fixture.ts';

const PASSWORD = 'only-for-tests';

let portal: PortalUnderTest;
let created: DemoMemberIds | null = null;
beforeAll(async () => {
  portal = await startPortal();
  created = (await seedDemoMembers(portal.dependencies))?.created ?? null;
});
afterAll(() => portal.close());

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

  it('仮IDの会員は、共通IDの画面ではなく仮ログインから入る', async () => {
    const browser = new Browser(portal.app);
    const answer = await browser.call('POST', '/auth/login', {
      username: 'temporary@demo.example',
      password: PASSWORD,
    });
    const me = await browser.call('GET', '/users/me', undefined, answer.json().access_token);
    expect(me.json()).toMatchObject({ id: created?.temporary, account_type: 'temporary' });
  });

  it('二度目の始動では作らず、それでも名前を答える', async () => {
    const again = await seedDemoMembers(portal.dependencies);
    expect(again?.created).toBeNull();
    expect(again?.members.map(({ login }) => login)).toContain('chofu@demo.example');
    const { rows } = await portal.dependencies.database.execute('select count(*)::int as n from members');
    expect(rows).toEqual([{ n: 4 }]);
  });

  it('デモでない場合、何も作らない', async () => {
    const settings = { ...portal.dependencies.settings, demo: null };
    expect(await seedDemoMembers({ ...portal.dependencies, settings })).toBeNull();
  });
});
