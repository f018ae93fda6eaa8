import { addressOn, FRONT_DOORS } from './portal/addresses.ts';
import { expectAccessible } from './portal/axe.ts';
import { newPerson } from './portal/new-person.ts';
import { subjectsSentTo } from './portal/outbox.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';

// @proves screen /howto-signup
// @proves screen /sign-up/known-address
// @proves call GET /email/hi/existence
test('前に登録したか分からない方には、画面では同じことばで答え、登録があるかどうかはメールにだけ書く（G50）', async ({
  page,
  faults,
}, info) => {
  faults.expect(faultsOfStatus(429));
  const stranger = newPerson(info).email;
  await page.goto(FRONT_DOORS.hatch);
  await page.goto(addressOn('hatch', '/howto-signup'));
  const guide = page.getByRole('region', { name: '前に登録したか、分からない方' });
  await guide.getByRole('link', { name: '登録があるか確かめる' }).click();
  await page.waitForURL(addressOn('hatch', '/sign-up/known-address'));
  const part = page.getByRole('main');
  const field = part.getByRole('textbox', { name: 'メールアドレス' });
  const ask = part.getByRole('button', { name: 'メールで確かめる' });
  await ask.click();
  await expect(part).toContainText('メールアドレスを入力してください');
  await expectAccessible(page);

  await field.fill(stranger);
  await ask.click();
  await expect(part.getByRole('status').filter({ hasText: /./ })).toContainText(`${stranger}に届くメールに`);
  await expectSound(page, '/sign-up/known-address with the answer');
  expect(page.url()).toBe(addressOn('hatch', '/sign-up/known-address'));
  await expect
    .poll(() => subjectsSentTo(page.request, stranger))
    .toEqual(['【ひだまり】このメールアドレスは登録されていません']);

  await test.step('4回めは断り、書いたものは残る', async () => {
    for (let time = 0; time < 3; time += 1) {
      const answered = page.waitForResponse(/\/api\/email\/hi\/existence/);
      await ask.click();
      await answered;
      await expect(ask).toBeEnabled();
    }
    await expect(part.getByRole('status').filter({ hasText: /./ })).toContainText('1日に3通までです');
    await expect(field).toHaveValue(stranger);
  });
});
