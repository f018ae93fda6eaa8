import type { Page } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { untilHydrated } from './portal/hydrated.ts';
import { callFrom } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { becomeStaff } from './portal/new-staff.ts';
import { expectMailTo } from './portal/outbox.ts';
import { expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';

const mailOn = addressOn('chofu', '/treatment/hidamari#mail');
const WORDS = '父の通院のことで、気持ちの整理がつきません。';
const mailPart = (page: Page) => page.locator('#mail');

// @proves call POST /email/consultation
test(
  '調布市の訪問者がメールで相談し、すぐに窓口の案内が届き、相談員の返事がメールで届く（G122）',
  { tag: '@core' },
  async ({ page, openVisit }, info) => {
    const email = `mail-${newPerson(info).phone}@e2e.example`;
    await page.goto(mailOn);
    await untilHydrated(page);
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
    await expect(desk.getByText('お返事のメールを、これから送ります')).toBeVisible();
    await expectMailTo(page.request, email, 'お書きくださり、ありがとうございます。');
  },
);

const DANGER = '夜になると、もう消えたいと思ってしまいます。';
const ANSWER = 'それは副作用だと思います。';

/** Consultations by mail and forms that wait at this desk, from the first on. */
async function rowsAtDesk(desk: Page): Promise<string[]> {
  await desk.goto(addressOn('hatch', '/desk/inquiries'));
  await expect(desk.getByRole('heading', { name: 'お問い合わせ' })).toBeVisible();
  return desk.getByRole('main').getByRole('listitem').allTextContents();
}

// @proves state consultation: boundary words
// @proves state words of despair
test(
  'メールの相談につらい言葉がある場合、書いた人には話せる窓口が、机では先頭に二人で確認が出て、二人めが読むとお返事できる（G119、G120）',
  { tag: '@core' },
  async ({ page, openVisit }, info) => {
    const { phone } = newPerson(info);
    const email = `danger-${phone}@e2e.example`;
    await page.goto(mailOn);
    await untilHydrated(page);
    const earlier = await callFrom<{ receipt_number: string }>(page, {
      method: 'POST',
      path: '/email/inquiry',
      body: {
        name: '見本 太郎',
        email: `plain-${phone}@e2e.example`,
        standing: 'self',
        kind: 'how_to_use',
        message: '治療ログの印刷のしかたを教えてください。',
        reply_by: 'mail',
        agreed: true,
      },
    });
    const part = mailPart(page);
    const line = part.getByRole('link', { name: /0120-061-338/ });
    const number = await test.step('書いているときも、送ったあとも、話せる窓口が見える', async () => {
      await part.getByRole('textbox', { name: 'お名前' }).first().fill('見本 花子');
      await part.getByRole('textbox', { name: 'メールアドレス' }).fill(email);
      await part.getByRole('group', { name: 'お立場' }).getByText('ご本人', { exact: true }).click();
      await part
        .getByRole('textbox', { name: 'ご相談の内容' })
        .fill('夜のことを、書きます。よろしくお願いします。');
      await part.getByRole('textbox', { name: '相談の背景' }).fill(DANGER);
      await expect(line).toHaveCount(1);
      await part.getByRole('textbox', { name: 'ご相談の内容' }).fill(DANGER);
      await expect(line).toHaveCount(1);
      for (const name of [/個人情報保護方針に同意します/, /体調や病気に関する情報/])
        await part.getByRole('checkbox', { name }).check();
      await part.getByRole('button', { name: '入力内容を確認する' }).click();
      await part.getByRole('button', { name: 'この内容で送る' }).click();
      await expect(part.getByText('ご相談を受け付けました。')).toBeVisible();
      await expect(line).toHaveCount(1);
      await part.getByText('お送りした内容を見る').click();
      await expect(part.getByRole('definition').filter({ hasText: DANGER })).toHaveCount(2);
      await expectSound(page, 'the receipt of words that suggest danger');
      return (await part.getByText(/M-[0-9A-Z]{4}-[0-9A-Z]{4}/).textContent()) ?? '';
    });

    const [desk, second, clerk] = [await openVisit(), await openVisit(), await openVisit()];
    await becomeStaff(desk, { login: `danger-1-${email}`, role: 'supporter', name: '佐藤' });
    await becomeStaff(second, { login: `danger-2-${email}`, role: 'lead', name: '鈴木' });
    await becomeStaff(clerk, { login: `danger-3-${email}`, role: 'concierge', name: '高橋' });
    const open = (one: Page) => one.getByRole('link', { name: new RegExp(number) }).click();

    await test.step('机では、しるしとともに、しるしのないものより前に並ぶ。手続きの担当者には見えない', async () => {
      const rows = await rowsAtDesk(desk);
      const at = (words: string) => rows.findIndex((row) => row.includes(words));
      expect(rows[at(number)]).toContain('二人で確認');
      expect(at(number)).toBeLessThan(at(earlier.receipt_number));
      const before = rows.slice(0, at(number));
      expect(before.filter((row) => !/二人で確認|さんが読みました/.test(row))).toEqual([]);
      await expectSound(desk, 'the list with words that suggest danger');
      const seen = await rowsAtDesk(clerk);
      expect(seen.filter((row) => row.includes(earlier.receipt_number))).toHaveLength(1);
      expect(seen.filter((row) => row.includes('メールの相談'))).toEqual([]);
    });

    await test.step('ほかの人が読むまで、お返事を書く欄がない', async () => {
      await open(desk);
      await expect(desk.getByText('二人で確認してください')).toBeVisible();
      await expect(desk.getByText('0120-061-338')).toBeVisible();
      await expect(desk.getByText('もう一人が読むまで、お返事は送れません。')).toBeVisible();
      await expect(desk.getByRole('button', { name: 'メールで送る' })).toHaveCount(0);
      // Nobody is on call in this portal: that is what is said, and no call is asked for without a number.
      await desk.getByRole('button', { name: '当番の責任者へ知らせる' }).click();
      await expect(
        desk.getByText(/当番の連絡先が登録されていないので、お知らせは送られていません。/),
      ).toBeVisible();
      await expectSound(desk, 'an inquiry that two people have to read');
      await rowsAtDesk(second);
      await desk.getByRole('button', { name: 'もう一人を呼ぶ' }).click();
      await expect(desk.getByText(/佐藤さんがもう一人の相談員を呼びました/)).toBeVisible();
      await expect(
        second.getByText(`佐藤さんが、${number} にもう一人の相談員を呼んでいます。`),
      ).toBeVisible();
      await second.getByRole('button', { name: '行って、このお問い合わせをひらく' }).click();
      await expect(desk.getByText(/鈴木さんが来ます/)).toBeVisible();
      await second.getByRole('button', { name: '私も読みました' }).click();
      await expect(second.getByText('もう一人の方が、お返事します')).toBeVisible();
      await expect(second.getByRole('button', { name: 'メールで送る' })).toHaveCount(0);
      await expectSound(second, 'an inquiry that one has read');
    });

    await test.step('読まれたことがひとりでにわかり、助言に読める文は言いかえが出て、送れる', async () => {
      await expect(desk.getByText(/鈴木さん（\d\d:\d\d）も読みました/)).toBeVisible();
      const field = desk.getByRole('textbox', { name: 'メールの文' });
      await field.fill(ANSWER);
      await expect(desk.getByText('診断のように読めます')).toBeVisible();
      await desk.getByRole('button', { name: 'この言い方を入れる' }).click();
      await expect(field).toHaveValue(
        new RegExp(`^${ANSWER}\n何が起きているかの判断は、相談員にはできません。`),
      );
      await expectSound(desk, 'an answer after two people have read');
      await desk.getByRole('button', { name: 'メールで送る' }).click();
      await expect(desk.getByText('お返事のメールを、これから送ります')).toBeVisible();
      await expectMailTo(page.request, email, '何が起きているかの判断は、相談員にはできません。');
    });
  },
);

/** The one promise of mail (G9), with its day: no word of hours in which somebody would answer at once. */
const PROMISED = /うまく書けなくて大丈夫です。3営業日以内にお返事します（いま送ると、\d+月\d+日（.）まで）。/;

test(
  '調布市の会員がメールの欄に書いた場合、その人の相談になり、返事もそこで読める',
  { tag: '@core' },
  async ({ page, openVisit, becomeDemoMember }, info) => {
    await becomeDemoMember('chofu');
    await page.goto(mailOn);
    const part = mailPart(page);
    const words = `職場への伝え方に迷っています。${newPerson(info).phone}`;
    const field = part.getByLabel('いまのこと、聞きたいこと');
    await expect(field).toHaveAccessibleDescription(PROMISED);
    await expect(part.getByText(/時間を過ぎて送った文|受付時間になったら/)).toHaveCount(0);
    await field.fill(words);
    await expectSound(page, 'the consultation by mail of a member');
    await part.getByRole('button', { name: '相談員に送る' }).click();
    await expect(page).toHaveURL(/\/questions\?case_id=/);
    await expect(page.getByRole('log', { name: 'やりとり' })).toContainText(words);
    await expect(page.getByLabel('続けて書く')).toHaveAccessibleDescription(PROMISED);
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
  },
);

test('ほかの窓口のご利用案内に、メールの欄はない', async ({ page }) => {
  await page.goto(addressOn('hatch', '/treatment/hidamari'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(mailPart(page)).toHaveCount(0);
});
