import type { Page, TestInfo } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { queueOf } from './portal/desk-queue.ts';
import { untilHydrated } from './portal/hydrated.ts';
import { pressOn, typeInto } from './portal/keyboard.ts';
import { becomeNewMember, callFrom } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { becomeStaff, newSupporter } from './portal/new-staff.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';

interface Opened {
  id: string;
  number: string;
}

/** A case by chat, by the member's own call. */
async function openCase(page: Page, info: TestInfo): Promise<Opened> {
  const bearer = await becomeNewMember(page, newPerson(info));
  const text = '通院の日を職場にどう伝えるか迷っています。';
  const body = { text, topics: ['life'], client_key: crypto.randomUUID() };
  return callFrom<Opened>(page, { method: 'POST', path: '/consultations', body, bearer });
}

const field = (desk: Page) => desk.getByLabel('相談番号でさがす');
const search = (desk: Page) => queueOf(desk).getByRole('button', { name: 'さがす' });
const chip = (desk: Page, name: RegExp) => queueOf(desk).getByRole('link', { name });

// @proves screen /desk
test(
  '相談番号でさがすと、その相談がひらく。ない番号も、番号でないものも、そう言って残す',
  { tag: '@desk' },
  async ({ page, openVisit }, info) => {
    const { id, number } = await openCase(page, info);
    const desk = await openVisit();
    await becomeStaff(desk, newSupporter(info));
    await untilHydrated(desk);
    await field(desk).fill('H-999999');
    await search(desk).click();
    await expect(desk.getByText('H-999999 の相談は、ありません。')).toBeVisible();
    await expect(field(desk)).toHaveValue('H-999999');
    await expectSound(desk, 'a number that no case has');
    await field(desk).fill('090-1234-5678');
    await search(desk).click();
    await expect(desk.getByText('相談番号は、H-1003 のように入力してください').first()).toBeVisible();
    await expect(field(desk)).toHaveValue('090-1234-5678');

    const fullWidth = number
      .slice(2)
      .replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
    await field(desk).fill('');
    await typeInto(desk, field(desk), `ｈ${fullWidth}`);
    await pressOn(desk, search(desk));
    await desk.waitForURL(addressOn('hatch', `/desk/cases/${id}`));
    await expect(desk.getByText(new RegExp(`^${number}・チャット`))).toBeVisible();
  },
);

// @proves screen /desk
test(
  '受け方でしぼった列は、アドレスに残り、相談をひらいても、もどっても同じところにある',
  { tag: '@desk' },
  async ({ page, openVisit }, info) => {
    const { id, number } = await openCase(page, info);
    const desk = await openVisit();
    await becomeStaff(desk, newSupporter(info));
    await untilHydrated(desk);
    const row = queueOf(desk).getByRole('link', { name: new RegExp(`^${number}`) });
    await pressOn(desk, chip(desk, /^メール/));
    await desk.waitForURL(addressOn('hatch', '/desk?channel=mail'));
    await expect(row).toBeHidden();
    await chip(desk, /^チャット/).click();
    await desk.waitForURL(addressOn('hatch', '/desk?channel=chat'));
    await expect(chip(desk, /^チャット/)).toHaveAttribute('aria-current', 'true');
    await expectSound(desk, 'the queue of a channel');
    await chip(desk, /^対応中/).click();
    await desk.waitForURL(addressOn('hatch', '/desk?view=working&channel=chat'));
    await chip(desk, /^未対応/).click();
    await row.click();
    await desk.waitForURL(addressOn('hatch', `/desk/cases/${id}?channel=chat`));
    await desk.goBack();
    await desk.waitForURL(addressOn('hatch', '/desk?channel=chat'));
    await desk.goto(addressOn('hatch', '/desk?channel=chat&page=9'));
    await expect(desk.getByText('このページの相談は、もうありません。')).toBeVisible();
    await queueOf(desk).getByRole('link', { name: '前の50件' }).click();
    await expect(row).toBeVisible();
  },
);

const question = (desk: Page) =>
  desk.getByRole('alertdialog', { name: '操作がないためログアウトします。続けますか?' });

/** The answer to a call that says that somebody is there. */
const answerOfUse = (desk: Page) =>
  desk.waitForResponse(
    (answer) => answer.url().endsWith('/api/desk/me') && !('x-unattended' in answer.request().headers()),
  );

/** From here on, this page notes what is done on it. */
async function untilWatched(desk: Page): Promise<void> {
  await desk.evaluate(() => localStorage.removeItem('hidamari-desk-used-at'));
  await desk.waitForFunction(() => {
    document.dispatchEvent(new Event('pointermove'));
    return localStorage.getItem('hidamari-desk-used-at') !== null;
  });
}

async function openNote(desk: Page, id: string): Promise<void> {
  await desk.goto(addressOn('hatch', `/desk/cases/${id}`));
  await untilHydrated(desk);
  await desk.getByText('内部メモ', { exact: true }).click();
}

test(
  'だれも使わない机は、28分でたずね、30分で終わり、書きかけのメモは残る（G42）',
  { tag: '@desk' },
  async ({ page, openVisit }, info) => {
    const { id } = await openCase(page, info);
    const desk = await openVisit({}, faultsOfStatus(404));
    await desk.clock.install();
    await becomeStaff(desk, newSupporter(info));
    await openNote(desk, id);
    await desk.getByLabel('内部メモを書く').fill('電話が鳴るまで書いていたこと');
    await untilWatched(desk);
    await desk.clock.fastForward('28:10');
    await expect(question(desk)).toBeVisible();
    await expect(question(desk)).toContainText('お返事やメモなど、書いている途中のものは');
    await expectSound(desk, 'the question of a desk that nobody uses');
    const told = answerOfUse(desk);
    await question(desk).getByRole('button', { name: '続ける' }).click();
    expect((await told).status()).toBe(200);
    await expect(question(desk)).toBeHidden();
    await expect(desk.getByLabel('内部メモを書く')).toHaveValue('電話が鳴るまで書いていたこと');

    const heard = answerOfUse(desk);
    await desk.clock.fastForward('29:00');
    await expect(question(desk)).toBeVisible();
    // The call of the minutes before is answered before the session ends.
    await heard;
    await desk.clock.fastForward('01:10');
    await desk.waitForURL(
      addressOn('hatch', `/desk/login?return_to=${encodeURIComponent(`/desk/cases/${id}`)}`),
    );
    await expect(desk.getByText('しばらく操作がなかったため、ログアウトしました。')).toBeVisible();
    await expectSound(desk, 'the login of staff after a desk that nobody used');
    const gone = await desk.goto(addressOn('hatch', '/desk'));
    expect(gone?.status(), 'without a session there is no desk').toBe(404);
    const way = desk.getByRole('link', { name: '担当者のログインへ進む' });
    await expect(way, 'but this browser knows of it').toBeVisible();
    await becomeStaff(desk, newSupporter(info, '佐藤', 2));
    await openNote(desk, id);
    await expect(desk.getByLabel('内部メモを書く')).toHaveValue('電話が鳴るまで書いていたこと');
  },
);
