import type { Locator, Page } from '@playwright/test';
import { DEMO_MEMBERS, DEMO_PASSWORD, PORT } from './portal/addresses.ts';
import { expectAccessible } from './portal/axe.ts';
import { chatService } from './portal/chat-service.ts';
import { chatInPanel, consultationButton } from './portal/consultation-button.ts';
import { untilHydrated } from './portal/hydrated.ts';
import { pressOn } from './portal/keyboard.ts';
import { passHostedLogin } from './portal/members.ts';
import { type OwnPortal, startOwnPortal } from './portal/own-portal.ts';
import { expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';

const OWN_PORT = PORT + 3;
const CHAT_PORT = PORT + 4;
const OWN = `http://localhost:${OWN_PORT}`;
const ARTICLES = `${OWN}/articles`;

/** A portal of its own: all others have the built-in chat. */
let portal: OwnPortal | undefined;
const service = chatService(CHAT_PORT);

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  portal = await startOwnPortal({
    port: OWN_PORT,
    environment: {
      CHATPLUS_SITE_ID: '0a1b2c3d_1',
      // By another name than the portal's: cookies know no ports.
      CHATPLUS_ORIGIN: `http://127.0.0.1:${CHAT_PORT}`,
    },
  });
});
test.afterAll(async () => {
  await portal?.stop();
});
test.beforeEach(async () => {
  service.asked.length = 0;
  await service.start();
});
test.afterEach(() => service.stop());

async function logInHere(page: Page): Promise<void> {
  await page.goto(`${OWN}/?role=hatch`);
  await page.goto(`${OWN}/login`);
  await page.getByRole('button', { name: 'メールアドレスか電話番号でログイン' }).click();
  await passHostedLogin(page, DEMO_MEMBERS.hatch.login, DEMO_PASSWORD);
  await page.waitForURL(`${OWN}/`);
}

const openPanel = (page: Page) => consultationButton(page).click();
const chatOf = (page: Page): Locator => page.getByRole('dialog', { name: 'チャットで相談する' });
const agreeIn = (page: Page): Locator =>
  chatOf(page).getByRole('button', { name: '同意して、チャットをひらく' });
const frameIn = (page: Page) => chatOf(page).frameLocator('iframe[title="ChatPlusのチャット"]');

// @proves state chat: opened by the address
// @proves page chat window
test('同意するまで外には何も送らず、同意すると、会員のことを何も渡さずに外のチャットがひらく', {
  tag: '@core',
}, async ({ page, faults }) => {
  // The stand-in tries to lead the window away, and the browser says that it may not.
  faults.expect(/Unsafe attempt to initiate navigation/);
  const ownAsked: string[] = [];
  page.on('request', (request) => ownAsked.push(request.url()));
  await logInHere(page);
  await page.goto(ARTICLES);
  await untilHydrated(page);

  await test.step('何がだれに送られるかを先に読む', async () => {
    await openPanel(page);
    await pressOn(page, chatInPanel(page));
    await expect(chatOf(page)).toContainText('チャットプラス株式会社');
    await expect(chatOf(page)).toContainText('このサイトに登録されている内容は送りません');
    await expect(chatOf(page).getByRole('link', { name: '0120-000-001' })).toBeVisible();
    await expectAccessible(page);
    expect(service.asked).toEqual([]);
  });

  await test.step('ひらかないを選ぶと、閉じるだけで、何も送らない', async () => {
    await pressOn(page, chatOf(page).getByRole('button', { name: 'ひらかない' }));
    await expect(chatOf(page)).toBeHidden();
    expect(service.asked).toEqual([]);
  });

  await test.step('同意すると、その人の画面の上にひらき、画面のことは見えない', async () => {
    await page.reload();
    await untilHydrated(page);
    await consultationButton(page).click();
    await chatInPanel(page).click();
    await pressOn(page, agreeIn(page));
    await expect(frameIn(page).getByRole('heading', { name: '見本のチャット' })).toBeVisible();
    await expect(frameIn(page).getByText('外に届いたもの：0')).toBeVisible();
    await expectAccessible(page);
    await expect(page).toHaveURL(ARTICLES);
  });

  await test.step('渡るのは契約の番号だけで、クッキーも、いた画面の番地も付かない', () => {
    const places = new Set(service.asked.map(({ path }) => path));
    expect(places).toEqual(new Set(['/chat/visitor/0a1b2c3d_1?t=btn', '/cp.js']));
    const [probe, shown] = service.asked.filter(({ path }) => path.startsWith('/chat/visitor/'));
    for (const { headers } of [probe, shown].filter((one) => one !== undefined)) {
      expect(headers.referer).toBeUndefined();
      expect(headers.cookie).toBeUndefined();
    }
  });

  await test.step('組み込みのチャットは読み込まず、相談の呼び出しもしない', () => {
    expect(ownAsked.filter((url) => /chat-sheet|\/api\/consultations/.test(url))).toEqual([]);
  });

  await test.step('読み込み直しても同じ人にはもう聞かず、取り消すとまた聞く', async () => {
    await page.goto(`${ARTICLES}?chatplus=open`);
    await expect(page).toHaveURL(ARTICLES);
    await expect(frameIn(page).getByRole('heading', { name: '見本のチャット' })).toBeVisible();
    await chatOf(page)
      .getByRole('button', { name: /同意を取り消して/ })
      .click();
    await expect(agreeIn(page)).toBeVisible();
    await expect(chatOf(page).locator('iframe')).toHaveCount(0);
  });

  await test.step('「外部への送信」でも読め、取り消せ、つぎにひらくときにまた聞く', async () => {
    await agreeIn(page).click();
    await expect(frameIn(page).getByRole('heading', { name: '見本のチャット' })).toBeVisible();
    await page.goto(`${OWN}/privacy/outside`);
    await untilHydrated(page);
    const chat = page.getByRole('region', { name: 'ChatPlusのチャット' });
    await expect(chat).toContainText('チャットプラス株式会社');
    await chat.getByRole('button', { name: 'チャットの同意を取り消す' }).click();
    await expect(chat.getByRole('status')).toContainText('同意を取り消しました');
    await expect(chat.getByRole('status')).toBeFocused();
    await page.goto(`${ARTICLES}?chatplus=open`);
    await expect(agreeIn(page)).toBeVisible();
    await expect(chatOf(page).locator('iframe')).toHaveCount(0);
  });
});

// @proves page chat window
test('外のチャットが答えない場合、そう伝えて電話を示し、画面はそのまま使え、つながればひらく', async ({
  page,
  faults,
}) => {
  faults.expect(/ERR_CONNECTION_REFUSED|Unsafe attempt to initiate navigation/);
  await service.stop();
  await logInHere(page);
  await page.goto(`${ARTICLES}?chatplus=open`);
  await expect(agreeIn(page)).toBeVisible();
  await expectSound(page, 'the note before the outside chat');
  await agreeIn(page).click();
  await expect(chatOf(page)).toContainText('いま、チャットにつながりません');
  await expect(chatOf(page).getByRole('link', { name: '0120-000-001' })).toBeVisible();
  await expect(chatOf(page).locator('iframe')).toHaveCount(0);
  await expectSound(page, 'the outside chat that does not answer');
  await service.start();
  await chatOf(page).getByRole('button', { name: 'もう一度つないでみる' }).click();
  await expect(frameIn(page).getByRole('heading', { name: '見本のチャット' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chatOf(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('がんの情報');
});
