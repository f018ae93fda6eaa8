import { VARIANT_KEYS, type VariantKey } from '@hidamari/domain/site-variants';
import type { Page } from '@playwright/test';
import type { Person } from '../tools/screenshots/screens-to-show.ts';
import { addressOn, FRONT_DOORS } from './portal/addresses.ts';
import { consultationButton } from './portal/consultation-button.ts';
import { newPerson } from './portal/new-person.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { coreIf, expect, test } from './portal/portal-test.ts';
import { addressesOf, expectFaultsOfErrorPages, firstIdBelow } from './portal/screen-addresses.ts';
import { signUp } from './portal/sign-up.ts';
import { expectSound } from './portal/sound-page.ts';
import { wholeLog, writeWholeLog } from './portal/treatment-log.ts';

// Nothing moves while it is looked at; the wish for less motion is itself one of the things to honour.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PERSONS: Readonly<Record<Person, string>> = { visitor: '訪問者', member: '会員' };

/** A round of all screens of a person is long: each of so many tests looks at its share of them. */
const ROUNDS = 3;

for (const variant of VARIANT_KEYS) {
  for (const person of ['visitor', 'member'] as const) {
    for (let round = 1; round <= ROUNDS; round += 1) {
      // @proves all screen
      // @proves page accessible: axe, language, title, heading
      // @proves page accessible: reflow and enlarged text
      // @proves page accessible: target size
      test(`${variant} の${PERSONS[person]}の全画面は、どの幅でも、誰にでも使える（${round}／${ROUNDS}）`, {
        tag: coreIf(variant === 'hatch', '@desk'),
      }, async ({ page, faults, becomeDemoMember }) => {
        expectFaultsOfErrorPages(faults, variant);
        if (person === 'member') await becomeDemoMember(variant);
        await page.goto(FRONT_DOORS[variant]);
        const addresses = await addressesOf(page, variant, person);
        expect(addresses.length).toBeGreaterThan(20);
        for (const address of addresses.filter((_, index) => index % ROUNDS === round - 1)) {
          await page.goto(address);
          await expectSound(page, `${address} (${person})`);
        }
      });
    }
  }
}

/** Looks at the dialog with this name, which is open, then puts it away. */
async function lookAtDialog(page: Page, name: string, where: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await expectSound(page, `「${name}」 on ${where}`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** The menu and the reading settings, which every page with a whole header has. */
async function lookAtHeaderDialogs(page: Page, where: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'メニュー' }).click();
  await lookAtDialog(page, 'メニュー', where);
  await page.getByRole('banner').getByRole('button', { name: '文字' }).click();
  await lookAtDialog(page, '読みやすさ', where);
}

/** The form in each of its states: empty, refused, all parts open, and asking about an unusual value. */
async function lookAtLogForm(page: Page, variant: VariantKey): Promise<void> {
  const save = page.getByRole('button', { name: 'この内容で保存する' });
  await page.goto(addressOn(variant, '/treatment-logs/new'));
  await save.click();
  await expect(page.getByRole('region', { name: /^入力内容をご確認ください/ })).toBeVisible();
  await expectSound(page, `a refused log of ${variant}`);
  await writeWholeLog(page, { ...wholeLog('点滴の日'), temperature: '41.4' });
  for (const fold of await page.getByRole('main').locator('summary').all()) await fold.click();
  await page.getByRole('button', { name: '検査の結果を足す' }).click();
  await page.getByRole('button', { name: '治療を足す' }).click();
  await expectSound(page, `a whole log form of ${variant}`);
  for (const name of ['検査 1を外す', '治療 1を外す']) await page.getByRole('button', { name }).click();
  await save.click();
  await lookAtDialog(page, '値をご確認ください', 'the log form');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: '戻る', exact: true }).click();
  await lookAtDialog(page, '保存せずに、このページをはなれますか', 'the log form');
}

for (const variant of VARIANT_KEYS) {
  // @proves page accessible: axe, language, title, heading
  // @proves page accessible: reflow and enlarged text
  // @proves page accessible: target size
  test(
    `${variant} の訪問者のメニューと読みやすさの画面、ログインと登録の各段階は、どの幅でも、誰にでも使える`,
    { tag: coreIf(variant === 'hatch', '@desk') },
    async ({ page, faults }, info) => {
      await page.goto(FRONT_DOORS[variant]);
      await lookAtHeaderDialogs(page, `home of ${variant}`);
      faults.expect(faultsOfStatus(422));
      await page.goto(addressOn(variant, '/login/session'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('ログインできませんでした');
      await expectSound(page, `a login of ${variant} that failed`);
      await page.goto(addressOn(variant, '/sign-up/role-verification'));
      await signUp(page, variant, newPerson(info), (step) =>
        expectSound(step, `${new URL(step.url()).pathname} of ${variant}`),
      );
      await expect(page).toHaveURL(addressOn(variant, '/'));
    },
  );

  // @proves page accessible: axe, language, title, heading
  // @proves page accessible: reflow and enlarged text
  // @proves page accessible: target size
  test(`${variant} の会員の画面の上に開くものと、治療ログの記入欄は、どの幅でも、誰にでも使える`, {
    tag: coreIf(variant === 'hatch', '@desk'),
  }, async ({ page, becomeDemoMember }) => {
    await becomeDemoMember(variant);
    await page.goto(addressOn(variant, '/treatment-logs'));
    await lookAtHeaderDialogs(page, `the logs of ${variant}`);
    await consultationButton(page).click();
    await lookAtDialog(page, '相談する', `the logs of ${variant}`);
    const list = '/treatment-logs/';
    const log = await firstIdBelow(page, addressOn(variant, '/treatment-logs'), list);
    await page.goto(addressOn(variant, `${list}${log}`));
    await page.getByRole('button', { name: '削除する' }).click();
    await lookAtDialog(page, 'この記録を削除しますか', `a log of ${variant}`);
    await lookAtLogForm(page, variant);
  });
}
