import type { Page } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { expectAccessible } from './portal/axe.ts';
import { loseNetwork } from './portal/navigation.ts';
import { expect, test } from './portal/portal-test.ts';
import { newMember, press } from './portal/security-page.ts';

/** A picture of one colour, drawn in the page: as large as telephones make them. */
async function drawnPicture(page: Page, colour: string): Promise<Buffer> {
  const url = await page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
    const pen = canvas.getContext('2d');
    if (pen) pen.fillStyle = fill;
    pen?.fillRect(0, 0, 640, 480);
    return canvas.toDataURL('image/png');
  }, colour);
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

test(
  'プロフィールの写真は、保存すると替わり、アカウントの頭に出て、外すと頭文字に戻る',
  { tag: '@core' },
  async ({ page }, info) => {
    await newMember(page, info);
    const save = async (told: string) => {
      await press(page, '入力内容を確認する');
      await expect(page.getByRole('main')).toContainText(told);
      await press(page, 'この内容で変更する');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('変更が終わりました');
    };
    const edit = async () => {
      await page.goto(addressOn('hatch', '/account/edit'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('登録内容の変更');
    };
    const main = page.getByRole('main');
    const picture = main.locator('.ui-avatar img');

    await edit();
    const buffer = await drawnPicture(page, 'rgb(30, 120, 90)');
    await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    await expect(main).toContainText('写真を送りました。保存すると、この写真に替わります。');
    await expectAccessible(page);
    await save('プロフィールの写真を替えます。');
    await main.getByRole('link', { name: 'アカウントへ', exact: true }).click();
    await expect(picture).toBeVisible();
    await page.reload();
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    await expectAccessible(page);

    await edit();
    await press(page, '写真を使わない');
    await save('プロフィールの写真を外します。');
    await page.goto(addressOn('hatch', '/account'));
    await expect(picture).toHaveCount(0);
    await expect(main.locator('.ui-avatar')).toHaveText('試');
  },
);

// @proves screen /account/edit
test('写真を送れない場合、そう言って、ほかの入力を残し、もう一度送れる。写真なしでも進める', async ({
  page,
  context,
  faults,
}, info) => {
  faults.expect(/net::ERR_INTERNET_DISCONNECTED/);
  await newMember(page, info);
  await page.goto(addressOn('hatch', '/account/edit'));
  const main = page.getByRole('main');
  await main.getByLabel('ほかの病気').fill('ぜんそく');
  const buffer = await drawnPicture(page, 'rgb(120, 60, 30)');
  await loseNetwork(page);
  await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await expect(main).toContainText('画像を送れませんでした。もう一度お試しください。');
  await expect(main.getByLabel('ほかの病気')).toHaveValue('ぜんそく');
  await expectAccessible(page);

  await press(page, '入力内容を確認する');
  await expect(main).toContainText('写真は送れていません。このまま進むと、ほかの内容だけを保存します。');
  await press(page, '戻る');

  await context.setOffline(false);
  await press(page, 'もう一度送る');
  await expect(main).toContainText('写真を送りました。保存すると、この写真に替わります。');
  await press(page, '入力内容を確認する');
  await expect(main).toContainText('プロフィールの写真を替えます。');
  await press(page, 'この内容で変更する');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('変更が終わりました');
  await page.goto(addressOn('hatch', '/account'));
  await expect(main.locator('.ui-avatar img')).toBeVisible();
});
