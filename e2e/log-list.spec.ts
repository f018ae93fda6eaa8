import type { Page } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { expectAccessible } from './portal/axe.ts';
import { answer, card, saved } from './portal/check-in.ts';
import { LIST, newMember, other, region, rows, today } from './portal/log-list.ts';
import { heading, open } from './portal/navigation.ts';
import { expect, test } from './portal/portal-test.ts';
import { categoryTile, listEntry } from './portal/treatment-log.ts';

/** The page is no wider than the window. */
const expectNoSideways = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

test.describe('言葉の印としぼりこみ（G74）', () => {
  test(
    '幅やかながちがっても、見つけた言葉に印がつき、隠れた文はそのまわりが見える',
    { tag: '@core' },
    async ({ page }, info) => {
      const { write } = await newMember(page, info);
      const long = `${'庭に出て、水をやった。'.repeat(12)}夕方にアセトアミノフェンを飲んで休んだ。`;
      await write(other(long, today(), { title: '庭の日' }));
      await write(other('静かな日', today(), { title: 'ｱｾﾄｱﾐﾉﾌｪﾝのこと' }));
      await open(page, LIST);
      await page.getByRole('searchbox', { name: '言葉でさがす' }).fill('あせとあみのふぇん');
      await page.getByRole('button', { name: 'さがす', exact: true }).click();
      await expect(rows(page)).toHaveCount(2);
      const marks = page.getByRole('main').locator('article mark');
      await expect(marks).toHaveText(['ｱｾﾄｱﾐﾉﾌｪﾝ', 'アセトアミノフェン']);
      await expect(listEntry(page, '庭の日')).toContainText(
        '…庭に出て、水をやった。夕方にアセトアミノフェンを飲んで休んだ。',
      );
      await expect(page.getByText('「あせとあみのふぇん」を含む記録　全2件中 1〜2件を表示')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: '「あせとあみのふぇん」' }).click();
      await expect(marks).toHaveCount(0);
      await expect(rows(page)).toHaveCount(2);
    },
  );

  test(
    '医療の言葉や文で打っても、ふだんの言葉で書いた記録が見つかり、どう読んだかを言う',
    { tag: '@core' },
    async ({ page }, info) => {
      const { write } = await newMember(page, info);
      await write(other('夕方にだるさが強く、早めに休んだ。', today(), { title: '休んだ日' }));
      await write(other('髪がたくさん抜ける。', today(), { title: '洗面所で' }));
      await open(page, LIST);
      const box = page.getByRole('searchbox', { name: '言葉でさがす' });
      const marks = page.getByRole('main').locator('article mark');
      await box.fill('倦怠感');
      await box.press('Enter');
      await expect(rows(page)).toHaveCount(1);
      await expect(listEntry(page, '休んだ日')).toBeVisible();
      await expect(marks).toHaveText(['だるさ']);
      await expect(
        page.getByText('「倦怠感」は「だるさ」など、ほかの言い方でもさがしました。'),
      ).toBeVisible();
      await expectAccessible(page);
      await box.fill('髪が抜けた');
      await box.press('Enter');
      await expect(listEntry(page, '洗面所で')).toBeVisible();
      await expect(marks).toHaveText(['髪', '抜け']);
      await expect(page.getByText('ほかの言い方でも')).toHaveCount(0);
    },
  );

  test('期間をえらぶと、その間の記録だけになり、外すと戻る', async ({ page }, info) => {
    const { write } = await newMember(page, info);
    await write(other('今日', today(), { title: '今日のこと' }));
    await write(other('昔', '2020-05-05', { title: '昔のこと' }));
    await open(page, LIST);
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole('button', { name: '期間をえらぶ' }).click();
    await page.getByRole('button', { name: 'この期間の記録を見る' }).click();
    await expect(page.getByText('始まりの日か終わりの日を選んでください')).toBeVisible();
    const until = page.getByRole('group', { name: '終わりの日' });
    await until.getByLabel('年').selectOption('2020');
    await until.getByLabel('月').selectOption('5');
    await until.getByLabel('日', { exact: true }).selectOption('5');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'この期間の記録を見る' }).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(listEntry(page, '昔のこと')).toBeVisible();
    await page.getByRole('button', { name: '〜2020年5月5日' }).click();
    await expect(rows(page)).toHaveCount(2);
  });

  test('組み合わせて見つからない場合、言葉だけでさがし直せる', async ({ page }, info) => {
    const { write } = await newMember(page, info);
    await write(other('つるばらが咲いた', today(), { title: '庭のこと' }));
    await open(page, `${LIST}?keyword=つるばら&is_medicine_log=1`);
    await expect(page.getByText('あてはまる記録はありません')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'すべての種類と期間からさがす' }).click();
    await expect(listEntry(page, '庭のこと').locator('mark')).toHaveText('つるばら');
  });

  for (const keyword of ['%25', '%25_%25', '%ED%A0%80', '%F0%9F%98%80', 'a'.repeat(10_000)]) {
    test(`言葉が「${keyword.slice(0, 12)}」の場合も、はっきり答える`, async ({ page }, info) => {
      const { write } = await newMember(page, info);
      await write(other('静かな日', today(), { title: '庭のこと' }));
      await open(page, `${LIST}?keyword=${keyword}`);
      await expect(heading(page)).toHaveText('治療ログ');
      await expect(page.getByText('あてはまる記録はありません')).toBeVisible();
    });
  }

  test('文字でないものがまじる場合は、間のあいた言葉としてさがす', async ({ page, becomeDemoMember }) => {
    await becomeDemoMember('hatch');
    for (const keyword of ['%00', 'a%00b', '%01a%07']) {
      expect((await page.goto(addressOn('hatch', `${LIST}?keyword=${keyword}`)))?.status()).toBe(200);
      await expect(heading(page)).toHaveText('治療ログ');
    }
  });
});

test.describe('三回のうちに残せる', () => {
  test('体温は、押して、打って、保存する', { tag: '@both-widths' }, async ({ page }, info) => {
    await newMember(page, info);
    await open(page, LIST);
    await page.getByRole('group', { name: 'すぐに記録する' }).getByRole('link', { name: '体温' }).click();
    await expect(page.getByLabel('体温')).toBeFocused();
    await page.keyboard.type('36.8');
    expect(page.url(), 'no value in the address').not.toContain('36');
    await page.getByRole('button', { name: 'この内容で保存する' }).click();
    await expect(page.getByText('記録を保存しました')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('36.8℃');
  });

  test('飲んだ薬は、押して、名前を打って、保存する', { tag: '@both-widths' }, async ({ page }, info) => {
    await newMember(page, info);
    await open(page, LIST);
    await page
      .getByRole('group', { name: 'すぐに記録する' })
      .getByRole('link', { name: '薬を飲んだ' })
      .click();
    await expect(page.getByLabel('薬の名前')).toBeFocused();
    await page.keyboard.type('吐き気止め');
    await page.getByRole('button', { name: 'この内容で保存する' }).click();
    await expect(page.getByText('記録を保存しました')).toBeVisible();
    await expect(page).toHaveURL(/\/treatment-logs\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('main')).toContainText('飲んだ');
    await open(page, LIST);
    await expect(rows(page)).toContainText('吐き気止め　飲んだ');
  });

  test('だるさは、一度押すだけで残る', { tag: '@both-widths' }, async ({ page }, info) => {
    await newMember(page, info);
    await open(page, LIST);
    await answer(page, 'だるさ', '軽い').check();
    await expect(saved(page)).toBeVisible();
    await expect(rows(page)).toContainText('だるさ');
  });

  test('前の日の記録では、「今日」ではなく「この日」の強さをたずねる', async ({ page }, info) => {
    await newMember(page, info);
    await open(page, `${LIST}/new`);
    await categoryTile(page, '症状').check();
    await region(page, '症状').getByRole('button', { name: 'だるさ' }).click();
    const tired = region(page, 'だるさ');
    await tired.getByRole('group', { name: '今日の強さ' }).getByLabel('軽い', { exact: true }).check();
    await page.getByRole('button', { name: 'きのう', exact: true }).click();
    const dayAnswer = tired.getByRole('group', { name: 'この日の強さ' });
    await expect(dayAnswer.getByLabel('軽い', { exact: true })).toBeChecked();
    await expect(
      tired.getByRole('button', { name: /^だるさのこの日の強さの回答を\s*取り消す$/ }),
    ).toBeVisible();
    await expect(tired).not.toContainText('今日');
    await page.getByRole('button', { name: '今日', exact: true }).click();
    await expect(tired.getByRole('group', { name: '今日の強さ' })).toBeVisible();
  });
});

test('どの幅でも横にはみ出さず、押すところの大きさがある', async ({ page, becomeDemoMember }) => {
  await becomeDemoMember('hatch');
  for (const width of [320, 390, 768, 1072, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, LIST);
    await expect(card(page).getByRole('radio').first()).toBeVisible();
    await expectNoSideways(page);
    const heights = await card(page)
      .locator('label')
      .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().height));
    expect(Math.min(...heights), `${width} px`).toBeGreaterThanOrEqual(48);
    await expectAccessible(page);
  }
});
