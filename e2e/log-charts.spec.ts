import { addDays, japanDay } from '@hidamari/domain/japanese-dates';
import type { Locator, Page } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { expectAccessible } from './portal/axe.ts';
import { intercept } from './portal/intercept.ts';
import { openPart } from './portal/log-list.ts';
import { open } from './portal/navigation.ts';
import { becomeNewMember, callFrom } from './portal/new-member.ts';
import { newPerson } from './portal/new-person.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { smallTargets, wordsCutOff } from './portal/page-measures.ts';
import { expect, test } from './portal/portal-test.ts';
import { categoryTile } from './portal/treatment-log.ts';

const part = (page: Page): Locator => page.getByRole('region', { name: '体の変化' });
const drawing = (page: Page, name: RegExp): Locator => part(page).getByRole('img', { name });
const daysAgo = (days: number) => addDays(japanDay(new Date()), -days);

const sheet = (value: string, unit: string, range: object) => ({
  type: 1,
  rows: [{ item: 'CEA', value, unit, ...range }],
});

/** Four weeks of an invented person: two courses, four symptoms, temperatures, one item in two units. */
function fourWeeks() {
  const condition = (days: number, symptoms: object[], more: object = {}) => ({
    log_date: daysAgo(days),
    is_condition_log: true,
    symptoms,
    ...more,
  });
  const course = (days: number, course_number: number, value: string) => ({
    log_date: daysAgo(days),
    title: `点滴 ${course_number}回目`,
    is_visiting_hospital_log: true,
    treatments: [{ type: 'chemical-treatment', name: 'TC療法', course_number }],
    test_results: [sheet(value, 'ng/mL', { reference_low: '0.0', reference_high: '5.0' })],
  });
  return [
    course(24, 2, '2.1'),
    course(10, 3, '＜０．５'),
    { ...course(9, 3, '40'), title: '別の病院', treatments: [], test_results: [sheet('40', 'U/mL', {})] },
    condition(23, [{ key: 'fatigue', today: 3, interference: 3 }], {
      measurements: [
        { kind: 'body_temperature', value: 37.2, measured_at: '20:00' },
        { kind: 'blood_pressure_systolic', value: 124 },
        { kind: 'blood_pressure_diastolic', value: 76 },
      ],
    }),
    condition(22, [
      { key: 'fatigue', today: 2 },
      { key: 'nausea', today: 1, interference: 1 },
    ]),
    condition(12, [{ key: 'numbness', frequency: 2, strength: 2, interference: 2 }]),
    condition(9, [
      { key: 'fatigue', today: 4 },
      { key: 'nausea', today: 0 },
      { key: 'insomnia', today: 1 },
    ]),
    condition(8, [{ key: 'fatigue', today: 2 }], {
      measurements: [{ kind: 'body_temperature', value: 36.4 }],
    }),
  ];
}

async function writeAll(page: Page, bearer: string): Promise<void> {
  for (const body of fourWeeks())
    await callFrom(page, { method: 'POST', path: '/treatment-logs', body, bearer });
}

const openFold = (page: Page, name: RegExp) =>
  part(page).locator('summary').filter({ hasText: name }).click();

// @proves call GET /treatment-logs/charts
test('保存した記録は、体の変化のグラフと表に出る', { tag: '@core' }, async ({ page }, info) => {
  const bearer = await becomeNewMember(page, newPerson(info));

  await test.step('記録がない人には、グラフの場所を出さない', async () => {
    await page.goto(addressOn('hatch', '/treatment-logs'));
    await expect(page.getByText('まだ記録はありません')).toBeVisible();
    await expect(part(page)).toHaveCount(0);
  });

  await writeAll(page, bearer);

  await test.step('いちばん困っている三つが先に並び、点滴の日を言葉でも示す', async () => {
    await page.goto(addressOn('hatch', '/treatment-logs'));
    await openPart(page, '変化のグラフ');
    await expect(drawing(page, /^だるさ。4週間で4日。いちばん強い日は.*「とても強い」です。$/)).toBeVisible();
    const names = await part(page)
      .getByRole('img')
      .evaluateAll((images) =>
        images.map((image) => image.querySelector('title')?.textContent?.split('。')[0]),
      );
    expect(names.slice(0, 3)).toEqual(['だるさ', 'しびれ', '吐き気']);
    await expect(drawing(page, /^眠れない。/)).toHaveCount(0);
    await expect(part(page)).toContainText('うすい黄色は点滴の日です。');
    await expect(part(page)).toContainText('（点滴・3コース目）');
    await expect(part(page)).toContainText('枠だけの棒は、その日までの7日間でいちばん強かったときです。');
    await expect(part(page)).toContainText('これはあなたの記録です。診断ではありません。');
    await expectAccessible(page);
  });

  await test.step('ほかの症状も選べる', async () => {
    await part(page).getByRole('button', { name: '眠れない' }).click();
    await expect(drawing(page, /^眠れない。/)).toBeVisible();
  });

  await test.step('同じ項目でも、単位がちがえば二つのグラフになる', async () => {
    await openFold(page, /^検査の値/);
    await expect(
      drawing(page, /^CEA（ng\/mL）。4週間で2回。点線の間は、検査の紙の範囲 0\.0〜5\.0。$/),
    ).toBeVisible();
    await expect(drawing(page, /^CEA（U\/mL）。4週間で1回。$/)).toBeVisible();
    await openFold(page, /^体温・体重など/);
    await expect(drawing(page, /^血圧（mmHg）。/)).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(wordsCutOff)).toEqual([]);
    expect(await page.evaluate(smallTargets, 44)).toEqual([]);
  });

  await test.step('表に切りかえると、同じことを文字で読める', async () => {
    await part(page).getByText('表', { exact: true }).click();
    await expect(part(page).getByRole('img')).toHaveCount(0);
    const table = part(page).getByRole('region', { name: /^症状（/ });
    await expect(table.getByRole('row').filter({ hasText: '中くらい（この7日間）' })).toHaveCount(1);
    await expect(table.getByRole('row').filter({ hasText: '点滴' })).toHaveCount(2);
    await expect(part(page)).toContainText('＜０．５ ng/mL');
    await expect(part(page).getByRole('row').filter({ hasText: '37.2℃' })).toContainText('20:00');
    await expectAccessible(page);
    await part(page).getByText('グラフ', { exact: true }).click();
  });

  await test.step('期間を矢印キーで変えられ、2週間では前の記録が消える', async () => {
    await part(page).getByRole('radio', { name: '4週間' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(drawing(page, /^だるさ。2週間で2日。/)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(drawing(page, /^だるさ。4週間で4日。/)).toBeVisible();
  });

  await test.step('新しく保存すると、グラフが変わる', async () => {
    await open(page, '/treatment-logs/new');
    await categoryTile(page, '症状').check();
    await page
      .getByRole('region', { name: '症状', exact: true })
      .getByRole('button', { name: 'だるさ' })
      .click();
    await page
      .getByRole('region', { name: 'だるさ', exact: true })
      .getByRole('group', { name: '今日の強さ' })
      .getByLabel('軽い', { exact: true })
      .check();
    await page.getByRole('button', { name: 'この内容で保存する' }).click();
    await page.waitForURL(/treatment-logs\/[0-9a-f-]{36}$/);
    await open(page, '/treatment-logs');
    await openPart(page, '変化のグラフ');
    await expect(drawing(page, /^だるさ。4週間で5日。/)).toBeVisible();
    await expect(part(page)).toContainText('今日は軽い');
  });
});

test('JavaScriptがない場合も、グラフと表の両方が読める', async ({ page, openVisit }, info) => {
  const bearer = await becomeNewMember(page, newPerson(info));
  await writeAll(page, bearer);
  const cookies = await page.context().cookies();
  const still = await openVisit({ javaScriptEnabled: false });
  await still.context().addCookies(cookies);
  await still.goto(addressOn('hatch', '/treatment-logs'));
  await openPart(still, '変化のグラフ');
  await expect(drawing(still, /^だるさ。4週間で4日。/)).toBeVisible();
  await expect(part(still).getByRole('radio', { name: '表' })).toBeHidden();
  await expect(part(still).getByRole('region', { name: /^症状（/ })).toContainText('眠れない');
  await openFold(still, /^検査の値/);
  await expect(drawing(still, /^CEA（U\/mL）/)).toBeVisible();
  await expect(part(still).getByRole('region', { name: 'CEA（ng/mL）' })).toContainText('＜０．５');
});

test('グラフだけが読み込めない場合、そこだけがそう言い、読み込み直せる', async ({
  page,
  faults,
  becomeDemoMember,
}) => {
  faults.expect(faultsOfStatus(404));
  await becomeDemoMember('hatch');
  await page.goto(addressOn('hatch', '/'));
  const letThrough = await intercept(page, '**/api/treatment-logs/charts?*', (route) =>
    route.fulfill({ status: 404, json: {} }),
  );
  await page.getByRole('link', { name: '治療ログ' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('治療ログ');
  await openPart(page, '変化のグラフ');
  await expect(part(page)).toContainText('体の変化を表示できませんでした。');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  letThrough();
  await part(page).getByRole('button', { name: '再読み込み' }).click();
  await expect(part(page)).toContainText('これはあなたの記録です。');
});
