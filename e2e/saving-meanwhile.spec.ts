import type { Page, Route } from '@playwright/test';
import { expectAccessible } from './portal/axe.ts';
import { intercept } from './portal/intercept.ts';
import { heading, open, untilAlive } from './portal/navigation.ts';
import { png } from './portal/pictures.ts';
import { expect, test } from './portal/portal-test.ts';
import { categoryTile, listEntry } from './portal/treatment-log.ts';

const NEW_LOG = '/treatment-logs/new';
const MORE_WORDS = '返事を待つあいだに書いたこと。';
const main = (page: Page) => page.getByRole('main');
const text = (page: Page) => page.getByRole('textbox', { name: '自由記入' });
const save = (page: Page) => page.getByRole('button', { name: 'この内容で保存する' });
const meals = (page: Page) => page.getByRole('textbox', { name: '食事' });
const files = (page: Page) => page.getByRole('region', { name: '画像と書類', exact: true });

async function writeLog(page: Page, title: string): Promise<void> {
  await open(page, NEW_LOG);
  await page.getByLabel('タイトル').fill(title);
  await categoryTile(page, 'その他').check();
  await text(page).fill('はじめに書いたこと。');
}

/** Holds what goes to this address until it is let go. */
async function hold(page: Page, url: string, method: string): Promise<() => void> {
  let go = () => {};
  const held = new Promise<void>((done) => {
    go = done;
  });
  await page.route(url, async (route: Route) => {
    if (route.request().method() === method) await held;
    await route.fallback();
  });
  return go;
}

test.beforeEach(({ becomeDemoMember }) => becomeDemoMember('hatch'));

// @proves state log form: written on during a save
test('保存を待つあいだに書いたことは消えず、もう一度保存できる', { tag: '@core' }, async ({ page }, info) => {
  const title = `待つあいだに書く日 ${info.project.name} ${info.repeatEachIndex}`;
  await writeLog(page, title);
  const go = await hold(page, '**/api/treatment-logs', 'POST');
  await save(page).click();
  await expect(page.getByText('保存しています…')).toBeVisible();
  await text(page).fill(MORE_WORDS);
  go();
  await expect(page.getByText('ここまでを保存しました。', { exact: false })).toBeVisible();
  await expect(text(page)).toHaveValue(MORE_WORDS);
  await save(page).click();
  await expect(heading(page)).toHaveText(title);
  await expect(main(page)).toContainText(MORE_WORDS);
  await open(page, '/treatment-logs');
  await expect(listEntry(page, title), 'the second save wrote over the first').toHaveCount(1);
});

// @proves state log form: written on during a save
test('画像が、記録を保存している最中に届いた場合も、記録に入る', async ({ page }, info) => {
  await writeLog(page, `画像が追いつく日 ${info.project.name} ${info.repeatEachIndex}`);
  const sendPicture = await hold(page, '**/uploads/*', 'PUT');
  const saveLog = await hold(page, '**/api/treatment-logs', 'POST');
  await files(page)
    .locator('input[type="file"]')
    .setInputFiles(png('sheet.png', [200, 60, 40]));
  await expect(files(page)).toContainText('送っています');
  await save(page).click();
  await page.getByRole('button', { name: '待たずに記録だけ保存する' }).click();
  await expect(page.getByText('保存しています…')).toBeVisible();
  sendPicture();
  await expect(files(page)).toContainText('送りました');
  saveLog();
  const picture = main(page).getByRole('img', { name: '画像1', exact: true });
  await expect(heading(page)).toContainText('画像が追いつく日');
  await expect(picture).toBeVisible();
  await page.reload();
  await expect(picture).toBeVisible();
});

// @proves state log form: answer lost
test('保存の返事が届かないまま開き直しても、下書きからもう一度保存すれば、記録は一つだけになる', async ({
  page,
  faults,
}, info) => {
  faults.expect(/net::ERR_FAILED/);
  const title = `返事の届かない日 ${info.project.name} ${info.repeatEachIndex}`;
  await writeLog(page, title);
  const letThrough = await intercept(page, '**/api/treatment-logs', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await save(page).click();
  await expect(page.getByRole('alert').filter({ hasText: '通信できませんでした。' })).toBeVisible();
  letThrough();
  await page.reload();
  await untilAlive(page);
  await page.getByRole('button', { name: '続きから書く' }).click();
  await save(page).click();
  await expect(heading(page)).toHaveText(title);
  await open(page, '/treatment-logs');
  await expect(listEntry(page, title)).toHaveCount(1);
});

// @proves state log form: category let go
test('書いたあとに選択を外した場合、保存のまえに一度だけたずね、戻れば残っている', async ({ page }, info) => {
  const title = `選びなおす日 ${info.project.name} ${info.repeatEachIndex}`;
  const question = page.getByRole('dialog', { name: '選んでいないところに、書いたものがあります' });
  await writeLog(page, title);
  await categoryTile(page, 'くらし').check();
  await meals(page).fill('おかゆを食べた');
  await categoryTile(page, 'くらし').uncheck();
  await save(page).click();
  await expect(question).toContainText('くらし');
  await expectAccessible(page);
  await question.getByRole('button', { name: '書きなおす' }).click();
  await expect(question).toBeHidden();
  await categoryTile(page, 'くらし').check();
  await expect(meals(page)).toHaveValue('おかゆを食べた');
  await categoryTile(page, 'くらし').uncheck();
  await save(page).click();
  await question.getByRole('button', { name: '残さずに保存する' }).click();
  await expect(heading(page)).toHaveText(title);
  await expect(main(page)).not.toContainText('おかゆを食べた');
});
