import type { Locator, Page } from '@playwright/test';
import { addressOn, FRONT_DOORS } from './portal/addresses.ts';
import { heading, open, untilAlive } from './portal/navigation.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';

/** Presses of somebody on their way; no way to help takes more than four. */
function buttonHref(page: Page) {
  let presses = 0;
  return {
    async press(target: Locator) {
      presses += 1;
      await target.click();
    },
    async arriveAt(title: RegExp) {
      await expect(heading(page)).toHaveText(title);
      expect(presses, 'presses from home').toBeLessThanOrEqual(4);
    },
  };
}

const inMain = (page: Page) => page.getByRole('main');
const door = (page: Page) => inMain(page).getByRole('region', { name: 'いまの時間に、できること' });

// The run begins on a day on which no desk is open.
test('窓口の閉まっているときに来た人は、「こころ」から、いま読めるものと、いまつながる電話に着く', {
  tag: '@core',
}, async ({ page, faults }) => {
  faults.expect(faultsOfStatus(404));
  await page.goto(FRONT_DOORS.hatch);
  await open(page, '/');
  const way = buttonHref(page);
  await way.press(inMain(page).getByRole('link', { name: /^こころ/ }));
  await expect(door(page)).toBeInViewport();
  await expect(door(page).getByRole('link', { name: /0120-061-338/ })).toHaveAttribute(
    'href',
    'tel:0120061338',
  );
  await way.press(door(page).getByRole('link', { name: /がんと言われた日の夜に/ }));
  await way.arriveAt(/がんと言われた日の夜に/);
  await expectSound(page, 'the first page of somebody just told');

  // The same stands where a wrong address or a closed login would have ended the way.
  for (const path of ['/login', '/no-such-page']) {
    await page.goto(addressOn('hatch', path));
    await untilAlive(page);
    await expect(door(page).getByRole('link', { name: /眠れない夜に/ })).toBeVisible();
  }
});

test('親のお金の心配をする人は、言葉でさがして、年齢に合う上限の表と、次の一歩に着く', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto(FRONT_DOORS.hatch);
  await open(page, '/');
  const way = buttonHref(page);
  await inMain(page).getByLabel('言葉でさがす').fill('父 76歳 医療費 いくら');
  await way.press(inMain(page).getByRole('button', { name: 'さがす' }));
  await way.press(
    inMain(page)
      .getByRole('link', { name: /70歳以上の方の医療費/ })
      .first(),
  );
  await way.arriveAt(/70歳以上の方の医療費/);
  await expect(inMain(page).getByRole('table').first()).toBeVisible();
  // What to do next stands on the page.
  await way.press(
    inMain(page)
      .getByRole('link', { name: /高額療養費/ })
      .first(),
  );
  await way.arriveAt(/高額療養費/);
});

test('調布市の人は、ホームから、市の助成の額と、市のページに着く', { tag: '@core' }, async ({ page }) => {
  await page.goto(addressOn('chofu', '/'));
  await untilAlive(page);
  const way = buttonHref(page);
  await way.press(inMain(page).getByRole('link', { name: /調布市にお住まいで、がんの治療を受ける方へ/ }));
  await way.arriveAt(/調布市にお住まいで/);
  await expect(inMain(page)).toContainText('30,000円');
  await expect(
    inMain(page)
      .getByRole('link', { name: /調布市/ })
      .first(),
  ).toHaveAttribute('href', /^https:\/\/www\.city\.chofu\.lg\.jp\//);
  await expectSound(page, 'the page of the city');
});
