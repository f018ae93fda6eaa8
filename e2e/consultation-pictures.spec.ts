import type { Page } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { expectAccessible } from './portal/axe.ts';
import { numberOfCase } from './portal/case-number.ts';
import { untilHydrated } from './portal/hydrated.ts';
import { becomeNewMember } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { becomeStaff, newSupporter } from './portal/new-staff.ts';
import { png } from './portal/pictures.ts';
import { expect, test } from './portal/portal-test.ts';

const chatOf = (page: Page) => page.getByRole('dialog', { name: 'チャットで相談する' });

test(
  '会員が写真をそえて相談し、相談員が見て、言葉のない写真も届く。届いた写真は読み込み直しても残る',
  { tag: '@core' },
  async ({ page, openVisit }, info) => {
    await becomeNewMember(page, newPerson(info));
    await page.goto(addressOn('hatch', '/articles?chatplus=open'));
    const chat = chatOf(page);
    await chat.getByLabel('いまのこと、聞きたいこと').fill('お薬の説明の紙です。読み方が分かりません。');
    await chat.locator('input[type=file]').setInputFiles(png('kusuri.png', [200, 60, 40]));
    await expect(chat.getByRole('list', { name: 'いっしょに送る写真' })).toContainText('送りました');
    await expectAccessible(page);
    await chat.getByRole('button', { name: '相談員に送る' }).click();
    const talk = chat.getByRole('log', { name: 'やりとり' });
    await expect(talk.getByRole('img', { name: '画像1' })).toBeVisible();

    await chat.locator('input[type=file]').setInputFiles(png('fukuro.png', [40, 80, 180]));
    await expect(chat.getByRole('list', { name: 'いっしょに送る写真' })).toContainText('送りました');
    page.once('dialog', (asked) => asked.accept());
    await page.goto(addressOn('hatch', '/articles?chatplus=open'));
    await untilHydrated(page);
    await expect(chat.getByRole('list', { name: 'いっしょに送る写真' })).toContainText('送りました');
    await expectAccessible(page);
    await chat.getByRole('button', { name: '送る', exact: true }).click();
    await expect(talk).toContainText('写真を送ります。');
    await expect(talk.getByRole('img', { name: '画像1' })).toHaveCount(2);
    await expect(chat.getByRole('list', { name: 'いっしょに送る写真' })).toHaveCount(0);

    const desk = await openVisit();
    await becomeStaff(desk, newSupporter(info));
    const number = await numberOfCase(page);
    await desk
      .getByRole('region', { name: '今日の相談' })
      .getByRole('link', { name: new RegExp(`^${number}`) })
      .click();
    const read = desk.getByRole('log', { name: 'やりとり' });
    const small = read.getByRole('img', { name: '画像1' });
    await expect(small).toHaveCount(2);
    const widthOf = () => small.first().evaluate((image) => (image as HTMLImageElement).naturalWidth);
    await expect.poll(widthOf).toBeGreaterThan(0);
    await expectAccessible(desk);
  },
);

test('写真でないファイルは、そのわけを言って断り、書いた文は残る', async ({ page }, info) => {
  await becomeNewMember(page, newPerson(info));
  await page.goto(addressOn('hatch', '/articles?chatplus=open'));
  const chat = chatOf(page);
  await chat.getByLabel('いまのこと、聞きたいこと').fill('書いた文です。');
  await chat.locator('input[type=file]').setInputFiles({
    name: 'memo.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('これは写真ではありません'),
  });
  await expect(chat.getByRole('list', { name: 'いっしょに送る写真' })).toContainText('JPEG');
  await chat.getByRole('button', { name: /を外す$/ }).click();
  await expect(chat.getByRole('list', { name: 'いっしょに送る写真' })).toHaveCount(0);
  await expect(chat.getByLabel('いまのこと、聞きたいこと')).toHaveValue('書いた文です。');
});
