import { addressOn } from './portal/addresses.ts';
import { finishCase, surveyLinkBeside } from './portal/finished-case.ts';
import { intercept } from './portal/intercept.ts';
import { becomeNewMember, callFrom } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { becomeStaff, newSupporter } from './portal/new-staff.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { endSessionsElsewhere, letSurveyCloseIn } from './portal/portal-database.ts';
import { expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';
import { EASE, group, heading, next, pick } from './portal/survey-page.ts';

test('病気についての同意を取り消した方は、アンケートの代わりに、同意し直せる画面に着く（0021）', async ({
  page,
  faults,
}, info) => {
  faults.expect(faultsOfStatus(403));
  const bearer = await becomeNewMember(page, newPerson(info));
  const path = '/account/consents/sensitive_data';
  await callFrom(page, { method: 'PUT', path, body: { is_agreed: false }, bearer });
  await page.goto(addressOn('hatch', '/account'));
  await expect(page.getByRole('link', { name: /最近のくらしのアンケート/ })).toHaveCount(0);
  await page.getByRole('link', { name: /サービスについてのアンケート（約5分）/ }).click();
  await expect(page).toHaveURL(addressOn('hatch', '/account/privacy'));
  await expect(page.getByRole('button', { name: '病気についての情報を預けることに同意する' })).toBeVisible();
});

// @proves call POST /base-accounts/survey-verifications
test('リンクを持たない訪問者には、どのアンケートも開かない（G91）', async ({ page, faults }) => {
  faults.expect(faultsOfStatus(404));
  faults.expect(faultsOfStatus(422));
  for (const path of [
    '/survey/call',
    '/survey/service',
    '/survey/call?hash_base_account_id=x',
    `/survey/call?hash_base_account_id=${'x'.repeat(43)}`,
  ]) {
    await page.goto(addressOn('hatch', path));
    await expect(page).toHaveURL(/\/404$/);
  }
});

test('別の端末でログアウトされた場合、選んだものは画面に残り、ログインし直すと届く（G104）', async ({
  page,
  faults,
}, info) => {
  faults.expect(faultsOfStatus(401));
  faults.expect(faultsOfStatus(403));
  const person = newPerson(info);
  await becomeNewMember(page, person);
  await page.goto(addressOn('hatch', '/survey/service'));
  const used = '使ったことのあるものを、教えてください';
  await pick(page, used, '電話での相談');
  expect(await endSessionsElsewhere(person.email)).toBeGreaterThan(0);
  const told = page.getByRole('main').getByRole('alert');
  for (const time of ['はじめに押したとき', 'もう一度押したとき']) {
    await test.step(time, async () => {
      await next(page, '次へ（2／4）');
      await expect(told).toContainText('もう一度ログインしてください');
      await expect(told).toContainText('この画面と同じIDでログインし直してから');
      await expect(told.getByRole('link', { name: /ログインする/ })).toHaveAttribute('target', '_blank');
      await expect(group(page, used).getByLabel('電話での相談')).toBeChecked();
      await expect(page).toHaveURL(addressOn('hatch', '/survey/service'));
    });
  }
  await expectSound(page, 'a survey whose login has ended');
});

test('はじめに読めなかった場合は、もう一度読め、キーボードは質問の上の見出しから続く', async ({
  page,
  faults,
}, info) => {
  faults.expect(/net::ERR_FAILED/);
  await becomeNewMember(page, newPerson(info));
  const letThrough = await intercept(page, '**/api/base-accounts/survey-verifications', (route) =>
    route.abort(),
  );
  await page.goto(addressOn('hatch', '/survey/service'));
  const again = page.getByRole('main').getByRole('button', { name: '再読み込み' });
  await again.click();
  await expect(again).toBeFocused();
  letThrough();
  await again.click();
  await expect(page.getByText('4つのうち1つめ：')).toBeVisible();
  await expect(heading(page)).toBeFocused();
});

test('期間が終わったリンクは、受付が終わったことと次の道を示し、書いている途中に終わっても同じ', async ({
  page,
  openVisit,
}, info) => {
  await becomeNewMember(page, newPerson(info));
  const desk = await openVisit();
  await becomeStaff(desk, newSupporter(info));
  const number = await finishCase(page, desk);
  await surveyLinkBeside(page, number);
  await page.goto(addressOn('hatch', '/questions'));
  // A browser that is open already, so that the way to the first question is a short one.
  const visitor = await openVisit({}, /status of 403/);
  await visitor.goto(addressOn('hatch', '/'));
  expect(await letSurveyCloseIn(number, 30)).toBe(1);
  await page.getByRole('link', { name: new RegExp(number) }).click();
  const href = await page
    .getByRole('link', { name: /この相談についてのアンケートに答える/ })
    .getAttribute('href');
  const link = addressOn('hatch', href ?? '');
  await visitor.goto(link);
  await pick(visitor, EASE, '話しやすかった');

  const late = await openVisit();
  await expect(async () => {
    await late.goto(link);
    await expect(heading(late)).toHaveText('受付の期間が終わりました', { timeout: 2_000 });
  }).toPass();
  await expect(late).toHaveURL(/\/survey\/call\/closed$/);
  await expect(late.getByRole('main').getByRole('link', { name: 'お問い合わせ' })).toBeVisible();
  await expectSound(late, 'a survey past its day');

  await next(visitor, '次へ（2／4）');
  await expect(heading(visitor)).toHaveText('受付の期間が終わりました');
});
