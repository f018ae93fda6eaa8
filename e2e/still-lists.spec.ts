import type { Page } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { untilHydrated } from './portal/hydrated.ts';
import { callFrom } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { becomeStaff } from './portal/new-staff.ts';
import { expect, test } from './portal/portal-test.ts';

const DANGER = '夜になると、もう消えたいと思ってしまいます。';

/** Sends a form or a mail of a visitor from their own page; its receipt number. */
async function write(page: Page, kind: string, message: string): Promise<string> {
  const { receipt_number: number } = await callFrom<{ receipt_number: string }>(page, {
    method: 'POST',
    path: '/email/inquiry',
    body: {
      name: '見本 太郎',
      email: `still-${kind}@e2e.example`,
      standing: 'self',
      kind: 'how_to_use',
      message,
      reply_by: 'mail',
      agreed: true,
    },
  });
  return number;
}

test(
  '一覧の行を押している間に、ほかの人のものが先頭に入っても、押した行がひらく。手をはなすと、先頭に出る',
  { tag: ['@core', '@desk'] },
  async ({ page, openVisit }, info) => {
    const { phone } = newPerson(info);
    await page.goto(addressOn('chofu', '/contact'));
    const number = await write(page, `a-${phone}`, '治療ログの印刷のしかたを教えてください。');
    const desk = await openVisit();
    await becomeStaff(desk, { login: `still-${phone}@e2e.example`, role: 'supporter' });
    await desk.goto(addressOn('hatch', '/desk/inquiries'));
    await untilHydrated(desk);
    const rows = desk.getByRole('main').getByRole('listitem');
    const row = desk.getByRole('link', { name: new RegExp(number) });
    await row.scrollIntoViewIfNeeded();
    const { x = 0, y = 0 } = (await row.boundingBox()) ?? {};
    const danger = await write(page, `b-${phone}`, DANGER);
    await desk.mouse.move(x + 20, y + 10);
    await desk.mouse.down();
    const readAnew = desk.waitForResponse(
      async (answer) => answer.url().includes('/inquiries') && (await answer.text()).includes(danger),
    );
    // As when whoever works at the desk comes back to this window.
    await desk.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await readAnew;
    await desk.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    await expect(rows.filter({ hasText: danger })).toHaveCount(0);
    await desk.mouse.up();
    await expect(desk.getByText('治療ログの印刷のしかたを教えてください。')).toBeVisible();
    await desk.goBack();
    await expect(rows.filter({ hasText: danger })).toContainText('二人で確認');
  },
);
