import { japanDay } from '@hidamari/domain/japanese-dates';
import type { Page, TestInfo } from '@playwright/test';
import { FRONT_DOORS } from './portal/addresses.ts';
import { untilHydrated } from './portal/hydrated.ts';
import { openPart } from './portal/log-list.ts';
import { becomeNewMember, callFrom } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { GALLERY_GROUPS } from './portal/parts.ts';
import { expect, test } from './portal/portal-test.ts';
import { untilRequestsEnd } from './portal/requests.ts';
import { addressesOf, expectFaultsOfErrorPages } from './portal/screen-addresses.ts';

// Browsers that translate put each text into two elements of their own (facebook/react#11538). Nobody who needs a
// page in another language may lose it by a press.

const PERSONS = { visitor: '訪問者', member: '会員' } as const;

/** Does to the page what a translation does to it, and again to what is drawn later. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const wrap = () => {
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walk.nextNode()) texts.push(walk.currentNode as Text);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!parent || !text.data.trim() || parent.closest('font, script, style, textarea, svg')) continue;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        text.replaceWith(outer);
        outer.append(inner);
        inner.append(text);
      }
    };
    wrap();
    new MutationObserver(wrap).observe(document.body, { childList: true, subtree: true });
  });
}

async function openTranslated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilHydrated(page);
  await untilRequestsEnd(page);
  await translate(page);
}

/** A member of their own, since what is pressed may be kept, with something in the lists. */
async function becomeMemberWithLog(page: Page, info: TestInfo): Promise<void> {
  const bearer = await becomeNewMember(page, newPerson(info));
  const body = {
    log_date: japanDay(new Date()),
    is_condition_log: true,
    symptoms: [{ key: 'fatigue', today: 2 }],
  };
  await callFrom(page, { method: 'POST', path: '/treatment-logs', body, bearer });
}

/** Chips, switches, ticks and folds: what changes the page it stands on and leads nowhere else. */
const PRESSED = 'button[aria-pressed], input[type="radio"], input[type="checkbox"], summary';

/** Presses each of them where it is drawn, as a script of the page would: what lies over it is no matter here. */
async function pressAll(page: Page): Promise<number> {
  const pressed = page.locator('main').locator(PRESSED);
  const count = await pressed.count();
  for (let index = 0; index < count; index += 1) {
    const one = pressed.nth(index);
    if ((await one.count()) > 0 && (await one.isEnabled())) await one.dispatchEvent('click');
  }
  return count;
}

for (const group of GALLERY_GROUPS) {
  test(`部品の見本「${group}」を訳して押した場合も、画面は残る`, { tag: '@desk' }, async ({
    page,
    faults,
  }) => {
    // Some of what is shown there asks as a member would, and the gallery has none.
    faults.expect(faultsOfStatus(401));
    await openTranslated(page, `/dev/parts/${group}`);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    await pressAll(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
  });
}

test('訳されたサービスの一覧で困りごとを選んだ場合、しぼりこまれた一覧が出る', async ({ page }) => {
  await page.goto(FRONT_DOORS.hatch);
  await openTranslated(page, '/services');
  await page
    .getByRole('group', { name: '困りごとでしぼりこむ' })
    .getByRole('link', { name: /くらし/ })
    .click();
  await expect(page).toHaveURL(/category=life/);
  await expect(page.getByRole('group', { name: 'くわしくしぼりこむ' })).toBeVisible();
});

for (const path of ['/treatment-logs/new', '/treatment-logs/next-visit']) {
  test(`訳された ${path} で日や答えを選んだ場合も、画面は残る`, async ({ page }, info) => {
    await becomeNewMember(page, newPerson(info));
    await openTranslated(page, path);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    expect(await pressAll(page)).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
  });
}

/** A round of all screens of a person is long: each of so many tests looks at its share of them. */
const ROUNDS = 2;

for (const person of ['visitor', 'member'] as const) {
  for (let round = 1; round <= ROUNDS; round += 1) {
    test(`hatch の${PERSONS[person]}の全画面を訳して押した場合も、どの画面も残る（${round}／${ROUNDS}）`, async ({
      page,
      faults,
    }, info) => {
      expectFaultsOfErrorPages(faults, 'hatch');
      // What is pressed may ask for something that this person has not: that is no fault of the drawing.
      faults.expect(/responded with a status of 4\d\d/);
      page.on('dialog', (dialog) => dialog.accept());
      if (person === 'member') await becomeMemberWithLog(page, info);
      await page.goto(FRONT_DOORS.hatch);
      const addresses = await addressesOf(page, 'hatch', person);
      for (const address of addresses.filter((_, index) => index % ROUNDS === round - 1)) {
        await openTranslated(page, address);
        // An error page says so of itself.
        const before = await page.getByText('を表示できませんでした').count();
        await pressAll(page);
        await expect(page.getByText('を表示できませんでした'), address).toHaveCount(before);
      }
    });
  }
}

test('一つの部分がこわれた場合、そこだけがそう言い、ページのほかは残り、もう一度表示できる', async ({
  page,
  faults,
}, info) => {
  faults.expect(/NotFoundError|The above error occurred/);
  await becomeMemberWithLog(page, info);
  await page.goto('/treatment-logs');
  await untilHydrated(page);
  await openPart(page, '変化のグラフ');
  const charts = page.getByRole('region', { name: '体の変化' });
  await expect(charts.getByRole('img').first()).toBeVisible();
  // As a translation, or a browser's own reader, does: what React holds stands no longer where it was put.
  await charts.evaluate((section) => {
    const table = [...section.querySelectorAll('label')].find(({ textContent }) => textContent === '表');
    const body = section.lastElementChild;
    for (const element of [body, ...(body?.querySelectorAll('*') ?? [])].reverse()) element?.remove();
    table?.click();
  });
  await expect(page.getByText('体の変化を表示できませんでした。')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('治療ログ');
  await expect(page.getByRole('main').getByText('だるさ').first()).toBeVisible();
  await page.getByRole('button', { name: '再読み込み' }).click();
  await expect(charts.getByRole('img').first()).toBeVisible();
});
