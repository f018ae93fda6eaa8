import type { Locator, Page, TestInfo } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { expectAccessible } from './portal/axe.ts';
import { untilHydrated } from './portal/hydrated.ts';
import { pressOn, typeInto } from './portal/keyboard.ts';
import { loseNetwork } from './portal/navigation.ts';
import { becomeNewMember } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { coreIf, expect, test } from './portal/portal-test.ts';

/** A member of their own for one test: what is changed here is nobody else's. */
async function becomeMember(page: Page, info: TestInfo, variant: 'hatch' | 'aflac' | 'chofu' = 'hatch') {
  await becomeNewMember(page, newPerson(info), variant);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function openEdit(page: Page, variant: 'hatch' | 'aflac' | 'chofu' = 'hatch') {
  await page.goto(addressOn(variant, '/account/edit'));
  await expect(heading(page)).toHaveText('登録内容の変更');
}

const goToConfirm = async (page: Page) => {
  await page.getByRole('button', { name: '入力内容を確認する' }).click();
  await expect(heading(page)).toHaveText('変更する内容の確認');
};
const save = (page: Page) => page.getByRole('button', { name: 'この内容で変更する' }).click();

for (const variant of ['hatch', 'aflac', 'chofu'] as const) {
  // @proves screen /account
  // @proves screen /account/edit
  // @proves page form: account
  test(
    `${variant}の会員が登録内容を変える場合、確かめてから保存され、変えられない項目は理由とともに示される（U-A01・U-A02・G45）`,
    { tag: coreIf(variant === 'hatch', '@both-widths') },
    async ({ page }, info) => {
      await becomeMember(page, info, variant);
      await page.goto(addressOn(variant, '/account'));
      await expect(heading(page)).toHaveText('アカウント');
      await expect(page.getByText('試験 花子 様')).toBeVisible();
      await expectAccessible(page);
      await page
        .getByRole('region', { name: 'わたしのこと' })
        .getByRole('link', { name: /登録内容/ })
        .click();
      await expect(heading(page)).toHaveText('登録内容の変更');
      await expectAccessible(page);
      const isInsured = variant === 'aflac';
      await expect(page.getByText('鍵のしるしの項目は変更できません。')).toHaveCount(1);
      await expect(page.getByLabel('セイ', { exact: true })).toBeVisible({ visible: !isInsured });
      await page.getByLabel('姓', { exact: true }).fill('鈴木');
      await page.getByRole('button', { name: 'がんの種類を書く' }).click();
      await expect(page.getByLabel('がんの種類')).toBeFocused();
      await page.getByLabel('がんの種類').selectOption({ label: '胃がん' });
      await page.getByLabel('ステージ').selectOption({ label: 'わからない' });
      await page.getByRole('button', { name: '支えてくれる人を書く' }).click();
      await page.getByLabel('あなたとの関係').selectOption({ label: '友人' });
      await page.getByLabel('呼び名').fill('ゆう');
      await goToConfirm(page);
      await expect(page.getByRole('main')).toContainText('鈴木 花子');
      await expect(page.getByRole('main')).toContainText('胃がん・わからない');
      await expect(page.getByRole('main')).toContainText('ゆう（友人）');
      await expectAccessible(page);
      await save(page);
      await expect(heading(page)).toHaveText('変更が終わりました');
      await expectAccessible(page);
      await page.getByRole('main').getByRole('link', { name: 'アカウントへ', exact: true }).click();
      await expect(page.getByText('鈴木 花子 様')).toBeVisible();
      await openEdit(page, variant);
      await expect(page.getByLabel('がんの種類')).toHaveValue('stomach');
      await expect(page.getByLabel('呼び名')).toHaveValue('ゆう');
    },
  );
}

// @proves screen /account/edit
test('誤りがある場合、場所を示して止まり、書いたものは消えない', async ({ page }, info) => {
  await becomeMember(page, info);
  await openEdit(page);
  await page.getByLabel('姓', { exact: true }).fill('');
  await page.getByLabel('家族など身近な人').check();
  await page.getByLabel('ほかの病気').fill('高血圧');
  await page.getByRole('button', { name: '入力内容を確認する' }).click();
  await expect(page.getByText('入力内容をご確認ください（2か所）')).toBeVisible();
  await expect(page.getByText('姓を入力してください').last()).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByLabel('ほかの病気')).toHaveValue('高血圧');
  await page.getByLabel('わたし（本人）').check();
  await page.getByLabel('姓', { exact: true }).fill('試験');
  await goToConfirm(page);
});

test('途中で読み込み直しても、つながらなくなっても、書いたものは残る', async ({
  page,
  context,
  faults,
}, info) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  await becomeMember(page, info);
  await openEdit(page);
  await page.getByLabel('ほかの病気').fill('ぜんそく');
  // Kept from then on: what is typed while the page is still waking stands in its field alone.
  await untilHydrated(page);
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByLabel('ほかの病気')).toHaveValue('ぜんそく');
  await goToConfirm(page);
  await loseNetwork(page);
  await save(page);
  await expect(page.getByRole('alert')).toContainText('通信できませんでした');
  await expect(page.getByRole('main')).toContainText('ぜんそく');
  await context.setOffline(false);
  await page.getByRole('button', { name: '再送' }).click();
  await expect(heading(page)).toHaveText('変更が終わりました');
});

test('保存せずに離れる場合、たずねる（G13）', async ({ page }, info) => {
  await becomeMember(page, info);
  await openEdit(page);
  await page.getByLabel('ほかの病気').fill('ぜんそく');
  // A phone has the way back above the heading, a wide window the menu beside it.
  const ways = page.getByRole('main').getByRole('link', { name: /^アカウント(へ戻る)?$/ });
  await ways.filter({ visible: true }).click();
  await expect(page.getByRole('dialog')).toContainText('保存せずに、このページをはなれますか');
  await page.getByRole('button', { name: '書きつづける' }).click();
  await expect(page.getByLabel('ほかの病気')).toHaveValue('ぜんそく');
});

test('2つの画面で変えた場合、両方を見せ、選ぶまでどちらも消えない（G66・F4）', async ({
  page,
  context,
  faults,
}, info) => {
  faults.expect(faultsOfStatus(409));
  await becomeMember(page, info);
  const other = await context.newPage();
  await openEdit(page);
  await openEdit(other);
  await other.getByLabel('姓', { exact: true }).fill('田中');
  await goToConfirm(other);
  await save(other);
  await expect(heading(other)).toHaveText('変更が終わりました');
  await page.getByLabel('姓', { exact: true }).fill('佐藤');
  await goToConfirm(page);
  await save(page);
  await expect(page.getByText('別の端末で更新されています。')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('佐藤 花子');
  await expect(page.getByRole('main')).toContainText('田中 花子');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'わたしの内容で保存する' }).click();
  await expect(heading(page)).toHaveText('変更が終わりました');
  await page.goto(addressOn('hatch', '/account'));
  await expect(page.getByText('佐藤 花子 様')).toBeVisible();
});

test('キーボードだけで、登録内容を変えられる', { tag: '@both-widths' }, async ({ page }, info) => {
  await becomeMember(page, info);
  await openEdit(page);
  await typeInto(page, page.getByLabel('ほかの病気'), '高血圧');
  await pressOn(page, page.getByRole('button', { name: '入力内容を確認する' }));
  await expect(heading(page)).toHaveText('変更する内容の確認');
  await pressOn(page, page.getByRole('button', { name: 'この内容で変更する' }));
  await expect(heading(page)).toHaveText('変更が終わりました');
});

/** Types as a Japanese input method does: the reading first, then the word it becomes. */
async function typeWithInputMethod(page: Page, field: Locator, reading: string, word: string): Promise<void> {
  await field.focus();
  const keys = await page.context().newCDPSession(page);
  for (let length = 1; length <= reading.length; length += 1) {
    const text = reading.slice(0, length);
    await keys.send('Input.imeSetComposition', { text, selectionStart: length, selectionEnd: length });
  }
  await keys.send('Input.imeSetComposition', { text: word, selectionStart: 0, selectionEnd: word.length });
  await keys.send('Input.insertText', { text: word });
}

test('名前を入力する間、フリガナが入る。登録してあるものや自分で直したものは、上書きしない', async ({
  page,
}, info) => {
  await becomeMember(page, info);
  await openEdit(page);
  await page.getByLabel('姓', { exact: true }).fill('');
  await typeWithInputMethod(page, page.getByLabel('姓', { exact: true }), 'すずき', '鈴木');
  await expect(page.getByLabel('姓', { exact: true })).toHaveValue('鈴木');
  await expect(page.getByLabel('セイ', { exact: true })).toHaveValue('シケン');
  await page.getByLabel('代理の人が手続きをする').check();
  const agent = page.getByLabel('姓', { exact: true }).nth(1);
  const agentKana = page.getByLabel('セイ', { exact: true }).nth(1);
  await typeWithInputMethod(page, agent, 'さとう', '佐藤');
  await expect(agentKana).toHaveValue('サトウ');
  await agentKana.fill('サトー');
  await agent.fill('');
  await typeWithInputMethod(page, agent, 'たなか', '田中');
  await expect(agentKana).toHaveValue('サトー');
});
