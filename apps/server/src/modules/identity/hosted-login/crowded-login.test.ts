import { createPasswordHashing } from '@hidamari/adapters/identity/password-hashing';
import { beforeAll, expect, it } from 'vitest';
import {
  Browser,
  type PortalUnderTest,
  startPortal,
} from '../../../portal-under-test/portal-under-test.fixture.ts';
import { seedDemoMembers } from '../seed-demo-members.ts';
import { openLoginPage } from '../ways-in.fixture.ts';

const real = createPasswordHashing({ atOnce: 1, waiting: 4 });
let verified: (string | null)[] = [];
/** How many come to the comparison before the first of them is compared: a crowd, however slow the machine. */
let crowd = 1;
let arrived = Promise.withResolvers<void>();
function gather(people: number): void {
  crowd = people;
  arrived = Promise.withResolvers();
  verified = [];
}
let portal: PortalUnderTest;
beforeAll(async () => {
  portal = await startPortal({
    passwords: {
      hash: real.hash,
      renewed: real.renewed,
      verify: async (hash, password) => {
        verified.push(hash);
        if (verified.length === crowd) arrived.resolve();
        await arrived.promise;
        return real.verify(hash, password);
      },
    },
  });
  return () => portal.close();
});
beforeAll(async () => {
  await seedDemoMembers(portal.dependencies);
});

it('一度に押し寄せた場合、待てる人数を超えた分は503と待つ秒数を返し、あとは答える', async () => {
  gather(30);
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
  const answered = (status: number) => answers.filter(({ statusCode }) => statusCode === status);
  // One is compared while four wait; the rest are told to come back.
  expect([answered(303).length, answered(503).length]).toEqual([5, 25]);
  for (const answer of answered(503)) {
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.body).toContain('ただいまつながりにくくなっています');
  }
});

it('知らないアカウントでも、同じ回数だけパスワードを照合する', async () => {
  const tried = async (identifier: string) => {
    gather(1);
    const { atLogin, page } = await openLoginPage(portal, new Browser(portal.app));
    const answer = await atLogin.ask(page, {
      method: 'POST',
      form: { identifier, password: 'chigau-password-1' },
    });
    return [answer.statusCode, verified.length];
  };
  expect(await tried('dare-demo-nai@example.com')).toEqual(await tried('general@demo.example'));
});
