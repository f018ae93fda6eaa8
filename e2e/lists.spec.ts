import { addDays, japanDay } from '@hidamari/domain/japanese-dates';
import { LIST_PAGE_SIZE } from '@hidamari/domain/limits';
import { CONFLICT_TEXT, TREATMENT_LOG_CATEGORIES } from '@hidamari/domain/treatment-logs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './portal/axe.ts';
import { rows } from './portal/log-list.ts';
import { heading, open } from './portal/navigation.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { expect, test } from './portal/portal-test.ts';
import { listEntry, saveShortLog } from './portal/treatment-log.ts';

const MEDICINE = { flag: 'is_medicine_log', label: '薬' };
const LIFE = { flag: 'is_life_log', label: 'くらし' };

/** The demo member's year of logs without those that other tests write meanwhile: they are of today. */
const LAST_DAY = addDays(japanDay(new Date()), -2);
const YEAR = `/treatment-logs?to_date=${LAST_DAY}`;

const countLine = (page: Page) => page.getByRole('status').filter({ hasText: /件/ });
const moreLink = (page: Page) => page.getByRole('link', { name: 'もっと見る' });
const chip = (page: Page, label: string) =>
  page.getByRole('group', { name: '種類でしぼりこむ' }).getByRole('button', { name: label, exact: true });
const clearFilters = (page: Page) => page.getByRole('button', { name: 'しぼりこみをやめる' });

/** The entries on the screen: where each leads, its day in Japanese words, and its kinds. */
const shownLogs = (page: Page) =>
  rows(page).evaluateAll((entries) =>
    entries.map((entry) => ({
      href: entry.querySelector('h3 a')?.getAttribute('href') ?? '',
      day: entry.querySelector('p')?.firstElementChild?.textContent ?? '',
      kinds: [...entry.querySelectorAll('.ui-tag')].map((tag) => tag.textContent),
    })),
  );

/** 「全64件中 1〜20件を表示」, after the words of the filters: the first number. */
async function totalOf(page: Page): Promise<number> {
  await expect(countLine(page)).toHaveText(/全\d+件中/);
  return Number(/全(\d+)件中/.exec((await countLine(page).textContent()) ?? '')?.[1]);
}

const expectCount = (page: Page, total: number, shown: number) =>
  expect(countLine(page)).toHaveText(new RegExp(`(^|　)全${total}件中 1〜${shown}件を表示$`));

/** Presses 「もっと見る」 until everything is there; the count line is true at each step. */
async function showAll(page: Page): Promise<number> {
  const total = await totalOf(page);
  for (let shown = LIST_PAGE_SIZE; shown < total; shown += LIST_PAGE_SIZE) {
    await expectCount(page, total, shown);
    await moreLink(page).click();
    await expect(rows(page)).toHaveCount(Math.min(shown + LIST_PAGE_SIZE, total));
  }
  await expectCount(page, total, total);
  await expect(moreLink(page)).toHaveCount(0);
  return total;
}

/** The search words of the address, all of them. */
const expectAddress = (page: Page, search: Record<string, string>) =>
  expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams), { message: 'filters in the address' })
    .toEqual(search);

test.describe('治療ログの一覧', () => {
  test.beforeEach(({ becomeDemoMember }) => becomeDemoMember('hatch'));

  // @proves state log list: filters
  // @proves page lists: more
  test('「もっと見る」で続きが加わり、件数は見えているとおりで、開き直しても同じところまで見える', {
    tag: '@core',
  }, async ({ page }) => {
    await open(page, YEAR);
    await expect(rows(page)).toHaveCount(LIST_PAGE_SIZE);
    await moreLink(page).click();
    await expect(rows(page)).toHaveCount(LIST_PAGE_SIZE * 2);
    await expect(rows(page).nth(LIST_PAGE_SIZE).getByRole('link')).toBeFocused();
    await expectAddress(page, { to_date: LAST_DAY, page: '2' });
    await page.reload();
    await expect(rows(page)).toHaveCount(LIST_PAGE_SIZE * 2);

    await open(page, YEAR);
    const total = await showAll(page);
    expect(total, 'a year of logs').toBeGreaterThan(LIST_PAGE_SIZE * 2);
    const logs = await shownLogs(page);
    expect(new Set(logs.map(({ href }) => href)).size, 'each stands once').toBe(total);
    const days = logs.map(({ day }) => (day.match(/\d+/g) ?? []).map((part) => part.padStart(4, '0')).join());
    expect(days, 'newest first').toEqual(days.toSorted().reverse());
  });

  // @proves state log list: filters
  test('種類を選ぶと、その種類の記録だけになり、記録から戻っても、開き直しても、そのままである', async ({
    page,
  }) => {
    await open(page, YEAR);
    await showAll(page);
    const all = await shownLogs(page);
    const expectOnly = async (...chosen: (typeof MEDICINE)[]) => {
      const flags = Object.fromEntries(chosen.map(({ flag }) => [flag, '1']));
      await expectAddress(page, { ...flags, to_date: LAST_DAY });
      for (const { label } of TREATMENT_LOG_CATEGORIES) {
        const isOn = chosen.some((kind) => kind.label === label);
        await expect(chip(page, label)).toHaveAttribute('aria-pressed', String(isOn));
      }
      const wanted = all.filter(({ kinds }) => chosen.some(({ label }) => kinds.includes(label)));
      expect(wanted.length, 'some, but not all').toBeLessThan(all.length);
      await expectCount(page, wanted.length, Math.min(wanted.length, LIST_PAGE_SIZE));
      await expect.poll(() => shownLogs(page)).toEqual(wanted.slice(0, LIST_PAGE_SIZE));
    };

    for (const { flag, label } of TREATMENT_LOG_CATEGORIES) {
      await chip(page, label).click();
      await expectOnly({ flag, label });
      await chip(page, label).click();
      await expectAddress(page, { to_date: LAST_DAY });
    }
    await chip(page, MEDICINE.label).click();
    await chip(page, LIFE.label).click();
    await expectOnly(MEDICINE, LIFE);
    await rows(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/treatment-logs\/[\w-]+$/);
    await page.goBack();
    await expectOnly(MEDICINE, LIFE);
    await page.reload();
    await expectOnly(MEDICINE, LIFE);
    await chip(page, MEDICINE.label).click();
    await expectOnly(LIFE);
    await expectAccessible(page);

    // Two presses before the screen can have answered the first: both count.
    await page.evaluate(
      (names) => {
        const chips = [...document.querySelectorAll<HTMLElement>('main .ui-chip')];
        for (const name of names) chips.find(({ textContent }) => textContent === name)?.click();
      },
      [LIFE.label, MEDICINE.label],
    );
    await expectOnly(MEDICINE);
    await chip(page, MEDICINE.label).click();
    await chip(page, LIFE.label).click();

    await clearFilters(page).click();
    await expectAddress(page, {});
    await expect(chip(page, LIFE.label)).toHaveAttribute('aria-pressed', 'false');
    await expect(clearFilters(page)).toHaveCount(0);
  });

  test('期間のアドレスでは、その間の記録だけになり、期間を外せば、すべてに戻る', async ({ page }) => {
    const firstDay = addDays(LAST_DAY, -60);
    const allOfTheDays = `/treatment-logs?from_date=${firstDay}&to_date=${LAST_DAY}`;
    await open(page, YEAR);
    const whole = await totalOf(page);
    await open(page, allOfTheDays);
    const within = await showAll(page);
    expect(within, 'some, but not all').toBeGreaterThan(0);
    expect(within).toBeLessThan(whole);
    const oldest = (await shownLogs(page)).at(-1)?.day.match(/\d+/g)?.slice(0, 3) ?? [];
    const [year = '', month = '', day = ''] = oldest;
    expect(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` >= firstDay, 'none is older').toBe(
      true,
    );
    await page.getByRole('button', { name: /〜/ }).click();
    await expectAddress(page, {});
    await expect(rows(page)).toHaveCount(LIST_PAGE_SIZE);
  });

  // @proves state log list: filters
  test('言葉でさがすと、本文にその言葉のある記録だけになり、なければそう言い、やめれば元に戻る', async ({
    page,
  }, info) => {
    const word = `つるばら${info.project.name}${info.repeatEachIndex}`;
    const title = `植木市の日 ${info.project.name} ${info.repeatEachIndex}`;
    await saveShortLog(page, title, `帰りに${word}の鉢を買った。`);
    await open(page, '/treatment-logs');
    const field = page.getByRole('searchbox', { name: '言葉でさがす' });
    const search = async (words: string) => {
      await field.fill(words);
      await page.getByRole('button', { name: 'さがす', exact: true }).click();
      await expectAddress(page, { keyword: words });
    };

    await search(word);
    await expect(rows(page)).toHaveCount(1);
    await expect(listEntry(page, title)).toBeVisible();
    await expectCount(page, 1, 1);
    await chip(page, '薬').click();
    await expectAddress(page, { keyword: word, is_medicine_log: '1' });
    await expect(page.getByText('あてはまる記録はありません')).toBeVisible();
    await chip(page, '薬').click();
    await expect(listEntry(page, title)).toBeVisible();
    await page.reload();
    await expect(field).toHaveValue(word);
    await expect(rows(page)).toHaveCount(1);

    await search('どの記録にもない言葉');
    await expect(page.getByText('あてはまる記録はありません')).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'すべての記録を見る' }).click();
    await expectAddress(page, {});
    await expect(field).toHaveValue('');
    await expect(rows(page)).toHaveCount(LIST_PAGE_SIZE);
  });
});

test.describe('同じ記録を二つの画面で直した場合（F4）', () => {
  const HERE = 'こちらで書いたこと。';
  const THERE = '先に保存したこと。';
  const LAST = '終わりに残したこと。';
  const text = (page: Page) => page.getByRole('textbox', { name: '自由記入' });
  const save = (page: Page) => page.getByRole('button', { name: 'この内容で保存する' });
  const versions = (page: Page) => page.getByRole('region', { name: CONFLICT_TEXT });
  const version = (page: Page, name: string) => versions(page).getByRole('region', { name, exact: true });

  /** Opens a log for mending twice, saves it in the other tab, then here: answers where the log is. */
  async function meetConflict(page: Page, title: string): Promise<{ log: string; other: Page }> {
    await saveShortLog(page, title, 'はじめに書いたこと。');
    const log = page.url();
    const other = await page.context().newPage();
    for (const tab of [page, other]) await open(tab, `${log}/edit`);
    await text(page).fill(HERE);
    await text(other).fill(THERE);
    await save(other).click();
    await expect(heading(other)).toHaveText(title);
    await save(page).click();
    await expect(versions(page)).toBeFocused();
    await expect(version(page, 'わたしの内容')).toContainText(HERE);
    await expect(version(page, 'いまの内容')).toContainText(THERE);
    return { log, other };
  }

  /** The log as it is stored now, opened anew. */
  async function expectStored(tab: Page, log: string, words: string): Promise<void> {
    await tab.goto(log);
    await expect(tab.getByRole('main')).toContainText(words);
  }

  test.beforeEach(async ({ becomeDemoMember, faults }) => {
    faults.expect(faultsOfStatus(409));
    await becomeDemoMember('hatch');
  });

  // @proves error conflict
  // @proves state log: every field
  test(
    '両方を見せ、選ぶまで何も変えず、「いまの内容を読み込む」ならそこから書きつづけられ、「わたしの内容で保存する」ならこちらを残す',
    { tag: '@core' },
    async ({ page }, info) => {
      const { log, other } = await meetConflict(
        page,
        `二つの画面 ${info.project.name} ${info.repeatEachIndex}`,
      );
      await expectAccessible(page);
      await expectStored(other, log, THERE);

      await page.getByRole('button', { name: 'いまの内容を読み込む' }).click();
      await expect(versions(page)).toHaveCount(0);
      await expect(text(page)).toHaveValue(THERE);
      await open(other, `${log}/edit`);
      await expect(text(other), 'reading saves nothing').toHaveValue(THERE);
      await text(page).fill(`${THERE}${HERE}`);
      await save(page).click();
      await expect(page).toHaveURL(log);

      await text(other).fill(LAST);
      await save(other).click();
      await expect(version(other, 'いまの内容')).toContainText(`${THERE}${HERE}`);
      await other.getByRole('button', { name: 'わたしの内容で保存する' }).click();
      await expect(other).toHaveURL(log);
      await expect(other.getByRole('main')).toContainText(LAST);
      await expectStored(page, log, LAST);
    },
  );
});
