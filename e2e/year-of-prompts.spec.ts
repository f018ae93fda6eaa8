import { addDays, japanInstant } from '@hidamari/domain/japanese-dates';
import { isReportedOnPress } from '@hidamari/domain/popups';
import type { Page } from '@playwright/test';
import { ownPort } from './portal/addresses.ts';
import { untilHydrated } from './portal/hydrated.ts';
import { passHostedLogin } from './portal/members.ts';
import { becomeNewMember, callFrom } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { type OwnPortal, startOwnPortal } from './portal/own-portal.ts';
import { anyPopup, chosenFor, popupOf, readTo, readUntil } from './portal/popup.ts';
import { expect, test } from './portal/portal-test.ts';

/** The day on which she becomes a member, a Tuesday. */
const FIRST_DAY = '2027-01-05';

/** What she does beside opening a page. */
type Deed = 'writes-a-log' | 'writes-a-hard-day' | 'tells-of-death' | 'takes-it-back';

/**
 * One year of one member (G76 to G79, G149): on which day she opens which page, what she has just done, which pop-up
 * comes, and what she presses there; nothing said: she closes it by Esc. `null`: none comes.
 */
const YEAR: readonly {
  day: number;
  does?: Deed;
  opens: string;
  sees: number | null;
  presses?: string;
  why: string;
}[] = [
  { day: 0, opens: '/?is_first=true', sees: 1, presses: 'あとで見る', why: 'はじめての日は、ようこそ' },
  { day: 0, opens: '/treatment-logs', sees: null, why: '同じ日に、二つ目は出ない' },
  { day: 2, opens: '/treatment-logs', sees: 3, why: '記録が、まだない' },
  { day: 8, does: 'writes-a-log', opens: '/', sees: 1, presses: 'あとで見る', why: '「あとで」から7日' },
  { day: 20, opens: '/', sees: null, why: '二度続けて「あとで」のものは、もう出ない' },
  { day: 33, opens: '/', sees: 2, presses: '今回は答えない', why: '登録から30日のアンケート' },
  { day: 40, opens: '/treatment-logs', sees: 4, presses: '今月はしない', why: '最後の記録から30日' },
  { day: 43, does: 'writes-a-hard-day', opens: '/account', sees: null, why: 'つらい値を残した日' },
  { day: 44, opens: '/account', sees: null, why: '48時間たっていない' },
  { day: 46, opens: '/account', sees: 14, presses: '連携しない', why: 'つらい値から48時間がすぎた' },
  { day: 48, opens: '/', sees: 15, presses: '今回は答えない', why: 'くらしのアンケート' },
  { day: 75, opens: '/treatment-logs', sees: 4, why: '次の月、最後の記録から30日' },
  { day: 76, opens: '/treatment-logs', sees: null, why: '同じ月に、二度は出ない' },
  { day: 125, opens: '/', sees: 2, presses: '今回は答えない', why: 'アンケートの「今回は答えない」から90日' },
  { day: 185, opens: '/account', sees: 14, presses: '連携しない', why: 'LINEの「連携しない」から60日' },
  { day: 187, opens: '/account', sees: 7, presses: '変わりない', why: '登録から半年' },
  { day: 200, does: 'tells-of-death', opens: '/', sees: null, why: '大切な方を亡くした' },
  { day: 201, opens: '/treatment-logs', sees: null, why: '静かなあいだ、どこにも出ない' },
  {
    day: 230,
    does: 'takes-it-back',
    opens: '/treatment-logs',
    sees: null,
    why: '戻してから30日は、月のふり返りも出ない',
  },
  { day: 262, opens: '/treatment-logs', sees: 4, why: '戻してから30日がすぎた' },
  {
    day: 365,
    opens: '/',
    sees: 15,
    presses: '今回は答えない',
    why: '年が変わっても、二度断ったアンケートは出ない',
  },
];

const LOG = { is_other_log: true, other: { text: '庭に出た' } };
/** The strongest of each: it keeps prompts away, and grades nothing (G20). */
const HARD_DAY = { is_condition_log: true, symptoms: [{ key: 'pain', strength: 4 }] };

interface Doing {
  page: Page;
  today: string;
  bearer: string;
}

const send = ({ page, bearer }: Doing, method: 'POST' | 'PUT', path: string, body: object) =>
  callFrom(page, { method, path, body, bearer });

const DEEDS: Readonly<Record<Deed, (doing: Doing) => Promise<unknown>>> = {
  'writes-a-log': (doing) => send(doing, 'POST', '/treatment-logs', { log_date: doing.today, ...LOG }),
  'writes-a-hard-day': (doing) =>
    send(doing, 'POST', '/treatment-logs', { log_date: doing.today, ...HARD_DAY }),
  'tells-of-death': (doing) => send(doing, 'PUT', '/users/profile', { is_bereaved: true }),
  'takes-it-back': (doing) => send(doing, 'PUT', '/users/profile', { is_bereaved: false }),
};

/** What the page tells the server of a row's pop-up: it belongs to its day, and is heard before the clock is moved on. */
function untilTold(page: Page, { sees, presses }: { sees: number | null; presses?: string }) {
  const heard = (call: string) => page.waitForResponse(`**/api/${call}`);
  return Promise.all([
    sees === null || isReportedOnPress(sees) ? null : heard('viewed-popups'),
    presses === undefined ? null : heard('popup-restraint-flags'),
  ]);
}

/** No pop-up has this page. */
const WITHOUT_PROMPTS = '/favorite';

test.use({ letBePrompted: true });

test.describe('ある会員の一年', () => {
  const OWN_PORT = ownPort(8);
  let portal: OwnPortal;

  test.beforeAll(async () => {
    portal = await startOwnPortal({ port: OWN_PORT, moment: japanInstant(FIRST_DAY, '10:00') });
  });
  test.afterAll(() => portal?.stop());

  test('どの日にどの案内が出るか（G76〜G79、G149）', async ({ page, context }, info) => {
    const person = newPerson(info);
    let today = '';
    let bearer = '';

    await page.route('**/hi/hosted-login/session', async (route) => {
      const answer = await route.fetch();
      bearer = ((await answer.json()) as { access_token: string }).access_token;
      await route.fulfill({ response: answer });
    });

    const comeBackOn = async (day: number) => {
      today = addDays(FIRST_DAY, day);
      const morning = japanInstant(today, '10:00');
      // No page of the day before asks anything of a session that is long over.
      await page.goto('about:blank');
      portal.moveTo(morning);
      await page.clock.setFixedTime(morning);
      await context.clearCookies();
      if (day === 0) {
        bearer = await becomeNewMember(page, person, 'hatch', portal.origin);
        return;
      }
      // Home would be opened by logging in, and prompt: a page without prompts brings her back to itself.
      await page.goto(`${portal.origin}${WITHOUT_PROMPTS}`);
      await page.getByRole('button', { name: 'メールアドレスか電話番号でログイン' }).click();
      await passHostedLogin(page, person.phone, person.password);
      await page.waitForURL(portal.origin + WITHOUT_PROMPTS);
    };

    let day = -1;
    for (const row of YEAR) {
      await test.step(`${row.day}日目：${row.why}`, async () => {
        if (row.day !== day) await comeBackOn(row.day);
        day = row.day;
        if (row.does) await DEEDS[row.does]({ page, today, bearer });
        const told = untilTold(page, row);
        await page.goto(portal.origin + row.opens);
        if (row.opens.includes('is_first'))
          await page.getByRole('button', { name: 'あとで設定する' }).click();
        await untilHydrated(page);
        if (row.sees === null) {
          expect(await chosenFor(page, { path: row.opens, bearer }), row.why).toBeNull();
          await readTo(page, 100);
          await expect(anyPopup(page)).toHaveCount(0);
          return;
        }
        await readUntil(page, popupOf(page, row.sees));
        if (row.presses === undefined) await page.keyboard.press('Escape');
        else await page.getByRole('button', { name: row.presses }).click();
        await expect(popupOf(page, row.sees)).toBeHidden();
        await told;
      });
    }
  });
});
