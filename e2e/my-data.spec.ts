import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { expectAccessible } from './portal/axe.ts';
import { intercept } from './portal/intercept.ts';
import { pressOn, typeInto } from './portal/keyboard.ts';
import { loseNetwork } from './portal/navigation.ts';
import { becomeNewMember, callFrom } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';

const HERE = addressOn('hatch', '/account/my-data');

/** Writes logs by the portal's own call; the day counts on from the first of March. */
async function writeLogs(page: Page, bearer: string, titles: readonly string[]): Promise<void> {
  for (const [place, title] of titles.entries()) {
    const log_date = `2026-03-${String(place + 1).padStart(2, '0')}`;
    const body = { log_date, title, is_other_log: true, other: { text: `${title}のこと` } };
    await callFrom(page, { method: 'POST', path: '/treatment-logs', body, bearer });
  }
}

/** Draws a picture and sends it for a log, as the form does; answers its key. */
async function sendPicture(page: Page, bearer: string): Promise<string> {
  return await page.evaluate(async (bearer) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [60, 40];
    canvas.getContext('2d')?.fillRect(10, 10, 20, 20);
    const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
    const headers = { authorization: `Bearer ${bearer}` };
    const asked = await fetch('/api/inspection-images/presigned-urls?image_count=1', { headers });
    const [{ key, put_url }] = (await asked.json()).urls;
    const put = await fetch(put_url, { method: 'PUT', body: file });
    if (!put.ok) throw new Error(`the picture was refused: ${put.status}`);
    return key;
  }, bearer);
}

/** A button that was busy a moment ago still changes its colour: it is looked at once it has its own. */
async function expectAccessibleAtRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  await expectAccessible(page);
}

const region = (page: Page, name: string) => page.getByRole('region', { name });

/** From the button to the link. */
async function prepare(page: Page, password: string): Promise<void> {
  await page.getByRole('button', { name: 'ダウンロードの準備をする' }).click();
  await page.getByLabel('いまのパスワード').fill(password);
  await page.getByRole('button', { name: 'つづける' }).click();
}

/** Presses the link and answers where the file was saved. */
async function download(page: Page): Promise<{ path: string; name: string }> {
  const begun = page.waitForEvent('download');
  await page.getByRole('link', { name: 'ダウンロードする' }).click();
  const file = await begun;
  return { path: await file.path(), name: file.suggestedFilename() };
}

const choose = (page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) =>
  page.getByLabel('読み込むファイル').setInputFiles(file);

// @proves screen /account/my-data
test(
  '記録をZIPで受け取り、消した記録を、そのZIPから戻せる（G136）',
  { tag: '@core' },
  async ({ page, faults }, info) => {
    faults.expect(/401/);
    const person = newPerson(info);
    const bearer = await becomeNewMember(page, person);
    await writeLogs(page, bearer, ['点滴の日', '散歩の日', '検査の日']);
    await page.goto(HERE);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('わたしのデータ');
    await expect(page.getByText('3件（2026年3月1日〜2026年3月3日）')).toBeVisible();
    await expectSound(page, 'one’s own data');

    await test.step('違うパスワードの場合、項目の下で知らせ、準備しない', async () => {
      await prepare(page, 'chigau-pasuwado-1');
      await expect(page.getByRole('region', { name: '入力内容をご確認ください（1か所）' })).toBeFocused();
      await expect(page.getByRole('link', { name: 'ダウンロードする' })).toHaveCount(0);
      await expectAccessibleAtRest(page);
    });

    const file = await test.step('パスワードを入れると、24時間のリンクが出て、ZIPを受け取れる', async () => {
      await page.getByLabel('いまのパスワード').fill(person.password);
      await page.getByRole('button', { name: 'つづける' }).click();
      await expect(page.getByText('準備ができました')).toBeVisible();
      await expectAccessibleAtRest(page);
      const saved = await download(page);
      expect(saved.name).toMatch(/^hidamari-my-data-\d{4}-\d\d-\d\d\.zip$/);
      expect((await readFile(saved.path)).subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
      return saved.path;
    });

    await test.step('開き直しても、リンクは残っている', async () => {
      await page.reload();
      await expect(page.getByText('準備ができました')).toBeVisible();
      expect((await download(page)).name).toContain('.zip');
    });

    await test.step('記録をひとつ消し、ごみ箱も空になった', async () => {
      await page.goto(addressOn('hatch', '/treatment-logs'));
      await page.getByRole('link', { name: /散歩の日/ }).click();
      await page.getByRole('button', { name: '削除する' }).click();
      await page.getByRole('dialog').getByRole('button', { name: '削除する' }).click();
      await expect(page).toHaveURL(addressOn('hatch', '/treatment-logs'));
      await expect(page.getByRole('link', { name: /散歩の日/ })).toHaveCount(0);
    });

    await test.step('ZIPを選ぶと、何が戻るかを先に示す', async () => {
      await page.goto(HERE);
      await choose(page, file);
      await expect(page.getByText('ファイルを確かめました')).toBeVisible();
      await expect(region(page, '記録を戻す')).toContainText('3件（2026年3月1日〜2026年3月3日）');
      await expectSound(page, 'the offer of an import');
    });

    await test.step('戻すと、消した記録だけが戻り、ほかは二重にならない', async () => {
      await page.getByRole('button', { name: 'この記録を戻す' }).click();
      await expect(page.getByRole('heading', { name: '読み込みが終わりました' })).toBeFocused();
      const result = region(page, '記録を戻す');
      await expect(result).toContainText('ごみ箱から戻した記録');
      await expect(result).toContainText('すでに同じ内容である記録');
      await expectSound(page, 'the result of an import');
      await page.getByRole('link', { name: '治療ログを見る' }).click();
      await expect(page).toHaveURL(addressOn('hatch', '/treatment-logs'));
      for (const title of ['点滴の日', '散歩の日', '検査の日']) {
        await expect(page.getByRole('link', { name: new RegExp(title) })).toHaveCount(1);
      }
    });
  },
);

const jsonFile = (name: string, value: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
});

/** An exported document with logs of these days. */
const documentOf = (days: readonly string[]) => ({
  format: 'hidamari-my-data',
  format_version: 1,
  exported_at: '2026-11-20 10:00:00',
  logs: days.map((log_date, place) => ({
    id: crypto.randomUUID(),
    log_date,
    title: `${place + 1}つめ`,
    is_other_log: true,
    other: { text: '書いたこと' },
  })),
});

// @proves screen /account/my-data
test('読めないファイルには、何が起きたかと、どうすればよいかを言い、選び直せる', async ({ page }, info) => {
  await becomeNewMember(page, newPerson(info));
  await page.goto(HERE);
  await expect(page.getByText('まだありません')).toBeVisible();
  for (const [file, words] of [
    [jsonFile('kowareta.json', '{"format":"hidamari-my-data","logs":['), '途中で切れているか'],
    [jsonFile('page.html', '<!doctype html><html></html>'), 'ウェブページです'],
    [jsonFile('hoka.json', { format: 'other' }), 'ファイルではないようです'],
    [jsonFile('atarashii.json', { ...documentOf(['2026-01-01']), format_version: 2 }), '新しい形式'],
    [
      { name: 'photo.zip', mimeType: 'application/zip', buffer: Buffer.from('PK\u0003\u0004') },
      '開けませんでした',
    ],
  ] as const) {
    await choose(page, file);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText(file.name)).toBeVisible();
    await expect(page.getByRole('button', { name: 'この記録を戻す' })).toHaveCount(0);
  }
  await expectSound(page, 'a file that cannot be read');
});

// @proves screen /account/my-data
test('通信が切れたら止まり、続きから読み込める。入らない記録は、わけを言う', async ({
  page,
  context,
  faults,
}, info) => {
  faults.expect(/net::ERR_INTERNET_DISCONNECTED/);
  await becomeNewMember(page, newPerson(info));
  await page.goto(HERE);
  const days = Array.from({ length: 70 }, (_, place) => `2026-0${1 + (place % 9)}-${10 + (place % 18)}`);
  await choose(page, jsonFile('hidamari-my-data.json', documentOf([...days, '2999-01-01', '1949-12-31'])));
  await expect(page.getByText('72件')).toBeVisible();
  await loseNetwork(page);
  await page.getByRole('button', { name: 'この記録を戻す' }).click();
  await expect(page.getByText('続きから読み込めます')).toBeVisible();
  await expectAccessibleAtRest(page);
  await context.setOffline(false);
  await page.getByRole('button', { name: '続きから読み込む' }).click();
  await expect(page.getByRole('heading', { name: '読み込みが終わりました' })).toBeVisible();
  await expect(page.getByText('71番目')).toHaveCount(0);
  await expect(page.getByText('2999年1月1日「71つめ」：日付が今日より先です')).toBeVisible();
  await expect(page.getByText('日付が正しくないか、1950年より前です')).toBeVisible();
  await expect(region(page, '記録を戻す')).toContainText('70件');
  await expectSound(page, 'an import with refused logs');
});

// @proves screen /account/my-data
test('キーボードだけで準備でき、退会の前にも記録を受け取れる（G53）', async ({ page }, info) => {
  const person = newPerson(info);
  await becomeNewMember(page, person);
  await page.goto(addressOn('hatch', '/unsubscribe'));
  await pressOn(page, page.getByRole('link', { name: '記録をダウンロードしてから退会する' }));
  await expect(page).toHaveURL(HERE);
  await pressOn(page, page.getByRole('button', { name: 'ダウンロードの準備をする' }));
  await expect(page.getByRole('heading', { name: 'ご本人の確認' })).toBeFocused();
  await typeInto(page, page.getByLabel('いまのパスワード'), person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('準備ができました')).toBeVisible();
  const begun = page.waitForEvent('download');
  await pressOn(page, page.getByRole('link', { name: 'ダウンロードする' }));
  expect((await begun).suggestedFilename()).toContain('.zip');
});

// @proves screen /account/my-data
test('別のアカウントでも、ZIPを選べば、写真と書類がもとの場所に戻る。一つが壊れていても、ほかは戻る', async ({
  page,
  context,
  faults,
}, info) => {
  faults.expect(/net::ERR_INTERNET_DISCONNECTED/);
  const person = newPerson(info);
  const bearer = await becomeNewMember(page, person);
  const [ofLog, ofTest, another] = [
    await sendPicture(page, bearer),
    await sendPicture(page, bearer),
    await sendPicture(page, bearer),
  ];
  const common = { log_date: '2026-03-01', is_other_log: true, other: { text: '書いたこと' } };
  for (const body of [
    { ...common, title: '検査の日', images: [ofLog], test_results: [{ type: 1, images: [ofTest] }] },
    { ...common, title: '散歩の日', images: [another] },
    { ...common, title: '写真のない日' },
  ]) {
    await callFrom(page, { method: 'POST', path: '/treatment-logs', body, bearer });
  }
  await page.goto(HERE);
  await prepare(page, person.password);
  const zip = await readFile((await download(page)).path);
  // The last of the pictures is broken: what lies behind its own head and name.
  const name = `images/${another}.jpg`;
  zip.fill(0, zip.indexOf(name) + name.length, zip.indexOf(name) + name.length + 40);

  await context.clearCookies();
  await becomeNewMember(page, newPerson(info, 1));
  await page.goto(HERE);
  await choose(page, { name: 'mine.zip', mimeType: 'application/zip', buffer: zip });
  await expect(page.getByText('記録についている画像と書類も戻します')).toBeVisible();

  await test.step('写真のところで通信が切れたら、続きから戻せる', async () => {
    const letThrough = await intercept(context, '**/inspection-images/presigned-urls*', (route) =>
      route.abort('internetdisconnected'),
    );
    await page.getByRole('button', { name: 'この記録を戻す' }).click();
    await expect(page.getByText('続きから読み込めます')).toBeVisible();
    await expect(page.getByText('画像や書類のある記録2件のうち、0件まで進みました。')).toBeVisible();
    await expectSound(page, 'an import that broke off at the pictures');
    letThrough();
    await page.getByRole('button', { name: '続きから読み込む' }).click();
  });

  await test.step('戻ったものと、戻らなかったものを知らせる', async () => {
    await expect(page.getByRole('heading', { name: '読み込みが終わりました' })).toBeFocused();
    const result = region(page, '記録を戻す');
    await expect(result).toContainText(/戻した記録3件/);
    await expect(result).toContainText(/画像と書類も戻した記録1件/);
    await expect(result).toContainText('戻した記録のうち1件で、画像と書類の一部か、すべてを戻せませんでした');
    // The amount to take along was 「まだありません」 before.
    await expect(region(page, '記録を受け取る')).toContainText('3件（2026年3月1日）');
    await expectSound(page, 'the result of an import with pictures');
  });

  await test.step('記録を開くと、写真が見える', async () => {
    await page.getByRole('link', { name: '治療ログを見る' }).click();
    await page.getByRole('link', { name: /検査の日/ }).click();
    const pictures = page.getByRole('main').locator('img[src*="/files/"]');
    await expect(pictures).toHaveCount(2);
    for (const picture of await pictures.all()) {
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
    }
  });
});
