import type { Locator, Page } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { talkOf } from './portal/chat.ts';
import { caseHeadAt, openAtDesk } from './portal/desk-queue.ts';
import { untilHydrated } from './portal/hydrated.ts';
import { becomeNewMember, callFrom } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { becomeStaff, newSupporter } from './portal/new-staff.ts';
import { expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';

/** Words that G119 lists, in the middle of others. */
const DANGER = '夜になると、もう消えたいと思ってしまいます。';
const WORDS = `職場にはまだ話していません。${DANGER}お返事は急ぎません。`;
const REASON = '今夜のことを書かれ、はじめの一言にもお返事がないため。';

// @proves call POST /desk/cases/{id}/first-aid
// @proves call PUT /desk/cases/{id}/calls/{whom}
// @proves call POST /desk/cases/{id}/phone
// @proves state words of despair
test(
  'つらい気持ちの言葉の相談で、一人で一言を送り、ほかの部屋にいる責任者を呼び、責任者が理由を残して電話番号をひらく（G119）',
  { tag: ['@core', '@desk'] },
  async ({ page, openVisit }, info) => {
    const bearer = await becomeNewMember(page, newPerson(info));
    const { number } = await callFrom<{ number: string }>(page, {
      method: 'POST',
      path: '/consultations',
      body: { text: WORDS, topics: ['life'], client_key: crypto.randomUUID() },
      bearer,
    });
    const [desk, lead] = [await openVisit(), await openVisit()];
    await becomeStaff(desk, newSupporter(info, '佐藤', 1));
    await becomeStaff(lead, { ...newSupporter(info, '鈴木', 2), role: 'lead' });

    await test.step('責任者は、別の部屋にいる。題に、二人で確認するものがあることが出る', async () => {
      await lead.goto(addressOn('hatch', '/desk/canned-answers'));
      await untilHydrated(lead);
      await expect(lead).toHaveTitle(/^【至急 \d+】/);
      await lead.getByRole('button', { name: 'お知らせ' }).click();
      const inTitle = lead.getByRole('switch', { name: 'タブの名前に、お待ちの数を出す' });
      await inTitle.click();
      await expect(lead).toHaveTitle(/^[^【（]/);
      await inTitle.click();
      await expect(lead).toHaveTitle(/^【至急 \d+】/);
      await lead.getByRole('dialog').getByRole('button', { name: '閉じる' }).click();
    });

    await test.step('相談をひらくと、その文と、机にいる人が見え、一人で一言を送れる', async () => {
      await openAtDesk(desk, number);
      await untilHydrated(desk);
      await expect(desk.getByText(`「${DANGER}」`)).toBeVisible();
      await expect(desk.getByText(/鈴木さん（相談員の責任者）/)).toBeVisible();
      await expectSound(desk, 'a case with words of danger');
      await desk.setViewportSize({ width: 1280, height: 800 });
      await expectOnFirstScreen(desk, [
        ...['私が担当する', 'はじめの一言をいま送る', 'もう一人の相談員を呼ぶ', '責任者を呼ぶ'].map((name) =>
          desk.getByRole('button', { name }),
        ),
        ...['送る文を読む', '窓口の番号', '電話番号をひらく'].map((words) =>
          desk.getByText(words, { exact: true }),
        ),
      ]);
      await desk.getByRole('button', { name: 'はじめの一言をいま送る' }).click();
      await expect(desk.getByText(/はじめの一言を、佐藤さんが送りました/)).toBeVisible();
      await expect(talkOf(desk)).toContainText('お書きくださったことを、相談員が読みました。');
      await expect(desk.getByText('もう一人が読むまで、お返事は送れません。')).toBeVisible();
    });

    await test.step('責任者を呼ぶと、その人の部屋に出て、行くと、呼んだ人に見える', async () => {
      await desk.getByRole('button', { name: '責任者を呼ぶ' }).click();
      await expect(lead.getByText(`佐藤さんが、${number} に責任者を呼んでいます。`)).toBeVisible();
      await expectSound(lead, 'a room in which somebody is called');
      await lead.getByRole('button', { name: '行って、この相談をひらく' }).click();
      await expect(lead.getByText(`「${DANGER}」`)).toBeVisible();
      await expect(desk.getByText(/鈴木さんが来ます/)).toBeVisible();
    });

    await test.step('責任者は、理由を書いて電話番号をひらき、会員の「だれが見たか」に理由が残る', async () => {
      await lead.getByText('電話番号をひらく', { exact: true }).click();
      await lead.getByRole('button', { name: '理由を残して、電話番号をひらく' }).click();
      await expect(lead.getByRole('textbox', { name: 'ひらく理由' })).toHaveAttribute('aria-invalid', 'true');
      await lead.getByRole('textbox', { name: 'ひらく理由' }).fill(REASON);
      await expectSound(lead, 'before a number is opened');
      await lead.getByRole('button', { name: '理由を残して、電話番号をひらく' }).click();
      // Beside the numbers of the first words, which stand in the conversation.
      const calls = lead.getByRole('link', { name: /^0\d+-\d+-\d+$/ });
      await expect(calls).toHaveCount((await lead.getByRole('log').locator('a[href^="tel:0"]').count()) + 1);
      await expect(lead.getByRole('log').locator('a[href="tel:0120061338"]')).toHaveCount(1);
      await page.goto(addressOn('hatch', '/account/access-diary'));
      await expect(page.getByRole('main')).toContainText(REASON);
    });
  },
);

/** As the page comes, before anybody scrolls. */
async function expectOnFirstScreen(desk: Page, parts: readonly Locator[]): Promise<void> {
  await desk.evaluate(() => window.scrollTo(0, 0));
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
}

test(
  'とても長い文は、終わりまで見るまでたたまれ、電話の画面でも、次に押すボタンがはじめから見える（G119）',
  { tag: '@desk' },
  async ({ page, openVisit }, info) => {
    const bearer = await becomeNewMember(page, newPerson(info));
    const long = `${'だれにも言えないまま、朝になると窓の外を見て、'.repeat(30)}もう消えたいです。`;
    const { number } = await callFrom<{ number: string }>(page, {
      method: 'POST',
      path: '/consultations',
      body: {
        text: `職場にはまだ話していません。${long}`,
        topics: ['life'],
        client_key: crypto.randomUUID(),
      },
      bearer,
    });
    const desk = await openVisit();
    await becomeStaff(desk, newSupporter(info, '佐藤', 1));
    await openAtDesk(desk, number);
    await untilHydrated(desk);
    await desk.setViewportSize({ width: 390, height: 844 });
    const quote = desk.getByText(`「${long}」`);
    const folded = (await quote.boundingBox())?.height ?? 0;
    await expectOnFirstScreen(desk, [quote, desk.getByRole('button', { name: '私が担当する' })]);
    await expectSound(desk, 'a long sentence of danger, folded');
    await desk.getByRole('button', { name: '全文を見る' }).click();
    await expect.poll(async () => (await quote.boundingBox())?.height).toBeGreaterThan(folded * 3);
    await expectSound(desk, 'a long sentence of danger, whole');
  },
);

// @proves call POST /desk/cases/{id}/take
test(
  'つらい気持ちの言葉の相談を、机を閉じた同僚から、一押しで引き取れて、そのことがメモに残る（G119）',
  { tag: '@desk' },
  async ({ page, openVisit }, info) => {
    const bearer = await becomeNewMember(page, newPerson(info));
    const { id, number } = await callFrom<{ id: string; number: string }>(page, {
      method: 'POST',
      path: '/consultations',
      body: { text: WORDS, topics: ['life'], client_key: crypto.randomUUID() },
      bearer,
    });
    const [colleague, desk] = [await openVisit(), await openVisit()];
    await becomeStaff(colleague, newSupporter(info, '佐藤', 1));
    await untilHydrated(colleague);
    await callFrom(colleague, { method: 'POST', path: `/desk/cases/${id}/take`, body: {} });
    await becomeStaff(desk, newSupporter(info, '鈴木', 2));
    await openAtDesk(desk, number);
    await untilHydrated(desk);
    const take = desk.getByRole('button', { name: '佐藤さんから引き取る' });
    await expect(desk.getByText(/いま机をひらいている人：.*佐藤さん/)).toBeVisible();
    await expect(take).toHaveCount(0);
    await colleague.close();
    await expect(desk.getByText('佐藤さんは、いま机にいません。代わりに担当になれます。')).toBeVisible();
    await expectSound(desk, 'a case of a colleague who has gone');
    await take.click();
    await expect(caseHeadAt(desk).getByText('担当：鈴木')).toBeVisible();
    await expect(desk.getByText('担当していた佐藤さんから、鈴木さんが引き取りました。')).toBeVisible();
  },
);

// @proves call PUT /desk/alerts
test('机からのお知らせは、選んだとおりに残る（G119）', { tag: '@desk' }, async ({ page }, info) => {
  await becomeStaff(page, newSupporter(info));
  await untilHydrated(page);
  const open = () => page.getByRole('button', { name: 'お知らせ' }).click();
  const sound = page.getByRole('switch', { name: '音を鳴らす' });
  await open();
  await expect(sound).toBeChecked();
  await sound.click();
  await expect(sound).not.toBeChecked();
  await expectSound(page, 'how the desk calls for attention');
  await page.reload();
  await untilHydrated(page);
  await open();
  await expect(sound).not.toBeChecked();
});
