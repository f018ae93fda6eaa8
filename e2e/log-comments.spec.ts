import type { Locator, Page, Route, TestInfo } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { expectAccessible } from './portal/axe.ts';
import { caseHeadAt } from './portal/desk-queue.ts';
import { untilHydrated } from './portal/hydrated.ts';
import { intercept } from './portal/intercept.ts';
import { pressOn, typeInto } from './portal/keyboard.ts';
import { becomeNewMember, callFrom } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { becomeStaff, newSupporter } from './portal/new-staff.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';

const TEXT = 'だるさの続いた日のことを、書いてくださったのですね。次の診察で、この記録を見せてみませんか。';

/** A member with a case and a log that is ticked 「相談員に見せる」; answers the numbers of both. */
async function memberWithLog(page: Page, info: TestInfo, shares_card: boolean) {
  const bearer = await becomeNewMember(page, newPerson(info));
  const log = await callFrom<{ id: string }>(page, {
    method: 'POST',
    path: '/treatment-logs',
    body: {
      log_date: '2026-03-02',
      title: '点滴の三日あと',
      is_condition_log: true,
      is_other_log: true,
      symptoms: [{ key: 'fatigue', today: 3 }],
      other: { text: '夕方にだるさが強かった' },
      share_with_supporter: true,
    },
    bearer,
  });
  const asked = await callFrom<{ id: string; number: string }>(page, {
    method: 'POST',
    path: '/consultations',
    body: { text: 'だるい日のすごし方に迷っています。', topics: ['life'], client_key: crypto.randomUUID() },
    bearer,
  });
  if (shares_card) {
    const path = `/consultations/${asked.id}/sharing`;
    await callFrom(page, { method: 'PUT', path, body: { shares_card }, bearer });
  }
  return { logId: log.id, caseId: asked.id, number: asked.number, bearer };
}

/** A supporter at the desk, in front of the case, who looks after it. */
async function takeAtDesk(desk: Page, info: TestInfo, caseId: string): Promise<void> {
  await becomeStaff(desk, newSupporter(info));
  await desk.goto(addressOn('hatch', `/desk/cases/${caseId}`));
  await untilHydrated(desk);
  await desk.getByRole('button', { name: '私が担当する' }).click();
  await expect(caseHeadAt(desk)).toContainText('担当：佐藤');
}

const sharedAt = (desk: Page): Locator => desk.getByRole('region', { name: '見せてもらっている記録' });
const sheetAt = (desk: Page): Locator => desk.getByRole('dialog', { name: '点滴の三日あと' });
const counterOf = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: /^コメント/ });

async function openSheet(desk: Page): Promise<void> {
  await sharedAt(desk).getByRole('button', { name: '治療ログを見る' }).click();
  await sharedAt(desk)
    .getByRole('button', { name: /点滴の三日あと/ })
    .click();
  await expect(sheetAt(desk)).toContainText('夕方にだるさが強かった');
}

// @proves state comment: written, told, read
// @proves state consultation: boundary words
test(
  '相談員が、見せてもらった記録にコメントを書き、会員が数を見て読み、見せるのをやめる（G72）',
  { tag: '@core' },
  async ({ page, openVisit }, info) => {
    const { logId, caseId, number } = await memberWithLog(page, info, false);
    const desk = await openVisit({}, faultsOfStatus(404));
    await takeAtDesk(desk, info, caseId);

    await test.step('見せていない間、机に記録はない。見せると、一覧が出る', async () => {
      await expect(desk.getByText('見られない記録')).toBeVisible();
      await expect(sharedAt(desk)).toBeHidden();
      await page.goto(addressOn('hatch', `/questions?case_id=${caseId}`));
      await untilHydrated(page);
      await page.getByRole('button', { name: '登録内容と治療ログも見せる' }).click();
      await sharedAt(desk).getByRole('button', { name: '治療ログを見る' }).click();
      const row = sharedAt(desk).getByRole('button', { name: /点滴の三日あと/ });
      await expect(row).toContainText('2026年3月2日（月）');
      await expect(row).toContainText('だるさ：この日は強い');
      await expectAccessible(desk);
      await row.click();
    });

    await test.step('相談員が、助言に読める文を言いかえて、コメントを届ける（G120）', async () => {
      const sheet = sheetAt(desk);
      await expect(sheet).toContainText('夕方にだるさが強かった');
      const field = sheet.getByLabel('コメントを書く');
      await field.fill('その薬はやめても大丈夫です。');
      const note = sheet.getByText('「その薬はやめても大丈夫です。」は、治療や薬の助言のように読めます。');
      await expect(note).toBeVisible();
      await expectSound(desk, '机の、見せてもらった記録');
      await field.fill(TEXT);
      await sheet.getByRole('button', { name: 'コメントを届ける' }).click();
      await expect(sheet.getByText('コメントを届けました。')).toBeVisible();
      await expect(sheet.getByRole('region', { name: 'これまでのコメント' })).toContainText(TEXT);
      await expect(field).toHaveValue('');
      await expectAccessible(desk);
    });

    await test.step('会員の画面の上と一覧に、読んでいない数が出る', async () => {
      await page.goto(addressOn('hatch', '/treatment-logs'));
      await expect(counterOf(page)).toHaveAccessibleName('コメント 未読1件');
      await expect(page.getByRole('listitem').filter({ hasText: '点滴の三日あと' })).toContainText(
        '新しいコメント 1件',
      );
      await expectSound(page, 'コメントの数がある治療ログ');
      await page.goto(addressOn('hatch', '/articles'));
      await expect(counterOf(page)).toBeVisible();
    });

    await test.step('開くと読め、数はなくなり、読んだあとは「新しい」ともいわない', async () => {
      await untilHydrated(page);
      await counterOf(page).click();
      await expect(page).toHaveURL(addressOn('hatch', `/treatment-logs/${logId}#comments`));
      const comments = page.getByRole('region', { name: '相談員からのコメント' });
      await expect(comments).toContainText(TEXT);
      await expect(comments).toContainText('佐藤（相談員）');
      await expect(comments.getByText('新しい', { exact: true })).toBeVisible();
      await expect(counterOf(page)).toBeHidden();
      await expectSound(page, 'コメントのある記録');
      await page.reload();
      await expect(comments).toContainText(TEXT);
      await expect(comments.getByText('新しい', { exact: true })).toBeHidden();
      await expect(counterOf(page)).toBeHidden();
    });

    await test.step('見せるのをやめると、机からすぐに見えなくなり、コメントは会員に残る', async () => {
      await page.goto(addressOn('hatch', `/treatment-logs/${logId}/edit`));
      await untilHydrated(page);
      await page.getByLabel('この記録を、相談員に見せる').uncheck();
      await page.getByRole('button', { name: /保存する/ }).click();
      await expect(page.getByRole('region', { name: '相談員からのコメント' })).toContainText(TEXT);
      await sheetAt(desk).getByLabel('コメントを書く').fill('もう一つあります。');
      await sheetAt(desk).getByRole('button', { name: 'コメントを届ける' }).click();
      await expect(sheetAt(desk).getByText('この記録は、いまは見られません。')).toBeVisible();
      await expect(sheetAt(desk)).not.toContainText('夕方にだるさが強かった');
      await sheetAt(desk).getByRole('button', { name: '閉じる' }).click();
      await expect(sharedAt(desk)).toContainText('いまはありません。');
    });

    await test.step('見たことは、会員の「だれが見たか」に残る（F46）', async () => {
      await page.goto(addressOn('hatch', '/account/access-diary'));
      const main = page.getByRole('main');
      await expect(main).toContainText('佐藤（相談員）が、見せると選ばれた治療ログを見ました');
      await expect(main).toContainText(`理由：ご相談への対応（${number}）`);
    });
  },
);

// @proves state comment: not sent
test('キーボードだけで、記録を開き、コメントを届け、もとのところに戻れる', async ({
  page,
  openVisit,
}, info) => {
  const { caseId } = await memberWithLog(page, info, true);
  const desk = await openVisit();
  await takeAtDesk(desk, info, caseId);
  await pressOn(desk, sharedAt(desk).getByRole('button', { name: '治療ログを見る' }));
  const row = sharedAt(desk).getByRole('button', { name: /点滴の三日あと/ });
  await pressOn(desk, row);
  await typeInto(desk, sheetAt(desk).getByLabel('コメントを書く'), TEXT);
  await pressOn(desk, sheetAt(desk).getByRole('button', { name: 'コメントを届ける' }));
  await expect(sheetAt(desk).getByText('コメントを届けました。')).toBeVisible();
  await desk.keyboard.press('Escape');
  await expect(sheetAt(desk)).toBeHidden();
  await expect(row).toBeFocused();
  await expect(row).toContainText('コメント 1件');
});

// @proves state comment: not sent
test('届かなかったコメントは、書いたまま残り、開き直しても続きから書け、もう一度で一つだけ届く', async ({
  page,
  openVisit,
}, info) => {
  const { caseId } = await memberWithLog(page, info, true);
  const desk = await openVisit({}, /ERR_FAILED|503/);
  await takeAtDesk(desk, info, caseId);
  await openSheet(desk);
  const field = () => sheetAt(desk).getByLabel('コメントを書く');
  await field().fill(TEXT);
  await desk.reload();
  await untilHydrated(desk);
  await openSheet(desk);
  await expect(field()).toHaveValue(TEXT);
  // The comment is stored, and its answer is lost.
  const letThrough = await intercept(desk, '**/comments', async (route) => {
    await route.fetch();
    await route.abort('failed');
  });
  await sheetAt(desk).getByRole('button', { name: 'コメントを届ける' }).click();
  await expect(sheetAt(desk).getByText('通信できませんでした。')).toBeVisible();
  await expect(field()).toHaveValue(TEXT);
  await expectAccessible(desk);
  letThrough();
  await sheetAt(desk).getByRole('button', { name: 'コメントを届ける' }).click();
  await expect(sheetAt(desk).getByText('コメントを届けました。')).toBeVisible();
  await expect(sheetAt(desk).getByText(TEXT, { exact: true })).toHaveCount(1);
});

test('届く前に閉じた記録のコメントも、書きかけのコメントも、開き直すと、そのままある', async ({
  page,
  openVisit,
}, info) => {
  const { caseId } = await memberWithLog(page, info, true);
  const desk = await openVisit({}, /ERR_FAILED/);
  await takeAtDesk(desk, info, caseId);
  await openSheet(desk);
  const field = () => sheetAt(desk).getByLabel('コメントを書く');
  const row = sharedAt(desk).getByRole('button', { name: /点滴の三日あと/ });
  const closeAndOpen = async (meanwhile: () => Promise<unknown> = async () => undefined) => {
    await desk.keyboard.press('Escape');
    await expect(sheetAt(desk)).toBeHidden();
    await meanwhile();
    await row.click();
  };
  await field().fill(TEXT);
  await closeAndOpen();
  await expect(field()).toHaveValue(TEXT);
  const held: Route[] = [];
  await desk.route('**/comments', (route) => void held.push(route));
  await sheetAt(desk).getByRole('button', { name: 'コメントを届ける' }).click();
  await expect.poll(() => held.length).toBe(1);
  await closeAndOpen(async () => {
    const failed = desk.waitForEvent('requestfailed', (call) => call.url().endsWith('/comments'));
    await held[0]?.abort('failed');
    await failed;
  });
  await expect(field()).toHaveValue(TEXT);
});

test('見せるのをやめたときに返事がとぎれ、画面が先に新しくなっても、再送は、やめるほうを送る（G42）', async ({
  page,
  faults,
}, info) => {
  faults.expect(/ERR_FAILED/);
  const { caseId } = await memberWithLog(page, info, true);
  await page.goto(addressOn('hatch', `/questions?case_id=${caseId}`));
  await untilHydrated(page);
  const sent: unknown[] = [];
  const over = await intercept(page, '**/sharing', async (route) => {
    sent.push(route.request().postDataJSON());
    // The server takes it, and the answer never comes: the live line reads the case anew meanwhile.
    await route.fetch();
    await route.abort('failed');
  });
  const card = page.getByRole('region', { name: '相談員に見せていること' });
  const toShow = card.getByRole('button', { name: '登録内容と治療ログも見せる' });
  await card.getByRole('button', { name: '見せるのをやめる' }).click();
  await expect(toShow).toBeVisible();
  over();
  const again = page.waitForRequest('**/sharing');
  await card.getByRole('button', { name: /もう一度|再送/ }).click();
  sent.push((await again).postDataJSON());
  expect(sent).toEqual([{ shares_card: false }, { shares_card: false }]);
  await expect(toShow).toBeVisible();
});

test('病気についての同意が取り消された場合、開いたままの一覧も、読み直したときに消える', async ({
  page,
  openVisit,
}, info) => {
  const { caseId, bearer } = await memberWithLog(page, info, true);
  const desk = await openVisit({}, faultsOfStatus(403));
  await takeAtDesk(desk, info, caseId);
  await sharedAt(desk).getByRole('button', { name: '治療ログを見る' }).click();
  await expect(sharedAt(desk)).toContainText('点滴の三日あと');
  const path = '/account/consents/sensitive_data';
  await callFrom(page, { method: 'PUT', path, body: { is_agreed: false }, bearer });
  // Whatever is done at the case reads it anew.
  await desk.getByText('内部メモ', { exact: true }).click();
  await desk.getByLabel('内部メモを書く').fill('折り返しの電話を待つ。');
  await desk.getByRole('button', { name: 'メモを残す' }).click();
  await expect(sharedAt(desk)).toContainText('この記録は、いまは見られません。');
  await expect(sharedAt(desk)).not.toContainText('点滴の三日あと');
});
