import type { Page } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { intercept } from './portal/intercept.ts';
import { heading, loseNetwork, open } from './portal/navigation.ts';
import { becomeNewMember } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { coreIf, expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';

const part = (page: Page) => page.getByRole('region', { name: /へ進む前に$/ });
const goOn = (page: Page) => part(page).getByRole('button', { name: /へ進む$/ });
const question = (page: Page) => page.getByRole('dialog', { name: /へ進みますか$/ });
const agree = (page: Page) => question(page).getByRole('button', { name: '同意して進む' });

/** An answer of the server that refuses. */
const refusal = (status: number, name: string) => ({
  status,
  json: { status_code: status, name, message: '', request_id: 'r', retry_after: 60 },
});

/** Every request for a token, and every form that left for a partner. */
function watchHandovers(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/verification-token|\/partner\/(?!style)/.test(pathname))
      seen.push(`${request.method()} ${pathname}`);
  });
  return seen;
}

for (const [variant, path, operator, audience] of [
  ['aflac', '/treatment/medical-note', '医療の問い みどりの窓（見本）', '保険の方の窓口'],
  ['hatch', '/mental/tomosnote', 'ともしび広場（見本）', '一般の方の窓口'],
] as const) {
  // @proves screen /account/privacy
  // @proves call GET /medical_note/verification-token
  // @proves outside partner: handover
  // @proves page handover warning
  test(`${operator}へは、知らせを読んで同意してから進み、やめれば何も送られず、記録が残る（仕様6・G85・G86）`, {
    tag: coreIf(variant === 'aflac'),
  }, async ({ page, becomeDemoMember }) => {
    await becomeDemoMember(variant);
    const seen = watchHandovers(page);
    await open(page, addressOn(variant, path));
    await expect(page.getByRole('main').getByText('提携サービス', { exact: true }).first()).toBeVisible();
    await test.step('渡すものと目的は、その場で開いて読める', async () => {
      await expect(part(page).getByText('何のために')).toBeHidden();
      await part(page).getByText('渡すものと目的、やめたいとき').click();
      await expect(part(page).getByText('何のために')).toBeVisible();
    });
    await expectSound(page, `page of ${path}`);

    await test.step('やめると、何も送られず、押したボタンに焦点が戻る', async () => {
      await goOn(page).click();
      await expect(question(page)).toContainText(
        `ご登録のメールアドレスを、そのままでは読めない形に変えて、${operator}と共有します。`,
      );
      await expectSound(page, `question of ${path}`);
      await question(page).getByRole('button', { name: 'やめる' }).click();
      await expect(question(page)).toBeHidden();
      await expect(goOn(page)).toBeFocused();
      expect(seen).toEqual([]);
    });

    await test.step('同意すると、しるしは住所に出ず、受け取ったものだけが見える', async () => {
      await goOn(page).press('Enter');
      await agree(page).press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('情報を受け取りました');
      expect(new URL(page.url()).search).toBe('');
      expect(seen.at(-1)).toBe(`POST /partner/${path.split('/').at(-1)}`);
      const received = page.getByRole('region', { name: '受け取ったもの' });
      await expect(received.getByRole('term')).toHaveText([
        'お名前の入っていない仮の番号',
        'ご登録のメールアドレス（そのままでは読めない形に変えたもの）',
        '保険の方の窓口か、一般の方の窓口か',
      ]);
      await expect(received).toContainText(audience);
      await expectSound(page, `example partner of ${path}`);
    });

    await test.step('「戻る」で、サービスのページに戻る', async () => {
      await page.goBack();
      await expect(page).toHaveURL(addressOn(variant, path));
      await expect(question(page)).toBeHidden();
    });

    await test.step('渡した記録が、いつ、どこに、何を、の順に残る', async () => {
      await page.goto(addressOn(variant, '/account/privacy'));
      const record = page
        .getByRole('region', { name: '外部の会社へ渡した記録' })
        .getByRole('listitem')
        .filter({ hasText: operator })
        .first();
      await expect(record).toContainText('受け取り済み');
      await expect(record).toContainText('お名前の入っていない仮の番号、ご登録のメールアドレス');
      await expect(record).toContainText(/\d{4}年\d{1,2}月\d{1,2}日（.）\d\d:\d\dに同意/);
      await expectSound(page, 'records of what was given');
    });
  });
}

test('読み直した場合、しるしはもう使えず、サービスのページから始め直せる', async ({
  page,
  becomeDemoMember,
  faults,
}) => {
  faults.expect(/410/);
  await becomeDemoMember('hatch');
  await open(page, '/life/ancs');
  await goOn(page).click();
  await expect(question(page)).toContainText('お名前とメールアドレスは渡しません。');
  await agree(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('情報を受け取りました');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('この画面は、もう一度は開けません');
  await expectSound(page, 'a token used twice');
  await page.getByRole('link', { name: 'サービスのページへ戻る' }).click();
  await expect(page).toHaveURL(addressOn('hatch', '/life/ancs'));
  await expect(goOn(page)).toBeVisible();
});

// @proves state handover: 30 minutes more
test('家事代行は、はじめてだけ30分が付き、二度めは、いつ使ったかを言う（仕様9）', async ({ page }, info) => {
  await becomeNewMember(page, newPerson(info));
  await open(page, '/life/bears');
  await expect(part(page)).toContainText('はじめてのご利用は、30分延長できます');
  await goOn(page).click();
  await expect(question(page)).toContainText('はじめてのご利用で延びる時間（30分）');
  await agree(page).click();
  const received = page.getByRole('region', { name: '受け取ったもの' });
  await expect(received).toContainText('30分');
  await page.getByRole('link', { name: 'サービスのページへ戻る' }).click();
  await expect(part(page)).toContainText(/前回は\d{4}年\d{1,2}月\d{1,2}日（.）に進まれました/);
  await expect(part(page)).not.toContainText('30分延長できます');
  await open(page, '/life/bears');
  await goOn(page).click();
  await expect(question(page)).not.toContainText('30分');
  await agree(page).click();
  await expect(received).toBeVisible();
  await expect(received).not.toContainText('30分');
});

test('アドレスを確かめていない会員は、確かめるところへ案内される', async ({ page }, info) => {
  await becomeNewMember(page, newPerson(info));
  await open(page, '/treatment/medical-note');
  await expect(part(page)).toContainText('メールアドレスの確認が、まだ済んでいません');
  await expect(goOn(page)).toHaveCount(0);
  await expectSound(page, 'a partner that waits for the address');
  await part(page).getByRole('link', { name: '「ログインと安全」' }).click();
  await expect(heading(page)).toHaveText('ログインと安全');
});

test('進めなかった場合、何も渡していないことを画面の中で言い、そのままもう一度進める', async ({
  page,
  context,
  becomeDemoMember,
  faults,
}) => {
  faults.expect(/net::ERR_INTERNET_DISCONNECTED|401|409|429|503/);
  await becomeDemoMember('hatch');
  const seen = watchHandovers(page);
  await open(page, '/life/ancs');
  await goOn(page).click();
  const told = question(page);

  await loseNetwork(page);
  await agree(page).click();
  await expect(told).toContainText('通信できませんでした。まだ何も渡していません。');
  await context.setOffline(false);

  const TOKEN = '**/api/handovers/ancs/verification-token?*';
  for (const [status, name, words] of [
    [429, 'TOO_MANY', '後にもう一度お試しください'],
    [409, 'CONFLICT', '説明の文が新しくなりました。まだ何も渡していません。'],
    [503, 'UNAVAILABLE', 'ただいまつながりにくくなっています。まだ何も渡していません。'],
  ] as const) {
    const letThrough = await intercept(page, TOKEN, (route) => route.fulfill(refusal(status, name)));
    await agree(page).click();
    await expect(told).toContainText(words);
    await expect(told.getByRole('button', { name: 'ページを読み込み直す' })).toHaveCount(
      status === 409 ? 1 : 0,
    );
    letThrough();
  }
  await expectSound(page, 'a handover that did not begin');
  expect(seen.filter((one) => one.startsWith('POST'))).toEqual([]);
  await agree(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('情報を受け取りました');
});

test('ログインが別のところで終わっていた場合、何も渡していないことと、次にすることを言う', async ({
  page,
  becomeDemoMember,
  faults,
}) => {
  faults.expect(faultsOfStatus(401));
  await becomeDemoMember('hatch');
  const seen = watchHandovers(page);
  await open(page, '/life/ancs');
  await goOn(page).click();
  await page.route('**/api/handovers/ancs/verification-token?*', (route) =>
    route.fulfill(refusal(401, 'UNAUTHENTICATED')),
  );
  await page.route('**/api/auth/refresh', (route) => route.fulfill(refusal(401, 'UNAUTHENTICATED')));
  await agree(page).click();
  await expect(question(page)).toContainText('ログインの時間が終わりました。まだ何も渡していません。');
  await expect(question(page)).not.toContainText('書いたもの');
  expect(seen.filter((one) => one.startsWith('POST'))).toEqual([]);
});
