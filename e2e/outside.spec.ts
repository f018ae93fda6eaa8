import type { BrowserContext, Locator, Page, TestInfo } from '@playwright/test';
import { addressOn, DEMO_MEMBERS, DEMO_PASSWORD, FRONT_DOORS, ORIGINS, ownPort } from './portal/addresses.ts';
import { expectAccessible } from './portal/axe.ts';
import { untilHydrated } from './portal/hydrated.ts';
import { press, tabTo } from './portal/keyboard.ts';
import { measurementService } from './portal/measurement-service.ts';
import { passHostedLogin } from './portal/members.ts';
import { firstArticle, heading } from './portal/navigation.ts';
import { becomeNewMember } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { type OwnPortal, startOwnPortal } from './portal/own-portal.ts';
import { choosePopup, forgetShown, readUntil } from './portal/popup.ts';
import { expect, test } from './portal/portal-test.ts';
import { untilRequestsEnd } from './portal/requests.ts';
import { expectSound } from './portal/sound-page.ts';

const EVERYBODYS = [
  '/',
  '/articles',
  '/articles/top',
  '/articles/returning-to-work',
  '/articles/questions',
  '/articles/words',
  '/faq',
  '/news',
  '/search',
  '/contact',
  '/privacy',
  '/privacy/outside',
  '/treatment/hidamari',
];
const MEMBERS_OWN = ['/treatment-logs', '/treatment-logs/new', '/questions', '/favorite', '/account'];

/** Origins that a browser asked while a test ran, other than ours. */
function watchOrigins(context: BrowserContext): string[] {
  const own = new Set(Object.values(ORIGINS));
  const foreign: string[] = [];
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (!/^(data|blob):$/.test(protocol) && !own.has(origin)) foreign.push(request.url());
  });
  return foreign;
}

test.describe('何も設定していない場合（G148）', () => {
  for (const person of ['訪問者', '会員'] as const) {
    // @proves screen /privacy/outside
    test(`hatch の${person}がどの画面を開いても、外へは何も求めず、ほかのサイトのクッキーもない`, async ({
      page,
      context,
      becomeDemoMember,
    }) => {
      const foreign = watchOrigins(context);
      if (person === '会員') await becomeDemoMember('hatch');
      await page.goto(FRONT_DOORS.hatch);
      for (const path of person === '会員' ? [...EVERYBODYS, ...MEMBERS_OWN] : EVERYBODYS) {
        await page.goto(addressOn('hatch', path));
        await untilHydrated(page);
      }
      expect(foreign).toEqual([]);
      const hosts = new Set((await context.cookies()).map(({ domain }) => domain));
      expect([...hosts].filter((host) => host !== 'localhost')).toEqual([]);
      await expect(page.getByRole('region', { name: 'ご利用のようすの計測について' })).toHaveCount(0);
    });
  }

  // @proves screen /privacy/outside
  test('「外部への送信」は、フッターから開き、いまは何も送られないことと、送り先になりうるものを言う', async ({
    page,
  }) => {
    await page.goto(FRONT_DOORS.hatch);
    await page.getByRole('contentinfo').getByRole('link', { name: '外部への送信' }).click();
    await expect(heading(page)).toHaveText('外部への送信');
    const main = page.getByRole('main');
    await expect(main).toContainText('画面を読むだけで外部に送られるものは、いまはありません');
    const measured = main.getByRole('region', { name: 'ご利用のようすの計測' });
    await expect(measured).toContainText('いまは使っていません');
    for (const term of ['送り先', '送るもの', '目的', '断りかた'])
      await expect(measured.getByRole('term').filter({ hasText: term })).toBeVisible();
    await expect(measured.getByRole('radio')).toHaveCount(0);
    const bears = main.getByRole('region', { name: '提携サービス「家事代行」に進むとき' });
    await expect(bears).toContainText('はじめてのご利用で延びる時間');
    await expect(bears).not.toContainText('メールアドレス');
    await expect(main.getByRole('region', { name: '医療の専門家に聞く' })).toContainText('みどりの窓');
  });

  test('スクリプトがない場合も、「外部への送信」は読める', async ({ openVisit }) => {
    const page = await openVisit({ javaScriptEnabled: false });
    await page.goto(addressOn('chofu', '/privacy/outside'));
    await expect(heading(page)).toHaveText('外部への送信');
    await expect(page.getByRole('region', { name: 'ほかのサイトへのリンク' })).toContainText('断りかた');
    await expect(page.getByRole('main')).not.toContainText('提携サービス');
  });
});

test.describe('計測を設定した場合（決定0058）', () => {
  const OWN_PORT = ownPort(5);
  const TAG_PORT = ownPort(6);
  const OWN = `http://localhost:${OWN_PORT}`;
  const COMPANY = 'みほん計測株式会社';
  const service = measurementService(TAG_PORT);
  let portal: OwnPortal | undefined;

  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async () => {
    portal = await startOwnPortal({
      port: OWN_PORT,
      environment: {
        // By another name than the portal's: cookies know no ports.
        TAG_MANAGER_URL: `http://127.0.0.1:${TAG_PORT}/tag.js?id=MIHON`,
        TAG_MANAGER_COMPANY: COMPANY,
      },
    });
    await service.start();
  });
  test.afterAll(async () => {
    await portal?.stop();
    await service.stop();
  });
  test.beforeEach(() => {
    service.arrived.length = 0;
  });

  const question = (page: Page) => page.getByRole('region', { name: 'ご利用のようすの計測について' });
  const frames = (page: Page) => page.locator('iframe[title="計測"]');
  const pathsTold = () => service.told().flatMap(({ entry }) => entry.page_path ?? []);
  const agree = (page: Page) => question(page).getByRole('button', { name: '同意する', exact: true }).click();

  async function visit(page: Page, path: string): Promise<void> {
    await page.goto(OWN + path);
    await untilHydrated(page);
  }

  async function logInHere(page: Page): Promise<void> {
    await page.goto(`${OWN}/?role=hatch`);
    await page.goto(`${OWN}/login`);
    await page.getByRole('button', { name: 'メールアドレスか電話番号でログイン' }).click();
    await passHostedLogin(page, DEMO_MEMBERS.hatch.login, DEMO_PASSWORD);
    await page.waitForURL(`${OWN}/`);
  }

  // @proves screen /privacy/outside
  test('選ぶ前も、断ったあとも、外へは何も求めず、断ったことは残る', { tag: '@core' }, async ({ page }) => {
    for (const path of ['/?role=hatch', '/articles', '/articles/returning-to-work', '/search', '/faq'])
      await visit(page, path);
    await expect(question(page)).toContainText(COMPANY);
    expect(service.arrived).toEqual([]);

    await test.step('同意と同じ大きさのボタンで断れ、キーボードはその場に残る', async () => {
      const [yes, no] = ['同意する', '同意しない'].map((name) =>
        question(page).getByRole('button', { name, exact: true }),
      );
      if (!yes || !no) throw new Error('two ways');
      expect((await yes.boundingBox())?.width).toBe((await no.boundingBox())?.width);
      await tabTo(page, yes);
      await press(page, 'Tab');
      await expect(no).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(question(page)).toBeFocused();
      await expect(question(page)).toContainText('「同意しない」をこのブラウザーに残しました');
    });

    await test.step('もう聞かれず、何も送られない', async () => {
      for (const path of ['/', '/articles']) {
        await visit(page, path);
        await untilRequestsEnd(page);
        await expect(question(page)).toHaveCount(0);
      }
      await expect(frames(page)).toHaveCount(0);
      expect(service.arrived).toEqual([]);
    });
  });

  // @proves cookie outside_consent
  test('訪問者が同意すると、決めた画面でだけ一つの台本が動き、画面のことも会員のことも読めない', {
    tag: '@core',
  }, async ({ page, faults }) => {
    // The stand-in tries to read what is around it, and the browser says that it may not.
    faults.expect(
      /127\.0\.0\.1|connect-src refused|Refused to connect|violates the following Content Security/,
    );
    await visit(page, '/articles/returning-to-work?role=hatch&keyword=secret');
    await agree(page);
    await expect.poll(pathsTold).toEqual(['/articles/[id]']);

    await test.step('届くのは、窓口と、ログインしていないことと、画面の種類だけ', () => {
      expect(service.told().map(({ entry }) => entry)).toEqual([
        { variant: 'hatch', is_logged_in: false },
        { event: 'page_view', page_path: '/articles/[id]' },
      ]);
      const [script, ...rest] = service.arrived;
      expect(script?.path).toBe('/tag.js?id=MIHON');
      expect(rest.every(({ path }) => path === '/collect')).toBe(true);
      for (const { headers } of service.arrived)
        expect([headers.cookie, headers.referer]).toEqual([undefined, undefined]);
      for (const { reached, referrer, place } of service.told())
        expect([reached, referrer, place]).toEqual([[], '', `${OWN}/outside/measurement`]);
    });

    await test.step('書く画面、さがす画面に進むと、台本は消え、戻ると、番地でなく種類だけが届く', async () => {
      await page.getByRole('banner').getByRole('link', { name: 'さがす' }).first().click();
      await expect(page).toHaveURL(`${OWN}/search`);
      await expect(frames(page)).toHaveCount(0);
      await page.goBack();
      await expect.poll(pathsTold).toEqual(['/articles/[id]', '/articles/[id]']);
      for (const path of ['/contact', '/privacy/outside', '/treatment/hidamari', '/login']) {
        await visit(page, path);
        await untilRequestsEnd(page);
        await expect(frames(page)).toHaveCount(0);
      }
      expect(pathsTold()).toHaveLength(2);
    });

    await test.step('「外部への送信」で取り消すと、もう動かない', async () => {
      await visit(page, '/privacy/outside');
      await expect(page.getByRole('radio', { name: '同意する', exact: true })).toBeChecked();
      await page.getByText('同意しない', { exact: true }).click();
      await expect(page.getByRole('status').filter({ hasText: '計測は、もう動きません' })).toBeVisible();
      service.arrived.length = 0;
      await visit(page, '/articles');
      await untilRequestsEnd(page);
      await expect(question(page)).toHaveCount(0);
      expect(service.arrived).toEqual([]);
    });
  });

  // @proves call GET /user-properties/for-data-layer-setting
  test('会員が同意すると、決めたあらい値だけが届き、治療ログや相談の画面では何も動かない', async ({
    page,
    faults,
  }) => {
    faults.expect(
      /127\.0\.0\.1|connect-src refused|Refused to connect|violates the following Content Security/,
    );
    await logInHere(page);
    await untilHydrated(page);
    await expect(question(page)).toBeVisible();
    expect(service.arrived).toEqual([]);
    await agree(page);
    await expect.poll(pathsTold).toEqual(['/']);
    const [person] = service.told();
    expect(Object.keys(person?.entry ?? {}).sort()).toEqual([
      ...['age_band', 'has_log', 'is_line_linked', 'is_logged_in', 'is_self', 'member_type'],
      ...['months_since_first_login', 'onboarding_step', 'variant'],
    ]);
    expect(JSON.stringify(service.arrived)).not.toMatch(/小川|general@demo|09\d{9}/);
    service.arrived.length = 0;
    for (const path of ['/treatment-logs', '/treatment-logs/new', '/questions', '/account', '/financial']) {
      await visit(page, path);
      await untilRequestsEnd(page);
      await expect(frames(page)).toHaveCount(0);
    }
    expect(service.arrived).toEqual([]);
  });

  test.describe('案内のボタン（仕様3、G93）', () => {
    test.use({ letBePrompted: true });

    /** What comes on which page, what is pressed there, and all that the measurement is told of it. */
    const PRESSES = [
      { path: '/', choice: { id: 2 }, label: '今回は答えない', told: 'popup-2-close' },
      {
        path: '/articles',
        choice: {
          id: 9,
          contents: {
            contents_id: 'sleepless-night',
            title: '肺がんの記事',
            category_name: 'くらし',
            image_url: '/share/cover-read.png',
          },
        },
        label: '今は読まない',
        told: 'popup-article-close',
      },
    ] as const;

    const somebody = async (page: Page, info: TestInfo) => {
      const person = newPerson(info);
      await becomeNewMember(page, person, 'hatch', OWN);
      return person;
    };

    const pressesTold = () =>
      service.told().flatMap(({ entry }) => (entry.event === 'popup_press' ? [entry] : []));

    /** Reads on until the pop-up has come, and answers its button. */
    async function bringPopup(page: Page, { path, choice, label }: (typeof PRESSES)[number]) {
      await choosePopup(page, choice);
      await forgetShown(page);
      await visit(page, path);
      const button = page.getByRole('complementary').getByRole('button', { name: label });
      await readUntil(page, button);
      return button;
    }

    /** Presses it, until the server has heard of that: the measurement is told before. */
    async function pressUntilHeard(page: Page, button: Locator): Promise<void> {
      const heard = page.waitForResponse('**/api/popup-restraint-flags');
      await button.click();
      expect((await heard).ok()).toBe(true);
    }

    // @proves state pop-up: reported
    test('同意した会員が押すと、ボタンの名前だけが届き、人のことも病気のことも届かない', async ({
      page,
      faults,
    }, info) => {
      faults.expect(
        /127\.0\.0\.1|connect-src refused|Refused to connect|violates the following Content Security/,
      );
      const { phone, email } = await somebody(page, info);
      await choosePopup(page, null);
      await visit(page, '/faq');
      await agree(page);
      await expect.poll(pathsTold).toEqual(['/faq']);
      for (const press of PRESSES) {
        service.arrived.length = 0;
        const button = await bringPopup(page, press);
        // The measurement stands there before anything is pressed.
        await expect.poll(pathsTold).toEqual([press.path]);
        await pressUntilHeard(page, button);
        await expect.poll(pressesTold).toEqual([{ event: 'popup_press', popup_button: press.told }]);
        expect(JSON.stringify(service.arrived)).not.toMatch(
          new RegExp(`試験|花子|${phone.slice(1)}|${email}|肺|lung|sleepless`),
        );
      }
    });

    test('同意していない会員が押しても何も届かず、あとで同意しても、それまでのことは届かない', async ({
      page,
      faults,
    }, info) => {
      faults.expect(
        /127\.0\.0\.1|connect-src refused|Refused to connect|violates the following Content Security/,
      );
      await somebody(page, info);
      for (const press of PRESSES) await pressUntilHeard(page, await bringPopup(page, press));
      await expect(frames(page)).toHaveCount(0);
      expect(service.arrived).toEqual([]);

      await agree(page);
      await expect.poll(pathsTold).toEqual(['/articles']);
      // What would be told with the consent is told before the next page is.
      await choosePopup(page, null);
      await firstArticle(page).click();
      await expect.poll(pathsTold).toEqual(['/articles', '/articles/[id]']);
      expect(pressesTold()).toEqual([]);
    });
  });

  test('数えない会員の場合、たずねもせず、何も送らない（G48、G149）', async ({ page }) => {
    await page.route('**/api/user-properties/**', (route) => route.fulfill({ json: {} }));
    await logInHere(page);
    const asked = page.waitForResponse('**/api/user-properties/**');
    await visit(page, '/articles');
    await asked;
    await untilRequestsEnd(page);
    await expect(question(page)).toHaveCount(0);
    expect(service.arrived).toEqual([]);
  });

  test('おたずねと「外部への送信」は、どの幅でも、誰にでも使える', async ({ page }) => {
    await visit(page, '/articles?role=hatch');
    await expect(question(page)).toBeVisible();
    await expectSound(page, 'the question about the measurement');
    await visit(page, '/privacy/outside');
    await expectSound(page, 'the page on what leaves, where something may');
    await tabTo(page, page.getByRole('radio', { name: '同意する', exact: true }));
    await expectAccessible(page);
  });
});
