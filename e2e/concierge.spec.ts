import { ACCESS_DIARY_PAGE } from '@hidamari/domain/access-records';
import type { Locator, Page } from '@playwright/test';
import { banner, beginActing, desk, expectNoClosedDoor } from './portal/acting.ts';
import { addressOn } from './portal/addresses.ts';
import { codeOf, stepNow } from './portal/authenticator.ts';
import { expectAccessible } from './portal/axe.ts';
import { consultationButton } from './portal/consultation-button.ts';
import { lookInHours } from './portal/desk-hours.ts';
import { untilHydrated } from './portal/hydrated.ts';
import { chooseIn, pickOption, pressOn, tabTo, typeInto } from './portal/keyboard.ts';
import { becomeNewMember } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { addStaff, letActingExpire } from './portal/portal-database.ts';
import { expect, test } from './portal/portal-test.ts';

const PASSWORD = 'tsukue-no-mado-41';
const CODE = 'ABCD2345EFGH6723ABCD2345';
async function typePassword(page: Page, login: string, password: string): Promise<void> {
  await page.goto(desk('/login'));
  await page.getByLabel('メールアドレス').fill(login);
  await page.getByRole('textbox', { name: 'パスワード' }).fill(password);
  await page.getByRole('button', { name: '次へ' }).click();
}

const typeCode = async (page: Page, code: string) => {
  await page.getByLabel('認証アプリのコード（6桁）').fill(code);
  await page.getByRole('button', { name: /ログインする$/ }).click();
};

/** A code that neither this step nor its neighbours have. */
function wrongCode(secret: string): string {
  const near = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, stepNow() + steps));
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
  );
}

async function shownSecret(page: Page): Promise<string> {
  const shown = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  return (shown ?? '').replaceAll(' ', '');
}

/** The first login of a new account; answers the authenticator's secret. The desk is open afterwards. */
async function firstLogin(page: Page, login: string): Promise<string> {
  await typePassword(page, login, CODE);
  await expect(page.getByRole('img', { name: '認証アプリに読みこむQRコード' })).toBeVisible();
  await expectAccessible(page);
  const secret = await shownSecret(page);
  await page.getByRole('textbox', { name: '新しいパスワード' }).fill(PASSWORD);
  await typeCode(page, wrongCode(secret));
  await expect(page.getByText('コードが違います。あと4回入力できます').first()).toBeVisible();
  await typeCode(page, codeOf(secret, stepNow()));
  await page.waitForURL(desk());
  return secret;
}

/** Every screen that is the member's alone, and what a supporter is told there (G42). */
const MEMBERS_OWN = [
  ['/login/logged-in-password-reset', 'パスワードの変更'],
  ['/account/security', 'メールアドレス、携帯電話、パスワード、二段階の確認の変更'],
  ['/account/privacy', '同意の変更と、個人情報についてのお申し出'],
  ['/account/my-data', 'データの書き出し'],
  ['/account/access-diary', '「だれが見たか」の確認'],
  ['/treatment-logs/new', '治療ログを書くこと'],
  ['/treatment-logs/print', '治療ログの印刷'],
  ['/treatment-logs/1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed/edit', '治療ログを書くこと'],
  ['/unsubscribe', '退会のお手続き'],
  ['/line/confirmation', 'LINEの連携'],
] as const;

/** The screen itself says that only the member acts here, and what the member does. */
async function expectMembersOwn(page: Page, act: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('この画面は、ご本人だけが使えます');
  await expect(main).toContainText(`${act}は、担当者が代わりに行うことはできません。`);
  await expect(main).toContainText('ご本人がログインし');
}

/** The navigation below the desk's head. */
const rooms = (page: Page) => page.getByRole('navigation', { name: '机の案内' });

/** The line of a list that shows all it has: 「全37件中 1〜37件を表示」. */
const ALL_SHOWN = /全(\d+)件中 1〜\1件を表示/;

/**
 * Presses 「もっと見る」 until the list is at its end: how often the pages that staff opened have read is not told here.
 * Answers how many pages are shown then.
 */
async function readToTheEnd(main: Locator): Promise<number> {
  const more = main.getByRole('button', { name: 'もっと見る' });
  await expect(async () => {
    if (await more.isVisible()) await more.click();
    await expect(main).toContainText(ALL_SHOWN, { timeout: 2_000 });
  }).toPass();
  await expect(more).toBeHidden();
  const [, rows] = ALL_SHOWN.exec((await main.textContent()) ?? '') ?? [];
  return Math.ceil(Number(rows) / ACCESS_DIARY_PAGE);
}

// @proves screen /account/access-diary
// @proves screen /desk
// @proves screen /desk/login
// @proves screen /desk/members
// @proves call POST /desk/acting/end
// @proves toast concierge-login-succeeded
// @proves page concierge in a member’s place
test(
  '担当者が二段階の確認で入り、会員の手続きを代行し、そのすべてを会員が読む（G42・F46）',
  { tag: ['@core', '@both-widths'] },
  async ({ page: staff, faults, openVisit }, info) => {
    for (const status of [401, 403, 404, 422]) faults.expect(faultsOfStatus(status));
    const page = await openVisit();
    const person = newPerson(info);
    const login = `staff-${person.phone}@e2e.example`;
    expect(await addStaff({ login, name: '高橋', code: CODE })).toBe(1);
    await becomeNewMember(page, person);

    await test.step('担当者でない人に、机は見えない。団体のホストには、入り口もない', async () => {
      expect((await staff.goto(desk()))?.status()).toBe(404);
      expect((await staff.goto(addressOn('chofu', '/desk/login')))?.status()).toBe(404);
    });

    const secret = await test.step('はじめてのログインで、パスワードと認証アプリを設定する', async () => {
      await staff.goto(desk('/login'));
      await expectAccessible(staff);
      return firstLogin(staff, login);
    });

    await test.step('次からは、パスワードと新しいコードで入る', async () => {
      await staff.getByRole('button', { name: 'ログアウト' }).click();
      await staff.waitForURL(desk('/login'));
      await typePassword(staff, login, 'chigau-password');
      await expect(staff.getByText('ログインできませんでした。入力した内容をご確認ください。')).toBeVisible();
      await expect(staff.getByLabel('メールアドレス')).toHaveValue(login);
      await typePassword(staff, login, PASSWORD);
      await typeCode(staff, wrongCode(secret));
      await expect(staff.getByText('コードが違います。あと4回入力できます').first()).toBeVisible();
      // The step of the first login is used up; a clock half a minute ahead is let in.
      await typeCode(staff, codeOf(secret, stepNow() + 1));
      await staff.waitForURL(desk());
      await expect(staff.getByText('高橋（手続きの担当者）')).toBeVisible();
      await expectAccessible(staff);
      await expect(rooms(staff).getByRole('link')).toHaveText([
        '会員の手続き',
        '折り返し',
        'お問い合わせ',
        '体験の登録',
      ]);
      await rooms(staff).getByRole('link', { name: '会員の手続き' }).click();
      await expect(staff).toHaveURL(desk('/members'));
      await expect(rooms(staff).getByRole('link', { name: '会員の手続き' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expectAccessible(staff);
    });

    await test.step('会員をさがし、理由を添えて始める', async () => {
      await staff.getByRole('button', { name: '会員をさがす' }).click();
      await expect(staff.getByText('電話番号を入力してください').first()).toBeVisible();
      await beginActing(staff, person.phone);
      await expect(staff.getByText('担当者としてログインしました')).toBeVisible();
      await expect(banner(staff)).toContainText('担当者がお手続きを代行しています');
      await expect(banner(staff)).toContainText(/試験 花子 様の画面です。あと(29|30)分/);
      await expectAccessible(staff);
      await expect(staff.getByRole('button', { name: 'ログアウト' })).toBeHidden();
    });

    await test.step('会員の画面は開け、本人だけの画面と手続きはできない', async () => {
      await staff.goto(addressOn('hatch', '/'));
      await expect(staff.getByText('今日の記録は、会員ご本人が書けます。')).toBeVisible();
      await expectNoClosedDoor(staff);
      await staff.goto(addressOn('hatch', '/treatment-logs'));
      await expect(staff.getByRole('heading', { level: 1, name: '治療ログ' })).toBeVisible();
      await expect(staff.getByText('まだ記録はありません')).toBeVisible();
      await expectNoClosedDoor(staff);
      await expect(staff.getByRole('button', { name: /削除した記録/ })).toBeHidden();
      await expect(banner(staff)).toBeVisible();
      for (const [path, act] of MEMBERS_OWN) {
        const answer = await staff.goto(addressOn('hatch', path));
        expect(answer?.status(), path).toBe(403);
        await expectMembersOwn(staff, act);
        await expect(banner(staff), path).toBeVisible();
      }
      await expectAccessible(staff);
      await staff.getByRole('link', { name: '会員のアカウントへ' }).click();
      await staff
        .getByRole('main')
        .getByRole('link', { name: /^ログインと安全/ })
        .last()
        .click();
      await expectMembersOwn(staff, 'メールアドレス、携帯電話、パスワード、二段階の確認の変更');
      await staff.getByRole('main').getByRole('link', { name: '相談員の机へ' }).click();
      await expect(staff).toHaveURL(desk('/members'));
      await expect(staff.getByText('次のことは、ご本人だけができます')).toContainText('退会');
      await expectAccessible(staff);
    });

    await test.step('三十分が過ぎた場合、会員の画面は開けず、机に戻る', async () => {
      expect(await letActingExpire(login)).toBe(1);
      await staff.goto(addressOn('hatch', '/treatment-logs'));
      await expect(staff).toHaveURL(desk());
      await rooms(staff).getByRole('link', { name: '会員の手続き' }).click();
      await expect(staff.getByRole('heading', { name: 'お手続きを代行する' })).toBeVisible();
    });

    await test.step('もう一度始め、帯のボタンで終える', async () => {
      await beginActing(staff, person.phone);
      // More than one page of the diary.
      for (let visits = 0; visits < 10; visits += 1) await staff.goto(addressOn('hatch', '/treatment-logs'));
      await banner(staff).getByRole('button', { name: '代行を終える' }).click();
      await staff.waitForURL(desk('/members'));
      await expect(staff.getByRole('region', { name: '最近したこと' })).toContainText(
        '手続きの代行を終えました（シ・1970年生まれ）',
      );
    });

    await test.step('会員が「だれが見たか」で、名前と理由とともに読む', async () => {
      await page.goto(addressOn('hatch', '/account/access-diary'));
      await expect(page.getByRole('heading', { level: 1, name: 'だれが見たか' })).toBeVisible();
      const main = page.getByRole('main');
      await expect(main).toContainText(/1〜20件を表示/);
      await expect(main).not.toContainText('登録を探しました');
      await expectAccessible(page);
      const pages = await readToTheEnd(main);
      expect(pages).toBeGreaterThanOrEqual(2);
      await expect(page).toHaveURL(addressOn('hatch', `/account/access-diary?page=${pages}`));
      await page.reload();
      await expect(main).toContainText('高橋（手続きの担当者）が、登録を探しました');
      await expect(main).toContainText('高橋（手続きの担当者）が、手続きの代行を始めました');
      await expect(main).toContainText('高橋（手続きの担当者）が、見せると選ばれた治療ログを見ました');
      await expect(main).toContainText('高橋（手続きの担当者）が、登録を探しました');
      await expect(main).toContainText('理由：お電話でのご依頼');
      await expect(main.getByRole('link', { name: /\d{4}-\d{3}-\d{3}/ }).first()).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('会員が、見た人と期間でしぼりこむ', async () => {
      const main = page.getByRole('main');
      const who = main.getByRole('group', { name: '見た人でしぼりこむ' });
      await who.getByRole('link', { name: '相談員' }).click();
      await expect(page).toHaveURL(addressOn('hatch', '/account/access-diary?who=supporter'));
      await expect(main.getByRole('heading', { name: 'あてはまる記録はありません' })).toBeVisible();
      await expect(who.getByRole('link', { name: '相談員' })).toHaveAttribute('aria-current', 'true');
      await expect(main).not.toContainText('高橋');
      await expectAccessible(page);
      await who.getByRole('link', { name: '担当者', exact: true }).click();
      await expect(who.getByRole('link', { name: '担当者', exact: true })).toBeFocused();
      await main
        .getByRole('group', { name: '期間でしぼりこむ' })
        .getByRole('link', { name: '最近7日' })
        .click();
      await expect(page).toHaveURL(addressOn('hatch', '/account/access-diary?who=desk&period=week'));
      await expect(main).toContainText('高橋（手続きの担当者）が、手続きの代行を終えました');
      await expect(main).toContainText(/1〜20件を表示/);
      await readToTheEnd(main);
      await page.goBack();
      // Of two chips pressed at once the first may never have become a place to go back to.
      await expect(page).toHaveURL(/\/account\/access-diary\?who=(desk|supporter)$/);
      const period = main.getByRole('group', { name: '期間でしぼりこむ' });
      await expect(period.getByRole('link', { name: 'すべての期間' })).toHaveAttribute(
        'aria-current',
        'true',
      );
      await expectAccessible(page);
    });
  },
);

// @proves screen /account/access-diary
test('だれも見ていない会員の場合、「だれが見たか」はそう言う', async ({ page }, info) => {
  await becomeNewMember(page, newPerson(info));
  await page.goto(addressOn('hatch', '/account/access-diary'));
  await expect(page.getByText('まだ、だれも見ていません')).toBeVisible();
  await expectAccessible(page);
});

test(
  'キーボードだけで、はじめてのログインから代行の終わりまで進める',
  { tag: '@both-widths' },
  async ({ page: staff, faults }, info) => {
    faults.expect(faultsOfStatus(422));
    const login = `keys-${newPerson(info).phone}@e2e.example`;
    expect(await addStaff({ login, name: '高橋', code: CODE })).toBe(1);
    await staff.emulateMedia({ reducedMotion: 'reduce' });
    await staff.goto(desk('/login'));
    await typeInto(staff, staff.getByLabel('メールアドレス'), login);
    await typeInto(staff, staff.getByRole('textbox', { name: 'パスワード' }), CODE);
    await staff.keyboard.press('Enter');
    // The button went with its step: reading goes on at the heading.
    await expect(staff.getByRole('heading', { level: 1 })).toBeFocused();
    const secret = await shownSecret(staff);
    await typeInto(staff, staff.getByRole('textbox', { name: '新しいパスワード' }), PASSWORD);
    await typeInto(staff, staff.getByLabel('認証アプリのコード（6桁）'), codeOf(secret, stepNow()));
    await pressOn(staff, staff.getByRole('button', { name: '設定してログインする' }));
    await staff.waitForURL(desk());
    await untilHydrated(staff);
    await pressOn(staff, rooms(staff).getByRole('link', { name: '会員の手続き' }));
    await expect(staff.getByRole('heading', { level: 1, name: '会員の手続き' })).toBeFocused();

    const form = staff.getByRole('region', { name: 'お手続きを代行する' });
    await chooseIn(staff, form.getByRole('group', { name: 'さがすもの' }), 'メールアドレス');
    await typeInto(staff, form.getByRole('textbox', { name: 'メールアドレス' }), 'nobody@demo.example');
    await staff.keyboard.press('Enter');
    await expect(form.getByText('会員は見つかりませんでした')).toBeVisible();
    await form.getByRole('textbox', { name: 'メールアドレス' }).fill('');
    await typeInto(staff, form.getByRole('textbox', { name: 'メールアドレス' }), 'general@demo.example');
    await staff.keyboard.press('Enter');
    await expect(form.getByText('1人の会員が見つかりました。')).toBeVisible();
    const reason = form.getByLabel('代行の理由');
    await tabTo(staff, reason);
    await pickOption(staff, reason, 'うまく動かないというご連絡の確認');
    await pressOn(staff, form.getByRole('button', { name: '代行を始める（30分）' }));
    await staff.waitForURL(addressOn('hatch', '/'));
    await pressOn(staff, banner(staff).getByRole('button', { name: '代行を終える' }));
    await staff.waitForURL(desk('/members'));
    await pressOn(staff, staff.getByRole('button', { name: 'ログアウト' }));
    await staff.waitForURL(desk('/login'));
  },
);

test(
  '会員がお話し番号を読み上げた場合、お名前を聞かずに見つかり、その番号は一度しか使えない（G92）',
  { tag: '@both-widths' },
  async ({ page: staff, openVisit, faults }, info) => {
    faults.expect(faultsOfStatus(422));
    const page = await openVisit();
    const person = newPerson(info);
    const login = `talk-${person.phone}@e2e.example`;
    expect(await addStaff({ login, name: '高橋', code: CODE })).toBe(1);
    await becomeNewMember(page, person);
    await lookInHours(page);
    await page.goto(addressOn('hatch', '/articles'));
    await untilHydrated(page);
    await consultationButton(page).click();
    const panel = page.getByRole('dialog', { name: '相談する' });
    const card = panel.locator('section', { has: page.getByRole('heading', { name: 'お話し番号' }) });
    await expect(card).toContainText(/あと(9|10)分、一度だけ使えます/);
    await expectAccessible(page);
    const digits = async () => (await card.getByText(/^\d{3} \d{3}$/).textContent()) ?? '';
    const first = await digits();
    await panel.getByRole('button', { name: '閉じる' }).click();
    await consultationButton(page).click();
    expect(await digits()).toBe(first);

    await firstLogin(staff, login);
    await staff.goto(desk('/members'));
    const form = staff.getByRole('region', { name: 'お手続きを代行する' });
    await form.getByLabel('お話し番号').check();
    const field = form.getByRole('textbox', { name: 'お話し番号' });
    await field.fill('12345');
    await form.getByRole('button', { name: '会員をさがす' }).click();
    await expect(form.getByText('お話し番号は6桁の数字で入力してください').first()).toBeVisible();
    await field.fill(first);
    await form.getByRole('button', { name: '会員をさがす' }).click();
    await expect(form.getByText('1人の会員が見つかりました。')).toBeVisible();
    await expect(staff.getByText('姓のカナが「シ」で始まる方・1970年生まれ')).toBeVisible();
    await expectAccessible(staff);
    await form.getByRole('button', { name: '会員をさがす' }).click();
    await expect(form.getByText('会員は見つかりませんでした')).toBeVisible();
  },
);
