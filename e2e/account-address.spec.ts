import type { Page } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { expectAccessible } from './portal/axe.ts';
import { pressOn, typeInto } from './portal/keyboard.ts';
import { logIn } from './portal/members.ts';
import { loseNetwork } from './portal/navigation.ts';
import { becomeNewMember } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { codeSentBy, newestMailLinkFor, subjectsSentTo } from './portal/outbox.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { expect, test } from './portal/portal-test.ts';
import {
  letAddressCodeExpire,
  letProofExpire,
  means,
  newMember,
  otherThan,
  press,
  SECURITY,
  showPassword,
} from './portal/security-page.ts';
import { expectSound } from './portal/sound-page.ts';

const change = (page: Page, what: 'メールアドレス' | '携帯電話番号') =>
  page.getByRole('button', { name: new RegExp(`^${what}.*変える$`) });
const newMail = (page: Page) => page.getByRole('textbox', { name: '新しいメールアドレス' });
const newNumber = (page: Page) => page.getByRole('textbox', { name: '新しい携帯電話番号' });
const code = (page: Page) => page.getByLabel('確認コード（6桁）');

// @proves screen /account/security
// @proves call PUT /account-security/address
test(
  'メールアドレスを変えると、新しいアドレスでログインでき、古いアドレスに知らせが届く',
  { tag: '@core' },
  async ({ page, openVisit, faults }, info) => {
    faults.expect(faultsOfStatus(422));
    const person = await newMember(page, info);
    await page.goto(await newestMailLinkFor(page.request, person.email));
    await page.waitForURL(addressOn('hatch', '/'));
    await page.goto(SECURITY);
    const next = newPerson(info, 1).email;
    await expect(means(page)).not.toContainText(person.email);
    await expectSound(page, '/account/security');

    await test.step('形の違うもの、いまと同じものは、欄の下で知らせて進まない', async () => {
      await change(page, 'メールアドレス').click();
      await expect(page.getByRole('heading', { name: '新しいメールアドレス' })).toBeFocused();
      await press(page, 'つづける');
      await expect(means(page)).toContainText('メールアドレスを入力してください');
      await newMail(page).fill('hanako');
      await press(page, 'つづける');
      await expect(means(page)).toContainText('メールアドレスの形をご確認ください');
      await newMail(page).fill(person.email);
      await press(page, 'つづける');
      await expect(means(page)).toContainText('いまお使いのものと同じです');
      await expect(newMail(page)).toHaveValue(person.email);
      await expectSound(page, 'the step of the new address');
    });

    await test.step('途中で読み込み直しても、書いたものは残る', async () => {
      await newMail(page).fill(next);
      await page.reload();
      await change(page, 'メールアドレス').click();
      await expect(newMail(page)).toHaveValue(next);
    });

    const sent = await test.step('いまのパスワードを示すと、新しいアドレスにコードが届く', async () => {
      await press(page, 'つづける');
      await expect(page.getByRole('heading', { name: 'ご本人の確認' })).toBeFocused();
      const arrived = await codeSentBy(page.request, { email: next }, () =>
        showPassword(page, person.password),
      );
      await expect(page.getByRole('heading', { name: '新しいメールアドレスの確認' })).toBeFocused();
      await expect(means(page)).toContainText(`${next}に、6桁の数字をメールで送りました。`);
      await expect(means(page).getByRole('button', { name: '再送する' })).toBeDisabled();
      await expect(means(page)).toContainText(/あと\d+秒で再送できます/);
      await expectSound(page, 'the step of the code');
      return arrived;
    });

    await test.step('違うコードは断り、入れ直せる。正しいコードで変わる', async () => {
      await code(page).fill(otherThan(sent));
      await press(page, 'この内容に変える');
      await expect(means(page)).toContainText('コードが違います。あと4回入力できます');
      await expect(code(page)).toHaveValue(otherThan(sent));
      expect(page.url()).toBe(SECURITY);
      await code(page).fill(sent);
      await press(page, 'この内容に変える');
      await expect(means(page).getByRole('status')).toContainText('メールアドレスを変えました');
      await expect(change(page, 'メールアドレス')).toContainText('確認済み');
      await expectAccessible(page);
    });

    await test.step('どの画面も新しいアドレスを示し、書きかけは残らない', async () => {
      await change(page, 'メールアドレス').click();
      await expect(newMail(page)).toHaveValue('');
      await press(page, 'いまは変えない');
      await expect(change(page, 'メールアドレス')).toBeFocused();
      await page.goto(addressOn('hatch', '/account/edit'));
      await expect(page.getByRole('region', { name: '連絡先' })).toContainText(next);
      await page.goto(addressOn('hatch', '/account'));
      await expect(page.getByRole('main')).toContainText('メールアドレスは、確認済みです');
    });

    await expect
      .poll(() => subjectsSentTo(page.request, person.email))
      .toContain('【ひだまり】メールアドレスが変わりました');
    await logIn(await openVisit(), 'hatch', next, person.password);
  },
);

// @proves screen /account/security
// @proves call PUT /account-security/address
test('携帯電話の番号を、キーボードだけで変えられ、新しい番号でログインできる', async ({
  page,
  openVisit,
}, info) => {
  const person = await newMember(page, info);
  const next = newPerson(info, 1).phone;
  await pressOn(page, change(page, '携帯電話番号'));
  await typeInto(page, newNumber(page), next.replace(/^(\d{3})(\d{4})/, '$1-$2-'));
  await pressOn(page, page.getByRole('button', { name: 'つづける' }));
  await typeInto(page, page.getByRole('textbox', { name: 'いまのパスワード' }), person.password);
  const sent = await codeSentBy(page.request, { phone: next }, () =>
    pressOn(page, page.getByRole('button', { name: 'つづける' })),
  );
  await expect(page.getByRole('heading', { name: '新しい番号の確認' })).toBeFocused();
  await expectAccessible(page);
  await typeInto(page, code(page), sent);
  await pressOn(page, page.getByRole('button', { name: 'この内容に変える' }));
  await expect(means(page).getByRole('status')).toContainText('携帯電話番号を変えました');
  await expect(change(page, '携帯電話番号')).toContainText(`090****${next.slice(-4)}`);
  await logIn(await openVisit(), 'hatch', next, person.password);
});

// @proves call PUT /account-security/address
test('ほかの方の番号の場合、コードを読めた人にだけ断り、別の番号を入れられる（G50）', async ({
  page,
  openVisit,
  faults,
}, info) => {
  faults.expect(faultsOfStatus(409));
  const other = newPerson(info, 2);
  const visit = await openVisit();
  await becomeNewMember(visit, other);
  const person = await newMember(page, info);
  await change(page, '携帯電話番号').click();
  await newNumber(page).fill(other.phone);
  await press(page, 'つづける');
  const sent = await codeSentBy(page.request, other, () => showPassword(page, person.password));
  await code(page).fill(sent);
  await press(page, 'この内容に変える');
  await expect(means(page).getByRole('status')).toContainText('すでに別の登録で使われているため');
  await expect(newNumber(page)).toBeVisible();
  await press(page, 'いまは変えない');
  await expect(change(page, '携帯電話番号')).toContainText(`090****${person.phone.slice(-4)}`);
});

test('コードを待つあいだに10分がたった場合、再送するか、パスワードから確かめ直し、書いたアドレスはそのまま使える', async ({
  page,
  faults,
}, info) => {
  for (const status of [403, 422]) faults.expect(faultsOfStatus(status));
  const person = await newMember(page, info);
  const next = newPerson(info, 1).email;
  await change(page, 'メールアドレス').click();
  await newMail(page).fill(next);
  await press(page, 'つづける');
  const sent = await codeSentBy(page.request, { email: next }, () => showPassword(page, person.password));
  await code(page).fill(sent);
  await letAddressCodeExpire(page);
  await press(page, 'この内容に変える');
  await expect(means(page).getByRole('alert')).toContainText('有効期限が切れました。再送してください。');
  await expect(code(page)).toHaveValue(sent);

  await letProofExpire(page);
  await press(page, 'この内容に変える');
  await expect(means(page).getByRole('status')).toContainText(
    '時間がたったため、もう一度パスワードから確かめてください。',
  );
  await press(page, 'いまは変えない');
  await change(page, 'メールアドレス').click();
  await expect(newMail(page)).toHaveValue(next);
});

test('つながらない場合、そう言って、書いたアドレスを残す', async ({ page, context, faults }, info) => {
  faults.expect(/net::ERR_INTERNET_DISCONNECTED/);
  const person = await newMember(page, info);
  const next = newPerson(info, 1).email;
  await change(page, 'メールアドレス').click();
  await newMail(page).fill(next);
  await press(page, 'つづける');
  await showPassword(page, person.password);
  await expect(page.getByRole('heading', { name: '新しいメールアドレスの確認' })).toBeFocused();
  await press(page, 'アドレスを入れ直す');
  await expect(newMail(page)).toHaveValue(next);
  await loseNetwork(page);
  await newMail(page).fill(`2-${next}`);
  await press(page, 'つづける');
  await expect(means(page).getByRole('alert')).toContainText('通信できませんでした');
  await expect(newMail(page)).toHaveValue(`2-${next}`);
  await context.setOffline(false);
  await codeSentBy(page.request, { email: `2-${next}` }, () => press(page, 'つづける'));
  await expect(means(page)).toContainText(`2-${next}に、6桁の数字をメールで送りました。`);
});

// @proves call POST /account-security/address
test('同じアドレスにすぐもう一度送ろうとした場合、何秒待つかを欄の下で言う', async ({
  page,
  faults,
}, info) => {
  faults.expect(faultsOfStatus(429));
  const person = await newMember(page, info);
  await change(page, 'メールアドレス').click();
  await newMail(page).fill(newPerson(info, 1).email);
  await press(page, 'つづける');
  await showPassword(page, person.password);
  await press(page, 'アドレスを入れ直す');
  await press(page, 'つづける');
  await expect(means(page)).toContainText(/確認コードを送ったばかりです。\d+秒待って/);
});

// @proves screen /account
// @proves call POST /email/verification
// @proves toast confirmation-email-sent
// @proves toast verification-email-resent
test('メールが届くか確かめられ、1日に3通までと言い、確認の済んでいない方には確認メールをもう一度送る', async ({
  page,
  faults,
}, info) => {
  faults.expect(faultsOfStatus(429));
  const person = await newMember(page, info);
  const main = page.getByRole('main');
  const subjects = () => subjectsSentTo(page.request, person.email);
  const VERIFICATION = '【ひだまり】メールアドレスの確認のお願い';
  const ARRIVAL = '【ひだまり】メールが届くかどうかの確認';

  await test.step('確認の済んでいない方は、アカウントの画面で気づき、送り直せる', async () => {
    await page.goto(addressOn('hatch', '/account'));
    await expect(main).toContainText('メールアドレスの確認が、まだ済んでいません。');
    await expectSound(page, '/account with an unproven address');
    await press(page, 'メールが届くか確かめる');
    await expect(page.getByRole('status').filter({ hasText: '確認メールを再送しました' })).toBeVisible();
    await expect.poll(subjects).toEqual([VERIFICATION, VERIFICATION]);
    await expect(main).toContainText('迷惑メールのフォルダー');
  });

  await test.step('確認が済むと、届くことを確かめるメールに変わる', async () => {
    await page.goto(await newestMailLinkFor(page.request, person.email));
    await page.waitForURL(addressOn('hatch', '/'));
    await page.goto(SECURITY);
    await expect(change(page, 'メールアドレス')).toContainText('確認済み');
    await expect(means(page)).toContainText('1日に3通まで');
    await press(page, 'メールが届くか確かめる');
    await expect(page.getByRole('status').filter({ hasText: '確認メールを送りました' })).toBeVisible();
    await expect.poll(subjects).toContain(ARRIVAL);
    await expectAccessible(page);
  });

  await test.step('開き直すと、いつ送ったかを言う。4通めは、断るわけを言う', async () => {
    await page.reload();
    await expect(means(page)).toContainText(/前のお申し込みは、\d{1,2}月\d{1,2}日（.）\d{1,2}:\d\dです/);
    await press(page, 'メールが届くか確かめる');
    await expect(means(page)).toContainText('数分お待ちください。');
    await press(page, 'メールが届くか確かめる');
    const spent = means(page).getByRole('status').filter({ hasText: '1日に3通までです' });
    await expect(spent).toBeVisible();
    await expect(means(page).getByText('数分お待ちください。')).toBeHidden();
  });
});
