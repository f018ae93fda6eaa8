import type { Page } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { expectAccessible } from './portal/axe.ts';
import { loseNetwork } from './portal/navigation.ts';
import { becomeNewMember } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';
import { listEntry, saveShortLog } from './portal/treatment-log.ts';

const PRIVACY = addressOn('hatch', '/account/privacy');
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

// @proves screen /account/privacy
// @proves error consent_withdrawn
test(
  '病気についての情報の同意は、取り消すと治療ログが開かなくなり、同意し直すと元に戻る',
  { tag: '@core' },
  async ({ page }, info) => {
    await becomeNewMember(page, newPerson(info));
    await saveShortLog(page, '庭の日', '水やりをした。');
    await page.goto(PRIVACY);
    const illness = card(page, '病気についての情報を預けること');

    await test.step('いつ、どの版に同意したかと、その文を読める', async () => {
      await expect(illness).toContainText('同意中');
      await expect(illness).toContainText(/\d{4}年\d{1,2}月\d{1,2}日（.）に同意（第\d+版/);
      await illness.getByText('同意の文を読む').click();
      await expect(illness.getByRole('heading', { name: '使う目的' })).toBeVisible();
      await illness.getByText('同意の文を読む').click();
      await expect(card(page, '利用規約').getByRole('link', { name: '退会のお手続き' })).toHaveAttribute(
        'href',
        '/unsubscribe',
      );
    });

    const takeBack = illness.getByRole('button', { name: '病気についての情報の同意を取り消す' });
    const dialog = page.getByRole('dialog');
    await test.step('取り消す前に、何が止まり、何が消えるかをたずねる。やめれば何も変わらない', async () => {
      await takeBack.click();
      await expect(dialog).toContainText('30日たつと、これらをすべて消します');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: '取り消さない' }).click();
      await expect(illness).toContainText('同意中');
    });

    await test.step('取り消すと、いつまでなら戻せるかを示し、治療ログはここへ案内する', async () => {
      await takeBack.click();
      await dialog.getByRole('button', { name: '同意を取り消す' }).click();
      await expect(illness).toContainText(
        /\d{4}年\d{1,2}月\d{1,2}日（.）\d\d:\d\dまでに同意し直すと、元のとおりに戻ります/,
      );
      await expectAccessible(page);
      await page.goto(addressOn('hatch', '/treatment-logs'));
      await expect(page).toHaveURL(PRIVACY);
      await page.goto(addressOn('hatch', '/'));
      await expect(page.getByRole('heading', { level: 1 })).toContainText('さん、こんにちは。');
    });

    await test.step('同意し直すと、書いたものがそのまま読める', async () => {
      await page.goto(PRIVACY);
      await illness.getByRole('button', { name: '病気についての情報を預けることに同意する' }).click();
      await expect(illness).toContainText('同意中');
      await page.goto(addressOn('hatch', '/treatment-logs'));
      await expect(listEntry(page, '庭の日')).toBeVisible();
    });
  },
);

// @proves screen /account/privacy
test('お知らせのメールは、押すだけで受け取りと止めるが変わり、開き直しても残る', async ({ page }, info) => {
  await becomeNewMember(page, newPerson(info));
  await page.goto(PRIVACY);
  const news = card(page, 'お知らせのメール');
  await news.getByRole('button', { name: 'お知らせのメールを受け取る' }).click();
  await expect(page.getByText('お知らせのメールをお送りします', { exact: true })).toBeVisible();
  await page.reload();
  await expect(news).toContainText('同意中');
  await news.getByRole('button', { name: 'お知らせのメールを止める' }).click();
  await expect(news).toContainText('同意していません');
  await expect(news).toContainText('に取り消し');
});

// @proves screen /account/privacy
test('個人情報のご請求を送ると受付番号が出て一覧に残り、通信が切れても書いたものは消えない', async ({
  page,
  context,
  faults,
}, info) => {
  faults.expect(/net::ERR_INTERNET_DISCONNECTED/);
  await becomeNewMember(page, newPerson(info));
  await page.goto(PRIVACY);
  const send = page.getByRole('button', { name: 'この内容で請求する' });

  await test.step('何も入れずに送った場合、二か所を教える', async () => {
    await send.click();
    await expect(page.getByRole('region', { name: '入力内容をご確認ください（2か所）' })).toBeFocused();
    await expectSound(page, 'the page of consents and requests');
  });

  await test.step('通信が切れた場合、そう言って、選んだものと書いたものを残す', async () => {
    await page.getByLabel('内容を知りたい（開示）').check();
    await page.locator('textarea[name=words]').fill('登録の内容の写しをください。');
    await loseNetwork(page);
    await send.click();
    await expect(page.getByRole('alert')).toContainText('通信できませんでした');
    await expect(page.getByLabel('内容を知りたい（開示）')).toBeChecked();
    await expect(page.locator('textarea[name=words]')).toHaveValue('登録の内容の写しをください。');
    await context.setOffline(false);
  });

  await test.step('つながって送ると、受付番号と、いつまでに連絡があるかが出る', async () => {
    await send.click();
    const receipt = page.getByRole('status').filter({ hasText: 'ご請求を受け付けました' });
    await expect(receipt).toContainText(/受付番号：K-[2-9A-Z]{4}-[2-9A-Z]{4}/);
    await expect(receipt).toContainText(/\d{4}年\d{1,2}月\d{1,2}日（.）までにご連絡します/);
    await expectAccessible(page);
  });

  await test.step('開き直すと、ご請求が一つ、受付として並ぶ', async () => {
    await page.reload();
    const own = page.getByRole('region', { name: 'これまでのご請求' }).getByRole('listitem');
    await expect(own).toHaveCount(1);
    await expect(own).toContainText('内容を知りたい（開示）');
    await expect(own).toContainText('受付');
    await expect(page.getByText('登録の内容の写しをください。')).toHaveCount(0);
  });
});
