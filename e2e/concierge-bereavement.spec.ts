import { banner, beginActing, desk, expectNoClosedDoor } from './portal/acting.ts';
import { addressOn } from './portal/addresses.ts';
import { expectAccessible } from './portal/axe.ts';
import { bereavementPart, goBack, quieten, sayYes } from './portal/bereavement.ts';
import { untilHydrated } from './portal/hydrated.ts';
import { openToTheEnd } from './portal/navigation.ts';
import { becomeNewMember } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { becomeStaff } from './portal/new-staff.ts';
import { anyPopup, choosePopup, untilAnswered, watchPopupCalls } from './portal/popup.ts';
import { expect, test } from './portal/portal-test.ts';

test.describe('お電話で、大切な方を亡くされたとうかがったとき（G149）', () => {
  test.use({ letBePrompted: true });

  // @proves state account: what is changed
  test('担当者が代わりに切り替えると、会員のホームは静かになり、会員はそれを読める。担当者に案内は出ない（G42）', async ({
    page: staff,
    openVisit,
  }, info) => {
    const person = newPerson(info);
    const page = await openVisit();
    await becomeNewMember(page, person);
    await becomeStaff(staff, { login: `phone-${person.phone}@e2e.example`, role: 'concierge' });
    await staff.goto(desk('/members'));
    await beginActing(staff, person.phone);

    await test.step('会員なら案内の出る画面でも、担当者の画面は、たずねもしない', async () => {
      await choosePopup(staff, { id: 3 });
      const calls = watchPopupCalls(staff);
      for (const path of ['/', '/treatment-logs', '/account', '/account/notices']) {
        await openToTheEnd(staff, path);
        await expect(banner(staff)).toBeVisible();
        await expect(anyPopup(staff)).toHaveCount(0);
      }
      expect(calls.asked).toEqual([]);
    });

    await test.step('アカウントから進み、たずねられてから、静かにする', async () => {
      await staff.goto(addressOn('hatch', '/account'));
      await untilHydrated(staff);
      await staff.getByRole('main').getByRole('link', { name: '大切な方を亡くされたとき' }).click();
      await quieten(staff).click();
      await sayYes(staff).click();
      await expect(bereavementPart(staff)).toContainText('お知らせを止め、ホームを静かにしています。');
      await expectAccessible(staff);
      await openToTheEnd(staff, '/');
      await expect(staff.getByRole('heading', { level: 1 })).toHaveText('急がずに、お過ごしください');
      await expectNoClosedDoor(staff);
      await expect(anyPopup(staff)).toHaveCount(0);
    });

    await test.step('会員のホームは静かで、記録のない治療ログでも、案内は出ない', async () => {
      await openToTheEnd(page, '/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('急がずに、お過ごしください');
      await untilAnswered(page, () => openToTheEnd(page, '/treatment-logs'));
      await expect(anyPopup(page)).toHaveCount(0);
    });

    await test.step('会員は、だれがしたかを読み、自分で元に戻せる', async () => {
      await page.goto(addressOn('hatch', '/account/access-diary'));
      await expect(page.getByRole('main')).toContainText(
        '高橋（手続きの担当者）が、登録内容の変更を送りました',
      );
      await page.goto(addressOn('hatch', '/account/notices'));
      await goBack(page).click();
      await expect(quieten(page)).toBeVisible();
      await untilAnswered(page, () => page.goto(addressOn('hatch', '/treatment-logs')));
      await expect(page.getByRole('dialog', { name: '治療ログをはじめる' })).toBeVisible();
    });
  });
});
