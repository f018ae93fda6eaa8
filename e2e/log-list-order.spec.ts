import { addDays } from '@hidamari/domain/japanese-dates';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './portal/axe.ts';
import { keepCard, metBox } from './portal/contact-threshold.ts';
import { LIST, other, region, rows, today } from './portal/log-list.ts';
import { heading, open } from './portal/navigation.ts';
import { becomeNewMember, callFrom } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { expect, test } from './portal/portal-test.ts';
import { categoryTile } from './portal/treatment-log.ts';

const THRESHOLD = '病院から言われた目安';
/** One screen and a half of a telephone, in px: further down nobody looks for their logs. */
const LIST_WITHIN = 1_300;

/** Px from the top of the page. */
const topOf = (part: Locator) =>
  part.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);

async function writeTwenty(page: Page, bearer: string): Promise<void> {
  for (let ago = 1; ago <= 20; ago += 1) {
    const body = other(`${ago}日前のこと`, addDays(today(), -ago));
    await callFrom(page, { method: 'POST', path: LIST, body, bearer });
  }
}

/** Writes a temperature of today by the form, and waits until it is saved. */
async function saveTemperature(page: Page, value: string): Promise<void> {
  await open(page, '/treatment-logs/new');
  await categoryTile(page, '症状').check();
  await page.getByRole('textbox', { name: '体温' }).fill(value);
  await page.getByRole('button', { name: 'この内容で保存する' }).click();
  await expect(page.getByText('記録を保存しました')).toBeVisible();
  await expect(heading(page)).not.toHaveText('記録をつける');
}

const expectCallFor38 = async (page: Page) => {
  const box = metBox(page);
  await expect(box).toHaveCount(1);
  await expect(box).toContainText('見本総合病院に電話してください。');
  await expect(box).toContainText('体温 38.0℃以上');
  await expect(box.getByRole('link', { name: '03-0000-0001' })).toHaveAttribute('href', 'tel:0300000001');
  await expect(box.getByRole('link', { name: '03-0000-0002' })).toHaveAttribute('href', 'tel:0300000002');
};

// @proves screen /treatment-logs
test(
  '電話では、一覧は、きょうの調子、病院の目安と番号、検索、記録の順で、記録は1画面半までに始まる',
  { tag: '@core' },
  async ({ page }, info) => {
    const bearer = await becomeNewMember(page, newPerson(info));
    await keepCard(page, bearer);
    await writeTwenty(page, bearer);
    await open(page, LIST);
    await expect(rows(page)).toHaveCount(20);
    const card = region(page, THRESHOLD);
    await expect(card.getByRole('link', { name: /番号 03-0000-000[12]$/ })).toHaveCount(1);
    const visit = page.locator('summary', { hasText: '診察とこよみ' });
    const charts = page.locator('summary', { hasText: '変化のグラフ' });
    const parts = [
      region(page, 'きょうの調子'),
      card,
      visit,
      charts,
      page.getByRole('searchbox', { name: '言葉でさがす' }),
      rows(page).first(),
    ];
    const tops: number[] = [];
    for (const part of parts) tops.push(await topOf(part));
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    expect(tops.at(-1)).toBeLessThan(LIST_WITHIN);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);

    // The folded parts are one press away, and a link to one of them opens it.
    await expect(region(page, '体の変化')).toBeHidden();
    await charts.click();
    await expect(region(page, '体の変化')).toBeVisible();
    await expect(region(page, '次の診察')).toBeHidden();
    await open(page, `${LIST}#next-visit`);
    await expect(region(page, '次の診察')).toBeInViewport();
  },
);

// @proves screen /treatment-logs
test(
  '広い画面では、次の診察もこよみもグラフも、開いたまま並ぶ',
  { tag: ['@core', '@desk'] },
  async ({ page }, info) => {
    const bearer = await becomeNewMember(page, newPerson(info));
    await writeTwenty(page, bearer);
    await open(page, LIST);
    await expect(region(page, '次の診察')).toBeVisible();
    await expect(page.getByRole('table', { name: /のこよみ$/ })).toBeVisible();
    await expect(region(page, '体の変化')).toBeVisible();
    await expect(page.locator('summary', { hasText: '変化のグラフ' })).toBeHidden();
    // By the keyboard too.
    await region(page, '次の診察').getByRole('link', { name: '次の診察を書いておく' }).focus();
    await expect(page.getByRole('link', { name: '次の診察を書いておく' })).toBeFocused();
  },
);

// @proves state contact threshold: met
test(
  '38.4℃を記録の画面から保存した場合、一覧でもホームでも、きょうの調子のあとに電話する番号が出て、37.9℃では何も出ない',
  { tag: '@core' },
  async ({ page }, info) => {
    const bearer = await becomeNewMember(page, newPerson(info));
    await keepCard(page, bearer);
    await saveTemperature(page, '37.9');
    await open(page, LIST);
    await expect(rows(page)).toHaveCount(1);
    await expect(metBox(page)).toHaveCount(0);

    await saveTemperature(page, '38.4');
    await open(page, LIST);
    await expectCallFor38(page);
    expect(await topOf(metBox(page))).toBeGreaterThan(await topOf(region(page, 'きょうの調子')));
    expect(await topOf(metBox(page))).toBeLessThan(await topOf(region(page, THRESHOLD)));
    await metBox(page).getByText('電話で伝えること').click();
    await expect(metBox(page)).toContainText('体温は、38.4℃です。');
    await expectAccessible(page);

    await open(page, '/');
    await expectCallFor38(page);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  },
);

// @proves state contact threshold: met
test(
  '目安の読み込みが失敗しても、ホームは開き、38.0℃からの発熱の文が出る',
  { tag: '@core' },
  async ({ page, faults }, info) => {
    faults.expect(/500|contact-threshold/);
    const bearer = await becomeNewMember(page, newPerson(info));
    await keepCard(page, bearer);
    await saveTemperature(page, '38.4');
    await page.route('**/api/contact-threshold', (route) => route.fulfill({ status: 500, body: '{}' }));
    await open(page, '/');
    await expect(
      page.getByText('治療中の発熱は自分で判断せず、かかっている病院に電話してください。'),
    ).toBeVisible();
    await expect(region(page, 'きょうの調子')).toBeVisible();
  },
);
