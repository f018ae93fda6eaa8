import { formatJapaneseDate, formatMonthDay } from '@hidamari/domain/japanese-dates';
import { addMonths, daysOfMonth, formatMonth, monthOf } from '@hidamari/domain/log-calendar';
import type { Page } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { expectAccessible } from './portal/axe.ts';
import { card } from './portal/check-in.ts';
import { pressOn } from './portal/keyboard.ts';
import { LIST, newMember, openPart, other, region, rows, today } from './portal/log-list.ts';
import { heading, open } from './portal/navigation.ts';
import { expect, test } from './portal/portal-test.ts';
import { listEntry } from './portal/treatment-log.ts';

const lastMonth = () => addMonths(monthOf(today()), -1);
const leaf = (page: Page, month: string) => region(page, `${formatMonth(month)} のこよみ`);

test.describe('月のこよみ（U-T01）', () => {
  // @proves call GET /treatment-logs/calendar
  test(
    '記録のある日は種類と件数を言い、押すとその日の記録になり、月をかえても動かない',
    { tag: ['@core', '@both-widths'] },
    async ({ page }, info) => {
      const { write } = await newMember(page, info);
      const { first } = daysOfMonth(lastMonth());
      await write(other('ひとつめ', first, { is_medicine_log: true, title: '朝のこと' }));
      await write(other('ふたつめ', first, { title: '夜のこと' }));
      await write(other('今日', today(), { title: '今日のこと' }));
      await open(page, LIST);
      await openPart(page, '診察とこよみ');

      const calendar = leaf(page, monthOf(today()));
      await expect(
        calendar.getByRole('link', { name: new RegExp(`^${formatMonthDay(today())}、今日.*1件$`) }),
      ).toBeVisible();
      const height = (await calendar.boundingBox())?.height;
      await calendar.getByRole('link', { name: /^前の月/ }).click();
      const before = leaf(page, lastMonth());
      const day = before.getByRole('link', { name: `${formatMonthDay(first)}、薬とその他の記録 2件` });
      // The first of January is a holiday as well.
      const named =
        (await day.count()) > 0 ? day : before.getByRole('link', { name: /薬とその他の記録 2件$/ });
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
    },
  );

  test(
    'キーボードだけで月をめくり、何もない過ぎた日から、その日の記録を書ける',
    { tag: '@both-widths' },
    async ({ page }, info) => {
      await newMember(page, info);
      await open(page, LIST);
      await openPart(page, '診察とこよみ');
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
    },
  );

  test(
    'これからの日には書けず、今日と祝日は言葉でもわかる',
    { tag: '@both-widths' },
    async ({ page }, info) => {
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
    },
  );

  test(
    'JavaScriptがない場合も、月をめくり、その日の記録を開ける',
    { tag: '@both-widths' },
    async ({ page, openVisit }, info) => {
      const { write } = await newMember(page, info);
      const { first } = daysOfMonth(lastMonth());
      await write(other('書いたこと', first, { title: 'その日のこと' }));
      await write(other('書いたこと', today(), { title: '今日のこと' }));
      const still = await openVisit({
        javaScriptEnabled: false,
        storageState: await page.context().storageState(),
      });
      await still.goto(addressOn('hatch', LIST));
      await openPart(still, '診察とこよみ');
      await still.getByRole('link', { name: /^前の月/ }).click();
      await leaf(still, lastMonth())
        .getByRole('link', { name: /その他の記録 1件$/ })
        .click();
      await expect(rows(still)).toHaveCount(1);
      await expect(listEntry(still, 'その日のこと')).toBeVisible();
      await expect(card(still).getByRole('radio').first(), 'a tap would be kept nowhere').toBeHidden();
    },
  );
});
