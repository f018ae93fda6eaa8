import { addDays, japanDay, japanInstant } from '@hidamari/domain/japanese-dates';
import type { Page } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { expectAccessible } from './portal/axe.ts';
import { keepCard, MET, metBox } from './portal/contact-threshold.ts';
import { letTurnsPass } from './portal/hydrated.ts';
import { press, pressOn, typeInto } from './portal/keyboard.ts';
import { heading, loseNetwork, open } from './portal/navigation.ts';
import { becomeNewMember } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { setPageTime } from './portal/page-time.ts';
import { expect, test } from './portal/portal-test.ts';
import { categoryTile } from './portal/treatment-log.ts';

/** The day before: a clock that stands on it is never ahead of the server's. */
const YESTERDAY = addDays(japanDay(new Date()), -1);
const setClock = (page: Page, time: string) => setPageTime(page, japanInstant(YESTERDAY, time));

const FEVER = '治療中の発熱は自分で判断せず、かかっている病院に電話してください。';
const temperature = (page: Page) => page.getByRole('textbox', { name: '体温' });

/** The form of a new log with its condition part open. */
async function writeCondition(page: Page): Promise<void> {
  await open(page, '/treatment-logs/new');
  await categoryTile(page, '症状').check();
}

/** Types a temperature and leaves the field. */
async function measure(page: Page, value: string): Promise<void> {
  await temperature(page).fill(value);
  await temperature(page).blur();
}

/** Nothing on the page calms anybody, and nothing grades. */
async function expectNoReassurance(page: Page): Promise<void> {
  await expect(page.getByRole('main')).not.toContainText(
    /問題ありません|心配いりません|大丈夫でしょう|正常|異常|危険度/,
  );
}

// @proves screen /treatment-logs/contact-threshold
test(
  '病院から言われたことを写すと、一覧にカードが出て、開き直しても続きから書け、消せる',
  { tag: '@core' },
  async ({ page }, info) => {
    await becomeNewMember(page, newPerson(info));
    await open(page, '/treatment-logs');
    const card = page.getByRole('region', { name: '病院から言われた目安' });
    await expect(card).toContainText('表示がなくても、心配なときは病院に電話してください。');
    await card.getByRole('link', { name: '写しておく' }).click();
    await expect(heading(page)).toHaveText('病院から言われた目安');
    await expectAccessible(page);

    // The keyboard alone: a row is added, and its first field has the focus.
    const add = page.getByRole('button', { name: '症状を足す' });
    await pressOn(page, add);
    await expect(page.getByLabel('症状', { exact: true })).toBeFocused();
    await page.getByLabel('症状', { exact: true }).selectOption({ label: '吐き気' });
    await press(page, 'Tab');
    await expect(page.getByLabel('症状の強さ')).toBeFocused();
    await page.getByLabel('症状の強さ').selectOption({ label: '「強い」以上' });
    await typeInto(page, page.getByLabel('体温', { exact: true }), '３８．０');

    await page.getByRole('button', { name: 'この内容で保存する' }).click();
    await expect(page.getByRole('link', { name: '病院の名前を入力してください' })).toBeVisible();
    await expect(
      page.getByRole('link', { name: '昼か夜、どちらかの電話番号を入力してください' }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('病院の名前').fill('見本総合病院');
    await page.getByLabel('昼の番号', { exact: true }).fill('０３－００００－０００１');
    await page.getByLabel('夜と休日の番号').fill('0300000002');
    await page.getByLabel('診察券の番号').fill('4711');
    await page.getByLabel('診察券の番号').blur();
    const preview = page.getByRole('region', { name: 'カードの見え方' });
    await expect(preview).toContainText('体温 38.0℃以上のときは、電話をする');
    await expect(preview).toContainText('吐き気が「強い」以上のときは、電話をする');
    await expect(preview.getByRole('link', { name: '03-0000-0001' })).toHaveAttribute(
      'href',
      'tel:0300000001',
    );
    await expectAccessible(page);

    // The page is loaded anew in the middle: what was written is there.
    page.on('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(page.getByLabel('病院の名前')).toHaveValue('見本総合病院');
    await expect(page.getByLabel('体温', { exact: true })).toHaveValue('38.0');
    await page.getByRole('button', { name: 'この内容で保存する' }).click();
    await expect(page.getByText('目安を保存しました')).toBeVisible();
    await expect(card).toContainText('体温 38.0℃以上のときは、電話をする');
    await expect(card).toContainText('見本総合病院・昼と夜の番号を登録ずみ');
    await expectAccessible(page);

    await card.getByRole('link', { name: '見る・直す' }).click();
    await page.getByRole('button', { name: 'この目安を消す' }).click();
    const question = page.getByRole('dialog', { name: '病院から言われた目安を消しますか' });
    await expect(question).toContainText('見本総合病院');
    await expectAccessible(page);
    await question.getByRole('button', { name: '消す', exact: true }).click();
    await expect(card.getByRole('link', { name: '写しておく' })).toBeVisible();
  },
);

// @proves state contact threshold: met
test(
  '38.0℃の記録は、昼は昼の番号、22時は夜の番号を出し、読み上げる文がある。下回るあいだは何も出さない',
  { tag: '@core' },
  async ({ page }, info) => {
    const bearer = await becomeNewMember(page, newPerson(info));
    await keepCard(page, bearer);
    await setClock(page, '12:00');
    await writeCondition(page);
    // The form began with the server's day; the clock of this browser stands on the day before.
    await page.getByRole('button', { name: '今日', exact: true }).click();
    await measure(page, '37.9');
    await expect(metBox(page)).toHaveCount(0);
    await expectNoReassurance(page);

    await measure(page, '38.0');
    const box = metBox(page);
    await expect(box).toContainText('見本総合病院に電話してください。');
    await expect(box).toContainText('いまの時間は、昼の番号');
    await expect(box.getByRole('link', { name: '03-0000-0001' })).toHaveAttribute('href', 'tel:0300000001');
    await expect(box.getByRole('link', { name: '03-0000-0002' })).toBeVisible();
    await expect(box).toContainText('表示がなくても、心配なときは病院に電話してください。');
    // Beside the field too, and what is said there always.
    const measured = page.getByRole('region', { name: 'はかったもの' });
    await expect(measured).toContainText(`${MET}見本総合病院に電話してください。`);
    await expect(measured).toContainText(FEVER);
    await box.getByText('電話で伝えること').click();
    for (const line of [
      '試験 花子です。',
      '1970年5月3日生まれです。',
      '診察券の番号は、4711です。',
      '受けている治療は、（　　）です。',
      '体温は、38.0℃です。',
    ]) {
      await expect(box.getByRole('listitem').filter({ hasText: line })).toBeVisible();
    }
    await expectAccessible(page);

    // Typed back below, it goes again, and nothing stands in its place.
    await measure(page, '37.8');
    await expect(box).toHaveCount(0);
    await expect(measured).not.toContainText(MET);
    await expectNoReassurance(page);
    await measure(page, '38.0');
    await page.getByRole('button', { name: 'この内容で保存する' }).click();
    await expect(page.getByText('記録を保存しました')).toBeVisible();
    await expect(heading(page)).not.toHaveText('記録をつける');
    await expect(metBox(page)).toContainText('いまの時間は、昼の番号');
    await expectAccessible(page);

    // Nothing of the page may still be running when ten hours go by at once.
    const saved = page.url();
    await page.goto('about:blank');
    await setClock(page, '22:00');
    await page.goto(saved);
    await expect(metBox(page)).toContainText('いまの時間は、夜と休日の番号');
    await expect(metBox(page).getByRole('link', { name: '03-0000-0002' })).toHaveAttribute(
      'href',
      'tel:0300000002',
    );
  },
);

// @proves state contact threshold: met
test(
  '症状が目安にあてはまる場合、その症状のそばにも出て、通信がなくても出る',
  { tag: '@core' },
  async ({ page, context, faults }, info) => {
    faults.expect(/net::ERR_INTERNET_DISCONNECTED/);
    const bearer = await becomeNewMember(page, newPerson(info));
    await keepCard(page, bearer, { night_phone: undefined });
    await setClock(page, '22:00');
    await writeCondition(page);
    await page.getByRole('button', { name: '今日', exact: true }).click();
    await loseNetwork(page);
    await page.getByRole('group', { name: '症状を選ぶ' }).getByRole('button', { name: '吐き気' }).click();
    const nausea = page.getByRole('region', { name: '吐き気', exact: true });
    await nausea.getByRole('group', { name: '今日の強さ' }).getByLabel('中くらい').check();
    await expect(metBox(page)).toHaveCount(0);
    await nausea.getByRole('group', { name: '今日の強さ' }).getByLabel('とても強い').check();
    await expect(metBox(page)).toContainText('見本総合病院に電話してください。');
    await expect(nausea).toContainText(MET);
    // Only a number for the day, at night: it is shown, and that nobody may answer is said.
    await expect(metBox(page)).toContainText('いまは、この番号の時間の外です。');
    await expect(metBox(page).getByRole('link', { name: /^119/ })).toBeVisible();
    await context.setOffline(false);
  },
);

// @proves state fever sentence
test(
  '目安を写していない場合、38.0℃から発熱の文が先頭に出て、出典がそばにある',
  { tag: '@core' },
  async ({ page }, info) => {
    await becomeNewMember(page, newPerson(info));
    await writeCondition(page);
    await measure(page, '37.9');
    await expect(page.getByText(FEVER)).toHaveCount(1);
    const source = page.getByRole('link', { name: /国立がん研究センター がん情報サービス/ });
    await expect(source).toHaveAttribute('href', 'https://ganjoho.jp/');
    await measure(page, '38.0');
    await expect(page.getByText(FEVER)).toHaveCount(2);
    await expect(metBox(page)).toHaveCount(0);
    await expectNoReassurance(page);
    await expectAccessible(page);
  },
);

// @proves screen /treatment-logs/contact-threshold
test('別の端末で先に保存されていた場合、どちらを残すかを選べる', async ({ page, faults }, info) => {
  faults.expect(faultsOfStatus(409));
  const bearer = await becomeNewMember(page, newPerson(info));
  await keepCard(page, bearer);
  await open(page, '/treatment-logs/contact-threshold');
  await page.getByLabel('おぼえ書き').fill('わたしのおぼえ書き');
  await keepCard(page, bearer, { hospital_name: '別の端末の病院', version: 1 });
  await page.getByRole('button', { name: 'この内容で保存する' }).click();
  const conflict = page.getByRole('region', { name: '別の端末で更新されています' });
  await expect(conflict).toContainText('別の端末の病院');
  // Both are whole: the difference may be in one number.
  await expect(conflict).toContainText('わたしのおぼえ書き');
  await expect(conflict.getByText('03-0000-0002')).toHaveCount(2);
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'わたしの内容で保存する' }).click();
  await expect(page.getByText('目安を保存しました')).toBeVisible();
  await expect(page.getByRole('region', { name: '病院から言われた目安' })).toContainText('見本総合病院');
});

// @proves state log form: written on during a save
test('保存を待つあいだに書いたことは消えず、もう一度保存できる', async ({ page }, info) => {
  const bearer = await becomeNewMember(page, newPerson(info));
  await keepCard(page, bearer);
  let go = () => {};
  const held = new Promise<void>((done) => {
    go = done;
  });
  await page.route('**/api/contact-threshold', async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.fallback();
  });
  const note = page.getByLabel('おぼえ書き');
  const saveCard = page.getByRole('button', { name: 'この内容で保存する' });
  await open(page, '/treatment-logs/contact-threshold');
  await note.fill('はじめに書いたこと');
  await saveCard.click();
  await expect(page.getByText('保存しています…')).toBeVisible();
  await note.fill('待つあいだに書いたこと');
  go();
  await expect(page.getByText('ここまでを保存しました。', { exact: false })).toBeVisible();
  await expect(note).toHaveValue('待つあいだに書いたこと');
  await saveCard.click();
  await expect(page.getByText('目安を保存しました')).toBeVisible();
  await page.waitForURL('**/treatment-logs');
  await open(page, '/treatment-logs/contact-threshold');
  await expect(note).toHaveValue('待つあいだに書いたこと');
});

test('体温を書いてすぐ次の欄を長く押しても、知らせがその下から押すものを動かさない', async ({
  page,
}, info) => {
  const bearer = await becomeNewMember(page, newPerson(info));
  await keepCard(page, bearer);
  await writeCondition(page);
  await categoryTile(page, 'くらし').check();
  // All in view: nothing scrolls, so that only what appears can move anything.
  await page.setViewportSize({ width: 390, height: 4_000 });
  await page.waitForFunction(() => innerHeight === 4_000);
  await temperature(page).fill('38.5');
  const mood = page.getByRole('group', { name: '気分' }).getByRole('radio', { name: 'ふつう' });
  const box = await mood.locator('xpath=ancestor::label').boundingBox();
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await page.mouse.down();
  // While the finger rests, the field was left: the notice would be there by now.
  await letTurnsPass(page);
  await page.mouse.up();
  await expect(mood).toBeChecked();
  await expect(metBox(page)).toBeVisible();
});

test(
  'きょうの調子を押して目安にあてはまった場合も、その場で番号と伝えることが出る',
  { tag: '@core' },
  async ({ page }, info) => {
    const bearer = await becomeNewMember(page, newPerson(info));
    await keepCard(page, bearer, { rules: [{ kind: 'symptom', key: 'pain', at_least: 3 }] });
    await open(page, '/treatment-logs');
    const checkIn = page.getByRole('region', { name: 'きょうの調子' });
    const pain = (word: string) =>
      checkIn.getByRole('group', { name: '痛み' }).getByRole('radio', { name: word, exact: true });
    await pain('中くらい').check();
    await expect(checkIn.getByText('きょうの調子を残しました')).toBeVisible();
    await expect(metBox(page)).toHaveCount(0);
    await pain('とても強い').check();
    await expect(metBox(page)).toContainText('見本総合病院に電話してください。');
    await expect(metBox(page).getByRole('link', { name: '03-0000-0001' })).toBeVisible();
    await expectAccessible(page);
  },
);

// @proves state words of despair
test(
  'つらい言葉を書いた場合、話せるところがそばに出て、閉じられ、保存のまえには何も送られない',
  { tag: '@core' },
  async ({ page }, info) => {
    await becomeNewMember(page, newPerson(info));
    // That the page was seen is told once, and has nothing to do with what is written there.
    const told = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/viewed-pages'),
    );
    await open(page, '/treatment-logs/new');
    await categoryTile(page, 'その他').check();
    const text = page.getByRole('textbox', { name: '自由記入' });
    // The key of drafts is fetched once, before any hard word is there.
    const key = page.waitForResponse(/\/api\/treatment-logs\/draft-key$/);
    await text.fill('今日のこと');
    await key;
    await told;
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.url().includes('/api/')) {
        sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
      }
    });
    await text.fill('夜になると、もう消えたいと思う');
    const card = page.getByRole('group', { name: 'とてもつらいお気持ちなのですね。' });
    await expect(card).toContainText('今すぐ話せるところがあります。');
    await expect(card.getByRole('link', { name: /0120-061-338/ })).toHaveAttribute('href', 'tel:0120061338');
    await expect(card.getByRole('link', { name: /0570-064-556/ })).toHaveAttribute('href', 'tel:0570064556');
    await expect(card.getByRole('link', { name: /^119/ })).toHaveAttribute('href', 'tel:119');
    await expectAccessible(page);
    expect(sent).toEqual([]);
    // In this tab, beside the text itself, nothing tells of it.
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }) + document.cookie);
    expect(kept).not.toMatch(/crisis|消えたい/);
    const drafts = await page.evaluate(() => Object.entries(sessionStorage).flat().join());
    expect(drafts).not.toMatch(/crisis/i);

    const close = card.getByRole('button', { name: 'いまは閉じる' });
    await close.focus();
    await page.keyboard.press('Enter');
    await expect(card).toHaveCount(0);
    // Back where the person was writing: with the next key they write on.
    await expect(text).toBeFocused();
    await expect(text).toBeInViewport();
    await page.keyboard.press('End');
    await page.keyboard.type('。死にたくなる。');
    await page.getByLabel('タイトル').fill('夜のこと');
    await page.getByLabel('タイトル').blur();
    await expect(card).toHaveCount(0);
    expect(sent).toEqual([]);

    await page.getByRole('button', { name: 'この内容で保存する' }).click();
    await expect(heading(page)).toHaveText('夜のこと');
    // Closed for these very words, it does not come again where they are read again; its numbers are one press away.
    await expect(card).toHaveCount(0);
    await page.getByRole('button', { name: 'つらいときに話せる電話' }).click();
    await expect(card).toBeVisible();
    await expectAccessible(page);
    const carrying = sent.filter((request) => request.includes('消えたい'));
    expect(carrying.map((request) => request.split(' ').slice(0, 2).join(' '))).toEqual([
      `POST ${addressOn('hatch', '/api/treatment-logs')}`,
    ]);
    expect(sent.join()).not.toMatch(/crisis/i);
  },
);
