import type { Page } from '@playwright/test';
import { addressOn, FRONT_DOORS } from './portal/addresses.ts';
import { expectAccessible } from './portal/axe.ts';
import { intercept } from './portal/intercept.ts';
import { untilAlive } from './portal/navigation.ts';
import { newPerson } from './portal/new-person.ts';
import { expect, test } from './portal/portal-test.ts';
import { askForAccount, proveNumber } from './portal/sign-up.ts';

const code = (page: Page) => page.getByLabel('郵便番号');
const prefecture = (page: Page) => page.getByLabel('都道府県');
const city = (page: Page) => page.getByLabel('市区町村');
const rest = (page: Page) => page.getByLabel('町名・番地・建物名');
const chooser = (page: Page) => page.getByRole('group', { name: '住所を選ぶ' });
const told = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

/** An address as nobody has touched it. */
async function openAnew(page: Page): Promise<void> {
  for (const field of [code(page), city(page), rest(page)]) await field.fill('');
  await prefecture(page).selectOption('');
}

// One sign-up for all: codes by SMS are counted for each address.
test('登録の住所は、郵便番号から入る（G52）', async ({ page, faults }, info) => {
  const person = newPerson(info);
  await page.goto(FRONT_DOORS.hatch);
  await page.goto(addressOn('hatch', '/sign-up/role-verification'));
  await askForAccount(page, 'hatch', person, async () => {});
  await proveNumber(page, person, async () => {});
  await untilAlive(page);

  await test.step('7桁目で住所が入り、番号を変えれば、入れたものだけが変わる', async () => {
    await code(page).fill('１８２－００２６');
    await expect(city(page)).toHaveValue('調布市');
    await expect(prefecture(page)).toHaveValue('tokyo');
    await expect(rest(page)).toHaveValue('小島町');
    await expect(told(page, '住所を入力しました')).toBeVisible();
    await code(page).fill('060-0042');
    await expect(city(page)).toHaveValue('札幌市中央区');
    await expect(prefecture(page)).toHaveValue('hokkaido');
    await expect(rest(page)).toHaveValue('大通西');
    await rest(page).click();
    await expect(code(page)).toHaveValue('0600042');
  });

  await test.step('二つの府県にまたがる番号の場合、選んでから入る。キーボードだけでできる', async () => {
    await openAnew(page);
    await code(page).fill('6180000');
    await expect(told(page, '2つの住所があります')).toBeVisible();
    await expect(city(page)).toHaveValue('');
    await expectAccessible(page);
    const osaka = chooser(page).getByRole('button', { name: '大阪府三島郡島本町' });
    await osaka.focus();
    await page.keyboard.press('Enter');
    await expect(prefecture(page)).toHaveValue('osaka');
    await expect(city(page)).toHaveValue('三島郡島本町');
    await expect(rest(page)).toBeFocused();
    await expect(chooser(page)).toHaveCount(0);
  });

  await test.step('知らない番号の場合、直接入力してもらい、欄はそのまま使える', async () => {
    await openAnew(page);
    await code(page).fill('9999999');
    await expect(told(page, '見つかりませんでした。住所を直接入力してください')).toBeVisible();
    await city(page).fill('調布市');
    await expect(city(page)).toHaveValue('調布市');
  });

  await test.step('自分で書いた住所がある場合、聞いてから書きかえる', async () => {
    await openAnew(page);
    await city(page).fill('府中市');
    await code(page).fill('1820026');
    await expect(told(page, 'すでに書かれた住所があります')).toBeVisible();
    await expect(city(page)).toHaveValue('府中市');
    await chooser(page).getByRole('button', { name: 'いまの入力のままにする' }).click();
    await expect(city(page)).toHaveValue('府中市');
    await expect(chooser(page)).toHaveCount(0);
    await page.getByRole('button', { name: '住所を自動入力' }).click();
    await chooser(page).getByRole('button', { name: '東京都調布市小島町' }).click();
    await expect(city(page)).toHaveValue('調布市');
    await expect(prefecture(page)).toHaveValue('tokyo');
  });

  await test.step('つながらない場合、直接入力でき、つながればボタンで入る', async () => {
    await openAnew(page);
    faults.expect(/net::ERR_FAILED/);
    const letThrough = await intercept(page, '**/api/postal-codes/**', (route) => route.abort());
    await code(page).fill('1820026');
    await expect(told(page, 'いまは調べられませんでした')).toBeVisible();
    await rest(page).fill('小島町2-35-1');
    letThrough();
    await page.getByRole('button', { name: '住所を自動入力' }).click();
    await expect(city(page)).toHaveValue('調布市');
    await expect(rest(page)).toHaveValue('小島町2-35-1');
  });

  await test.step('7桁でないままボタンを押した場合、7桁で入れるよう伝える', async () => {
    await openAnew(page);
    await code(page).fill('182');
    await page.getByRole('button', { name: '住所を自動入力' }).click();
    await expect(told(page, '郵便番号を7桁で入力してから押してください')).toBeVisible();
  });
});
