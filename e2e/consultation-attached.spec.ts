import type { Page, TestInfo } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { expectAccessible } from './portal/axe.ts';
import { untilHydrated } from './portal/hydrated.ts';
import { pressOn, tabTo } from './portal/keyboard.ts';
import { becomeNewMember, callFrom } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { becomeStaff, newSupporter } from './portal/new-staff.ts';
import { expect, test } from './portal/portal-test.ts';

const LEAVE = '仕事を休む前に、職場に確かめておきたいこと';

/** A member's case, and the desk page of the supporter who looks after it. */
async function ownCase(page: Page, openVisit: () => Promise<Page>, info: TestInfo) {
  const bearer = await becomeNewMember(page, newPerson(info));
  const { number } = await callFrom<{ number: string }>(page, {
    method: 'POST',
    path: '/consultations',
    body: { text: '仕事を続けられるか迷っています。', topics: ['life'], client_key: crypto.randomUUID() },
    bearer,
  });
  const desk = await openVisit();
  await becomeStaff(desk, newSupporter(info));
  await desk
    .getByRole('region', { name: '今日の相談' })
    .getByRole('link', { name: new RegExp(`^${number}`) })
    .click();
  await untilHydrated(desk);
  await desk.getByRole('button', { name: '私が担当する' }).click();
  await expect(desk.getByLabel('お返事を書く')).toBeVisible();
  return { number, desk };
}

const attach = (place: Page | ReturnType<Page['getByRole']>) =>
  place.getByRole('button', { name: '記事・サービスをそえる' });
const choiceOn = (desk: Page) => desk.getByRole('dialog', { name: 'そえるものを選んでください' });
const chosenIn = (place: Page | ReturnType<Page['getByRole']>) =>
  place.getByRole('list', { name: 'そえるもの' });

// @proves call GET /desk/cases/{id}/attachables
// @proves call PUT /desk/cases/{id}/title
test(
  'お返事に記事をそえ、まとめにサービスをそえる。会員は、そこから読みに行ける（G90）',
  { tag: '@core' },
  async ({ page, openVisit }, info) => {
    const { number, desk } = await ownCase(page, openVisit, info);
    const talk = desk.getByRole('log', { name: 'やりとり' });

    await test.step('ことばで探して選ぶ。選び直しも、外すこともできる', async () => {
      await attach(desk).click();
      const choice = choiceOn(desk);
      await expect(choice.getByRole('region', { name: 'サービス' }).getByRole('listitem')).toHaveCount(4);
      await expectAccessible(desk);
      await choice.getByLabel('ことばで探す').fill('お金を支えるｻｰﾋﾞｽ');
      await expect(choice.getByRole('listitem')).toHaveCount(1);
      await choice.getByLabel('ことばで探す').fill('こんな言葉の記事はない');
      await expect(choice.getByText('見つかりませんでした。')).toBeVisible();
      await choice.getByLabel('ことばで探す').fill('休む　職場');
      await choice.getByRole('button', { name: LEAVE }).click();
      await expect(choice).toBeHidden();
      await expect(chosenIn(desk)).toContainText(LEAVE);
      await desk.getByRole('button', { name: new RegExp(`「${LEAVE}」を\\s?外す`) }).click();
      await expect(chosenIn(desk)).toHaveCount(0);
      await expect(attach(desk)).toBeFocused();
    });

    await test.step('書きかけのまま読み直しても、文もそえたものも残り、いっしょに届く', async () => {
      await attach(desk).click();
      await choiceOn(desk).getByRole('button', { name: LEAVE }).click();
      await desk.getByLabel('お返事を書く').fill('休む前に読んでおける記事があります。');
      await desk.reload();
      await untilHydrated(desk);
      await expect(desk.getByLabel('お返事を書く')).toHaveValue('休む前に読んでおける記事があります。');
      await expect(chosenIn(desk)).toContainText(LEAVE);
      await expectAccessible(desk);
      await desk.getByRole('button', { name: 'お返事を送る' }).click();
      await expect(talk.getByRole('link', { name: new RegExp(LEAVE) })).toBeVisible();
      await expect(chosenIn(desk)).toHaveCount(0);
    });

    await test.step('相談に、名前と分類をつける', async () => {
      await desk.getByRole('button', { name: '名前と分類をつける' }).click();
      const form = desk.getByRole('dialog', { name: 'この相談の名前と分類' });
      await form.getByRole('button', { name: 'この名前にする' }).click();
      await expect(form.getByRole('link', { name: '相談の名前を入力してください' })).toBeVisible();
      // The member reads the name too: what only a hospital may say is shown before it is kept (G120).
      await form.getByLabel('相談の名前').fill('その症状は再発だと思います。');
      // Without a press: where the note has been read already, a press keeps the name.
      await expect(
        form.getByText('「その症状は再発だと思います。」は、診断のように読めます。'),
      ).toBeVisible();
      await form.getByLabel('相談の名前').fill('仕事を休むときのこと');
      await form.getByRole('button', { name: 'お金', exact: true }).click();
      await expectAccessible(desk);
      await form.getByRole('button', { name: 'この名前にする' }).click();
      await expect(form).toBeHidden();
      await expect(desk.getByRole('heading', { level: 1, name: '仕事を休むときのこと' })).toBeVisible();
    });

    await test.step('まとめには、つけた名前が入っていて、サービスをそえて終える', async () => {
      await desk.getByRole('button', { name: 'まとめを書いて終える' }).click();
      const form = desk.getByRole('dialog', { name: 'ご本人へのまとめ' });
      await expect(form.getByLabel('相談の名前')).toHaveValue('仕事を休むときのこと');
      await form.getByLabel('お話ししたいこと').fill('仕事を続けられるか迷っている。');
      const choice = choiceOn(desk);
      await attach(form).click();
      await expect(choice).toBeVisible();
      await desk.keyboard.press('Escape');
      await expect(choice).toBeHidden();
      await expect(form, 'Esc closes the uppermost alone').toBeVisible();
      await attach(form).click();
      await choice.getByLabel('ことばで探す').fill('お金を支える');
      // Enter looks for nothing more, and must not send the summary.
      await choice.getByLabel('ことばで探す').press('Enter');
      await choice.getByRole('button', { name: 'お金を支えるサービス' }).click();
      await expect(choice).toBeHidden();
      await expect(chosenIn(form)).toContainText('お金を支えるサービス');
      await expectAccessible(desk);
      await form.getByRole('button', { name: 'まとめを送って、相談を終える' }).click();
      await expect(form).toBeHidden();
    });

    await test.step('会員は、記事にもサービスにも行ける', async () => {
      await page.goto(addressOn('hatch', '/questions'));
      await page.getByRole('link', { name: new RegExp(number) }).click();
      const summary = page.getByRole('region', { name: '相談員のまとめ' });
      await expect(summary.getByRole('link', { name: /お金を支えるサービス/ })).toHaveAttribute(
        'href',
        '/services?category=financial',
      );
      await expectAccessible(page);
      await page
        .getByRole('log', { name: 'やりとり' })
        .getByRole('link', { name: new RegExp(LEAVE) })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: LEAVE })).toBeVisible();
    });
  },
);

test('キーボードだけで、記事を選んでお返事にそえられる', async ({ page, openVisit }, info) => {
  const { desk } = await ownCase(page, openVisit, info);
  await desk.getByLabel('お返事を書く').fill('こちらの記事もご覧ください。');
  await pressOn(desk, attach(desk));
  const choice = choiceOn(desk);
  await tabTo(desk, choice.getByLabel('ことばで探す'));
  await desk.keyboard.type('職場');
  await pressOn(desk, choice.getByRole('button', { name: LEAVE }));
  await expect(choice).toBeHidden();
  await expect(attach(desk)).toBeFocused();
  await pressOn(desk, desk.getByRole('button', { name: 'お返事を送る' }));
  await expect(
    desk.getByRole('log', { name: 'やりとり' }).getByRole('link', { name: new RegExp(LEAVE) }),
  ).toBeVisible();
});
