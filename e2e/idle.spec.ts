import { DRAFT_FOUND_TEXT } from '@hidamari/domain/treatment-logs';
import type { Page } from '@playwright/test';
import { addressOn, DEMO_MEMBERS, DEMO_PASSWORD } from './portal/addresses.ts';
import { untilHydrated } from './portal/hydrated.ts';
import { logIn, logInAsDemoMember, passHostedLogin } from './portal/members.ts';
import { heading, open } from './portal/navigation.ts';
import { becomeNewMember } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';

const NEW_LOG = '/treatment-logs/new';
const WRITTEN = '電話が鳴るまで書いていたこと';

const question = (page: Page) =>
  page.getByRole('alertdialog', { name: '操作がないためログアウトします。続けますか?' });
const stay = (page: Page) => question(page).getByRole('button', { name: '続ける' });
const signedOut = (page: Page) => page.getByText('しばらく操作がなかったため、ログアウトしました。');
const title = (page: Page) => page.getByLabel('タイトル');
const offer = (page: Page) => page.getByText(DRAFT_FOUND_TEXT);

/** The watch over the session comes after the page is alive: from here on, this page notes what is done on it. */
async function untilWatched(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('hidamari-used-at'));
  await page.waitForFunction(() => {
    document.dispatchEvent(new Event('pointermove'));
    return localStorage.getItem('hidamari-used-at') !== null;
  });
}

/** Nobody does anything for so long, as `mm:ss` or `hh:mm:ss`: the browser's clock jumps, as when a phone sleeps. */
const nobodyFor = (page: Page, time: string) => page.clock.fastForward(time);

/** The same, until each tab has said to the server that its session was used. */
async function nobodyForUntilTold(tabs: readonly [Page, ...Page[]], time: string): Promise<void> {
  const told = untilTold(tabs);
  await nobodyFor(tabs[0], time);
  await told;
}

async function untilTold(tabs: readonly Page[]): Promise<void> {
  const answers = await Promise.all(
    tabs.map((tab) => tab.waitForResponse((response) => response.url().includes('/api/auth-check'))),
  );
  for (const answer of answers) expect(answer.status()).toBe(200);
}

/** Begins a log and keeps its draft. */
async function writeLog(page: Page): Promise<void> {
  await open(page, NEW_LOG);
  await title(page).fill(WRITTEN);
  await expect(page.getByText('下書きを保存しました')).toBeVisible();
  await untilWatched(page);
}

/** From the login screen, where the sign-out led, back in. */
async function logInAgain(page: Page, variant: 'aflac' | 'hatch'): Promise<void> {
  await page.getByRole('button', { name: 'メールアドレスか電話番号でログイン' }).click();
  await passHostedLogin(page, DEMO_MEMBERS[variant].login, DEMO_PASSWORD);
}

const keptDrafts = (page: Page) =>
  page.evaluate(() => Object.entries(sessionStorage).filter(([key]) => key.startsWith('hidamari-draft:')));

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test.describe('会員が操作しない場合（G35）', () => {
  // A session of this test's own: the ones that other tests share must not end.
  test.beforeEach(({ page }) => logInAsDemoMember(page, 'hatch'));

  // @proves state idle: asked
  test('58分でたずね、「続ける」で、書いたものもログインもそのまま残る', async ({ page }) => {
    await writeLog(page);
    await nobodyForUntilTold([page], '57:30');
    await expect(question(page)).toBeHidden();
    await nobodyFor(page, '00:40');
    await expect(question(page)).toBeVisible();
    await expect(stay(page)).toBeFocused();
    await expect(question(page)).toContainText('あと2分以内に、ログアウトします。');
    await expect(question(page)).toHaveAccessibleDescription(/下書きとして残ります。 ?あと2分以内/);
    await nobodyFor(page, '00:55');
    await expect(question(page).getByText('あと1分以内に、ログアウトします。')).toBeVisible();
    const told = untilTold([page]);
    await stay(page).click();
    await expect(question(page)).toBeHidden();
    await told;
    await expect(title(page)).toHaveValue(WRITTEN);
    await expect(title(page), 'who was writing goes on where they were').toBeFocused();

    await nobodyForUntilTold([page], '58:10');
    await expect(question(page)).toBeVisible();
    await expectSound(page, 'the question of an unused session');
    const toldAgain = untilTold([page]);
    await page.keyboard.press('Escape');
    await expect(question(page), 'Esc stays').toBeHidden();
    await toldAgain;
    await nobodyForUntilTold([page], '57:00');
    await expect(question(page)).toBeHidden();
    await expect(title(page)).toHaveValue(WRITTEN);
    await page.goto(addressOn('hatch', '/account'));
    await expect(heading(page)).toHaveText('アカウント');
  });

  // @proves call POST /logout/idle
  // @proves state idle: signed out
  test('こたえがなければログアウトし、ログインすると元の画面で続きから書ける', { tag: '@core' }, async ({
    page,
  }) => {
    await writeLog(page);
    await nobodyForUntilTold([page], '59:00');
    await expect(question(page)).toBeVisible();
    await nobodyFor(page, '01:10');
    await page.waitForURL('**/login');
    await expect(signedOut(page)).toBeVisible();
    await expectSound(page, 'the login screen after an unused session');
    await page.goto(addressOn('hatch', '/account'));
    await expect(page, 'the session is over').toHaveURL(/\/login$/);
    await page.goto(addressOn('hatch', NEW_LOG));
    await logInAgain(page, 'hatch');
    await page.waitForURL(`**${NEW_LOG}`);
    await expect(offer(page)).toBeVisible();
    await page.getByRole('button', { name: '続きから書く' }).click();
    await expect(title(page)).toHaveValue(WRITTEN);
  });

  // @proves state draft: idle
  // @proves state idle: signed out
  test('眠っていた電話の場合も、目を覚ましたらすぐにログアウトし、ほかの人には下書きを見せない', async ({
    page,
  }) => {
    await writeLog(page);
    await nobodyFor(page, '09:00:00');
    await page.waitForURL('**/login');
    await expect(signedOut(page)).toBeVisible();
    expect(JSON.stringify(await keptDrafts(page))).toContain(WRITTEN);
    await page.goto(addressOn('aflac', '/login?role=aflac'));
    await logInAgain(page, 'aflac');
    await page.waitForURL(`**${NEW_LOG}`);
    await expect(heading(page)).toHaveText('記録をつける');
    await expect(page.locator('html')).toHaveAttribute('data-variant', 'insurance');
    // The page erases them as it comes alive, and offers nothing then.
    await untilHydrated(page);
    await expect.poll(() => keptDrafts(page)).toEqual([]);
    await expect(title(page)).toHaveValue('');
    await expect(offer(page)).toBeHidden();
  });

  // @proves state idle: signed out
  test('通信ができない場合、画面をおおって待ち、つながればログイン画面に進む', async ({
    page,
    context,
    faults,
  }) => {
    faults.expect(/net::ERR_INTERNET_DISCONNECTED/);
    await writeLog(page);
    await context.setOffline(true);
    await nobodyFor(page, '01:01:00');
    const farewell = page.getByRole('alertdialog', { name: '操作がないためログアウトします' });
    await expect(farewell).toContainText('いまは通信ができないようです。');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(farewell).toBeVisible();
    await expect(farewell.getByRole('button', { name: 'ログイン画面へ進む' })).toBeVisible();
    await context.setOffline(false);
    await page.waitForURL('**/login');
    await expect(signedOut(page)).toBeVisible();
  });

  // @proves state idle: asked
  test('二つのタブの場合、片方を使っていればもう片方も続き、たずねたときは片方でこたえればよい', async ({
    page,
    context,
    faults,
  }) => {
    // The tab that answers second finds the session ended already.
    faults.expect(faultsOfStatus(401));
    const other = await context.newPage();
    const tabs = [page, other] as const;
    const expectQuestion = async (isThere: boolean) => {
      for (const tab of tabs) await expect(question(tab)).toBeVisible({ visible: isThere });
    };
    for (const tab of tabs) {
      await open(tab, '/treatment-logs');
      await untilWatched(tab);
    }
    await nobodyForUntilTold(tabs, '50:00');
    await page.mouse.move(100, 100);
    await page.keyboard.press('Shift');
    await nobodyForUntilTold(tabs, '50:00');
    await expectQuestion(false);
    await nobodyFor(page, '08:20');
    await expectQuestion(true);
    const told = untilTold(tabs);
    await stay(page).click();
    await expectQuestion(false);
    await told;
    await nobodyForUntilTold(tabs, '58:20');
    await expectQuestion(true);
    await question(page).getByRole('button', { name: 'ログアウトする' }).click();
    for (const tab of tabs) {
      await tab.waitForURL('**/login');
      await expect(signedOut(tab)).toBeVisible();
    }
  });
});

// @proves state session ended elsewhere
test('ほかの端末でログアウトした場合、読んでいるだけの画面も、わけを言ってログイン画面に進む', async ({
  page,
  openVisit,
  faults,
}, info) => {
  faults.expect(faultsOfStatus(401));
  const person = newPerson(info);
  await becomeNewMember(page, person);
  await open(page, '/treatment-logs');
  await untilWatched(page);
  const device = await openVisit({ locale: 'ja-JP' });
  await logIn(device, 'hatch', person.phone, person.password);
  await device.setViewportSize({ width: 1280, height: 800 });
  await device.getByRole('button', { name: 'ログアウト', exact: true }).click();
  await expect(device.getByRole('heading', { level: 1 })).toContainText('ひとりで抱えずに');

  await nobodyFor(page, '02:00');
  await page.waitForURL('**/login');
  await expect(page.getByText('ほかの端末でログアウトしたか、ログインの時間が終わりました。')).toBeVisible();
});

test('ログインしていない人の画面は、見張りのスクリプトを一つも読まない', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) asked.add(request.url());
  });
  for (const path of ['/contact', '/articles']) {
    await open(page, path);
    await nobodyFor(page, '02:00:00');
    await expect(heading(page), path).toBeVisible();
    await expect(page.getByRole('alertdialog'), path).toHaveCount(0);
  }
  const read = await Promise.all([...asked].map(async (script) => (await page.request.get(script)).text()));
  expect(read.length).toBeGreaterThan(2);
  expect(read.filter((script) => script.includes('hidamari-used-at'))).toEqual([]);
});
