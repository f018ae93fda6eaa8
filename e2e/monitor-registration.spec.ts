import type { Page } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { untilHydrated } from './portal/hydrated.ts';
import { intercept } from './portal/intercept.ts';
import { becomeNewMember } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { becomeStaff } from './portal/new-staff.ts';
import { expectMailTo } from './portal/outbox.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { registerElsewhere, tellOfDeath } from './portal/portal-database.ts';
import { coreIf, expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';

const PATH = '/treatment/monitor/registration-request';
const DESK = '/desk/monitor-registrations';
const WISHES = '声がかすれるので、ゆっくり話します。';

const pick = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByText(name, { exact: true }).click();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const state = (page: Page) => page.getByRole('region', { name: 'いまの状態' });

async function write(page: Page): Promise<void> {
  await pick(page, '参加の方法', '電話での聞き取り');
  await pick(page, '連絡の方法', 'メール');
  await page.getByLabel('配慮してほしいこと').fill(WISHES);
  await page.getByRole('checkbox', { name: /登録に同意します/ }).check();
}

/** Where the list holds others of the run too: the row of this member, on whichever page it stands. */
async function rowOf(desk: Page, email: string) {
  const row = desk.getByRole('article').filter({ hasText: email });
  // The address of the list stands before the list does.
  await expect(desk.getByRole('article').first()).toBeVisible();
  while (!(await row.isVisible())) {
    await desk.getByRole('link', { name: '次のページ' }).click();
    await expect(desk.getByRole('article').first()).toBeVisible();
  }
  return row;
}

for (const variant of ['hatch', 'aflac'] as const) {
  // @proves screen /desk/monitor-registrations
  // @proves screen /treatment/monitor/registration-request
  test(
    `${variant}の会員が申し込み、直し、登録され、休み、もどし、やめ、あらためて申し込む（G87）`,
    { tag: coreIf(variant === 'hatch') },
    async ({ page, openVisit }, info) => {
      // What a state looks like is the same on both; each is looked at once.
      const look = variant === 'hatch' ? expectSound : async () => undefined;
      const person = newPerson(info, variant === 'aflac' ? 1 : 0);
      await becomeNewMember(page, person, variant);
      await page.goto(addressOn(variant, '/treatment/monitor'));
      await untilHydrated(page);
      await page.getByRole('main').getByRole('link', { name: 'お申し込み', exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${PATH}$`));
      await untilHydrated(page);

      await test.step('足りないところを欄ごとに言い、書いたものは読み直しても残る', async () => {
        await expect(page.getByRole('checkbox', { name: /登録に同意します/ })).not.toBeChecked();
        await page.getByLabel('配慮してほしいこと').fill(WISHES);
        await press(page, 'この内容で申し込む');
        await expect(page.getByRole('link', { name: '参加の方法を選んでください' })).toBeVisible();
        await expect(page.getByRole('link', { name: '登録への同意が必要です' })).toBeVisible();
        await look(page, 'the request for the panel with errors');
        page.once('dialog', (dialog) => dialog.accept());
        await page.reload();
        await untilHydrated(page);
        await expect(page.getByLabel('配慮してほしいこと')).toHaveValue(WISHES);
      });

      await test.step('送ると申請中になり、次に何があるかが分かり、内容を直せる', async () => {
        await write(page);
        await press(page, 'この内容で申し込む');
        await expect(page.getByText('お申し込みを受け取りました。')).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await expect(state(page)).toContainText('申請中');
        await look(page, 'a request for the panel');
        await press(page, '内容を直す');
        await expect(page.getByRole('checkbox', { name: /登録に同意します/ })).toHaveCount(0);
        await pick(page, '話せるテーマ', '食事');
        await look(page, 'a correction for the panel');
        await press(page, 'この内容に直す');
        await expect(page.getByText('内容を直しました。')).toBeVisible();
        await expect(state(page)).toContainText('食事');
      });

      const desk = await openVisit();
      await test.step('担当者が読み、登録すると、メールが届く', async () => {
        await becomeStaff(desk, { login: `monitor-${person.email}`, role: 'concierge' });
        await desk.getByRole('link', { name: '体験の登録', exact: true }).click();
        await expect(desk).toHaveURL(new RegExp(`${DESK}$`));
        await untilHydrated(desk);
        const row = await rowOf(desk, person.email);
        await expect(row).toContainText(WISHES);
        await look(desk, 'requests for the panel at the desk');
        await row.getByRole('button', { name: '登録する' }).click();
        await expect(desk.getByText('登録しました')).toBeVisible();
        await expect(row).toHaveCount(0);
        await expectMailTo(page.request, person.email, 'お申し込みの状態が変わりました。');
      });

      await test.step('休み、もどし、一度たずねられてからやめる', async () => {
        await page.reload();
        await untilHydrated(page);
        await expect(state(page)).toContainText('登録');
        await look(page, 'a registration in the panel');
        await press(page, '休む');
        await expect(page.getByText('休みにしました。')).toBeVisible();
        await look(page, 'a registration that rests');
        await press(page, '登録にもどす');
        await expect(page.getByText('登録にもどしました。')).toBeVisible();
        await press(page, 'やめる');
        const question = page.getByRole('dialog', { name: '登録をやめますか' });
        await look(page, 'the question before a registration is ended');
        await question.getByRole('button', { name: 'キャンセル' }).click();
        await expect(state(page)).toContainText(WISHES);
        await press(page, 'やめる');
        await question.getByRole('button', { name: 'やめる' }).click();
        await expect(page.getByText('登録をやめました。')).toBeVisible();
        await expect(state(page)).not.toContainText(WISHES);
        await look(page, 'a registration that has ended');
      });

      await test.step('あらためて申し込み、担当者が言葉をそえて終えると、その言葉が読める', async () => {
        await press(page, 'あらためて申し込む');
        await write(page);
        await press(page, 'この内容で申し込む');
        await expect(state(page)).toContainText('申請中');
        await desk.goto(addressOn('hatch', DESK));
        await untilHydrated(desk);
        const row = await rowOf(desk, person.email);
        const toEnd = row.getByRole('button', { name: '言葉をそえて終える' });
        await toEnd.click();
        await expect(row.getByLabel('ご本人への言葉')).toBeFocused();
        await row.getByRole('button', { name: '戻る' }).click();
        await expect(toEnd).toBeFocused();
        await toEnd.click();
        await row.getByRole('button', { name: 'この言葉で終える' }).click();
        await expect(row.getByText('ご本人への言葉を入力してください').first()).toBeVisible();
        await look(desk, 'the end of a registration at the desk');
        await row.getByLabel('ご本人への言葉').fill('いまは募集がありません。ありがとうございました。');
        await row.getByRole('button', { name: 'この言葉で終える' }).click();
        await expect(desk.getByText('終えました').first()).toBeVisible();
        await page.goto(addressOn(variant, '/treatment/monitor'));
        await expect(page.getByText('あなたの登録：終了')).toBeVisible();
        await page.getByRole('link', { name: '登録の状態を見る' }).click();
        await expect(state(page)).toContainText('いまは募集がありません。ありがとうございました。');
        await look(page, 'a registration that the desk ended');
      });
    },
  );
}

// @proves screen /treatment/monitor/registration-request
test('市の会員には、登録の画面がない（仕様 6）', async ({ page, faults }, info) => {
  faults.expect(faultsOfStatus(404));
  await becomeNewMember(page, newPerson(info), 'chofu');
  for (const path of ['/treatment/monitor', PATH]) {
    const answer = await page.goto(addressOn('chofu', path));
    expect(answer?.status(), path).toBe(404);
  }
});

// @proves screen /treatment/monitor/registration-request
test('送る途中で電波が切れた場合、書いたものは残り、つながってからの一度で届く', async ({
  page,
  faults,
}, info) => {
  faults.expect(/net::ERR_FAILED/);
  await becomeNewMember(page, newPerson(info));
  await page.goto(addressOn('hatch', PATH));
  await untilHydrated(page);
  await write(page);
  const letThrough = await intercept(page, '**/api/monitor-registration', (route) => route.abort());
  await press(page, 'この内容で申し込む');
  const again = page.getByRole('button', { name: '再送' });
  await expect(again).toBeVisible();
  await expect(page.getByLabel('配慮してほしいこと')).toHaveValue(WISHES);
  letThrough();
  await again.click();
  await expect(state(page)).toContainText(WISHES);
});

// @proves screen /treatment/monitor/registration-request
test('直しているあいだに登録された場合は、そのまま届き、別の端末で直された場合は、どちらを残すかを選べる（G66）', async ({
  page,
  faults,
}, info) => {
  faults.expect(faultsOfStatus(409));
  const person = newPerson(info);
  await becomeNewMember(page, person);
  await page.goto(addressOn('hatch', PATH));
  await untilHydrated(page);
  await write(page);
  await press(page, 'この内容で申し込む');
  await expect(state(page)).toContainText('申請中');
  await press(page, '内容を直す');
  await pick(page, '話せるテーマ', '仕事');
  expect(await registerElsewhere(person.email)).toBe(1);
  await press(page, 'この内容に直す');
  await expect(page.getByText('内容を直しました。')).toBeVisible();
  await expect(state(page)).toContainText('仕事');
  await expect(page.getByRole('button', { name: '休む' })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(addressOn('hatch', PATH));
  await untilHydrated(other);
  for (const [one, theme] of [
    [page, '食事'],
    [other, 'お金'],
  ] as const) {
    await press(one, '内容を直す');
    await pick(one, '話せるテーマ', theme);
  }
  await press(page, 'この内容に直す');
  await expect(page.getByText('内容を直しました。')).toBeVisible();
  await press(other, 'この内容に直す');
  await expect(other.getByRole('button', { name: 'わたしの内容で保存する' })).toBeVisible();
  await expectSound(other, 'two corrections for the panel');
  await press(other, 'わたしの内容で保存する');
  await expect(other.getByText('内容を直しました。')).toBeVisible();
  await expect(state(other)).toContainText('お金');
  await expect(state(other)).not.toContainText('食事');
});

test('直しているあいだに別の画面でやめていた場合は、そうと言い、書いたものは、あらためて申し込むときに残っている', async ({
  page,
  faults,
}, info) => {
  faults.expect(faultsOfStatus(409));
  await becomeNewMember(page, newPerson(info));
  await page.goto(addressOn('hatch', PATH));
  await untilHydrated(page);
  await write(page);
  await press(page, 'この内容で申し込む');
  await press(page, '内容を直す');
  const wishes = page.getByLabel('配慮してほしいこと');
  await wishes.fill(`${WISHES}午後が助かります。`);

  const other = await page.context().newPage();
  await other.goto(addressOn('hatch', PATH));
  await untilHydrated(other);
  await press(other, 'やめる');
  await other
    .getByRole('dialog', { name: '登録をやめますか' })
    .getByRole('button', { name: 'やめる' })
    .click();
  await expect(other.getByText('登録をやめました。')).toBeVisible();
  await other.close();

  await press(page, 'この内容に直す');
  const moved = page.getByRole('region', { name: '登録の状態が、変わっています。' });
  await expect(moved).toBeFocused();
  await expect(moved).toContainText('いま書いたものは、まだ送られていません。');
  await expect(wishes).toHaveValue(`${WISHES}午後が助かります。`);
  await expectSound(page, 'a registration that ended while it was corrected');
  await press(page, 'いまの状態を見る');
  await expect(state(page)).toContainText('終了');
  await expect(state(page)).not.toContainText(WISHES);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await press(page, 'あらためて申し込む');
  await expect(wishes).toHaveValue(`${WISHES}午後が助かります。`);
  await expect(page.getByRole('checkbox', { name: /登録に同意します/ })).not.toBeChecked();
  await page.getByRole('checkbox', { name: /登録に同意します/ }).check();
  await press(page, 'この内容で申し込む');
  await expect(state(page)).toContainText('午後が助かります。');
});

test('ご家族を亡くされた方には、申し込みをすすめず、書きたいときには書ける（G149）', async ({
  page,
}, info) => {
  const person = newPerson(info);
  await becomeNewMember(page, person);
  expect(await tellOfDeath(person.email)).toBe(1);
  const main = page.getByRole('main');
  await page.goto(addressOn('hatch', '/treatment/monitor'));
  await expect(main).toContainText('お申し込みは、していただかなくて大丈夫です');
  await expect(main.getByText('話してもよいと思われた方へ')).toHaveCount(0);
  await expectSound(page, 'the panel for somebody who is bereaved');
  await untilHydrated(page);
  await main.getByRole('link', { name: 'お申し込みの画面を見る' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('体験を聞かせてくださる方のお申し込み');
  await expect(main).toContainText('いまは、お申し込みのお願いをしていません。');
  await expect(page.getByRole('group', { name: '参加の方法' })).toHaveCount(0);
  await expectSound(page, 'the request of somebody who is bereaved');
  await press(page, '申し込みの欄を開く');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await write(page);
  await press(page, 'この内容で申し込む');
  await expect(state(page)).toContainText('申請中');
});
