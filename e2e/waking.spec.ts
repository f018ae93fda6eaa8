import { TRASH_DAYS, TREATMENT_LOG_CATEGORIES } from '@hidamari/domain/treatment-logs';
import type { Page } from '@playwright/test';
import { addressOn, FRONT_DOORS } from './portal/addresses.ts';
import { untilHydrated } from './portal/hydrated.ts';
import { isMarked, mark, open, untilAlive } from './portal/navigation.ts';
import { expect, test } from './portal/portal-test.ts';
import { categoryTile } from './portal/treatment-log.ts';

/** What a person does: types a word into a field (and leaves it, or presses what is named), or presses what is there. */
type Deed = { at: string; word?: string; leaves?: true; press?: string };

/**
 * Does something once, between React's taking a field or button over and the effects that follow: the moment in
 * which an effect can overrule a person, or do once more what React did already. React tells developers' tools of
 * it, and nobody else. The moment comes after `arm`, or while the next page loads if `deed` is given.
 */
async function listenForTheMoment(page: Page, deed: Deed | null = null): Promise<void> {
  await page.addInitScript((first) => {
    const act = (found: HTMLElement, { word, leaves, press }: Deed) => {
      if (word === undefined) return found.click();
      // The element's own setter, as a key press uses it: React hears of it by the event alone.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(found, word);
      found.dispatchEvent(new InputEvent('input', { bubbles: true }));
      if (leaves) found.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      if (press) document.querySelector<HTMLElement>(press)?.click();
    };
    const onCommitFiberRoot = () => {
      const deed: Deed | null = Reflect.get(window, 'deed');
      const found = deed && document.querySelector<HTMLElement>(deed.at);
      const isTaken = found && Object.keys(found).some((key) => key.startsWith('__react'));
      if (!isTaken) return;
      Reflect.set(window, 'deed', null);
      window.name = 'done';
      queueMicrotask(() => act(found, deed));
    };
    const tools = { supportsFiber: true, inject: () => 1, onCommitFiberRoot };
    // The tab keeps its name: a page that the deed leads to does not do it again.
    Reflect.set(window, 'deed', window.name === 'done' ? null : first);
    Reflect.set(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', tools);
  }, deed);
}

const arm = (page: Page, deed: Deed) => page.evaluate((next) => Reflect.set(window, 'deed', next), deed);

/** The moment came, and the deed was done in it. */
const untilDone = (page: Page) => page.waitForFunction(() => Reflect.get(window, 'deed') === null);

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

const searchField = (page: Page) => page.getByRole('searchbox', { name: '言葉でさがす' });
const NOWHERE = 'どの記録にもない言葉';

test('ページが動きはじめる時に、書いた欄から離れても、書いた言葉は残る', async ({ page }) => {
  await page.goto(FRONT_DOORS.hatch);
  await listenForTheMoment(page, { at: 'main input:not([type=hidden])', word: 'HIDAMARI', leaves: true });
  await page.goto(addressOn('hatch', '/sign-up/role-verification'));
  await untilDone(page);
  await untilHydrated(page);
  await expect(page.getByLabel('利用コード')).toHaveValue('HIDAMARI');
  await expect(page.getByText('利用コードを入力してください')).toHaveCount(0);
});

test.describe('ページが動きはじめる、まさにその時', () => {
  test.beforeEach(({ becomeDemoMember }) => becomeDemoMember('hatch'));

  test('入力した言葉は、そのまま使える', async ({ page }) => {
    await listenForTheMoment(page, { at: '[name=keyword]', word: NOWHERE });
    await open(page, '/treatment-logs?keyword=診察');
    await untilDone(page);
    await expect(searchField(page)).toHaveValue(NOWHERE);
    await button(page, 'さがす').click();
    await expect(page.getByText('あてはまる記録はありません')).toBeVisible();
  });

  test('入力してすぐに「さがす」を押しても、その言葉でさがす', async ({ page }) => {
    await listenForTheMoment(page, { at: '[name=keyword]', word: NOWHERE, press: 'search button' });
    await open(page, '/treatment-logs?keyword=診察');
    await expect(page.getByText('あてはまる記録はありません')).toBeVisible();
    await expect(searchField(page)).toHaveValue(NOWHERE);
  });

  test('押したボタンは、一度だけ働く', async ({ page }) => {
    await listenForTheMoment(page, { at: 'main button[aria-expanded]' });
    await open(page, '/treatment-logs');
    await untilDone(page);
    const toggle = button(page, `削除した記録（${TRASH_DAYS}日以内）`);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    // A second press would close it again.
    await untilHydrated(page);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  });

  test('つけた印は、一度だけつく', async ({ page }) => {
    const flag = TREATMENT_LOG_CATEGORIES.find(({ label }) => label === 'その他')?.flag;
    await listenForTheMoment(page, { at: `input[value=${flag}]` });
    await open(page, '/treatment-logs/new');
    await untilDone(page);
    const other = page.getByRole('textbox', { name: '自由記入' });
    await expect(other).toBeVisible();
    // A second tick would take the first away.
    await untilHydrated(page);
    await expect(categoryTile(page, 'その他')).toBeChecked();
    await expect(other).toBeVisible();
  });
});

test.describe('画面が替わる、まさにその時', () => {
  test('さがす言葉を入力しても、アドレスの言葉に戻らない', async ({ page, becomeDemoMember }) => {
    await becomeDemoMember('hatch');
    await listenForTheMoment(page);
    await open(page, '/treatment-logs?keyword=診察');
    await mark(page);
    await page.getByRole('main').locator('li').getByRole('link').first().click();
    await expect(searchField(page)).toHaveCount(0);
    await arm(page, { at: '[name=keyword]', word: NOWHERE });
    await page.goBack();
    await untilDone(page);
    await expect(searchField(page)).toHaveValue(NOWHERE);
    await button(page, 'さがす').click();
    await expect(page.getByText('あてはまる記録はありません')).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });

  test('下書きが戻っても、いま入力したものが残る', async ({ page }) => {
    await page.goto(FRONT_DOORS.aflac);
    await listenForTheMoment(page);
    await open(page, addressOn('aflac', '/sign-up/role-verification'));
    await page.getByLabel('証券番号').fill('HD00000000');
    await page.getByLabel('セイ').fill('ヒナタ');
    await untilHydrated(page);
    await page.reload();
    await untilAlive(page);
    await mark(page);
    // The front page is a document: this one is of the application too.
    await page.locator('a[href="/contact"]').filter({ visible: true }).click();
    await expect(page.getByLabel('証券番号')).toHaveCount(0);
    await arm(page, { at: '[name=insurance_number]', word: 'HD12345678' });
    await page.goBack();
    await untilDone(page);
    await expect(page.getByLabel('セイ')).toHaveValue('ヒナタ');
    await expect(page.getByLabel('証券番号')).toHaveValue('HD12345678');
    expect(await isMarked(page)).toBe(true);
  });
});
