import { addressOn, FRONT_DOORS, PORT } from './portal/addresses.ts';
import { ask } from './portal/ask.ts';
import { expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';
import { heading, open } from './portal/walking.ts';

const cards = (page: import('@playwright/test').Page) => page.getByRole('main').locator('.service-card');

test('困りごと、状況、無料でしぼると、住所に残り、読み込み直しても同じになる', async ({ page }) => {
  await page.goto(FRONT_DOORS.hatch);
  await open(page, '/services');
  await page
    .getByRole('group', { name: '困りごとでしぼりこむ' })
    .getByRole('link', { name: /くらし/ })
    .click();
  await expect(heading(page)).toHaveText('くらしを支えるサービス');
  await page.getByRole('group', { name: 'くわしくしぼりこむ' }).getByRole('link', { name: '仕事' }).click();
  await expect(page).toHaveURL(/\/services\?category=life&sub_category=life-work$/);
  const some = await cards(page).count();
  expect(some).toBeGreaterThan(0);
  await page.getByRole('link', { name: '無料のものだけ' }).click();
  await expect(page).toHaveURL(/free=1$/);
  const titles = await cards(page).getByRole('heading').allTextContents();
  await page.reload();
  expect(await cards(page).getByRole('heading').allTextContents()).toEqual(titles);
  await page.goto(addressOn('hatch', '/services?category=mental&sub_category=life-work'));
  await expect(
    page.getByRole('heading', { name: 'この組み合わせのサービスは、まだありません' }),
  ).toBeVisible();
  await expectSound(page, 'services that are not there');
  await page.getByRole('link', { name: 'しぼりこみをやめる' }).click();
  await expect(page).toHaveURL(/\/services$/);
});

test('保険の方と一般の方で、見えるサービスと言葉が違い、よその方のサービスは404になる', async ({ page }) => {
  const shown = async (variant: 'aflac' | 'hatch') => {
    await page.goto(FRONT_DOORS[variant]);
    await page.goto(addressOn(variant, '/services?category=financial'));
    return cards(page).getByRole('heading').allTextContents();
  };
  const [insured, general] = [await shown('aflac'), await shown('hatch')];
  expect(insured).toContain('給付金の請求書類を一緒に確かめる');
  expect(general).not.toContain('給付金の請求書類を一緒に確かめる');
  expect(general).toContain('勤め先や団体の利用コードの案内');
  expect(insured).not.toContain('勤め先や団体の利用コードの案内');
  const asked = (path: string, cookie: string) => ask(path, { host: `localhost:${PORT}`, cookie });
  for (const [path, cookie, status] of [
    ['/financial/claim-papers', 'eligibility=insurance', 200],
    ['/financial/claim-papers', 'eligibility=general', 404],
    ['/financial/usage-code', 'eligibility=general', 200],
    ['/financial/usage-code', 'eligibility=insurance', 404],
    // Another concern than its own is no address of it.
    ['/life/bill-reading', 'eligibility=general', 404],
    ['/financial/no-such-service', 'eligibility=general', 404],
  ] as const) {
    expect.soft((await asked(path, cookie)).status, `${path} ${cookie}`).toBe(status);
  }
  const insuredWords = (await asked('/financial/bill-reading', 'eligibility=insurance')).body;
  const generalWords = (await asked('/financial/bill-reading', 'eligibility=general')).body;
  expect(insuredWords).toContain('ご加入の保険の書類も、一緒に');
  expect(generalWords).not.toContain('ご加入の保険の書類も、一緒に');
});

test('市の窓口には、サービスも、その種類の画面もない', async () => {
  const visit = { host: `chofu.localhost:${PORT}`, cookie: '' };
  for (const path of [
    '/services',
    '/financial',
    '/treatment',
    '/life',
    '/mental',
    '/financial/bill-reading',
    '/life/ancs',
  ]) {
    expect.soft((await ask(path, visit)).status, path).toBe(404);
  }
});

test('名前のついたサービスの画面は、会員に、だれが行い、何を渡すかを見せる（G82からG87）', async ({
  page,
  becomeDemoMember,
}) => {
  test.setTimeout(120_000);
  await becomeDemoMember('hatch');
  for (const [path, title, words] of [
    ['/treatment/medical-note', '医療の専門家に聞く（外部サービス）', '提携サービス'],
    ['/treatment/monitor', '体験を聞かせてくださる方の募集', 'アンケート'],
    ['/mental/tomosnote', '仲間とつながる場（外部サービス）', '医療の相談はできません'],
    ['/life/ancs', '医療用ウィッグ', '助成'],
    ['/life/bears', '家事代行', '30分'],
  ] as const) {
    await page.goto(addressOn('hatch', path));
    await expect.soft(heading(page)).toHaveText(title);
    await expect.soft(page.getByRole('main')).toContainText(words);
    await expect.soft(page.getByRole('main')).toContainText('先にお見せし、同意をいただいてから');
  }
  const gone = await page.request.get(addressOn('hatch', '/life/avic'));
  expect(gone.status()).toBe(404);
  await page.goto(addressOn('hatch', '/treatment/monitor/registration-request'));
  await expect(page.getByRole('main')).toContainText('申請中');
  await expect(page.getByRole('main')).toContainText('倫理審査');
});

test('会員の困りごとの画面は、保存したもの、状況に近いもの、ほかのものの順に並ぶ（G146）', async ({
  page,
  becomeDemoMember,
}) => {
  await becomeDemoMember('aflac');
  for (const [path, title] of [
    ['/treatment', '治療を支えるサービス'],
    ['/financial', 'お金を支えるサービス'],
    ['/life', 'くらしを支えるサービス'],
    ['/mental', 'こころを支えるサービス'],
  ] as const) {
    await page.goto(addressOn('aflac', path));
    await expect.soft(heading(page)).toHaveText(title);
    expect.soft(await cards(page).count()).toBeGreaterThan(3);
    await expect.soft(page.getByRole('main').locator('.article-rows li')).toHaveCount(3);
  }
});
