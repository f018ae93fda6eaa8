import { CLOSED_DAYS_TEXT, weeklyHoursText } from '@hidamari/domain/consultation-hours';
import { EMERGENCY } from '@hidamari/domain/emergency';
import { VOICE_GUIDE_TEXT } from '@hidamari/domain/site-variants';
import type { Locator, Page } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { expectAccessible } from './portal/axe.ts';
import { consultationButton } from './portal/consultation-button.ts';
import { untilHydrated } from './portal/hydrated.ts';
import { setPageTime } from './portal/page-time.ts';
import { coreIf, expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';

/** A page that is longer than every window. */
const LONG_PAGE = addressOn('chofu', '/terms/chofu');
const CONSULTATION_PAGE = addressOn('chofu', '/treatment/hidamari');

/** A Saturday of the desk, and a Friday, on which it is closed (G6). */
const MOMENTS = [
  {
    at: '2026-11-21T10:00:00+09:00',
    state: 'ただいま受付中（本日18:00まで）',
    short: '受付中',
    pressed: '電話で相談する',
  },
  {
    at: '2026-11-20T10:00:00+09:00',
    state: '次の受付：11月21日（土）9:00から',
    short: '時間外',
    pressed: '折り返しを予約する',
  },
];

const panelOf = (page: Page): Locator => page.getByRole('dialog', { name: '相談する' });

async function openPanel(page: Page, at: string): Promise<Locator> {
  await setPageTime(page, at);
  await page.goto(LONG_PAGE);
  await untilHydrated(page);
  await consultationButton(page).click();
  await expect(panelOf(page)).toBeVisible();
  return panelOf(page);
}

for (const { at, state, short, pressed } of MOMENTS) {
  // @proves state voice guide
  test(`調布の会員が${short}に「相談する」を押した場合、電話とメールと折り返しの案内があり、チャットとLINEはない（G125・G127）`, {
    tag: coreIf(short === '受付中'),
  }, async ({ page, becomeDemoMember }) => {
    await becomeDemoMember('chofu');
    const panel = await openPanel(page, at);
    await expect(panel).toContainText(state);
    await expect(panel.getByRole('link', { name: '042-000-0000' })).toHaveAttribute('href', 'tel:0420000000');
    await expect(panel.getByRole('link', { name: /メールで相談する/ })).toHaveAttribute(
      'href',
      '/treatment/hidamari#mail',
    );
    await expect(panel.getByText(/チャット|LINE/)).toHaveCount(0);
    await expect(panel.getByText(VOICE_GUIDE_TEXT)).toHaveCount(1);
    // What is pressed leads to somebody at this hour (decision 0077).
    await expect(panel.getByRole('link', { name: pressed })).toHaveAttribute('href', 'tel:0420000000');
    await expect(panel.getByRole('heading', { name: 'お話し番号' })).toHaveCount(short === '受付中' ? 1 : 0);
    await expect(panel).toContainText(weeklyHoursText('chofu'));
    await expect(panel).toContainText(CLOSED_DAYS_TEXT);
    await expect(panel).toContainText(EMERGENCY.heading);
    await expect(panel.getByRole('link', { name: /119/ }).first()).toHaveAttribute('href', 'tel:119');
    await expectAccessible(page);
    await expectSound(page, `the municipal panel, ${short}`);
  });
}

// @proves state consultation panel
test('調布の会員が窓のメールを選んだ場合、窓は閉じ、ご利用案内のメールの場所に着く', async ({
  page,
  becomeDemoMember,
}) => {
  await becomeDemoMember('chofu');
  const panel = await openPanel(page, '2026-11-21T10:00:00+09:00');
  await panel.getByRole('link', { name: /メールで相談する/ }).click();
  await expect(page).toHaveURL(`${CONSULTATION_PAGE}#mail`);
  await expect(panel).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: 'メールで相談する' })).toBeInViewport();
});
