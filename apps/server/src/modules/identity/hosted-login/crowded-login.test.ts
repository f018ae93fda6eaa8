import { createPasswordHashing } from '@hidamari/adapters/identity/password-hashing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Browser, type PortalUnderTest, startPortal } from '../portal-under-test.fixture.ts';
import { seedDemoMembers } from '../seed-demo-members.ts';
import { openLoginPage } from '../ways-in.fixture.ts';

const real = createPasswordHashing({ atOnce: 1, waiting: 4 });
let verified: (string | null)[] = [];
let portal: PortalUnderTest;
beforeAll(async () => {
  portal = await startPortal({
    passwords: {
      hash: real.hash,
      verify: (hash, password) => {
        verified.push(hash);
        return real.verify(hash, password);
      },
    },
  });
  await seedDemoMembers(portal.dependencies);
});
afterAll(() => portal.close());

it('一度に押し寄せた場合、待てる人数を超えた分は503と待つ秒数を返し、あとは答える', async () => {
  const pages = [];
  for (let person = 0; person < 30; person += 1)
    pages.push(await openLoginPage(portal, new Browser(portal.app)));
  const answers = await Promise.all(
    pages.map(({ atLogin, page }) =>
      atLogin.ask(page, {
        method: 'POST',
        form: { identifier: 'general@demo.example', password: 'only-for-tests' },
      }),
    ),
  );
  const statuses = answers.map((answer) => answer.statusCode);
  expect(new Set(statuses)).toEqual(new Set([303, 503]));
  for (const answer of answers.filter(({ statusCode }) => statusCode === 503)) {
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.body).toContain('ただいま混み合っています');
  }
});

it('知らないアカウントでも、同じ回数だけパスワードを照合する', async () => {
  const tried = async (identifier: string) => {
    verified = [];
    const { atLogin, page } = await openLoginPage(portal, new Browser(portal.app));
    const answer = await atLogin.ask(page, {
      method: 'POST',
      form: { identifier, password: 'chigau-password-1' },
    });
    return [answer.statusCode, verified.length];
  };
  expect(await tried('dare-demo-nai@example.com')).toEqual(await tried('general@demo.example'));
});
