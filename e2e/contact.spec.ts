import type { Page } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { untilHydrated } from './portal/hydrated.ts';
import { intercept } from './portal/intercept.ts';
import { chooseIn, pressOn, typeInto } from './portal/keyboard.ts';
import { becomeNewMember } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { becomeStaff } from './portal/new-staff.ts';
import { expectMailTo } from './portal/outbox.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';

const contact = addressOn('hatch', '/contact');
const WORDS = '治療ログの印刷のしかたを教えてください。';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const pick = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByText(name, { exact: true }).click();

async function write(page: Page, email: string): Promise<void> {
  await field(page, 'お名前').first().fill('見本 花子');
  await field(page, 'メールアドレス').fill(email);
  await pick(page, 'お立場', 'ご本人');
  await pick(page, '種類', '使い方');
  await field(page, 'お問い合わせの内容').fill(WORDS);
  await pick(page, '返信方法', 'メールで返事がほしい');
  await page.getByRole('checkbox', { name: /個人情報保護方針に同意します/ }).check();
}

// @proves screen /contact
// @proves screen /desk/inquiries
test(
  '訪問者が書き、確かめ、受付番号を受け取る。担当者が答えると、メールで届く（G121）',
  { tag: '@core' },
  async ({ page, openVisit }, info) => {
    const email = `contact-${newPerson(info).phone}@e2e.example`;
    await page.goto(contact);
    await untilHydrated(page);
    await expect(page.getByText('体調や治療のご相談は、相談窓口へ')).toBeVisible();

    await test.step('足りないところを、欄ごとに言う', async () => {
      await page.getByRole('button', { name: '入力内容を確認する' }).click();
      await expect(page.getByRole('link', { name: 'お名前を入力してください' })).toBeVisible();
      await field(page, 'お問い合わせの内容').fill('短い');
      await field(page, 'お問い合わせの内容').blur();
      await expect(page.getByText('10文字以上で入力してください').first()).toBeVisible();
      await field(page, 'メールアドレス').fill('hana@gmial.com');
      await page.getByRole('button', { name: 'hana@gmail.com に直す' }).click();
      await expect(field(page, 'メールアドレス')).toHaveValue('hana@gmail.com');
      await expectSound(page, 'the contact form with errors');
    });

    await test.step('書いたものは読み直しても残り、確かめてから戻って直せる', async () => {
      await write(page, email);
      await page.reload();
      await untilHydrated(page);
      await expect(field(page, 'お問い合わせの内容')).toHaveValue(WORDS);
      await expect(page.getByRole('checkbox', { name: /個人情報保護方針に同意します/ })).not.toBeChecked();
      await page.getByRole('checkbox', { name: /個人情報保護方針に同意します/ }).check();
      await page.getByRole('button', { name: '入力内容を確認する' }).click();
      await expect(page.getByText('この内容でお送りしてよいか、ご確認ください。')).toBeVisible();
      await expect(page.getByText(WORDS)).toBeVisible();
      await expectSound(page, 'the contact form to be confirmed');
      await page.getByRole('button', { name: '戻って直す' }).click();
      await expect(field(page, 'メールアドレス')).toHaveValue(email);
      await page.getByRole('button', { name: '入力内容を確認する' }).click();
    });

    const number = await test.step('送ると受付番号が出て、控えがメールで届く', async () => {
      await page.getByRole('button', { name: 'この内容で送る' }).click();
      await expect(page.getByText('お問い合わせを受け付けました。')).toBeVisible();
      await expect(page.getByText(/3営業日以内にお返事します/)).toBeVisible();
      await expectSound(page, 'the receipt of the contact form');
      const words = (await page.getByText(/C-[0-9A-Z]{4}-[0-9A-Z]{4}/).textContent()) ?? '';
      await expectMailTo(page.request, email, words);
      return words;
    });

    await test.step('担当者が読み、お返事する', async () => {
      const desk = await openVisit();
      await becomeStaff(desk, { login: `contact-${email}`, role: 'concierge' });
      await desk.goto(addressOn('hatch', '/desk/inquiries'));
      await expectSound(desk, 'the list of inquiries');
      await desk.getByRole('link', { name: new RegExp(number) }).click();
      await expect(desk.getByText(WORDS)).toBeVisible();
      await expectSound(desk, 'an inquiry at the desk');
      await field(desk, 'メールの文').fill('一覧の上の「印刷する」からできます。');
      await desk.getByRole('button', { name: 'メールで送る' }).click();
      await expect(desk.getByText('お返事のメールを、これから送ります')).toBeVisible();
      await expect(desk.getByRole('heading', { name: 'お返事', exact: true })).toBeVisible();
      await expectMailTo(page.request, email, '一覧の上の「印刷する」からできます。');
    });
  },
);

test(
  '送る途中で電波が切れた場合、書いたものは残り、つながってからの一度で届く',
  { tag: '@core' },
  async ({ page, faults }, info) => {
    faults.expect(/net::ERR_FAILED/);
    const email = `cut-${newPerson(info).phone}@e2e.example`;
    await page.goto(contact);
    await untilHydrated(page);
    await write(page, email);
    await page.getByRole('button', { name: '入力内容を確認する' }).click();
    const letThrough = await intercept(page, '**/api/email/inquiry', (route) => route.abort());
    await page.getByRole('button', { name: 'この内容で送る' }).click();
    const again = page.getByRole('button', { name: '再送' });
    await expect(again).toBeVisible();
    letThrough();
    await again.click();
    await expect(page.getByText('お問い合わせを受け付けました。')).toBeVisible();
  },
);

test('つらい気持ちが書かれている場合、今すぐ話せる窓口を見せ、送ることは止めない（G119）', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto(contact);
  await untilHydrated(page);
  await field(page, 'お問い合わせの内容').fill('もう消えたいと思ってしまいます。');
  await expect(page.getByText('今すぐ話せるところがあります。')).toBeVisible();
  await expect(page.getByRole('button', { name: '入力内容を確認する' })).toBeEnabled();
});

test('つらい気持ちの言葉は、送る前の確認でも窓口を見せ、閉じたあとは、ほかの画面でも番号だけが一押しになる（G119）', async ({
  page,
}, info) => {
  await page.goto(contact);
  await untilHydrated(page);
  await write(page, `sad-${newPerson(info).phone}@e2e.example`);
  const words = field(page, 'お問い合わせの内容');
  await words.fill('もう消えたいと思ってしまいます。');
  const card = page.getByRole('group', { name: 'とてもつらいお気持ちなのですね。' });
  await page.getByRole('button', { name: '入力内容を確認する' }).click();
  await expect(page.getByRole('button', { name: 'この内容で送る' })).toBeVisible();
  await expect(card.getByRole('link', { name: /0120-061-338/ })).toBeVisible();
  await expectSound(page, 'the step that repeats words that suggest danger');
  await card.getByRole('button', { name: 'いまは閉じる' }).click();
  const numbers = page.getByRole('button', { name: 'つらいときに話せる電話' });
  await expect(numbers).toBeFocused();
  await page.getByRole('button', { name: '戻って直す' }).click();
  await expect(words).toHaveValue('もう消えたいと思ってしまいます。');
  await expect(card).toHaveCount(0);
  await words.fill('遺書を書きました。ごめんなさい。');
  await words.blur();
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'いまは閉じる' }).click();
  await expect(words).toBeFocused();
  await page.getByRole('button', { name: '入力内容を確認する' }).click();
  await page.getByRole('button', { name: 'この内容で送る' }).click();
  await expect(page.getByText('お問い合わせを受け付けました。')).toBeVisible();
  await expect(card).toHaveCount(0);
  await numbers.click();
  await expect(card.getByRole('link', { name: /0120-061-338/ })).toBeInViewport();
});

test('会員の場合、お名前とメールアドレスは入っている', async ({ page }, info) => {
  const person = newPerson(info);
  await becomeNewMember(page, person);
  await page.goto(contact);
  await expect(field(page, 'お名前').first()).not.toHaveValue('');
  await expect(field(page, 'メールアドレス')).toHaveValue(/@/);
});

// @proves screen /desk/inquiries/:id
test('二人の担当者が答えた場合、あとの人は先の人の名を知り、書いた文は残る', async ({
  page,
  openVisit,
  faults,
}, info) => {
  faults.expect(faultsOfStatus(409));
  const email = `two-${newPerson(info).phone}@e2e.example`;
  const visitor = await openVisit();
  await visitor.goto(contact);
  await untilHydrated(visitor);
  await write(visitor, email);
  await visitor.getByRole('button', { name: '入力内容を確認する' }).click();
  await visitor.getByRole('button', { name: 'この内容で送る' }).click();
  const number = (await visitor.getByText(/C-[0-9A-Z]{4}-[0-9A-Z]{4}/).textContent()) ?? '';
  await becomeStaff(page, { login: `one-${email}`, role: 'concierge' });
  const other = await openVisit();
  await becomeStaff(other, { login: `other-${email}`, role: 'lead', name: '佐々木' });
  for (const desk of [page, other]) {
    await desk.goto(addressOn('hatch', '/desk/inquiries'));
    await desk.getByRole('link', { name: new RegExp(number) }).click();
    await field(desk, 'メールの文').fill('お返事の文です。');
  }
  await other.getByRole('button', { name: 'メールで送る' }).click();
  await expect(other.getByText('お返事のメールを、これから送ります')).toBeVisible();
  await page.getByRole('button', { name: 'メールで送る' }).click();
  await expect(page.getByText('佐々木さんが、先にお返事しています。')).toBeVisible();
  await expect(field(page, 'メールの文')).toHaveValue('お返事の文です。');
  await page.getByRole('button', { name: '送られたお返事を見る' }).click();
  await expect(page.getByRole('heading', { name: 'お返事', exact: true })).toBeVisible();
});

// @proves screen /contact
test('キーボードだけで、お問い合わせを送れる', async ({ page }, info) => {
  const email = `keys-${newPerson(info).phone}@e2e.example`;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(contact);
  await untilHydrated(page);
  await typeInto(page, field(page, 'お名前').first(), '見本 花子');
  await typeInto(page, field(page, 'メールアドレス'), email);
  await chooseIn(page, page.getByRole('group', { name: 'お立場' }), 'ご家族');
  await chooseIn(page, page.getByRole('group', { name: '種類' }), '使い方');
  await typeInto(page, field(page, 'お問い合わせの内容'), WORDS);
  await chooseIn(page, page.getByRole('group', { name: '返信方法' }), '返事はいりません');
  await pressOn(page, page.getByRole('checkbox', { name: /個人情報保護方針に同意します/ }), 'Space');
  await pressOn(page, page.getByRole('button', { name: '入力内容を確認する' }));
  await pressOn(page, page.getByRole('button', { name: 'この内容で送る' }));
  await expect(page.getByText('お問い合わせを受け付けました。')).toBeVisible();
});
