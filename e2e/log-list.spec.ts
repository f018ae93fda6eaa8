import { formatJapaneseDate, formatMonthDay, japanDay } from '@hidamari/domain/japanese-dates';
import { addMonths, daysOfMonth, formatMonth, monthOf } from '@hidamari/domain/log-calendar';
import type { Page, TestInfo } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { expectAccessible } from './portal/axe.ts';
import { press, pressOn, tabTo } from './portal/keyboard.ts';
import { becomeNewMember, callFrom } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { expect, test } from './portal/portal-test.ts';
import { categoryTile, listEntry } from './portal/treatment-log.ts';
import { heading, open } from './portal/walking.ts';

const LIST = '/treatment-logs';
const today = () => japanDay(new Date());
const lastMonth = () => addMonths(monthOf(today()), -1);

interface Member {
  page: Page;
  write: (log: object) => Promise<void>;
}

/** A member of the test's own, who writes by the portal's calls. */
async function newMember(page: Page, info: TestInfo): Promise<Member> {
  const bearer = await becomeNewMember(page, newPerson(info));
  const write = async (log: object) => {
    await callFrom(page, { method: 'POST', path: LIST, body: log, bearer });
  };
  return { page, write };
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const leaf = (page: Page, month: string) => region(page, `${formatMonth(month)} のこよみ`);
const rows = (page: Page) => page.getByRole('main').locator('li', { has: page.locator('article') });
const card = (page: Page) => region(page, 'きょうの調子');
const answer = (page: Page, question: string, word: string) =>
  card(page).getByRole('group', { name: question }).getByRole('radio', { name: word, exact: true });
const saved = (page: Page) => card(page).getByText('きょうの調子を残しました');
const other = (text: string, log_date: string, more: object = {}) => ({
  log_date,
  is_other_log: true,
  other: { text },
  ...more,
});

/** The page is no wider than the window. */
const expectNoSideways = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

test.describe('月のこよみ（U-T01）', () => {
  test('記録のある日は種類と件数を言い、押すとその日の記録になり、月をかえても動かない', async ({
    page,
  }, info) => {
    const { write } = await newMember(page, info);
    const { first } = daysOfMonth(lastMonth());
    await write(other('ひとつめ', first, { is_medicine_log: true, title: '朝のこと' }));
    await write(other('ふたつめ', first, { title: '夜のこと' }));
    await write(other('今日', today(), { title: '今日のこと' }));
    await open(page, LIST);

    const calendar = leaf(page, monthOf(today()));
    await expect(
      calendar.getByRole('link', { name: new RegExp(`^${formatMonthDay(today())}、今日.*1件$`) }),
    ).toBeVisible();
    const height = (await calendar.boundingBox())?.height;
    await calendar.getByRole('link', { name: /^前の月/ }).click();
    const before = leaf(page, lastMonth());
    const day = before.getByRole('link', { name: `${formatMonthDay(first)}、薬とその他の記録 2件` });
    // The first of January is a holiday as well.
    const named = (await day.count()) > 0 ? day : before.getByRole('link', { name: /薬とその他の記録 2件$/ });
    await expect(named).toBeVisible();
    expect((await before.boundingBox())?.height, 'every month has one height').toBe(height);
    await expect(rows(page)).toHaveCount(3);

    await named.click();
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByText(`${formatJapaneseDate(first)}の記録　全2件中 1〜2件を表示`)).toBeVisible();
    await expect(before, 'the leaf that was turned to stays').toBeVisible();
    await expect(named).toHaveAttribute('aria-current', 'true');
    await expectAccessible(page);

    await page.getByRole('button', { name: formatJapaneseDate(first) }).click();
    await expect(rows(page)).toHaveCount(3);
    await listEntry(page, '朝のこと').getByRole('link').click();
    await expect(heading(page)).toHaveText('朝のこと');
    await page.goBack();
    await expect(before).toBeVisible();
    await page.reload();
    await expect(before).toBeVisible();
  });

  test('キーボードだけで月をめくり、何もない過ぎた日から、その日の記録を書ける', async ({ page }, info) => {
    await newMember(page, info);
    await open(page, LIST);
    await pressOn(page, page.getByRole('link', { name: /^前の月/ }));
    const calendar = leaf(page, lastMonth());
    await expect(calendar.getByRole('link', { name: /^前の月/ })).toBeFocused();
    const { last } = daysOfMonth(lastMonth());
    const day = calendar.getByRole('link', {
      name: new RegExp(`^${formatMonthDay(last)}.*この日のことを書く$`),
    });
    await pressOn(page, day);
    await expect(heading(page)).toHaveText('記録をつける');
    await expect(page.getByRole('main')).toContainText(formatJapaneseDate(last));
  });

  test('これからの日には書けず、今日と祝日は言葉でもわかる', async ({ page }, info) => {
    await newMember(page, info);
    const next = addMonths(monthOf(today()), 1);
    await open(page, `${LIST}?month=${next}`);
    const days = leaf(page, next).getByRole('table');
    await expect(days.getByRole('link')).toHaveCount(0);
    await expect(days.getByRole('cell').filter({ hasText: /\d+日/ })).toHaveCount(
      Number(daysOfMonth(next).last.slice(8)),
    );
    await open(page, `${LIST}?month=2026-05`);
    await expect(leaf(page, '2026-05')).toContainText('5日 こどもの日');
  });

  test('JavaScriptがない場合も、月をめくり、その日の記録を開ける', async ({ page, openVisit }, info) => {
    const { write } = await newMember(page, info);
    const { first } = daysOfMonth(lastMonth());
    await write(other('書いたこと', first, { title: 'その日のこと' }));
    await write(other('書いたこと', today(), { title: '今日のこと' }));
    const still = await openVisit({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    await still.goto(addressOn('hatch', LIST));
    await still.getByRole('link', { name: /^前の月/ }).click();
    await leaf(still, lastMonth())
      .getByRole('link', { name: /その他の記録 1件$/ })
      .click();
    await expect(rows(still)).toHaveCount(1);
    await expect(listEntry(still, 'その日のこと')).toBeVisible();
    await expect(card(still).getByRole('radio').first(), 'a tap would be kept nowhere').toBeHidden();
  });
});

test.describe('きょうの調子（G60・G62）', () => {
  test('ひとつ押すだけで残り、押し直しても記録は一つで、取り消せて、くわしく書ける', async ({
    page,
  }, info) => {
    await newMember(page, info);
    await open(page, LIST);
    await expect(page.getByText('まだ記録はありません')).toBeVisible();
    await answer(page, '気分', 'よくない').check();
    await expect(saved(page)).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await answer(page, 'だるさ', 'とても強い').check();
    await answer(page, '気分', 'ふつう').check();
    await expect(rows(page).first()).toContainText('ふつう');
    await expect(rows(page).first()).toContainText('とても強い');
    await expect(rows(page)).toHaveCount(1);
    // Never a grade: the same line on emergencies as under any other answer.
    await expect(card(page).getByRole('link', { name: '119番' })).toBeVisible();
    await expectAccessible(page);

    await card(page).getByRole('button', { name: '取り消す' }).click();
    await expect(answer(page, '気分', 'よくない')).toBeChecked();
    await expect(rows(page).first()).toContainText('よくない');
    await page.reload();
    await expect(answer(page, '気分', 'よくない')).toBeChecked();
    await expect(answer(page, 'だるさ', 'とても強い')).toBeChecked();

    await card(page).getByRole('link', { name: 'くわしく書く' }).click();
    await expect(heading(page)).toHaveText('記録を直す');
    await page.getByLabel('タイトル').fill('横になった日');
    await page.getByRole('button', { name: 'この内容で保存する' }).click();
    await expect(heading(page)).toHaveText('横になった日');
    await open(page, LIST);
    await answer(page, 'だるさ', '軽い').check();
    await expect(listEntry(page, '横になった日')).toContainText('軽い');
    await expect(rows(page)).toHaveCount(1);
  });

  test('はじめの答えを取り消した場合、何も残らない', { tag: '@any-width' }, async ({ page }, info) => {
    await newMember(page, info);
    await open(page, LIST);
    await answer(page, '気分', 'つらい').check();
    await expect(saved(page)).toBeVisible();
    await card(page).getByRole('button', { name: '取り消す' }).click();
    await expect(page.getByText('まだ記録はありません')).toBeVisible();
    await expect(answer(page, '気分', 'つらい')).not.toBeChecked();
    await expect(card(page).getByRole('radio', { checked: true })).toHaveCount(0);
  });

  test(
    '通信が切れている場合、そう言って答えを残し、つながると一度だけ送る',
    { tag: '@any-width' },
    async ({ page, context, faults }, info) => {
      faults.expect(/net::ERR_INTERNET_DISCONNECTED/);
      await newMember(page, info);
      await open(page, LIST);
      await expect(answer(page, '気分', 'よい')).toBeVisible();
      await context.setOffline(true);
      await answer(page, '気分', 'よい').check();
      await answer(page, '痛み', '中くらい').check();
      await expect(card(page)).toContainText('つながったら、自動で送ります。');
      await expect(answer(page, '気分', 'よい')).toBeChecked();
      await expect(saved(page)).toHaveCount(0);

      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'PUT') sent.push(request.postData() ?? '');
      });
      await context.setOffline(false);
      await expect(saved(page)).toBeVisible();
      expect(sent, 'both taps in one').toHaveLength(1);
      await expect(rows(page)).toHaveCount(1);
      await page.reload();
      await expect(rows(page)).toHaveCount(1);
      await expect(answer(page, '痛み', '中くらい')).toBeChecked();
    },
  );

  test(
    '送れないまま開き直した場合も、答えは失われない',
    { tag: '@any-width' },
    async ({ page, faults }, info) => {
      faults.expect(/net::ERR_FAILED/);
      await newMember(page, info);
      await open(page, LIST);
      const isTap = (url: URL) => url.pathname === '/api/treatment-logs/check-in';
      await page.route(isTap, (route) =>
        route.request().method() === 'PUT' ? route.abort() : route.continue(),
      );
      await answer(page, '気分', 'よい').check();
      await expect(card(page)).toContainText('つながったら、自動で送ります。');
      await page.unroute(isTap);
      await page.reload();
      await expect(saved(page)).toBeVisible();
      await expect(answer(page, '気分', 'よい')).toBeChecked();
      await expect(rows(page)).toHaveCount(1);
    },
  );

  test('キーボードだけで答えられる', async ({ page }, info) => {
    await newMember(page, info);
    await open(page, LIST);
    await tabTo(page, card(page).getByRole('group', { name: '気分' }));
    await page.keyboard.press('Space');
    await press(page, 'ArrowRight');
    await expect(answer(page, '気分', 'よい')).toBeChecked();
    await expect(saved(page)).toBeVisible();
    await pressOn(page, card(page).getByRole('button', { name: '取り消す' }));
    await expect(answer(page, '気分', 'とてもよい')).toBeChecked();
    await expect(rows(page)).toHaveCount(1);
  });
});

test.describe('言葉の印としぼりこみ（G74）', { tag: '@any-width' }, () => {
  test('幅やかながちがっても、見つけた言葉に印がつき、隠れた文はそのまわりが見える', async ({
    page,
  }, info) => {
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
  });

  test('期間をえらぶと、その間の記録だけになり、外すと戻る', async ({ page }, info) => {
    const { write } = await newMember(page, info);
    await write(other('今日', today(), { title: '今日のこと' }));
    await write(other('昔', '2020-05-05', { title: '昔のこと' }));
    await open(page, LIST);
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole('button', { name: '期間をえらぶ' }).click();
    await page.getByRole('button', { name: 'この期間の記録を見る' }).click();
    await expect(page.getByText('はじめの日か終わりの日を選んでください')).toBeVisible();
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

  test('保存できない文字の番地の場合、画面がないと答える', async ({ page, becomeDemoMember, faults }) => {
    faults.expect(/404/);
    await becomeDemoMember('hatch');
    for (const keyword of ['%00', 'a%00b']) {
      expect((await page.goto(addressOn('hatch', `${LIST}?keyword=${keyword}`)))?.status()).toBe(404);
      await expect(heading(page)).toHaveText('このページは見つかりませんでした');
    }
  });
});

test.describe('三回のうちに残せる', () => {
  test('体温は、押して、打って、保存する', async ({ page }, info) => {
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

  test('飲んだ薬は、押して、名前を打って、保存する', async ({ page }, info) => {
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
    await expect(page.getByRole('main')).toContainText('飲んだ');
    await open(page, LIST);
    await expect(rows(page)).toContainText('吐き気止め　飲んだ');
  });

  test('だるさは、一度押すだけで残る', async ({ page }, info) => {
    await newMember(page, info);
    await open(page, LIST);
    await answer(page, 'だるさ', '軽い').check();
    await expect(saved(page)).toBeVisible();
    await expect(rows(page)).toContainText('だるさ');
  });

  test(
    '前の日の記録では、「今日」ではなく「この日」の強さをたずねる',
    { tag: '@any-width' },
    async ({ page }, info) => {
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
    },
  );
});

test('どの幅でも横にはみ出さず、押すところの大きさがある', { tag: '@any-width' }, async ({
  page,
  becomeDemoMember,
}) => {
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
