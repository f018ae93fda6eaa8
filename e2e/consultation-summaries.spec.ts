import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { expectAccessible } from './portal/axe.ts';
import { numberOfCase } from './portal/case-number.ts';
import { askByChat, talkOf } from './portal/chat.ts';
import { queueOf, queueRowsAt, takeFromQueue } from './portal/desk-queue.ts';
import { untilHydrated } from './portal/hydrated.ts';
import { becomeNewMember, callFrom } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { becomeStaff, newSupporter } from './portal/new-staff.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';

/** Ends the open case with a summary of these words. */
async function end(desk: Page, words: { concern: string; next: string }): Promise<void> {
  await desk.getByRole('button', { name: 'まとめを書いて終える' }).click();
  const form = desk.getByRole('dialog', { name: 'ご本人へのまとめ' });
  await form.getByLabel('相談の名前').fill('通院の費用について');
  await form.getByLabel('お話ししたいこと').fill(words.concern);
  await form.getByLabel('次にすること').fill(words.next);
  await form.getByRole('button', { name: 'まとめを送って、相談を終える' }).click();
  await expect(form).toBeHidden();
}

test(
  'まとめは会員に新しいと分かり、直した言葉は担当の列に戻り、二度めのまとめのあとも前のまとめが読める（G90）',
  { tag: '@core' },
  async ({ page, openVisit }, info) => {
    await becomeNewMember(page, newPerson(info));
    await askByChat(page, '通院の費用がどのくらいになるか心配です。');
    const number = await numberOfCase(page);
    const desk = await openVisit();
    await becomeStaff(desk, newSupporter(info));
    await takeFromQueue(desk, number);

    await test.step('まとめにも、治療の助言に読める文は送る前に示す（G120）', async () => {
      await desk.getByRole('button', { name: 'まとめを書いて終える' }).click();
      const form = desk.getByRole('dialog', { name: 'ご本人へのまとめ' });
      await form.getByLabel('次にすること').fill('その薬はやめてください。');
      await form.getByLabel('お話ししたいこと').focus();
      await expect(form.getByText('送る前に、もう一度お読みください')).toBeVisible();
      await form.getByRole('button', { name: 'この言い方を入れる' }).first().click();
      await expect(form.getByLabel('次にすること')).not.toHaveValue('その薬はやめてください。');
      await expectAccessible(desk);
      await form.getByLabel('次にすること').fill('');
      await form.getByRole('button', { name: '閉じる' }).click();
      await expect(form).toBeHidden();
    });
    await end(desk, { concern: '通院の費用が心配。家族には言えない。', next: '健康保険の窓口に聞く。' });
    await desk.goto(addressOn('hatch', '/desk?view=mine'));

    const row = page.getByRole('link', { name: new RegExp(number) });
    await test.step('会員の一覧に「新しいまとめ」とあり、開くと消える', async () => {
      await page.goto(addressOn('hatch', '/questions'));
      await expect(row).toContainText('新しいまとめ');
      await expectSound(page, '一覧に新しいまとめ');
      const seen = page.waitForResponse(
        (answer) =>
          answer.url().endsWith('/marks') && answer.request().postData()?.includes('"summary":1') === true,
      );
      await row.click();
      await seen;
      await page.goto(addressOn('hatch', '/questions'));
      await expect(row).toContainText('終了');
      await expect(row).not.toContainText('新しいまとめ');
    });

    await test.step('終わったあとに直した言葉は、担当の列に戻り、開くと消える', async () => {
      await row.click();
      const summary = page.getByRole('region', { name: '相談員のまとめ' });
      await untilHydrated(page);
      await summary.getByRole('button', { name: 'ここが違う・書き足す' }).click();
      await summary.getByLabel('家族には言えない。').check();
      await summary.getByLabel('正しくは').fill('妹にだけは話しました。');
      await summary.getByRole('button', { name: '相談員に伝える' }).click();
      await expect(summary).toContainText('届きました');
      const waiting = desk
        .getByRole('region', { name: '今日の相談' })
        .getByRole('link', { name: new RegExp(number) });
      await expect(waiting).toContainText('ご本人の書き足し');
      await expectSound(desk, '列に書き足し');
      await waiting.click();
      await desk.getByText('妹にだけは話しました。').scrollIntoViewIfNeeded();
      await expect(desk.getByText('妹にだけは話しました。')).toBeVisible();
      await desk
        .getByRole('navigation', { name: '机の案内' })
        .getByRole('link', { name: '今日の相談' })
        .click();
      await desk.waitForURL(addressOn('hatch', '/desk'));
      // The queue of everybody: empty, or with what other tests have asked.
      await expect(
        queueOf(desk).getByText(/^(この列でお待ちの方は、いまいません|二人で確認する相談は)/),
      ).toBeVisible();
      await expect(queueRowsAt(desk).filter({ hasText: number })).toHaveCount(0);
      await desk.goBack();
    });

    await test.step('続きを書いて、もう一度まとめた場合、前のまとめと直した言葉は、たたんで残る', async () => {
      await page.getByLabel('続けて書く').fill('もう一つあります。');
      await page.getByRole('button', { name: '送る', exact: true }).click();
      // Read first: words that come while it is being written hold the summary back.
      await expect(talkOf(desk)).toContainText('もう一つあります。');
      await expect(desk.getByLabel('お返事を書く')).toBeVisible();
      await end(desk, { concern: '費用の見通しがついた。', next: '来月また相談する。' });
      const summary = page.getByRole('region', { name: '相談員のまとめ' });
      await expect(summary).toContainText('費用の見通しがついた。');
      await summary.getByText(/前のまとめ/).click();
      await expect(summary.getByText('妹にだけは話しました。')).toBeVisible();
      await expectSound(page, '会員の前のまとめ');
      await desk.getByText(/前のまとめ/).click();
      await expect(desk.getByText('妹にだけは話しました。')).toBeVisible();
      await expectSound(desk, '机の前のまとめ');
    });
  },
);

// @proves call POST /desk/cases/{id}/close
test('まとめを書いているあいだに届いた言葉は、書いたものを残したままそこに出て、一度めは終わらず、読んだあとの二度めで終わる', async ({
  page,
  openVisit,
}, info) => {
  await becomeNewMember(page, newPerson(info));
  const chat = await askByChat(page, '通院の費用がどのくらいになるか心配です。');
  const number = await numberOfCase(page);
  const desk = await openVisit({}, faultsOfStatus(409));
  await becomeStaff(desk, newSupporter(info));
  await takeFromQueue(desk, number);
  await desk.getByRole('button', { name: 'まとめを書いて終える' }).click();
  const form = desk.getByRole('dialog', { name: 'ご本人へのまとめ' });
  await form.getByLabel('相談の名前').fill('通院の費用について');
  await form.getByLabel('お話ししたいこと').fill('通院の費用が心配。');

  await chat.getByLabel('続けて書く').fill('仕事を休む日のことも、心配です。');
  await chat.getByRole('button', { name: '送る', exact: true }).click();
  await expect(
    form.getByText('書いているあいだに、新しいメッセージが届きました', { exact: true }),
  ).toBeVisible();
  await expect(form).toContainText('仕事を休む日のことも、心配です。');
  await expectAccessible(desk);

  const end = form.getByRole('button', { name: 'まとめを送って、相談を終える' });
  await end.click();
  await expect(form.getByText(/読んでから、もう一度お送りください。/)).toBeVisible();
  await expect(form.getByLabel('お話ししたいこと')).toHaveValue('通院の費用が心配。');
  await expectSound(desk, 'まとめのあいだに届いた言葉');
  await expect(chat.getByLabel('続けて書く')).toBeVisible();
  await form.getByLabel('お話ししたいこと').fill('通院の費用と、仕事を休む日が心配。');
  await end.click();
  await expect(form).toBeHidden();
  await page.goto(addressOn('hatch', '/questions'));
  await expect(page.getByRole('link', { name: new RegExp(number) })).toContainText('終了');
});

// @proves call POST /consultations/{id}/corrections
test(
  'まとめにつらい気持ちを書き足した場合、すぐに送っても、送ったあとも、ほかのことを書き足しても、話せる窓口が見える（G119）',
  { tag: '@core' },
  async ({ page, openVisit }, info) => {
    await becomeNewMember(page, newPerson(info));
    const chat = await askByChat(page, '夜のことを相談します。');
    await chat.getByRole('link', { name: '大きな画面でひらく' }).click();
    await page.waitForURL(/case_id=/);
    const id = new URL(page.url()).searchParams.get('case_id') ?? '';
    const desk = await openVisit();
    await becomeStaff(desk, newSupporter(info));
    await callFrom(desk, { method: 'POST', path: `/desk/cases/${id}/take`, body: {} });
    const summary = { concern: '夜に眠れない。', attached: [] };
    const body = { title: '夜のこと', topics: ['mind'], summary, last_seq: 1, client_key: randomUUID() };
    await callFrom(desk, { method: 'POST', path: `/desk/cases/${id}/close`, body });

    const card = page.getByRole('region', { name: '相談員のまとめ' });
    await card.getByRole('button', { name: 'ここが違う・書き足す' }).click();
    await card.getByLabel('書き足すこと').fill('もう消えたいと思ってしまいます。');
    await card.getByRole('button', { name: '相談員に伝える' }).click();
    await expect(card).toContainText('届きました');
    await expect(card.getByRole('link', { name: /0120-061-338/ })).toBeVisible();
    await expectSound(page, 'a correction that suggests danger');
    // It stays while more is written, and once calm words are sent, until the person closes it.
    const numbers = card.getByRole('link', { name: /0120-061-338/ });
    await card.getByRole('button', { name: 'ここが違う・書き足す' }).click();
    await expect(numbers).toBeVisible();
    await card.getByLabel('書き足すこと').fill('妹には話しました。');
    await card.getByRole('button', { name: '相談員に伝える' }).click();
    await expect(card.getByText('届きました')).toHaveCount(2);
    await expect(numbers).toBeVisible();
    await card.getByRole('button', { name: 'いまは閉じる' }).click();
    await expect(numbers).toBeHidden();
  },
);
