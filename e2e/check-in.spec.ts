import { expectAccessible } from './portal/axe.ts';
import { answer, card, saved } from './portal/check-in.ts';
import { intercept } from './portal/intercept.ts';
import { press, pressOn, tabTo } from './portal/keyboard.ts';
import { LIST, newMember, rows } from './portal/log-list.ts';
import { heading, loseNetwork, open } from './portal/navigation.ts';
import { expect, test } from './portal/portal-test.ts';
import { listEntry } from './portal/treatment-log.ts';

test.describe('きょうの調子（G60・G62）', () => {
  // @proves call PUT /treatment-logs/check-in
  test(
    'ひとつ押すだけで残り、押し直しても記録は一つで、取り消せて、くわしく書ける',
    { tag: ['@core', '@both-widths'] },
    async ({ page }, info) => {
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
      await expect(card(page).getByRole('link', { name: /^119/ })).toBeVisible();
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
    },
  );

  // @proves state check-in: taken back
  test('はじめの答えを取り消した場合、何も残らない', async ({ page }, info) => {
    await newMember(page, info);
    await open(page, LIST);
    await answer(page, '気分', 'つらい').check();
    await expect(saved(page)).toBeVisible();
    await card(page).getByRole('button', { name: '取り消す' }).click();
    await expect(page.getByText('まだ記録はありません')).toBeVisible();
    await expect(answer(page, '気分', 'つらい')).not.toBeChecked();
    await expect(card(page).getByRole('radio', { checked: true })).toHaveCount(0);
  });

  // @proves state check-in: offline
  test(
    '通信が切れている場合、そう言って答えを残し、つながると一度だけ送る',
    { tag: '@core' },
    async ({ page, context, faults }, info) => {
      faults.expect(/net::ERR_INTERNET_DISCONNECTED/);
      await newMember(page, info);
      await open(page, LIST);
      await expect(answer(page, '気分', 'よい')).toBeVisible();
      await loseNetwork(page);
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

  // @proves state check-in: offline
  test('送れないまま開き直した場合も、答えは失われない', async ({ page, faults }, info) => {
    faults.expect(/net::ERR_FAILED/);
    await newMember(page, info);
    await open(page, LIST);
    const isTap = (url: URL) => url.pathname === '/api/treatment-logs/check-in';
    const letThrough = await intercept(page, isTap, (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await answer(page, '気分', 'よい').check();
    await expect(card(page)).toContainText('つながったら、自動で送ります。');
    letThrough();
    await page.reload();
    await expect(saved(page)).toBeVisible();
    await expect(answer(page, '気分', 'よい')).toBeChecked();
    await expect(rows(page)).toHaveCount(1);
  });

  test('キーボードだけで答えられる', { tag: '@both-widths' }, async ({ page }, info) => {
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
