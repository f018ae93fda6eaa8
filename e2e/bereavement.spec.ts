import { SEND_AGAIN_LABEL } from '@hidamari/domain/query-errors';
import type { Page } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { expectAccessible } from './portal/axe.ts';
import { bereavementPart, bereavementQuestion, goBack, quieten, sayYes } from './portal/bereavement.ts';
import { finishCase } from './portal/finished-case.ts';
import { untilHydrated } from './portal/hydrated.ts';
import { expectFocusSeen, pressOn, walkAround } from './portal/keyboard.ts';
import { heading, loseNetwork, openToTheEnd } from './portal/navigation.ts';
import { becomeNewMember } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { becomeStaff, newSupporter } from './portal/new-staff.ts';
import { anyPopup, choosePopup, chosenFor, letServerChoose, untilAnswered } from './portal/popup.ts';
import { letMembershipAge, tellOfDeath } from './portal/portal-database.ts';
import { expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';

const NOTICES = addressOn('hatch', '/account/notices');

test(
  '亡くしたと伝えると、ホームは話せるところと記録だけになり、いつでも戻せる（G149）',
  { tag: ['@core', '@both-widths'] },
  async ({ page }, info) => {
    await becomeNewMember(page, newPerson(info));
    await page.goto(addressOn('hatch', '/account'));
    await untilHydrated(page);
    await page.getByRole('main').getByRole('link', { name: '大切な方を亡くされたとき' }).click();
    await expect(heading(page)).toHaveText('お知らせの受け取り');

    await test.step('たずねてから変える。やめれば、何も変わらない', async () => {
      await quieten(page).click();
      await expect(bereavementQuestion(page)).toContainText('記録は消えません');
      await page.keyboard.press('Escape');
      await expect(bereavementQuestion(page)).toBeHidden();
      await expect(quieten(page)).toBeFocused();
    });

    await test.step('キーボードだけで切り替えられる', async () => {
      await page.keyboard.press('Enter');
      await walkAround(page, bereavementQuestion(page));
      await expectAccessible(page);
      await pressOn(page, sayYes(page));
      await expect(bereavementPart(page)).toContainText('お知らせを止め、ホームを静かにしています。');
      await expectFocusSeen(page);
      await expectSound(page, 'the notices of somebody who is bereaved');
    });

    await test.step('ホームは名前で呼ばず、すすめず、たずねない', async () => {
      await bereavementPart(page).getByRole('link', { name: 'ホームへ' }).click();
      await expect(heading(page)).toHaveText('急がずに、お過ごしください');
      const main = page.getByRole('main');
      await expect(main).not.toContainText(/試験|こんにちは|おすすめ|きょうの調子|次の診察/);
      await expect(main.getByRole('link', { name: '大切な人を亡くしたあとに' })).toBeVisible();
      for (const name of ['記録をまとめて受け取る', '治療ログを読む', 'ご利用を終えるお手続き'])
        await expect(main.getByRole('link', { name })).toBeVisible();
      await expectSound(page, 'home of somebody who is bereaved');
      await page.reload();
      await expect(heading(page)).toHaveText('急がずに、お過ごしください');
    });

    await test.step('元に戻せる', async () => {
      await untilHydrated(page);
      await page.getByRole('link', { name: 'お知らせと、ふだんのホームに戻す' }).click();
      await goBack(page).click();
      await expect(quieten(page)).toBeVisible();
      await page.goto(addressOn('hatch', '/'));
      await expect(heading(page)).toContainText('こんにちは');
    });
  },
);

test('通信がない場合、変わらなかったと言い、もう一度送れる', async ({ page, context, faults }, info) => {
  faults.expect(/net::ERR_INTERNET_DISCONNECTED/);
  await becomeNewMember(page, newPerson(info));
  await page.goto(NOTICES);
  await untilHydrated(page);
  await loseNetwork(page);
  await quieten(page).click();
  await sayYes(page).click();
  const again = bereavementPart(page).getByRole('button', { name: SEND_AGAIN_LABEL });
  await expect(again).toBeVisible();
  await expect(quieten(page)).toBeVisible();
  await context.setOffline(false);
  await again.click();
  await expect(bereavementPart(page)).toContainText('お知らせを止め、ホームを静かにしています。');
});

test.describe('亡くしたあとの、ほかの画面（G149）', () => {
  test.use({ letBePrompted: true });

  const main = (page: Page) => page.getByRole('main');
  const surveys = (page: Page) => main(page).getByText(/アンケート/);
  const surveyOfCase = (page: Page) =>
    main(page).getByRole('link', { name: 'この相談についてのアンケートに答える' });

  /** The server has chosen for the page too. */
  const openAndAsk = (page: Page, path: string) => untilAnswered(page, () => openToTheEnd(page, path));

  // @proves state account: what is changed
  test(
    'アカウントも、相談したことも、何もすすめず、たずねない。戻す道は、アカウントにある',
    { tag: '@both-widths' },
    async ({ page, openVisit }, info) => {
      const person = newPerson(info);
      const bearer = await becomeNewMember(page, person);
      const desk = await openVisit();
      await becomeStaff(desk, newSupporter(info));
      await choosePopup(page, null);
      const number = await finishCase(page, desk);
      await page.goto(addressOn('hatch', '/questions'));
      const ofCase = (await main(page).getByRole('link', { name: number }).getAttribute('href')) ?? '';

      await test.step('それまでは、アカウントに案内とアンケートがあり、相談の横でたずねている', async () => {
        expect(await letMembershipAge(person.email, 200)).toBe(1);
        letServerChoose(page);
        expect(await chosenFor(page, { path: '/account', bearer })).not.toBeNull();
        await choosePopup(page, null);
        await openAndAsk(page, '/account');
        await expect(main(page).getByRole('region', { name: 'アンケート' }).getByRole('link')).toHaveCount(2);
        await expect(async () => {
          await page.goto(addressOn('hatch', ofCase));
          await expect(surveyOfCase(page)).toBeVisible({ timeout: 2_000 });
        }).toPass();
      });

      expect(await tellOfDeath(person.email)).toBe(1);
      letServerChoose(page);

      await test.step('アカウントは、静かにしていると言い、戻す道がある', async () => {
        expect(await chosenFor(page, { path: '/account', bearer })).toBeNull();
        await openAndAsk(page, '/account');
        await expect(anyPopup(page)).toHaveCount(0);
        await expect(surveys(page)).toHaveCount(0);
        await expectSound(page, 'the account of somebody who is bereaved');
        const way = main(page).getByRole('link', { name: '大切な方を亡くされたとき' });
        await expect(way).toContainText('お知らせを止め、ホームを静かにしています');
        await way.click();
        await expect(goBack(page)).toBeInViewport();
      });

      await test.step('相談したことの一覧にも、終わった相談にも、たずねるものはない', async () => {
        for (const [path, words] of [
          ['/questions', '通院の日の食事'],
          [ofCase, '栄養相談を予約する。'],
        ] as const) {
          await openAndAsk(page, path);
          await expect(main(page)).toContainText(words);
          await expect(anyPopup(page)).toHaveCount(0);
          await expect(surveys(page)).toHaveCount(0);
          await expectSound(page, `${path} of somebody who is bereaved`);
        }
      });
    },
  );
});
