import type { Page, TestInfo } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { untilHydrated } from './portal/hydrated.ts';
import { chooseIn, pressOn } from './portal/keyboard.ts';
import { becomeNewMember, callFrom } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { becomeStaff, newSupporter } from './portal/new-staff.ts';
import { expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';

const WORDS = '通院の日を職場にどう伝えるか迷っています。';

interface Opened {
  id: string;
  number: string;
}

/** A case by chat, by the member's own call, which a colleague called 佐藤 has taken. */
async function caseOfAColleague(page: Page, colleague: Page, info: TestInfo): Promise<Opened> {
  const bearer = await becomeNewMember(page, newPerson(info));
  const body = { text: WORDS, topics: ['life'], client_key: crypto.randomUUID() };
  const opened = await callFrom<Opened>(page, { method: 'POST', path: '/consultations', body, bearer });
  await becomeStaff(colleague, newSupporter(info, '佐藤', 1));
  await callFrom(colleague, { method: 'POST', path: `/desk/cases/${opened.id}/take`, body: {} });
  return opened;
}

// @proves screen /desk/cases/:id
// @proves call PUT /desk/cases/{id}/reading-reason
test(
  '同僚の担当の相談は、理由を残すとその場でひらき、理由は会員の「だれが見たか」に出る（F46）',
  { tag: ['@core', '@desk'] },
  async ({ page, openVisit }, info) => {
    const colleague = await openVisit();
    const { id, number } = await caseOfAColleague(page, colleague, info);
    const desk = await openVisit();
    await becomeStaff(desk, newSupporter(info, '鈴木', 2));
    const queue = desk.getByRole('region', { name: '今日の相談' });
    await pressOn(desk, queue.getByRole('link', { name: /^対応中/ }));
    await desk.waitForURL(addressOn('hatch', '/desk?view=working'));
    const row = queue.getByRole('link', { name: new RegExp(`^${number}`) });
    await pressOn(desk, row);
    await desk.waitForURL(addressOn('hatch', `/desk/cases/${id}?view=working`));
    const question = desk.getByRole('heading', { name: `${number} をひらく前に` });
    await expect(question).toBeFocused();
    await expect(desk.getByText('佐藤さんが担当している相談です。')).toBeVisible();
    await expect(desk.getByText(WORDS)).toHaveCount(0);
    await expectSound(desk, 'the question before a case of a colleague');
    await desk.setViewportSize({ width: 1_280, height: 800 });
    // The queue beside it can be used meanwhile.
    await expect(row).toHaveAttribute('aria-current', 'true');
    await expect(desk.getByLabel('相談番号でさがす')).toBeVisible();

    const open = desk.getByRole('button', { name: '理由を残して開く' });
    await pressOn(desk, open);
    await expect(desk.getByText('理由を選んでください').first()).toBeVisible();
    await expectSound(desk, 'the question, nothing chosen');
    await desk.setViewportSize({ width: 1_280, height: 800 });
    await chooseIn(desk, desk.getByRole('group', { name: /^ひらく理由/ }), '担当を手伝う・引き継ぐ');
    await pressOn(desk, open);
    const heading = desk.getByRole('heading', { name: 'くらしのご相談', level: 1 });
    await expect(heading).toBeFocused();
    await expect(desk.getByRole('log', { name: 'やりとり' })).toContainText(WORDS);
    await expect(desk).toHaveURL(addressOn('hatch', `/desk/cases/${id}?view=working`));

    // Read again, it opens as it is; and whoever looks after it is never asked.
    await desk.reload();
    await untilHydrated(desk);
    await expect(desk.getByRole('log', { name: 'やりとり' })).toContainText(WORDS);
    await colleague.goto(addressOn('hatch', `/desk/cases/${id}`));
    await expect(colleague.getByRole('log', { name: 'やりとり' })).toContainText(WORDS);

    await page.goto(addressOn('hatch', '/account/access-diary'));
    const told = page.getByRole('listitem').filter({ hasText: '鈴木' });
    await expect(told).toContainText('ご相談を読みました');
    await expect(told).toContainText(`理由：担当者の手伝い・引き継ぎ（${number}）`);
  },
);
