import type { Locator, Page, Response } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { chooseIn, expectFocusSeen, pressOn, walkAround } from './portal/keyboard.ts';
import {
  chosenLookalikes,
  contrastFindings,
  forceState,
  GALLERY_GROUPS,
  galleryFindings,
  walkOverPage,
} from './portal/parts.ts';
import { expect, test } from './portal/portal-test.ts';
import { untilRequestsEnd } from './portal/requests.ts';
import { expectSoundAsDrawn } from './portal/sound-page.ts';

// Every part in every state (decision 0026): what is looked at here once need not be looked at on each page again.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Where what stands alone may break: the parts it is made of are looked at on the pages of their groups. */
const NARROWEST = { find: galleryFindings, widths: [320] };

async function open(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(`/dev/parts${path}`);
  await untilRequestsEnd(page);
  return answer;
}

const hrefsOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));

/** States that stand at an address of their own, below a group. */
const loneStates = (page: Page, group: string) =>
  hrefsOf(page.locator(`.gallery-links a[href^="/dev/parts/${group}/"]`));

test('見本のはじめは、どの組にも導き、検索に出ず、知らない番地は404とする', { tag: '@desk' }, async ({
  page,
  faults,
}) => {
  const answer = await open(page, '');
  expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('部品の見本');
  expect(await hrefsOf(page.locator('h2 a'))).toEqual(GALLERY_GROUPS.map((id) => `/dev/parts/${id}`));
  faults.expect(/404/);
  for (const path of ['/no-group', '/buttons/no-state']) {
    expect((await open(page, path))?.status(), path).toBe(404);
  }
});

for (const group of GALLERY_GROUPS) {
  test(`${group} の部品は、どのようすも、どの幅でも、キーボードでも、触れても押しても、誰にでも使える`, {
    tag: '@desk',
  }, async ({ page }) => {
    await open(page, `/${group}`);
    expect(await walkOverPage(page)).toBeGreaterThan(2);
    await expectSoundAsDrawn(page, `the parts of ${group}`, { find: galleryFindings });
    expect(await forceState(page, ['hover'])).toBeGreaterThan(2);
    expect.soft(await contrastFindings(page), 'under the pointer').toEqual([]);
    await forceState(page, ['hover', 'active']);
    expect.soft(await contrastFindings(page), 'while pressed').toEqual([]);
  });
}

for (const group of ['frame', 'portal-frame', 'portal-content', 'portal-forms'] as const) {
  test(`${group} のひとつずつ立つようすは、いちばんせまい幅でも、誰にでも使える`, { tag: '@desk' }, async ({
    page,
  }) => {
    await open(page, `/${group}`);
    const addresses = await loneStates(page, group);
    expect(addresses.length).toBeGreaterThan(1);
    for (const address of addresses) {
      await page.goto(address);
      await expectSoundAsDrawn(page, address, NARROWEST);
    }
  });
}

test.describe('色を自分で決めている人に', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  for (const group of ['buttons', 'choices'] as const) {
    test(`${group} の部品は、選んだものと選んでいないものが、色でないもので分かり、いまの場所も見える`, {
      tag: '@desk',
    }, async ({ page }) => {
      await open(page, `/${group}`);
      expect(await page.evaluate(chosenLookalikes)).toEqual([]);
      expect(await walkOverPage(page)).toBeGreaterThan(10);
    });
  }
});

test('動きを減らしたい人には、待つあいだも、何も動かない', { tag: '@desk' }, async ({ page, openVisit }) => {
  const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
  const visit = await openVisit({ reducedMotion: 'no-preference' });
  await visit.goto(addressOn('hatch', '/dev/parts/states'));
  expect(await visit.evaluate(moving), 'a waiting place moves by itself').toBeGreaterThan(0);
  await open(page, '/states');
  expect(await page.evaluate(moving)).toBe(0);
});

test('読みの字は、つけると出て、つけないと隠れる', { tag: '@desk' }, async ({ page }) => {
  await open(page, '/reading');
  const reading = page.getByText('しゅじい');
  await expect(reading).toBeHidden();
  await page.getByRole('button', { name: '文字' }).click();
  await page.getByRole('dialog').getByText('つける', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(reading).toBeVisible();
});

/** Each dialog of the gallery: the button that opens it, its name, how many stops the keyboard finds in it. */
const DIALOGS: readonly (readonly [words: string, title: string, stops: number])[] = [
  ['確認の画面を開く', 'この記録を削除しますか', 3],
  ['下からの画面を開く', '日付をえらぶ', 1],
  ['横からの画面を開く', 'メニュー', 1],
  ['長い画面を開く', 'いま入力している内容を保存せずに、べつの記録を開いてもよろしいですか', 4],
  ['たずねる画面を開く', '保存せずに、このページをはなれますか', 3],
];

/** Opens a dialog by the keyboard, walks around in it, and leaves it by Esc. */
async function walkThroughDialog(page: Page, [words, title, stops]: (typeof DIALOGS)[number]): Promise<void> {
  const button = page.getByRole('button', { name: words });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: title });
  expect(await walkAround(page, dialog), title).toBe(stops);
  await expectSoundAsDrawn(page, `the dialog ${title}`, NARROWEST);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
}

test('重なる画面は、開くと中だけを巡り、せまい幅でも使え、Escで閉じて元の場所に戻る', {
  tag: '@desk',
}, async ({ page }) => {
  await open(page, '/buttons');
  for (const dialog of DIALOGS) await test.step(dialog[0], () => walkThroughDialog(page, dialog));
});

test('段階のある画面は、次へ進むたびに題から読み、閉じる言葉がなくてもEscで閉じる', { tag: '@desk' }, async ({
  page,
}) => {
  await open(page, '/buttons');
  await page.getByRole('button', { name: '段階のある画面を開く' }).click();
  const title = (words: string) => page.getByRole('dialog').getByRole('heading', { name: words });
  await expect(title('いまの状況を選びます')).toBeFocused();
  await page.getByRole('button', { name: '次へ' }).click();
  await expect(title('お知らせを選びます')).toBeFocused();
  await expect(page.getByRole('dialog').getByRole('button', { name: '閉じる' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('下からと横からの画面は、まわりを押しても閉じ、答えの要る画面は閉じない', { tag: '@desk' }, async ({
  page,
}) => {
  await open(page, '/buttons');
  const dialog = page.getByRole('dialog');
  for (const [words, isLeft] of [
    ['下からの画面を開く', true],
    ['横からの画面を開く', true],
    ['確認の画面を開く', false],
  ] as const) {
    await page.getByRole('button', { name: words }).click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible({ visible: !isLeft });
  }
});

test('相談の画面は、どのようすも、せまい幅でも使え、Escで閉じて元の場所に戻る', { tag: '@desk' }, async ({
  page,
}) => {
  await open(page, '/calling');
  for (const words of ['相談の画面を開く', '時間外の画面を開く', '番号のない画面を開く']) {
    const button = page.getByRole('button', { name: words });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: '相談する' });
    expect(await walkAround(page, dialog)).toBeGreaterThan(1);
    await expectSoundAsDrawn(page, words, NARROWEST);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  }
});

test('一つ選ぶ部品は、矢印で選び直せ、選べないものには止まらない', { tag: '@desk' }, async ({ page }) => {
  await open(page, '/choices');
  await chooseIn(page, page.getByRole('group', { name: /^ご本人の了承/ }), 'わからない');
  const who = page.getByRole('group', { name: /^どなたのご相談ですか/ }).first();
  await who.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(who.getByRole('radio', { name: '答えたくない' })).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(who.getByRole('radio', { name: /^わたし（本人）/ })).toBeChecked();
  await chooseIn(page, page.getByRole('group', { name: '期間' }), 'これまでのすべて');
  await chooseIn(page, page.getByRole('group', { name: /^しびれ/ }), '中くらい');
});

test('札とたたみは、キーボードで押せ、押したことを言い、一つだけ開く組は前を閉じる', {
  tag: '@desk',
}, async ({ page }) => {
  await open(page, '/buttons');
  const chip = page.getByRole('button', { name: 'しびれ' });
  await pressOn(page, chip, 'Space');
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expectFocusSeen(page);
  const folds = page.locator('details[name="fold-example"]');
  for (const at of [0, 1]) {
    await folds.nth(at).locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(folds.nth(at)).toHaveAttribute('open', '');
    await expect(folds.nth(1 - at)).not.toHaveAttribute('open', '');
  }
});

test('書いたまま離れる場合、たずね、書きつづけても書いたものは残る', { tag: '@desk' }, async ({ page }) => {
  await open(page, '/portal-forms');
  const memo = page.getByLabel('相談のまえのメモ');
  await memo.fill('しびれのこと');
  await page.getByRole('link', { name: 'ホームへ戻る' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '書きつづける' }).click();
  await expect(page).toHaveURL(/\/dev\/parts\/portal-forms$/);
  await expect(memo).toHaveValue('しびれのこと');
});

test('届かない写真の場合、こわれたしるしを出さず、代わりの絵か、写真の言葉が立つ', { tag: '@desk' }, async ({
  page,
}) => {
  const state = (name: string) => page.locator(`.gallery-state[data-state="${name}"]`);
  await open(page, '/drawings');
  const cover = state('届かない写真の代わり');
  // Pictures are asked for when they come near.
  await cover.scrollIntoViewIfNeeded();
  await expect(cover.locator('.ui-cover .ui-illustration')).toBeVisible();
  await expect(cover.getByAltText('届かない写真')).toBeHidden();
  await open(page, '/portal-content');
  const text = state('届かない写真のある文');
  await text.scrollIntoViewIfNeeded();
  await expect(text.getByText('届かない写真の説明')).toBeVisible();
  await expect(text.locator('img:visible')).toHaveCount(0);
});

test('新しいパスワードの欄は、離れるとそろえた形になり、いまのパスワードの欄は打ったまま', {
  tag: '@desk',
}, async ({ page }) => {
  await open(page, '/fields');
  for (const [name, kept] of [
    ['password_filled', 'HarunoNiwa73'],
    ['password_empty', 'ＨａｒｕｎｏＮｉｗａ７３'],
  ] as const) {
    const field = page.locator(`input[name="${name}"]`);
    await field.fill('ＨａｒｕｎｏＮｉｗａ７３');
    await field.blur();
    await expect(field).toHaveValue(kept);
  }
});

test('取り消した文は、読み上げでも、取り消したと分かり、上つきの数字は、字の大きさが変わっても行を広げない', {
  tag: '@desk',
}, async ({ page }) => {
  await open(page, '/reading');
  const prose = page.locator('.ui-prose').filter({ has: page.locator('s') });
  await expect(prose.locator('p').filter({ has: page.locator('s') })).toMatchAriaSnapshot(
    '- paragraph:\n  - text: /（取り消した文のはじめ） ?1日2回、食後 ?（取り消した文のおわり）/',
  );
  await expect(prose.locator('s')).toHaveCSS('text-decoration-line', 'line-through');
  const heights = await prose.locator('sup, sub').evaluateAll((raised) =>
    raised.map((one) => {
      const line = Number.parseFloat(getComputedStyle(one.parentElement as Element).lineHeight);
      return (one.parentElement as Element).getBoundingClientRect().height / line;
    }),
  );
  for (const lines of heights) expect(lines).toBeCloseTo(Math.round(lines), 1);
});
