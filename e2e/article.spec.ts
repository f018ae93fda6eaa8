import type { Locator, Page } from '@playwright/test';
import { FRONT_DOORS } from './portal/addresses.ts';
import { newMember } from './portal/log-list.ts';
import { firstArticle, heading, open } from './portal/navigation.ts';
import { expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';

const question = (page: Page) => page.getByRole('region', { name: 'この記事は役に立ちましたか' });
const questionHeading = (page: Page) =>
  question(page).getByRole('heading', { name: 'この記事は役に立ちましたか' });

async function openArticle(page: Page): Promise<void> {
  await open(page, '/articles');
  await open(page, (await firstArticle(page).getAttribute('href')) ?? '');
}

for (const who of ['訪問者', '会員'] as const) {
  // @proves call POST /crm/single-survey
  test(`${who}が「答えたくない」を選んでも、見出しが残り、焦点はそこに移り、受け取ったことを伝える`, async ({
    page,
    becomeDemoMember,
  }) => {
    if (who === '会員') await becomeDemoMember('hatch');
    await page.goto(FRONT_DOORS.hatch);
    await openArticle(page);
    await question(page).getByRole('button', { name: '答えたくない' }).click();
    await expect(questionHeading(page)).toBeFocused();
    await expect(question(page).getByRole('status')).toHaveText('わかりました。ありがとうございます。');
    await expect(question(page).getByRole('button')).toHaveCount(0);
  });

  test(`${who}の答えが届かない場合、そう伝え、書いたひとことは残り、つながれば送れて、答えは変えられる`, async ({
    page,
    becomeDemoMember,
    faults,
  }) => {
    faults.expect(/net::ERR/);
    if (who === '会員') await becomeDemoMember('hatch');
    await page.goto(FRONT_DOORS.hatch);
    await openArticle(page);
    const sent: unknown[] = [];
    page.on('requestfinished', (request) => {
      if (request.url().endsWith('/api/crm/single-survey')) sent.push(request.postDataJSON());
    });
    const said = question(page).locator('.helpful-said');
    const press = (name: string) => question(page).getByRole('button', { name, exact: true }).click();
    await press('いいえ');
    await expect(said).toHaveText('ありがとうございます。答えを受け取りました。');
    const field = question(page).getByLabel('よろしければ、ひとこと');
    await field.fill('あ'.repeat(81));
    await expect(question(page)).toContainText('1文字多くなっています');
    await press('ひとことを送る');
    await expect(said).toHaveText('ひとことは、80文字までにしてください。');
    await field.fill('字が小さい。');
    await page.context().setOffline(true);
    await press('ひとことを送る');
    await expect(said).toContainText('送れませんでした');
    await expect(field).toHaveValue('字が小さい。');
    await page.context().setOffline(false);
    await press('はい');
    await expect(said).toHaveText('ありがとうございます。答えを受け取りました。');
    await press('ひとことを送る');
    await expect(said).toHaveText('ありがとうございます。記事の見直しに役立てます。');
    const [first, , last] = sent as { client_key: string }[];
    expect(sent).toMatchObject([
      { is_helpful: false, comment: '' },
      { is_helpful: true, comment: '' },
      { is_helpful: true, comment: '字が小さい。' },
    ]);
    expect(last?.client_key, 'one answer, changed').toBe(first?.client_key);
  });
}

// @proves state words of despair
test('ひとことにつらい言葉を書いた場合、電話の番号が出て、送ったあとも残り、閉じても一押しで開く（G119）', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto(FRONT_DOORS.hatch);
  await openArticle(page);
  const yes = question(page).getByRole('button', { name: 'はい' });
  await yes.click();
  await expect(yes, 'the answer that was pressed keeps the focus').toBeFocused();
  await question(page).getByLabel('よろしければ、ひとこと').fill('もう消えたい');
  const call = question(page).getByRole('link', { name: /0120-061-338/ });
  await expect(call).toBeVisible();
  await expectSound(page, 'an article with the crisis card');
  await question(page).getByRole('button', { name: 'ひとことを送る' }).click();
  await expect(question(page).locator('.helpful-said')).toHaveText(
    'ありがとうございます。記事の見直しに役立てます。',
  );
  await expect(questionHeading(page)).toBeFocused();
  await expect(call).toBeVisible();
  await question(page).getByRole('button', { name: '閉じる' }).click();
  await expect(call).toHaveCount(0);
  // No field stands above it any more: the button that shows the numbers again takes the focus.
  const numbers = question(page).getByRole('button', { name: 'つらいときに話せる電話' });
  await expect(numbers).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(call).toBeInViewport();
  await expect(numbers).toBeFocused();
});

// @proves state account: what is changed
test('会員が記事の頭で選んだ文字の大きさとふりがなは、その場で変わり、アカウントにも残り、紙には押すものが出ない（G22、G142）', {
  tag: '@core',
}, async ({ page, becomeDemoMember }) => {
  await becomeDemoMember('hatch');
  // The demo member's account stays as it is: other tests read with it too.
  await page.route('**/api/users/profile', (route) => route.fulfill({ status: 200, json: {} }));
  const keptBy = (press: () => Promise<void>) => {
    const asked = page.waitForRequest(
      (request) => request.method() === 'PUT' && request.url().endsWith('/api/users/profile'),
    );
    return press().then(async () => (await asked).postDataJSON());
  };
  await openArticle(page);
  const choose = (group: string, label: string) =>
    page.getByRole('main').getByRole('group', { name: group }).getByText(label, { exact: true }).click();
  expect(await keptBy(() => choose('文字の大きさ', '大'))).toMatchObject({ text_size: 'large' });
  await expect(page.locator('html')).toHaveAttribute('data-text', 'large');
  const reading = page.locator('.content-body rt').first();
  await expect(reading).toBeHidden();
  expect(await keptBy(() => choose('ふりがな', 'つける'))).toMatchObject({
    text_size: 'large',
    is_furigana_shown: true,
  });
  await expect(reading).toBeVisible();
  expect(await keptBy(() => choose('ふりがな', 'つけない'))).toMatchObject({ is_furigana_shown: false });
  await expect(reading).toBeHidden();
  const tools = [page.getByRole('main').getByRole('group', { name: 'ふりがな' }), questionHeading(page)];
  for (const tool of tools) await expect(tool).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const tool of tools) await expect(tool).toBeHidden();
  await expect(heading(page)).toBeVisible();
});

test('体験談には、開くまえから、だれの話かが見え、見本の話は、個人の体験とは言わない（G99）', async ({
  page,
}) => {
  await page.goto(FRONT_DOORS.hatch);
  await open(page, '/articles?category=story');
  const first = firstArticle(page);
  await expect(first).toContainText(/さん（見本）・\d+分で読めます/);
  await first.click();
  await expect(heading(page)).not.toHaveText(/^がんの情報/);
  const main = page.getByRole('main');
  await expect(main).toContainText('見本として作った体験談です。実在の方のお話ではありません。');
  await expect(main).not.toContainText('個人の体験です');
});

test('がんの種類と時期を選ぶと、その方にはじめに読むとよい記事が頭に並び、もう一度押すと外れる', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const chip = (group: string, name: string) =>
    main.getByRole('group', { name: group }).getByRole('link', { name, exact: true });
  const first = main.getByRole('region', { name: 'はじめに読むとよいもの' });
  await page.goto(FRONT_DOORS.hatch);
  await open(page, '/articles');
  await main.getByText('いまの状況から選ぶ').click();
  await chip('がんの種類', '肺がん').click();
  await expect(page).toHaveURL(/\/articles\?cancer_group=lung$/);
  await expect(heading(page)).toHaveText('がんの情報（肺がん）');
  await expect(first).toHaveCount(0);
  // The fold stays as the hand left it, and the keyboard where it pressed.
  await chip('いまの時期', '診断されたばかり').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/cancer_group=lung&status=just-diagnosed$/);
  await expect(chip('いまの時期', '診断されたばかり')).toBeFocused();
  await expect(heading(page)).toHaveText('がんの情報（肺がん・診断されたばかり）');
  await expect(chip('いまの時期', '診断されたばかり')).toHaveAttribute('aria-current', 'true');
  await expectSound(page, 'the list for a group and a time');
  expect(await first.getByRole('link').count()).toBeGreaterThan(0);
  await chip('いまの時期', '診断されたばかり').click();
  await expect(page).toHaveURL(/cancer_group=lung$/);
  await expect(first).toHaveCount(0);
});

test('「がんの情報のはじめに」から、どなたのことか、気になることで選べて、組み合わせられる', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const chip = (group: string, name: string) =>
    main.getByRole('group', { name: group }).getByRole('link', { name, exact: true });
  await page.goto(FRONT_DOORS.hatch);
  await open(page, '/articles/top');
  await chip('どなたのことか', 'ご家族・支える方').click();
  await expect(page).toHaveURL(/\/articles\?reader=family$/);
  await expect(main.getByRole('heading', { name: /親ががんと言われたとき/ })).toBeVisible();
  // The list stands below what was chosen, and what can be chosen besides is one press away.
  await main.getByText('選んでいる状況：ご家族・支える方').click();
  await chip('がんの種類', '大腸がん').click();
  await expect(page).toHaveURL(/\?cancer=colorectal-cancer&reader=family$/);
  // Another kind takes the place of the one before.
  await chip('がんの種類', '肺がん').click();
  await expect(page).toHaveURL(/\?cancer_group=lung&reader=family$/);
  await chip('気になること', 'お金と制度').click();
  await expect(heading(page)).toHaveText(/お金と制度/);
});

test('記事を紙に印刷すると、文と言葉の説明だけが残り、画面の道具は消える', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => void Reflect.set(window, 'isPrinted', true);
  });
  await page.goto(FRONT_DOORS.hatch);
  await open(page, '/articles/fatigue');
  const main = page.getByRole('main');
  const note = main.locator('.term-note').first();
  const tools = [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    main.getByRole('navigation', { name: 'この記事の内容' }),
    main.getByRole('group', { name: 'ふりがな' }),
    main.getByRole('button', { name: '印刷する' }),
    main.getByRole('heading', { name: '読んで気になったことを、一緒に整理できます' }),
    main.getByRole('heading', { name: 'あわせて読む' }),
    questionHeading(page),
  ];
  for (const tool of tools) await expect(tool).toBeVisible();
  await expect(note).toBeHidden();

  await main.getByRole('button', { name: '印刷する' }).click();
  expect(await page.evaluate(() => Reflect.get(window, 'isPrinted'))).toBe(true);

  await page.emulateMedia({ media: 'print' });
  for (const tool of tools) await expect.soft(tool).toBeHidden();
  await expect(heading(page)).toBeVisible();
  await expect(main.getByText('による確認は、まだ受けていません')).toBeVisible();
  await expect(main.getByRole('heading', { name: '参考にした資料' })).toBeVisible();
  // On paper nothing is pressed: what a word means stands under the text, and without its buttons.
  await expect(note).toBeVisible();
  await expect(note.getByText('閉じる')).toBeHidden();
  const underline = (word: Locator) =>
    word.evaluate((element) => getComputedStyle(element).textDecorationLine);
  expect(await underline(main.locator('.term').first())).toBe('none');
});

test('届かない写真は、代わりの絵か、その言葉に代わる', async ({ page, faults }) => {
  faults.expect(/404/);
  const gone = '/assets/no-such-picture.png';
  await page.route('**/articles/fatigue', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text())
      .replace(
        /(<span class="ui-cover" data-shape="band">)(.*?<\/svg>)/,
        `$1<img src="${gone}" alt="" data-outside-picture=""/><span class="ui-instead" hidden="">$2</span>`,
      )
      .replace(/(class="content-body"[^>]*>)/, `$1<p><img src="${gone}" alt="窓辺の写真"/></p>`);
    await route.fulfill({ response: answer, body });
  });
  await page.goto(FRONT_DOORS.hatch);
  await open(page, '/articles/fatigue');
  const main = page.getByRole('main');
  await expect(main.locator('.ui-cover[data-shape="band"] svg').first()).toBeVisible();
  await expect(main.locator('.content-body').getByText('窓辺の写真')).toBeVisible();
  await expect(main.locator(`img[src="${gone}"]`).filter({ visible: true })).toHaveCount(0);
});

// @proves call GET /viewed-contents
// @proves call POST /viewed-contents
test('会員が二度開いても、開いたことは一度だけ送られ、一覧に戻ると「前に開きました」とある（G95、G144）', async ({
  page,
}, info) => {
  await newMember(page, info);
  const told: unknown[] = [];
  const visited: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    if (request.url().endsWith('/api/viewed-contents')) told.push(request.postDataJSON());
    if (request.url().endsWith('/api/viewed-pages')) visited.push(request.postDataJSON().path);
  });
  for (const [list, kind, entry] of [
    ['/articles', 'article', page.getByRole('main').locator('.article-rows > li').first()],
    ['/services', 'service', page.getByRole('main').locator('.service-cards > li').first()],
  ] as const) {
    told.length = 0;
    await open(page, list);
    await expect(entry).toBeVisible();
    await expect(entry).not.toContainText('前に開きました');
    const title = (await entry.getByRole('heading').textContent()) ?? '';
    const isKept = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/viewed-contents'),
    );
    for (const visit of ['first', 'second']) {
      await entry.getByRole('link').click();
      await expect(heading(page), visit).toHaveText(title);
      await isKept;
      await page.goBack();
      await expect(entry, visit).toContainText('前に開きました');
    }
    expect(told).toEqual([{ id: expect.any(String), kind }]);
  }
  const pages = ['/articles', '/articles/[id]', '/services'];
  await expect.poll(() => visited).toEqual(expect.arrayContaining(pages));
  expect(visited, 'each page once').toEqual([...new Set(visited)]);
});
