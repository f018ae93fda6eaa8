import type { Page } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { finishCase, surveyLinkBeside } from './portal/finished-case.ts';
import { untilHydrated } from './portal/hydrated.ts';
import { chooseIn, pressOn } from './portal/keyboard.ts';
import { loseNetwork } from './portal/navigation.ts';
import { becomeNewMember } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { becomeStaff, newSupporter } from './portal/new-staff.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { letMembershipAge } from './portal/portal-database.ts';
import { expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';
import { EASE, group, heading, next, pick } from './portal/survey-page.ts';

const calm = (page: Page) => page.getByText('話したくなったら、ここがあります。');
const SENT = '答えを送る';
const GAINED = '知りたかったことは、分かりましたか';
const BEFORE = '相談する前の、気持ちのつらさは';
const AFTER = '相談したあとの、気持ちのつらさは';
const WAIT = 'つながるまでの待ち時間は、いかがでしたか';
const AGAIN = 'また相談したいと思いますか';
const CLOSED = 'このアンケートには、もう答えていただいています';
const THANKS = '答えてくださって、ありがとうございました';
// @proves screen /survey/call
// @proves screen /survey/call/closed
// @proves screen /survey/call/complete
// @proves call POST /base-accounts/survey-verifications
// @proves call POST /crm/satisfaction-survey
// @proves state survey link
test(
  '相談のあとのリンクから、ログインせずに答え終えられ、二度めは受付の終わりを見る（G91・G101）',
  { tag: '@core' },
  async ({ page, openVisit }, info) => {
    await becomeNewMember(page, newPerson(info));
    const desk = await openVisit();
    await becomeStaff(desk, newSupporter(info));
    const link = await surveyLinkBeside(page, await finishCase(page, desk));
    const visitor = await openVisit({}, /net::ERR_INTERNET_DISCONNECTED|status of 404/);

    await test.step('一ページめ。答えずに進んでもよく、つぎに何を聞くかが分かる', async () => {
      await visitor.goto(link);
      await expect(visitor.getByText('4つのうち1つめ：')).toBeVisible();
      await expect(visitor.getByText('このあと：気持ちのこと')).toBeVisible();
      await expectSound(visitor, 'the first page of the survey about a consultation');
      await pick(visitor, EASE, '話しやすかった');
      await next(visitor, '次へ（2／4）');
      await expect(visitor.getByText('4つのうち2つめ：')).toBeVisible();
      await expect(heading(visitor)).toBeFocused();
    });

    await test.step('戻ると、選んだものが残っている。ブラウザの戻るでも同じ', async () => {
      await pick(visitor, GAINED, '答えたくない');
      await pick(visitor, BEFORE, '7');
      await next(visitor, '戻る');
      await expect(group(visitor, EASE).getByLabel('話しやすかった', { exact: true })).toBeChecked();
      await next(visitor, '次へ（2／4）');
      await expect(group(visitor, GAINED).getByLabel('答えたくない')).toBeChecked();
      await visitor.goBack();
      await expect(visitor.getByText('4つのうち1つめ：')).toBeVisible();
      await visitor.goForward();
      await expect(group(visitor, BEFORE).getByLabel('7', { exact: true })).toBeChecked();
    });

    await test.step('とてもつらいと答えると、そのすぐ下に、静かな案内が出る', async () => {
      await pick(visitor, AFTER, '8');
      await expect(calm(visitor)).toBeVisible();
      await expectSound(visitor, 'the calm card under a question');
      await pick(visitor, AFTER, '3');
      await expect(calm(visitor)).toBeHidden();
    });

    await test.step('送るときに電波が切れた場合、答えは残り、もう一度で届く', async () => {
      await loseNetwork(visitor);
      await next(visitor, '次へ（3／4）');
      await expect(visitor.getByRole('alert')).toContainText('通信できませんでした。');
      await expect(group(visitor, AFTER).getByLabel('3', { exact: true })).toBeChecked();
      await visitor.context().setOffline(false);
      await visitor.getByRole('main').getByRole('button', { name: '再送' }).click();
      await expect(visitor.getByText('4つのうち3つめ：')).toBeVisible();
    });

    await test.step('読み直すと、つづきのページからで、前の答えは届いたと分かる', async () => {
      await visitor.reload();
      await expect(visitor.getByText('前のページまでの答えは、届いています。')).toBeVisible();
      await expect(visitor.getByText('4つのうち3つめ：')).toBeVisible();
      await expectSound(visitor, 'the survey after a reload');
      await pick(visitor, WAIT, 'ちょうどよい');
      await pick(visitor, AGAIN, 'そう思う');
      await next(visitor, '次へ（4／4）');
    });

    await test.step('書くところの下には、つらい言葉のときの案内が出る（G119）。長すぎる言葉は、そうと言う', async () => {
      const words = visitor.getByRole('textbox', { name: /ご意見があれば/ });
      await words.fill('もう消えたいと思うことがあります。');
      await expect(visitor.getByText('今すぐ話せるところがあります。')).toBeVisible();
      await words.fill('あ'.repeat(501));
      await next(visitor, SENT);
      await expect(visitor.getByRole('link', { name: '500文字以内でお書きください' })).toBeVisible();
      await expect(words).toHaveValue('あ'.repeat(501));
      await words.fill('ゆっくり聞いてもらえました。');
      await expectSound(visitor, 'the last page of the survey about a consultation');
    });

    await test.step('二度押しても一度だけ送られ、お礼と電話が出る', async () => {
      const sent: string[] = [];
      visitor.on('request', (request) => {
        if (request.url().endsWith('/crm/satisfaction-survey')) sent.push(request.postData() ?? '');
      });
      await visitor.getByRole('button', { name: SENT }).dblclick();
      await expect(heading(visitor)).toHaveText(THANKS);
      expect(sent).toHaveLength(1);
      expect(new URL(visitor.url()).pathname).toBe('/survey/call/complete');
      expect(new URL(visitor.url()).search).toBe('');
      await expect(calm(visitor)).toBeHidden();
      await expectSound(visitor, 'the end of the survey about a consultation');
    });

    await test.step('二度めは、もう答えていただいていると言う', async () => {
      await visitor.goto(link);
      await expect(heading(visitor)).toHaveText(CLOSED);
      expect(new URL(visitor.url()).pathname).toBe('/survey/call/closed');
      await expectSound(visitor, 'a survey that is over');
      await visitor.reload();
      await expect(heading(visitor)).toHaveText(CLOSED);
    });

    await test.step('書きかえたリンクと、ほかの会員では、開かない', async () => {
      const altered = new URL(link);
      altered.searchParams.set('exp', String(Number(altered.searchParams.get('exp')) + 86_400));
      await visitor.goto(altered.href);
      await expect(visitor).toHaveURL(/\/404$/);
      const other = await openVisit({}, /status of 404/);
      await becomeNewMember(other, newPerson(info, 1));
      await other.goto(link);
      await expect(other).toHaveURL(/\/404$/);
    });
  },
);

// @proves screen /desk/surveys
// @proves screen /survey/call/feedback
// @proves call GET /consultations/{id}/survey-address
// @proves call GET /desk/surveys/contacts
// @proves call POST /crm/additional-survey
// @proves call POST /desk/surveys/contacts/{id}/contacted
test(
  '相談の画面から答え、よくなかったところを書き足すと、責任者の机に、連絡を待つ方として出る（G90・G101）',
  { tag: '@core' },
  async ({ page, openVisit }, info) => {
    await becomeNewMember(page, newPerson(info));
    const desk = await openVisit();
    await becomeStaff(desk, newSupporter(info));
    const number = await finishCase(page, desk);

    await test.step('終わった相談の横に、アンケートへの道がある', async () => {
      await surveyLinkBeside(page, number);
      await expectSound(page, 'a finished case with the way to its survey');
      await page.getByRole('link', { name: /この相談についてのアンケートに答える/ }).click();
    });

    await test.step('キーボードだけで答えられる', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect(page.getByText('4つのうち1つめ：')).toBeVisible();
      await chooseIn(page, group(page, EASE), '話しにくかった');
      await pressOn(page, page.getByRole('button', { name: '次へ（2／4）' }));
      await expect(page.getByText('4つのうち2つめ：')).toBeVisible();
      await chooseIn(page, group(page, AFTER), '9');
      await expect(calm(page)).toBeVisible();
      await pressOn(page, page.getByRole('button', { name: '次へ（3／4）' }));
      await pressOn(page, page.getByRole('button', { name: '次へ（4／4）' }));
      await pressOn(page, page.getByRole('button', { name: SENT }));
    });

    await test.step('よければ、もう少し。答えなくてもよい', async () => {
      await expect(heading(page)).toHaveText('もう少し教えていただけますか');
      await expect(page.getByRole('button', { name: '答えずに終わる' })).toBeVisible();
      await expectSound(page, 'what was amiss');
      await pick(page, 'どこが、ご期待とちがいましたか', '答えたくない');
      await pick(page, 'どこが、ご期待とちがいましたか', '情報が足りない');
      await expect(
        group(page, 'どこが、ご期待とちがいましたか').getByLabel('答えたくない'),
      ).not.toBeChecked();
      await page
        .getByRole('textbox', { name: /くわしく教えてくださる方は/ })
        .fill('食事のことを、もっと聞きたかったです。');
      await pick(page, '相談の責任者から、連絡がほしいですか', 'はい');
      await next(page, SENT);
      await expect(heading(page)).toHaveText(THANKS);
      await expect(calm(page)).toBeVisible();
      await expectSound(page, 'the end of a survey for somebody who is very low');
      await page.reload();
      await expect(calm(page)).toBeVisible();
    });

    await test.step('相談の横から、アンケートへの道がなくなる', async () => {
      const asked = page.waitForResponse(/\/survey-address$/);
      await page.goto(addressOn('hatch', '/questions'));
      await page.getByRole('link', { name: new RegExp(number) }).click();
      await asked;
      await expect(page.getByRole('link', { name: /この相談についてのアンケートに答える/ })).toHaveCount(0);
    });

    await test.step('責任者は、望みと言葉を読み、連絡したと書く', async () => {
      const lead = await openVisit();
      await becomeStaff(lead, {
        login: `lead-${newPerson(info).phone}@e2e.example`,
        role: 'lead',
        name: '佐々木',
      });
      await lead.getByRole('link', { name: 'アンケート' }).click();
      const waiting = lead.getByRole('listitem').filter({ hasText: number });
      await expect(waiting).toContainText('責任者からの連絡がほしい');
      await expect(waiting).toContainText('食事のことを、もっと聞きたかったです。');
      await expectSound(lead, 'surveys at the desk');
      await waiting.getByRole('button', { name: '連絡しました' }).click();
      await expect(lead.getByText('連絡したことを、書きとめました。')).toBeVisible();
      await expect(waiting).toHaveCount(0);
      await expect(lead.getByText(/\d+件/).first()).toBeVisible();
      await lead.getByRole('link', { name: '最近のくらしのアンケート' }).click();
      await expect(lead).toHaveURL(/type=life/);
      await lead.getByRole('link', { name: 'この1年' }).click();
      await expect(lead).toHaveURL(/type=life&period=year/);
      await expect(lead.getByRole('link', { name: 'この1年' })).toHaveAttribute('aria-current', 'true');
    });
  },
);

test('たずねられていない会員には、相談のアンケートは開かず、次の道がある', async ({ page }, info) => {
  await becomeNewMember(page, newPerson(info));
  await page.goto(addressOn('hatch', '/survey/call'));
  await expect(heading(page)).toHaveText('受付の期間が終わりました');
  await expect(page.getByRole('main').getByRole('link', { name: 'ホームへ' })).toBeVisible();
});

for (const variant of ['aflac', 'hatch'] as const) {
  // @proves screen /survey/service
  // @proves screen /survey/service/feedback
  // @proves call GET /crm/satisfaction-survey-response-status
  // @proves call POST /crm/additional-satisfaction-survey
  test(`${variant}：くらしのアンケートは、答えどきにだけアカウントにあり、つらい方には静かな案内が出る`, async ({
    page,
  }, info) => {
    const person = newPerson(info);
    await becomeNewMember(page, person, variant);
    const way = page.getByRole('link', { name: /最近のくらしのアンケート/ });
    await test.step('登録したばかりの方には、すすめない', async () => {
      const asked = page.waitForResponse(/satisfaction-survey-response-status/);
      await page.goto(addressOn(variant, '/account'));
      await asked;
      await expect(page.getByRole('link', { name: /サービスについてのアンケート（約5分）/ })).toBeVisible();
      await expect(way).toHaveCount(0);
    });
    await test.step('30日たつと、アカウントから答えられる', async () => {
      expect(await letMembershipAge(person.email, 31)).toBe(1);
      await page.reload();
      await way.click();
      await expect(heading(page)).toHaveText('最近のくらしのアンケート');
      await expect(page).toHaveTitle(/最近のくらしのアンケート/);
      await expectSound(page, 'the survey on life');
    });
    await test.step('気持ちのつらさに9と答えると、静かな案内が出て、送ることは止めない', async () => {
      await pick(page, 'からだのつらさは', '9');
      await expect(calm(page)).toBeHidden();
      await pick(page, '気持ちのつらさは', '9');
      await expect(calm(page)).toBeVisible();
      await expect(page.getByRole('main').getByText(/危険|緊急/)).toHaveCount(0);
      await next(page, SENT);
    });
    await test.step('困りごとから、合うサービスへ。静かな案内は、終わりの画面にもある', async () => {
      await expect(heading(page)).toHaveText('困りごとチェック');
      await expectSound(page, 'the troubles');
      await pick(page, 'いま、困っていることはありますか', 'お金');
      await next(page, SENT);
      await expect(heading(page)).toHaveText(THANKS);
      await expect(calm(page)).toBeVisible();
      await expectSound(page, 'the end of the survey on life');
      await page.getByRole('link', { name: 'お金を支えるサービス' }).click();
      await expect(page).toHaveURL(addressOn(variant, '/financial'));
      await page.goBack();
      await expect(heading(page)).toHaveText(THANKS);
      await expect(calm(page)).toBeHidden();
    });
    await test.step('答えたあとは、その場で、もう答えていただいたと言い、アカウントからも消える', async () => {
      await page.goto(addressOn(variant, '/survey/service?type=life'));
      await expect(heading(page)).toHaveText(CLOSED);
      await page.goto(addressOn(variant, '/account'));
      await expect(page.getByRole('link', { name: /サービスについてのアンケート（約5分）/ })).toBeVisible();
      await expect(way).toHaveCount(0);
    });
  });
}

// @proves screen /survey/service
// @proves screen /survey/service/complete
test('サービスのアンケートは、途中でやめても残り、困りごとから終わりまで進める', async ({ page }, info) => {
  await becomeNewMember(page, newPerson(info));
  await page.goto(addressOn('hatch', '/account'));
  await untilHydrated(page);
  await page.getByRole('link', { name: /サービスについてのアンケート（約5分）/ }).click();
  await test.step('答えかけてやめようとすると、たずねる', async () => {
    await pick(page, '使ったことのあるものを、教えてください', '電話での相談');
    await page.getByRole('banner').getByRole('link', { name: 'やめる' }).click();
    const asked = page.getByRole('dialog', { name: '保存せずに、このページをはなれますか' });
    await asked.getByRole('button', { name: '書きつづける' }).click();
    await expect(
      group(page, '使ったことのあるものを、教えてください').getByLabel('電話での相談'),
    ).toBeChecked();
  });
  await test.step('送ったあとは、たずねずにホームへ行ける', async () => {
    await next(page, '次へ（2／4）');
    await expect(page.getByText('4つのうち2つめ：')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'やめる' }).click();
    await expect(page).toHaveURL(addressOn('hatch', '/'));
  });
  await test.step('開きなおすと、つづきから', async () => {
    await page.goto(addressOn('hatch', '/survey/service'));
    await expect(page.getByText('4つのうち2つめ：')).toBeVisible();
    await expectSound(page, 'the second page of the survey on the service');
    await next(page, '次へ（3／4）');
    await pick(page, '治療ログを、診察で使ったことはありますか', '答えたくない');
    await expectSound(page, 'the third page of the survey on the service');
    await next(page, '次へ（4／4）');
    await pick(page, '同じ立場の方に、このサービスをすすめたいと思いますか', '答えたくない');
    await expectSound(page, 'the last page of the survey on the service');
    await next(page, SENT);
  });
  await test.step('困りごとは、答えずに終えられる', async () => {
    await expect(heading(page)).toHaveText('困りごとチェック');
    await next(page, '答えずに終わる');
    await expect(heading(page)).toHaveText(THANKS);
    await expect(page.getByText('いまの困りごとに')).toHaveCount(0);
  });
});

// @proves call POST /popup-restraint-flags
test('今回は答えないと伝えると、ホームへ戻り、しばらくたずねない（G77）', async ({ page }, info) => {
  const person = newPerson(info);
  await becomeNewMember(page, person);
  await letMembershipAge(person.email, 31);
  await page.goto(addressOn('hatch', '/survey/service?type=life'));
  await next(page, '今回は答えない');
  await expect(page).toHaveURL(addressOn('hatch', '/'));
  await expect(page.getByText('わかりました。しばらく、おたずねしません。')).toBeVisible();
  await page.goto(addressOn('hatch', '/account'));
  await expect(page.getByRole('link', { name: /サービスについてのアンケート（約5分）/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /最近のくらしのアンケート/ })).toHaveCount(0);
});

test('調布市の会員には、くらしのアンケートはなく、困りごとからは相談へ進む', async ({
  page,
  faults,
}, info) => {
  faults.expect(faultsOfStatus(404));
  await becomeNewMember(page, newPerson(info), 'chofu');
  await page.goto(addressOn('chofu', '/survey/service?type=life'));
  await expect(page).toHaveURL(/\/404$/);
  await page.goto(addressOn('chofu', '/survey/service'));
  for (const words of ['次へ（2／4）', '次へ（3／4）', '次へ（4／4）', SENT]) await next(page, words);
  await pick(page, 'いま、困っていることはありますか', 'お金');
  await next(page, SENT);
  await expect(heading(page)).toHaveText(THANKS);
  await expect(page.getByRole('link', { name: /を支えるサービス/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /相談員に話してみる/ })).toHaveAttribute(
    'href',
    '/treatment/hidamari',
  );
});
