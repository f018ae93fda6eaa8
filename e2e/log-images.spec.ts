import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { expectAccessible } from './portal/axe.ts';
import { intercept } from './portal/intercept.ts';
import { loseNetwork } from './portal/navigation.ts';
import { png } from './portal/pictures.ts';
import { expect, test } from './portal/portal-test.ts';
import { categoryTile, listEntry } from './portal/treatment-log.ts';

const FAILED = '画像を保存できませんでした。記録は保存しました。';
const HEIC = new URL('../apps/server/src/modules/uploads/telephone-photo.heic', import.meta.url);

const RED = png('sheet.png', [200, 60, 40]);
const BLUE = png('leaflet.png', [40, 80, 180]);
const PAPER = { name: 'yoyaku.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };

const field = (page: Page) => page.getByRole('region', { name: '画像と書類', exact: true });
const chosen = (page: Page) =>
  field(page).getByRole('list', { name: 'この記録の画像と書類' }).getByRole('listitem');
const choose = (page: Page, ...files: (typeof PAPER)[]) =>
  field(page).locator('input[type="file"]').setInputFiles(files);
const save = (page: Page) => page.getByRole('button', { name: 'この内容で保存する' }).click();
const small = (page: Page, name: string) => page.getByRole('main').getByRole('img', { name, exact: true });

/** The picture is there, and not only its frame. */
const isDrawn = (page: Page, name: string) =>
  expect
    .poll(() => small(page, name).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

/** Counts the rows of the list each time the page is drawn; answers the most there were at once. */
async function countRows(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const count = () => {
      const rows = document.querySelectorAll('.ui-upload-row').length;
      Reflect.set(window, 'mostRows', Math.max(rows, Reflect.get(window, 'mostRows') ?? 0));
    };
    new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'mostRows'));
}

async function beginLog(page: Page, title: string): Promise<void> {
  await page.goto(addressOn('hatch', '/treatment-logs/new'));
  await page.getByLabel('タイトル').fill(title);
  await categoryTile(page, 'その他').check();
  await page.getByRole('textbox', { name: '自由記入' }).fill('検査の紙をもらった。');
}

const isPaper = (route: Route) => route.request().headers()['content-type'] === 'application/pdf';

test.beforeEach(({ becomeDemoMember }) => becomeDemoMember('hatch'));

// @proves state log: every field
test(
  '画像二枚と書類を選び、一つが届かなくても記録は残り、あとから送り直せる。電波がないあいだのものは、もどったら自分で送る（G65）',
  { tag: '@core' },
  async ({ page, context, faults }, info) => {
    faults.expect(/net::ERR_(FAILED|INTERNET_DISCONNECTED)/);
    const title = `画像のある日 ${info.project.name} ${info.repeatEachIndex}`;
    await beginLog(page, title);

    const letThrough = await intercept(page, '**/uploads/*', (route) =>
      isPaper(route) ? route.abort() : route.fallback(),
    );
    await test.step('届いたものは小さな写真で見え、届かないものはわけを言う', async () => {
      await choose(page, RED, BLUE, PAPER);
      await expect(chosen(page)).toHaveCount(3);
      await expect(chosen(page).filter({ hasText: '送りました' })).toHaveCount(2);
      await expect(chosen(page).filter({ hasText: '通信が切れました' })).toContainText('yoyaku.pdf');
      await expectAccessible(page);
    });

    await test.step('電波がないあいだに選んだものは待ち、もどれば自分で送る', async () => {
      const mostRows = await countRows(page);
      await loseNetwork(page);
      await choose(page, BLUE);
      await expect(chosen(page).filter({ hasText: '電波がもどったら送ります' })).toHaveCount(1);
      await context.setOffline(false);
      await expect(chosen(page).filter({ hasText: '送りました' })).toHaveCount(3);
      // On its way and arrived are one row, in every drawing between.
      expect(await mostRows()).toBe(4);
    });

    await test.step('外したものは、リストから消える', async () => {
      await chosen(page).filter({ hasText: '画像3' }).getByRole('button', { name: '画像3を外す' }).click();
      await expect(chosen(page)).toHaveCount(3);
    });

    await test.step('記録は保存され、残ったものを送り直せば記録に入る', async () => {
      await save(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText(FAILED)).toBeVisible();
      await isDrawn(page, '画像1');
      await isDrawn(page, '画像2');
      await expectAccessible(page);
      letThrough();
      await page.getByRole('button', { name: /もう一度送る/ }).click();
      await expect(page.getByText('画像と書類を保存しました')).toBeVisible();
      await expect(page.getByText(FAILED)).toBeHidden();
      await expect(page.getByRole('link', { name: /書類3/ })).toHaveAttribute('download', '');
    });

    await test.step('開き直しても、直しても、一覧でも見える', async () => {
      await page.reload();
      await isDrawn(page, '画像1');
      const whole = page.waitForEvent('popup');
      await small(page, '画像1').click();
      await expect((await whole).locator('img')).toBeVisible();
      await page.getByRole('link', { name: '直す' }).click();
      await expect(chosen(page).filter({ hasText: '送りました' })).toHaveCount(3);
      await chosen(page).filter({ hasText: '画像1' }).getByRole('button').click();
      await save(page);
      await expect(page.getByRole('link', { name: /書類2/ })).toBeVisible();
      await page.goto(addressOn('hatch', '/treatment-logs'));
      await isDrawnIn(page, title);
    });
  },
);

/** The entry of the list shows its picture. */
async function isDrawnIn(page: Page, title: string): Promise<void> {
  const image = listEntry(page, title).getByRole('img', { name: '画像1' });
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth)).toBeGreaterThan(0);
}

test('使えないファイルは送るまえに、読めない写真は送ったときに言い、iPhoneの写真は使える', async ({
  page,
  faults,
}) => {
  faults.expect(/status of 422/);
  await beginLog(page, '使えないもの');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.url());
  });
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  await choose(
    page,
    { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: svg },
    { name: 'nothing.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
    {
      name: 'large.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.concat([PAPER.buffer, Buffer.alloc(10 * 1024 * 1024)]),
    },
  );
  await expect(
    chosen(page).filter({ hasText: 'JPEG、PNG、HEIC、PDFのファイルを選んでください' }),
  ).toHaveCount(1);
  await expect(chosen(page).filter({ hasText: '中身のないファイルです' })).toHaveCount(1);
  await expect(chosen(page).filter({ hasText: '10MB以下のファイルを選んでください' })).toHaveCount(1);
  expect(sent).toEqual([]);

  const broken = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(400, 7)]);
  await choose(page, { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: broken });
  await expect(chosen(page).filter({ hasText: '開けませんでした' })).toHaveCount(1);
  // A telephone may say nothing at all of what it gives.
  await choose(page, { name: 'IMG_0001.HEIC', mimeType: '', buffer: readFileSync(HEIC) });
  await expect(chosen(page).filter({ hasText: '送りました' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /もう一度送る/ })).toHaveCount(0);
});

// @proves outside storage: a file
test('このブラウザーが見せられる画像は、どの形式でも送れ、長い画面の写しは読める幅のまま残る', async ({
  page,
}) => {
  await beginLog(page, 'いろいろな形式');
  const webp = await drawnInPage(page, { type: 'image/webp', width: 640, height: 480 });
  const long = await drawnInPage(page, { type: 'image/png', width: 1_170, height: 12_000 });
  const gif = Buffer.from('R0lGODlhAQABAIAAAMhaUP///ywAAAAAAQABAAACAkQBADs=', 'base64');
  await choose(
    page,
    { name: 'photo.webp', mimeType: 'image/webp', buffer: webp },
    { name: 'moving.gif', mimeType: 'image/gif', buffer: gif },
    { name: 'long.png', mimeType: 'image/png', buffer: long },
  );
  await expect(chosen(page).filter({ hasText: '送りました' })).toHaveCount(3);
  await save(page);
  for (const name of ['画像1', '画像2', '画像3']) await isDrawn(page, name);
  const hrefs = await page
    .getByRole('main')
    .getByRole('link', { name: /画像/ })
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const sizes = await page.evaluate(async (addresses) => {
    const found: string[] = [];
    for (const address of addresses) {
      const answer = await fetch(address);
      const { width, height } = await createImageBitmap(await answer.blob());
      found.push(`${answer.headers.get('content-type')} ${width}x${height}`);
    }
    return found;
  }, hrefs);
  expect(sizes).toEqual(['image/jpeg 640x480', 'image/jpeg 1x1', 'image/png 1080x11077']);
});

test('長すぎて字が読めなくなる画像は、送るまえに、わけと、どうすればよいかを言う', async ({ page }) => {
  await beginLog(page, '長すぎるもの');
  const buffer = await drawnInPage(page, { type: 'image/png', width: 300, height: 20_000 });
  await choose(page, { name: 'too-long.png', mimeType: 'image/png', buffer });
  await expect(chosen(page).filter({ hasText: '何枚かに分けた画像を選んでください' })).toHaveCount(1);
});

/** A striped picture of this kind and size, as this browser writes it. */
async function drawnInPage(
  page: Page,
  wanted: { type: 'image/webp' | 'image/png'; width: number; height: number },
): Promise<Buffer<ArrayBuffer>> {
  const url = await page.evaluate(({ type, width, height }) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const pen = canvas.getContext('2d');
    for (let top = 0; top < height; top += 20) {
      if (pen) pen.fillStyle = `hsl(${top} 60% 60%)`;
      pen?.fillRect(0, top, width, 20);
    }
    return canvas.toDataURL(type);
  }, wanted);
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

test('11個目は入れず、そう言う。書きかけに戻っても、送ったものは残っている', async ({ page }) => {
  await beginLog(page, '多すぎるもの');
  await choose(page, ...Array.from({ length: 11 }, () => PAPER));
  await expect(page.getByText('10個までです。1個は入れていません。')).toBeVisible();
  await expect(chosen(page).filter({ hasText: '送りました' })).toHaveCount(10);
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: '続きから書く' }).click();
  await expect(chosen(page).filter({ hasText: '書類' })).toHaveCount(10);
});

test('送っている途中で保存した場合、終わるのを待つ。待たずに保存すれば、あとから記録に入る', async ({
  page,
}, info) => {
  const title = `待つ日 ${info.project.name} ${info.repeatEachIndex}`;
  await beginLog(page, title);
  let go = () => {};
  const held = new Promise<void>((done) => {
    go = done;
  });
  await page.route('**/uploads/*', async (route) => {
    await held;
    await route.fallback();
  });
  await choose(page, RED);
  await expect(chosen(page)).toContainText('送っています');
  await save(page);
  await expect(page.getByText('画像と書類を送り終えたら、記録を保存します。')).toBeVisible();
  await page.getByRole('button', { name: '待たずに記録だけ保存する' }).click();
  await expect(page.getByText('画像と書類を送っています。記録は保存しました。')).toBeVisible();
  go();
  await expect(page.getByText('画像と書類を保存しました')).toBeVisible();
  await isDrawn(page, '画像1');
  await page.reload();
  await isDrawn(page, '画像1');
});
