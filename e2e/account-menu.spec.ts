import { addressOn } from './portal/addresses.ts';
import { expectAccessible } from './portal/axe.ts';
import { pressOn } from './portal/keyboard.ts';
import { expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';

/** The screens of the account, by the words of the menu and their headings. */
const SCREENS = [
  ['登録内容', '登録内容の変更', '/account/edit'],
  ['ログインと安全', 'ログインと安全', '/account/security'],
  ['だれが見たか', 'だれが見たか', '/account/access-diary'],
  ['個人情報と同意', '個人情報と同意', '/account/privacy'],
  ['アカウント', 'アカウント', '/account'],
] as const;

const WIDE = 1_072;

// @proves screen /account
test('広い画面では横の案内がいまの画面を示し、キーボードで移れる。狭い画面では上の「戻る」で帰る', {
  tag: '@core-both-widths',
}, async ({ page, becomeDemoMember }) => {
  await becomeDemoMember('hatch');
  const isWide = (page.viewportSize()?.width ?? 0) >= WIDE;
  const menu = page.getByRole('navigation', { name: 'アカウントのメニュー' });
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(addressOn('hatch', '/account'));
  await expect(page.getByRole('main')).toContainText('二段階の確認は、まだつけていません');
  await expect(page.getByRole('main')).toContainText('メールアドレスは、確認済みです');
  for (const [word, title, path] of SCREENS) {
    if (isWide) {
      await pressOn(page, menu.getByRole('link', { name: word, exact: true }));
      await expect(heading).toHaveText(title);
      await expect(menu.locator('[aria-current=page]')).toHaveText(word);
      await expect(page.getByRole('link', { name: 'アカウントへ戻る' })).toBeHidden();
    } else {
      await page.goto(addressOn('hatch', path));
      await expect(heading).toHaveText(title);
      await expect(menu).toBeHidden();
      const back = page.getByRole('link', { name: 'アカウントへ戻る' });
      await expect(back).toHaveCount(path === '/account' ? 0 : 1);
      if (path !== '/account') await pressOn(page, back);
      await expect(heading).toHaveText('アカウント');
    }
    await expectAccessible(page);
  }
  await expectSound(page, '/account');
});
