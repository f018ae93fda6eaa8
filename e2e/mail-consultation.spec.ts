import type { Page } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { untilAwake } from './portal/awake.ts';
import { newPerson } from './portal/new-person.ts';
import { becomeStaff } from './portal/new-staff.ts';
import { expectMailTo } from './portal/outbox.ts';
import { expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';

const mailOn = addressOn('chofu', '/treatment/hidamari#mail');
const WORDS = '父の通院のことで、気持ちの整理がつきません。';
const mailPart = (page: Page) => page.locator('#mail');

test('調布市の訪問者がメールで相談し、すぐに窓口の案内が届き、相談員の返事がメールで届く（G122）', async ({
  page,
  openVisit,
}, info) => {
  test.setTimeout(120_000);
  const email = `mail-${newPerson(info).phone}@e2e.example`;
  await page.goto(mailOn);
  await untilAwake(page);
  const part = mailPart(page);
  await expect(part).toContainText('相談員は、診断や、治療が合っているかどうかの判断はできません。');
  await expect(part).toContainText('119');
  await part.getByRole('textbox', { name: 'お名前' }).first().fill('見本 花子');
  await part.getByRole('textbox', { name: 'メールアドレス' }).fill(email);
  await part.getByRole('group', { name: 'お立場' }).getByText('ご家族', { exact: true }).click();
  await part.getByRole('textbox', { name: 'ご相談の内容' }).fill(WORDS);
  await part.getByRole('textbox', { name: '相談の背景' }).fill('先月から通っています。');
  await part.getByRole('checkbox', { name: /個人情報保護方針に同意します/ }).check();
  await part.getByRole('button', { name: '入力内容を確認する' }).click();
  await expect(
    part.getByRole('link', { name: '体調や病気に関する情報の利用への同意が必要です' }),
  ).toBeVisible();
  await part.getByRole('checkbox', { name: /体調や病気に関する情報/ }).check();
  await expectSound(page, 'the consultation by mail');
  await part.getByRole('button', { name: '入力内容を確認する' }).click();
  await part.getByRole('button', { name: 'この内容で送る' }).click();
  await expect(part.getByText('ご相談を受け付けました。')).toBeVisible();
  const number = (await part.getByText(/M-[0-9A-Z]{4}-[0-9A-Z]{4}/).textContent()) ?? '';
  await expectMailTo(page.request, email, 'すぐに119番へ');

  const desk = await openVisit();
  await becomeStaff(desk, { login: `mail-${email}`, role: 'supporter' });
  await desk.goto(addressOn('hatch', '/desk/inquiries'));
  await desk.getByRole('link', { name: new RegExp(`${number}.*メールの相談`) }).click();
  await expect(desk.getByText(WORDS)).toBeVisible();
  await desk.getByRole('textbox', { name: 'メールの文' }).fill('お書きくださり、ありがとうございます。');
  await desk.getByRole('button', { name: 'メールで送る' }).click();
  await expect(desk.getByText('お返事しました')).toBeVisible();
  await expectMailTo(page.request, email, 'お書きくださり、ありがとうございます。');
});

test('調布市の会員がメールの欄に書いた場合、その人の相談になり、返事もそこで読める', async ({
  page,
  openVisit,
  becomeDemoMember,
}, info) => {
  test.setTimeout(120_000);
  await becomeDemoMember('chofu');
  await page.goto(mailOn);
  const part = mailPart(page);
  const words = `職場への伝え方に迷っています。${newPerson(info).phone}`;
  await part.getByLabel('いまのこと、聞きたいこと').fill(words);
  await expectSound(page, 'the consultation by mail of a member');
  await part.getByRole('button', { name: '相談員に送る' }).click();
  await expect(page).toHaveURL(/\/questions\?case_id=/);
  await expect(page.getByRole('log', { name: 'やりとり' })).toContainText(words);
  const number = /H-\d+/.exec((await page.getByText(/H-\d+/).first().textContent()) ?? '')?.[0] ?? '';

  const desk = await openVisit();
  await becomeStaff(desk, { login: `chofu-${newPerson(info).phone}@e2e.example`, role: 'supporter' });
  await desk
    .getByRole('region', { name: '今日の相談' })
    .getByRole('link', { name: new RegExp(`^${number}`) })
    .click();
  await expect(desk.getByText(`${number}・メール`)).toBeVisible();
  await desk.getByRole('button', { name: '私が担当する' }).click();
  await desk.getByLabel('お返事を書く').fill('お話しくださって、ありがとうございます。');
  await desk.getByRole('button', { name: 'お返事を送る' }).click();
  await expect(page.getByRole('log', { name: 'やりとり' })).toContainText('お話しくださって');
});

test('ほかの窓口のご利用案内に、メールの欄はない', async ({ page }) => {
  await page.goto(addressOn('hatch', '/treatment/hidamari'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(mailPart(page)).toHaveCount(0);
});
