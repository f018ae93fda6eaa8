import type { Page } from '@playwright/test';
import { addressOn, FRONT_DOORS } from './portal/addresses.ts';
import { untilHydrated } from './portal/hydrated.ts';
import { heading, holdScripts, open, openReading, readingDialog } from './portal/navigation.ts';
import { coreIf, expect, test } from './portal/portal-test.ts';
import { proveEligibility } from './portal/sign-up.ts';
import { categoryTile } from './portal/treatment-log.ts';

/** A busy telephone draws first and gets to its timers later: the order in which a draft could overrule a word. */
async function makeTimersLate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const soon = window.setTimeout.bind(window);
    const later = (run: TimerHandler, after = 0, ...rest: unknown[]) => soon(run, after + 500, ...rest);
    Reflect.set(window, 'setTimeout', later);
  });
}

/** The address without what was typed: a form sent by the browser itself would put it behind a question mark. */
const expectNothingInAddress = (page: Page) => expect(new URL(page.url()).search).toBe('');

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

test.describe('スクリプトが届く前に入力した場合', () => {
  for (const variant of ['aflac', 'hatch', 'chofu'] as const) {
    test(`${variant} の資格の確認は、送信まで押してあれば、届いてから進む`, {
      tag: coreIf(variant === 'hatch'),
    }, async ({ page }) => {
      await page.goto(FRONT_DOORS[variant]);
      const awake = await holdScripts(page);
      await page.goto(addressOn(variant, '/sign-up/role-verification'), { waitUntil: 'commit' });
      await proveEligibility(page, variant);
      await button(page, 'この内容で確認する').click();
      await heading(page).click();
      expectNothingInAddress(page);
      await awake();
      await expect(page.getByRole('heading', { level: 1, name: '電話番号とパスワード' })).toBeVisible();
      expectNothingInAddress(page);
    });
  }

  test('前の下書きがある欄でも、新しく入力したものが残り、ほかの欄には下書きが戻る', async ({ page }) => {
    await page.goto(FRONT_DOORS.aflac);
    await open(page, addressOn('aflac', '/sign-up/role-verification'));
    await page.getByLabel('証券番号').fill('HD00000000');
    await page.getByLabel('セイ').fill('ヒナタ');
    await untilHydrated(page);
    await makeTimersLate(page);
    const awake = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await page.getByLabel('証券番号').fill('HD12345678');
    await awake();
    await untilHydrated(page);
    await expect(page.getByLabel('セイ')).toHaveValue('ヒナタ');
    await expect(page.getByLabel('証券番号')).toHaveValue('HD12345678');
  });

  test.describe('会員', () => {
    test.beforeEach(({ becomeDemoMember }) => becomeDemoMember('hatch'));

    test(
      '治療ログの題と種類と見せる印は、そのまま残り、保存できる',
      { tag: '@core' },
      async ({ page }, info) => {
        const title = `スクリプトより先 ${info.project.name} ${info.repeatEachIndex}`;
        const awake = await holdScripts(page);
        await page.goto(addressOn('hatch', '/treatment-logs/new'), { waitUntil: 'commit' });
        await page.getByLabel('タイトル').fill(title);
        await categoryTile(page, 'その他').check();
        await page.getByLabel('この記録を、相談員に見せる').check();
        await awake();
        // Its part opens only when the page heard of the tick.
        await page.getByRole('textbox', { name: '自由記入' }).fill('待っているあいだに書いた。');
        await expect(page.getByLabel('タイトル')).toHaveValue(title);
        await expect(page.getByLabel('この記録を、相談員に見せる')).toBeChecked();
        await button(page, 'この内容で保存する').click();
        await expect(heading(page)).toHaveText(title);
        await expect(page.getByText('待っているあいだに書いた。')).toBeVisible();
      },
    );

    test('前の下書きと、その横に書いたものがあっても、新しく入力したものが残り、ほかの欄には横に書いたものが戻る', {
      tag: '@core',
    }, async ({ page }) => {
      const title = page.getByLabel('タイトル');
      const note = page.getByRole('textbox', { name: '自由記入' });
      await open(page, addressOn('hatch', '/treatment-logs/new'));
      await title.fill('前の下書き');
      await page.reload();
      await expect(page.getByRole('button', { name: '続きから書く', exact: true })).toBeVisible();
      await title.fill('横に書いたもの');
      await categoryTile(page, 'その他').check();
      await note.fill('検査の紙をもらった。');
      await makeTimersLate(page);
      const awake = await holdScripts(page);
      await page.reload({ waitUntil: 'commit' });
      await title.fill('新しく書いたもの');
      await awake();
      await expect(note).toHaveValue('検査の紙をもらった。');
      await untilHydrated(page);
      await expect(title).toHaveValue('新しく書いたもの');
    });

    test('治療ログをさがす言葉は、届く前でも後でも、その言葉でさがす', async ({ page }) => {
      const field = page.getByRole('searchbox', { name: '言葉でさがす' });
      const awake = await holdScripts(page);
      await page.goto(addressOn('hatch', '/treatment-logs?keyword=診察'), { waitUntil: 'commit' });
      await field.fill('どの記録にもない言葉');
      await awake();
      await button(page, 'さがす').click();
      await expect(page.getByText('あてはまる記録はありません')).toBeVisible();
      await expect(field).toHaveValue('どの記録にもない言葉');
    });
  });

  test('選んだファイルは、届いてから一度だけ知らされ、ほかの欄も失われない', async ({ page }) => {
    await page.goto(FRONT_DOORS.hatch);
    const awake = await holdScripts(page);
    await page.goto(addressOn('hatch', '/sign-up/role-verification'), { waitUntil: 'commit' });
    await page.getByLabel('利用コード').fill('HIDAMARI');
    // Not drawn by React, which leaves it where it is: what is told to it is told to any field.
    await page.evaluate(() => {
      const field = Object.assign(document.createElement('input'), { type: 'file', id: 'early-file' });
      field.addEventListener('change', () => {
        field.dataset.heard = `${field.dataset.heard ?? ''}${field.files?.[0]?.name} `;
      });
      document.body.prepend(field);
    });
    const field = page.locator('#early-file');
    await field.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('x') });
    await expect(field).not.toHaveAttribute('data-heard', /./);
    await awake();
    await expect(field).toHaveAttribute('data-heard', 'photo.png ');
    await button(page, 'この内容で確認する').click();
    await expect(page.getByRole('heading', { level: 1, name: '電話番号とパスワード' })).toBeVisible();
  });

  test('押したボタンは、届いてから働く', async ({ page }) => {
    await page.goto(FRONT_DOORS.hatch);
    const awake = await holdScripts(page);
    await page.goto(addressOn('hatch', '/login'), { waitUntil: 'commit' });
    const press = button(page, 'メールアドレスか電話番号でログイン');
    await press.click();
    await heading(page).click();
    await expect(page).toHaveURL(addressOn('hatch', '/login'));
    await awake();
    await expect(page.getByLabel('メールアドレスまたは電話番号')).toBeVisible();
  });

  // @proves page documents
  test('書く画面でも、文字の設定は、届く前に開き、届いても開いたままで、選べる', async ({ page }) => {
    await page.goto(FRONT_DOORS.hatch);
    const awake = await holdScripts(page);
    await page.goto(addressOn('hatch', '/contact'), { waitUntil: 'commit' });
    await openReading(page);
    await expect(readingDialog(page)).toBeVisible();
    await awake();
    await expect(readingDialog(page)).toBeVisible();
    await readingDialog(page).getByText('特大', { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-text', 'xlarge');
  });
});
