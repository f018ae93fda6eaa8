import type { Page } from '@playwright/test';
import { CLIENT, openSalesforce } from '../packages/adapters/src/crm/salesforce-under-test.fixture.ts';
import { PORT } from './portal/addresses.ts';
import { untilHydrated } from './portal/hydrated.ts';
import { heading } from './portal/navigation.ts';
import { newPerson } from './portal/new-person.ts';
import { becomeStaff } from './portal/new-staff.ts';
import { type OwnPortal, startOwnPortal } from './portal/own-portal.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';

const way = (page: Page) => page.getByRole('navigation').getByRole('link', { name: 'アンケート' });
const report = (page: Page) => page.getByRole('region', { name: '答えの集まり' });
const contacts = (page: Page) => page.getByRole('region', { name: '連絡を待っている方' });

test(
  '管理者は、答えの集まりを見て、だれが連絡を待つかは見ない（G42）',
  { tag: '@desk' },
  async ({ page }, info) => {
    await becomeStaff(page, {
      login: `surveys-administrator-${newPerson(info).phone}@e2e.example`,
      role: 'administrator',
    });
    await way(page).click();
    await expect(heading(page)).toHaveText('アンケート');
    await expect(report(page)).toContainText('だれの答えかは、ここには出ません。');
    await expect(contacts(page)).toHaveCount(0);
  },
);

test.describe('外のCRMが答えない場合（G101）', () => {
  const OWN_PORT = PORT + 7;
  let portal: OwnPortal;
  let crm: Awaited<ReturnType<typeof openSalesforce>>;

  test.beforeAll(async () => {
    crm = await openSalesforce();
    portal = await startOwnPortal({
      port: OWN_PORT,
      environment: {
        CRM_URL: crm.url,
        CRM_CLIENT_ID: CLIENT.clientId,
        CRM_CLIENT_SECRET: CLIENT.clientSecret,
      },
    });
  });
  test.afterAll(async () => {
    await portal?.stop();
    await crm?.close();
  });

  test('部屋は開き、連絡を待つ方は見え、集まりの場所だけがそうと言い、答えるようになれば読み直せる', {
    tag: '@desk',
  }, async ({ page, faults }) => {
    faults.expect(faultsOfStatus(503));
    crm.state.fault = 'down';
    await becomeStaff(page, { login: 'lead-crm@e2e.example', role: 'lead' }, portal);
    await way(page).click();
    await expect(heading(page)).toHaveText('アンケート');
    await untilHydrated(page);
    await expect(contacts(page)).toContainText('連絡を待っている方は、いまいません。');
    const failed = report(page).getByRole('status');
    await expect(failed).toContainText('アンケートの集まりを表示できませんでした。');
    await expectSound(page, 'the report while the CRM is down');

    const again = report(page).getByRole('button', { name: '再読み込み' });
    const asked = page.waitForResponse(/surveys\/report/);
    await again.click();
    await asked;
    await expect(again).toBeFocused();
    await expect(failed).toContainText('アンケートの集まりを表示できませんでした。');
    crm.state.fault = null;
    await again.click();
    await expect(report(page)).toContainText('0件');
    await expect(report(page).getByRole('heading', { name: '答えの集まり' })).toBeFocused();
    await expect(failed).toHaveCount(0);
  });
});
