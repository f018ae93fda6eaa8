import { EMERGENCY_TEXT, SUDDEN_CHANGE_TEXT } from '@hidamari/domain/emergency';
import type { Locator, Page } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { expectAccessible } from './portal/axe.ts';
import { numberOfCase } from './portal/case-number.ts';
import { ASKED, askByChat as ask, chatOf, talkOf } from './portal/chat.ts';
import { expectAmongFirst, openAtDesk, queueRowsAt } from './portal/desk-queue.ts';
import { logIn } from './portal/members.ts';
import { becomeNewMember } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { becomeStaff, newSupporter } from './portal/new-staff.ts';
import { expect, test } from './portal/portal-test.ts';
import { categoryTile } from './portal/treatment-log.ts';

/** Words that G119 lists. */
const DANGER = '夜になると、もう消えたいと思ってしまいます。';

// @proves call POST /desk/cases/{id}/second-check
// @proves state words of despair
test(
  'つらい気持ちの言葉の場合、会員には話せる窓口が、相談員には二人で読む決まりが出る（G119）',
  { tag: ['@core', '@both-widths'] },
  async ({ page, openVisit }, info) => {
    await becomeNewMember(page, newPerson(info));
    const [first, second] = [await openVisit(), await openVisit()];
    await becomeStaff(first, newSupporter(info, '佐藤', 1));
    await becomeStaff(second, newSupporter(info, '鈴木', 2));
    const chat = await ask(page, DANGER);
    // On the screen as it is after sending, without having to look for it below the field.
    await expect(chat.getByRole('link', { name: /0120-061-338/ })).toBeInViewport({ ratio: 1 });
    await expect(chat.getByRole('heading', { name: 'チャットで相談する' })).toBeInViewport({ ratio: 1 });
    await chat.getByLabel('続けて書く').fill(DANGER);
    await expect(chat.getByRole('group', { name: 'とてもつらいお気持ちなのですね。' })).toHaveCount(1);
    await chat.getByLabel('続けて書く').fill('');
    await expectAccessible(page);
    const number = await numberOfCase(page);
    await expectAmongFirst(first, number);
    await openAtDesk(first, number);
    await expect(first.getByText('一人めが「私が担当する」を押す')).toBeVisible();
    await first.getByRole('button', { name: '私が担当する' }).click();
    await expect(first.getByText('もう一人が読むまで、お返事は送れません。')).toBeVisible();
    await expectAccessible(first);
    // The second one looks at the queue as it is: taken, it still stands first there.
    await expect(queueRowsAt(second).filter({ hasText: number })).toContainText('担当：佐藤');
    await expectAmongFirst(second, number);
    await openAtDesk(second, number);
    await second.getByRole('button', { name: '私も読みました' }).click();
    await expect(first.getByText('鈴木さんも読みました')).toBeVisible();
    await first.getByLabel('お返事を書く').fill('お気持ちを書いてくださって、ありがとうございます。');
    await first.getByRole('button', { name: 'お返事を送る' }).click();
    await expect(talkOf(chat)).toContainText('お気持ちを書いてくださって、ありがとうございます。');
  },
);

const cardIn = (place: Page | Locator) =>
  place.getByRole('group', { name: 'とてもつらいお気持ちなのですね。' });

// @proves state words of despair
test(
  'つらい言葉のカードは、次の文を送っても、読みこみ直しても、別の端末でも残り、閉じたあとも番号は一押しで開く（G119）',
  { tag: '@core' },
  async ({ page, openVisit }, info) => {
    const person = newPerson(info);
    await becomeNewMember(page, person);
    const chat = await ask(page, DANGER);
    await chat.getByLabel('続けて書く').fill('すみません、こんなことを書いて。');
    await chat.getByRole('button', { name: '送る', exact: true }).click();
    await expect(talkOf(chat)).toContainText('すみません、こんなことを書いて。');
    await expect(cardIn(chat)).toBeVisible();
    await expect(chat.getByText('いちばん先に')).toBeVisible();
    await expect(chat.getByText(/遅くとも.*までに/)).toBeHidden();
    await chat.getByRole('link', { name: '大きな画面でひらく' }).click();
    await expect(page).toHaveURL(/\/questions\?case_id=/);
    await page.reload();
    const whole = page.getByRole('region', { name: 'やりとり' });
    await expect(cardIn(whole)).toBeVisible();
    await cardIn(whole).getByRole('button', { name: 'いまは閉じる' }).click();
    await expect(cardIn(whole)).toBeHidden();
    await page.getByText('つらいときに話せる電話').click();
    await expect(page.getByRole('link', { name: /^0120-279-338/ })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    const address = page.url();
    const other = await openVisit();
    await logIn(other, 'hatch', person.phone, person.password);
    await other.goto(address);
    await expect(other.getByText('つらいときに話せる電話')).toBeVisible();
    await expect(cardIn(other.locator('main'))).toBeHidden();
  },
);

// @proves state words of despair
test(
  '書いている途中にカードが出た場合、書いている欄と、いま出られる番号が、低い画面でも一緒に見える（G119）',
  {
    tag: '@core',
  },
  async ({ page }, info) => {
    // As low as the window is over the keyboard of a phone.
    await page.setViewportSize({ width: 390, height: 520 });
    await becomeNewMember(page, newPerson(info));
    const expectBesideWriting = async (place: Page | Locator, field: Locator) => {
      await field.pressSequentially(DANGER);
      await expect(cardIn(place)).toBeVisible();
      await expect(place.getByText('0120-061-338')).toBeInViewport({ ratio: 1 });
      await expect(field).toBeInViewport({ ratio: 1 });
    };
    await page.goto(addressOn('hatch', '/treatment-logs/new'));
    await categoryTile(page, 'その他').check();
    const note = page.getByRole('textbox', { name: '自由記入' });
    await note.evaluate((field) => field.scrollIntoView({ block: 'end' }));
    await expectBesideWriting(page, note);
    await page.goto(addressOn('hatch', '/articles?chatplus=open'));
    // Under the name of the field too no day and no hour stands beside such words.
    await expect(chatOf(page)).toContainText('受付時間になったらお返事します');
    await expectBesideWriting(chatOf(page), chatOf(page).getByLabel('いまのこと、聞きたいこと'));
    await expect(chatOf(page)).toContainText('うまく書けなくて大丈夫です。送った文は、相談員が読みます。');
    await expect(chatOf(page)).not.toContainText('お返事します');
    // Over a large keyboard not even the first number of the card has room: it stands above the field, for the finger.
    await page.setViewportSize({ width: 390, height: 380 });
    const above = chatOf(page).locator('[aria-hidden] > a[href="tel:0120061338"]');
    await expect(above).toBeInViewport({ ratio: 1 });
    await expect(above).toContainText('いま受付中');
    await expect(cardIn(chatOf(page)).getByRole('link', { name: /0120-061-338/ })).toHaveCount(1);
    await expectAccessible(page);
  },
);

/** One sentence and its number stand there; the whole text is a press away. */
async function expectEmergencyWhole(place: Locator): Promise<void> {
  await expect(place.getByText(SUDDEN_CHANGE_TEXT)).toBeVisible();
  await expect(place.getByRole('link', { name: /^119/ })).toHaveAttribute('href', 'tel:119');
  await expect(place.getByText(EMERGENCY_TEXT)).toBeHidden();
  await place.getByText('迷うときの電話も見る').click();
  await expect(place.getByText(EMERGENCY_TEXT)).toBeVisible();
}

// @proves state emergency numbers
test(
  '続きを書くときも、119の一文がいつも見え、押すと緊急の案内の全文が読める（G118）',
  { tag: '@core' },
  async ({ page }, info) => {
    await becomeNewMember(page, newPerson(info));
    const chat = await ask(page, ASKED);
    await expectEmergencyWhole(chat);
    await expectAccessible(page);
    await chat.getByRole('link', { name: '大きな画面でひらく' }).click();
    await expect(page).toHaveURL(/\/questions\?case_id=/);
    await expectEmergencyWhole(page.getByRole('region', { name: 'やりとり' }));
  },
);
