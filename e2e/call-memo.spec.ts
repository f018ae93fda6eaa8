import type { Locator, Page } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { consultationButton } from './portal/consultation-button.ts';
import { untilHydrated } from './portal/hydrated.ts';
import { pressOn, typeInto } from './portal/keyboard.ts';
import { becomeNewMember } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';

const MEMO = '・つぎの薬のこと\n・仕事を休むときの手当';

const panelOf = (page: Page): Locator => page.getByRole('dialog', { name: '相談する' });
const foldOf = (page: Page): Locator => panelOf(page).getByText('聞きたいことのメモ');
const fieldOf = (page: Page): Locator => panelOf(page).getByLabel('聞きたいこと');

async function openPanel(page: Page): Promise<void> {
  await page.goto(addressOn('hatch', '/articles'));
  await untilHydrated(page);
  await pressConsult(page);
}

async function reloadAndOpenPanel(page: Page): Promise<void> {
  await page.reload();
  await untilHydrated(page);
  await pressConsult(page);
}

async function pressConsult(page: Page): Promise<void> {
  // Opened again, the page stands where it was left; beside the telephone at its end the button steps back.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await consultationButton(page).click();
}

/** What this browser keeps of the page, in any of its stores. */
const storesOf = (page: Page) =>
  page.evaluate(() => ({ tab: JSON.stringify(sessionStorage), device: JSON.stringify(localStorage) }));

const isSealed = (page: Page) =>
  expect.poll(async () => (await storesOf(page)).device).toContain('hidamari-sealed-draft:');

// @proves page consultation panel: memo for the call
test(
  '相談の窓で一度押すとメモが開き、書いたものは読み込み直しても、別のタブでも残り、どこにも送られない',
  { tag: '@core' },
  async ({ page, context }, info) => {
    const sent: string[] = [];
    context.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await becomeNewMember(page, newPerson(info));
    await openPanel(page);
    await pressOn(page, panelOf(page).locator('summary', { hasText: '聞きたいことのメモ' }));
    await expect(panelOf(page)).toContainText('この端末だけに残り、どこにも送られません');
    await typeInto(page, fieldOf(page), '・つぎの薬のこと');
    await fieldOf(page).fill(MEMO);

    await reloadAndOpenPanel(page);
    await expect(fieldOf(page)).toHaveValue(MEMO);
    await isSealed(page);
    expect((await storesOf(page)).device).not.toContain('つぎの薬');

    const other = await context.newPage();
    await openPanel(other);
    await expect(fieldOf(other)).toHaveValue(MEMO);
    await fieldOf(other).fill('');
    await expect(fieldOf(other)).toBeVisible();
    await other.close();
    await openPanel(page);
    expect(sent.filter((line) => /つぎの薬|%E3%81%A4%E3%81%8E/.test(line))).toEqual([]);
  },
);

// @proves page consultation panel: memo for the call
test('500文字より長い場合、書いたものを残したまま、短くしてもらう', async ({ page }, info) => {
  await becomeNewMember(page, newPerson(info));
  await openPanel(page);
  await foldOf(page).click();
  await fieldOf(page).fill('あ'.repeat(501));
  await expect(panelOf(page).getByText('500文字以内で入力してください')).toBeVisible();
  await reloadAndOpenPanel(page);
  await expect(fieldOf(page)).toHaveValue('あ'.repeat(501));
  await expectSound(page, 'a memo that is too long');
  await fieldOf(page).fill('あ'.repeat(500));
  await expect(panelOf(page).getByText('500文字以内で入力してください')).toHaveCount(0);
  await expectSound(page, 'the memo beside the telephone');
});

// @proves page consultation panel: memo for the call
test('ログアウトした場合、メモはこの端末に残らず、ほかの人がログインしても出ない', async ({ page }, info) => {
  await becomeNewMember(page, newPerson(info));
  await openPanel(page);
  await foldOf(page).click();
  await fieldOf(page).fill(MEMO);
  await isSealed(page);
  await page.goto(addressOn('hatch', '/treatment-logs'));
  await untilHydrated(page);
  await page.getByRole('button', { name: 'メニュー' }).click();
  await page.getByRole('button', { name: 'ログアウト', exact: true }).click();
  const question = page.getByRole('dialog', { name: '下書きを消して、ログアウトしますか' });
  await question.getByRole('button', { name: 'ログアウトする' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ひとりで抱えずに');
  const { tab, device } = await storesOf(page);
  expect(`${tab} ${device}`).not.toMatch(/call-memo|hidamari-sealed-draft|つぎの薬/);
  await becomeNewMember(page, newPerson(info, 1));
  await openPanel(page);
  await foldOf(page).click();
  await expect(fieldOf(page)).toHaveValue('');
});
