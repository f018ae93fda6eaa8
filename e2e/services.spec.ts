import { LIST_PAGE_SIZE } from '@hidamari/domain/limits';
import { addressOn, DEMO_MEMBERS, DEMO_PASSWORD, FRONT_DOORS, PORT } from './portal/addresses.ts';
import { ask } from './portal/ask.ts';
import { passHostedLogin } from './portal/members.ts';
import { heading, open } from './portal/navigation.ts';
import { expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';

const cards = (page: import('@playwright/test').Page) => page.getByRole('main').locator('.service-card');

test('困りごと、状況、無料でしぼると、住所に残り、読み込み直しても同じになる', {
  tag: ['@core', '@both-widths'],
}, async ({ page }) => {
  await page.goto(FRONT_DOORS.hatch);
  await open(page, '/services');
  await page
    .getByRole('group', { name: '困りごとでしぼりこむ' })
    .getByRole('link', { name: /くらし/ })
    .click();
  await expect(heading(page)).toHaveText('くらしを支えるサービス');
  await page.getByRole('group', { name: 'くわしくしぼりこむ' }).getByRole('link', { name: '仕事' }).click();
  await expect(page).toHaveURL(/\/services\?category=life&sub_category=life-work$/);
  await expect(cards(page)).not.toHaveCount(0);
  await page.getByRole('link', { name: '無料のものだけ' }).click();
  await expect(page).toHaveURL(/free=1$/);
  await expect(page.getByRole('link', { name: /^無料のものだけを表示中/ })).toBeVisible();
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

// @proves screen /financial/:id
// @proves screen /life/:id
// @proves screen /mental/:id
// @proves screen /services
// @proves screen /treatment/:id
test('保険の方と一般の方で、見えるサービスと言葉が違い、よその方のサービスは404になる', {
  tag: ['@core', '@both-widths'],
}, async ({ page }) => {
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

test('市の窓口には、サービスも、その種類の画面もない', { tag: '@both-widths' }, async () => {
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

// @proves screen /life/ancs
// @proves screen /life/avic
// @proves screen /life/bears
// @proves screen /mental/tomosnote
// @proves screen /treatment/medical-note
// @proves state handover: 30 minutes more
test('名前のついたサービスの画面は、会員に、だれが行い、何を渡すかを見せる（G82からG87）', {
  tag: '@both-widths',
}, async ({ page, becomeDemoMember }) => {
  await becomeDemoMember('hatch');
  for (const [path, title, words, how] of [
    ['/treatment/medical-note', '医療の専門家に聞く（外部サービス）', '提携サービス', '渡すもの'],
    ['/mental/tomosnote', '仲間とつながる場（外部サービス）', '医療の相談はできません', '渡すもの'],
    ['/life/ancs', '医療用ウィッグ', '助成', '渡すもの'],
    ['/life/bears', '家事代行', '30分', '渡すもの'],
    // Every partner's page says how one begins, not only those with a name of their own.
    ['/life/meal-delivery', '食事の宅配', '冷凍', '先にお見せし、同意をいただいてから'],
  ] as const) {
    await page.goto(addressOn('hatch', path));
    await expect.soft(heading(page)).toHaveText(title);
    await expect.soft(page.getByRole('main')).toContainText(words);
    await expect.soft(page.getByRole('main')).toContainText(how);
  }
  const gone = await page.request.get(addressOn('hatch', '/life/avic'));
  expect(gone.status()).toBe(404);
});

// @proves screen /treatment/monitor
test('募集の画面は、どの募集にも、聞く人、時間、お礼、倫理審査、やめ方を見せる（G87、G88）', {
  tag: '@both-widths',
}, async ({ page, becomeDemoMember }) => {
  await becomeDemoMember('hatch');
  await open(page, '/treatment/monitor');
  await expect(heading(page)).toHaveText('体験を聞かせてくださる方の募集');
  const main = page.getByRole('main');
  // Nothing is handed to a company here: that is said on the pages of partners alone.
  await expect(main.getByRole('term').filter({ hasText: /^渡すもの$/ })).toHaveCount(0);
  const calls = page.getByRole('region', { name: 'いまの募集' }).locator('article');
  await expect(calls).toHaveCount(3);
  for (const call of await calls.all()) {
    for (const term of [
      '聞く人',
      '目的',
      'かかる時間',
      'お礼',
      '期間',
      '倫理審査',
      '答えの使いかた',
      'やめたい',
    ]) {
      await expect.soft(call).toContainText(term);
    }
    await expect.soft(call).toContainText('（見本）');
  }
  await expectSound(page, 'calls of the panel');
  await main.getByRole('link', { name: 'お申し込み' }).click();
  await expect(page).toHaveURL(/\/treatment\/monitor\/registration-request$/);
});

// @proves screen /financial
// @proves screen /life
// @proves screen /mental
// @proves screen /treatment
test('会員の困りごとの画面は、保存したもの、状況に近いもの、ほかのものの順に並ぶ（G146）', {
  tag: '@both-widths',
}, async ({ page, becomeDemoMember }) => {
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

test('会員だけのサービスは、訪問者に押す前にそう言い、ログインのあとで、そのサービスに着く', {
  tag: '@both-widths',
}, async ({ page }) => {
  await page.goto(FRONT_DOORS.hatch);
  await open(page, '/services?category=life');
  const card = (title: string) => cards(page).filter({ has: page.getByRole('heading', { name: title }) });
  const wigs = card('医療用ウィッグ');
  await expect(wigs).toContainText('会員の方（ログインが必要です）');
  await expect(wigs).toContainText('提携サービス：ことりのウィッグサロン（見本）');
  await expect(card('市区町村のウィッグ・補整具の助成')).not.toContainText('ログイン');
  await expectSound(page, 'services for members');
  await wigs.getByRole('link').click();
  await expect(page).toHaveURL(addressOn('hatch', '/login'));
  await page.getByRole('button', { name: 'メールアドレスか電話番号でログイン' }).click();
  await passHostedLogin(page, DEMO_MEMBERS.hatch.login, DEMO_PASSWORD);
  await page.waitForURL(addressOn('hatch', '/life/ancs'));
  await expect(heading(page)).toHaveText('医療用ウィッグ');
  await open(page, '/services?category=life');
  await expect(wigs).not.toContainText('ログイン');
});

test('会員は、一覧からも、サービスの道しるべからも、自分に近いものの画面へ行ける（G146）', {
  tag: '@both-widths',
}, async ({ page, becomeDemoMember }) => {
  await becomeDemoMember('hatch');
  const main = page.getByRole('main');
  await open(page, '/services?category=financial');
  await main.getByRole('link', { name: 'あなたに近いものから見る' }).click();
  await expect(page).toHaveURL(/\/financial$/);
  await expect(heading(page)).toHaveText('お金を支えるサービス');
  await main.getByRole('link', { name: /医療費の通知を一緒に読む/ }).click();
  await expect(heading(page)).toHaveText('医療費の通知を一緒に読む');
  await page.getByRole('navigation', { name: '現在の位置' }).getByRole('link', { name: 'お金' }).click();
  await expect(page).toHaveURL(/\/financial$/);
});

test('サービスにも、参考にした資料、次の見直し、これまでの見直しがある（G100）', {
  tag: '@both-widths',
}, async ({ page }) => {
  await page.goto(FRONT_DOORS.hatch);
  await open(page, '/financial/legal-aid');
  const main = page.getByRole('main');
  await expect(main).toContainText('による確認は、まだ受けていません');
  await expect(main.getByRole('heading', { name: '参考にした資料' })).toBeVisible();
  await expect(main).toContainText(/次の見直し：\d{4}年\d{1,2}月/);
  await main.getByText('これまでの見直し').click();
  await expect(main.getByText('公開しました。')).toBeVisible();
  await expectSound(page, 'a service with its history');
});

test('「もっと見る」を押すと、続きの最初のサービスに移り、そこから読める', { tag: '@both-widths' }, async ({
  page,
}) => {
  await page.goto(FRONT_DOORS.hatch);
  await open(page, '/services');
  await expect(cards(page)).toHaveCount(LIST_PAGE_SIZE);
  const more = page.getByRole('main').getByRole('link', { name: 'もっと見る' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/services\?page=2#service-21$/);
  await expect(cards(page).nth(LIST_PAGE_SIZE).getByRole('link')).toBeFocused();
});
