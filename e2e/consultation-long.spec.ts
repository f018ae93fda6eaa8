import { addressOn } from './portal/addresses.ts';
import { untilAwake } from './portal/awake.ts';
import { askByChat, talkOf } from './portal/chat.ts';
import { pressOn } from './portal/keyboard.ts';
import { becomeNewMember, callFrom } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { becomeStaff } from './portal/new-staff.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { expect, test } from './portal/portal-test.ts';

/** One page of a conversation holds this many. */
const PAGE = 50;

test('長いやりとりは、キーボードで前へたどれ、送れなかった文を取り消しても、読んでいる場所を失わない', async ({
  page,
  openVisit,
  faults,
}, info) => {
  test.setTimeout(120_000);
  await becomeNewMember(page, newPerson(info));
  const chat = await askByChat(page, 'はじめの文です。');
  await chat.getByRole('link', { name: '大きな画面でひらく' }).click();
  await page.waitForURL(/case_id=/);
  const id = new URL(page.url()).searchParams.get('case_id') ?? '';
  const desk = await openVisit();
  await becomeStaff(desk, {
    login: `long-${newPerson(info).phone}@e2e.example`,
    name: '佐藤',
    role: 'supporter',
  });
  await callFrom(desk, { method: 'POST', path: `/desk/cases/${id}/take`, body: {} });
  for (let number = 1; number <= PAGE; number += 1)
    await callFrom(desk, {
      method: 'POST',
      path: `/desk/cases/${id}/replies`,
      body: { text: `${number}番めのお返事です。`, client_key: crypto.randomUUID() },
    });

  await page.goto(addressOn('hatch', `/questions?case_id=${id}`));
  await untilAwake(page);
  const talk = talkOf(page);
  await test.step('前の文は、知らせとして読み上げず、押すボタンがなくなってもその場にいる', async () => {
    await expect(talk.getByText('はじめの文です。')).toHaveCount(0);
    await expect(talk).toHaveAttribute('aria-live', 'polite');
    const earlier = page.getByRole('button', { name: '前のやりとりを見る' });
    await earlier.focus();
    await page.keyboard.press('Enter');
    await expect(talk.getByText('はじめの文です。')).toBeVisible();
    await expect(earlier).toHaveCount(0);
    await expect(talk).toBeFocused();
    await expect(talk).toHaveAttribute('aria-live', 'off');
  });

  await test.step('そのあとに届いた文は、また読み上げる', async () => {
    await callFrom(desk, {
      method: 'POST',
      path: `/desk/cases/${id}/replies`,
      body: { text: 'いま届いたお返事です。', client_key: crypto.randomUUID() },
    });
    await expect(talk.getByText('いま届いたお返事です。')).toBeVisible();
    await expect(talk).toHaveAttribute('aria-live', 'polite');
  });

  await test.step('受け取られなかった文は、わけとともに残り、取り消せる', async () => {
    faults.expect(faultsOfStatus(429));
    await page.route(/\/api\/consultations\/[^/]+\/messages$/, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 429, json: {} }) : route.continue(),
    );
    await page.getByLabel('続けて書く').fill('受け取られない文です。');
    await page.getByRole('button', { name: '送る', exact: true }).click();
    await expect(talk.getByText('受け取られない文です。')).toBeVisible();
    await pressOn(page, talk.getByRole('button', { name: '取り消す' }));
    await expect(talk.getByText('受け取られない文です。')).toHaveCount(0);
    await expect(talk).toBeFocused();
  });
});
