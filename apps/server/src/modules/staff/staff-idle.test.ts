import { randomUUID } from 'node:crypto';
import { UNATTENDED_HEADER } from '@hidamari/contract/client';
import { casePicturePath } from '@hidamari/contract/consultations';
import { STAFF_IDLE_SECONDS } from '@hidamari/domain/staff';
import { describe, expect, it } from 'vitest';
import { makeStaff } from '../../portal-under-test/make-staff.fixture.ts';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import type { StaffPerson } from './staff.fixture.ts';

const portal = usePortal();
const MINUTE = 60;

const byThePage = { headers: { [UNATTENDED_HEADER]: '1' } };
/** What the page asks by itself: the queue again, and who is signed in before its line opens anew. */
async function pageAsks({ browser }: StaffPerson): Promise<number[]> {
  const answers = [
    await browser.ask('/api/desk/cases', byThePage),
    await browser.ask('/api/desk/me', byThePage),
  ];
  return answers.map(({ statusCode }) => statusCode);
}
const somebodyActs = async ({ browser }: StaffPerson) => (await browser.call('GET', '/desk/me')).statusCode;

describe('だれもいない机（G42）', () => {
  it('操作のない時間は30分である', () => {
    expect(STAFF_IDLE_SECONDS).toBe(30 * MINUTE);
  });

  it('画面がひとりでに聞きつづけるだけの場合、40分たてば、もう終わっている', async () => {
    const person = await makeStaff(portal);
    for (let minutes = 0; minutes < 25; minutes += 5) {
      portal.pass(5 * MINUTE);
      expect(await pageAsks(person)).toEqual([200, 200]);
    }
    portal.pass(15 * MINUTE);
    expect(await pageAsks(person)).toEqual([401, 401]);
    expect(await somebodyActs(person)).toBe(401);
  });

  it('人が何かをした場合、そこから30分のびる', async () => {
    const person = await makeStaff(portal);
    for (let minutes = 0; minutes < 100; minutes += 25) {
      portal.pass(25 * MINUTE);
      expect(await somebodyActs(person)).toBe(200);
      expect(await pageAsks(person)).toEqual([200, 200]);
    }
    portal.pass(31 * MINUTE);
    expect(await pageAsks(person)).toEqual([401, 401]);
  });

  it('しるしのある呼び出しも、ほかと同じ規則で断られる。短くするほかには、何も変わらない', async () => {
    const editor = await makeStaff(portal, 'editor');
    expect(await pageAsks(editor)).toEqual([403, 200]);
    const stranger = await portal.app.inject({
      url: '/api/desk/me',
      headers: { host: 'localhost:3000', ...byThePage.headers },
    });
    expect(stranger.statusCode).toBe(401);
  });

  it('届いた写真を画面が出すことも、人のしたことではない', async () => {
    const person = await makeStaff(portal);
    portal.pass(20 * MINUTE);
    const picture = await person.browser.ask(casePicturePath(randomUUID(), 'a'));
    expect(picture.statusCode).toBe(404);
    portal.pass(11 * MINUTE);
    expect(await somebodyActs(person)).toBe(401);
  });
});
