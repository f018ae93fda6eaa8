import type { Page } from '@playwright/test';
import { addressOn } from './portal/addresses.ts';
import { becomeMember, showPassword } from './portal/earlier-account.ts';
import { pressOn } from './portal/keyboard.ts';
import { passHostedLogin } from './portal/members.ts';
import { newPerson } from './portal/new-person.ts';
import { faultsOfStatus } from './portal/page-faults.ts';
import { makeEarlier, writeDownNumber } from './portal/portal-database.ts';
import { expect, test } from './portal/portal-test.ts';
import { expectSound } from './portal/sound-page.ts';
import { listEntry } from './portal/treatment-log.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test(
  '一つの共通IDに二人の会員がいる場合、押せば切り替わり、前の会員のものは画面にも、戻るにも残らない',
  { tag: '@core' },
  async ({ page, context, openVisit, faults }, info) => {
    faults.expect(faultsOfStatus(401));
    // That a page was seen may be told in the very moment of the change, with the session of before.
    faults.expect(/status of 403 .*\/api\/viewed-pages/);
    const [earlier, common] = [newPerson(info), newPerson(info, 1)];
    await becomeMember(await openVisit(), common, '保険の会員の記録', 'aflac');
    await becomeMember(await openVisit(), earlier, '一般の会員の記録', 'likeInsured');
    expect(await makeEarlier(earlier.email)).toBe(1);
    expect(await writeDownNumber(earlier.email, common.phone)).toBe(1);
    await showPassword(page, earlier.phone, earlier.password);
    await page.getByRole('button', { name: '共通IDでログインして移す' }).click();
    await passHostedLogin(page, common.phone, common.password);
    await page.getByRole('button', { name: 'この内容で移す' }).click();
    await expect(heading(page)).toHaveText('移行が終わりました');
    const change = page.getByRole('button', { name: /花子さんに切り替える.*保険加入者の方/ });
    await expect(change).toBeVisible();
    await expectSound(page, 'the result with another member');

    await page.goto(addressOn('hatch', '/treatment-logs'));
    await expect(listEntry(page, '一般の会員の記録')).toBeVisible();
    const before = (await context.cookies()).find(({ name }) => name === 'session')?.value;
    await page.goto(addressOn('hatch', '/login/migration'));
    await pressOn(page, change);
    await expect(page.locator('html')).toHaveAttribute('data-variant', 'insurance');
    await page.goto(addressOn('aflac', '/treatment-logs'));
    await expect(listEntry(page, '保険の会員の記録')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('一般の会員の記録');
    expect((await context.cookies()).find(({ name }) => name === 'session')?.value).not.toBe(before);
    await page.goBack();
    await expect(page.getByRole('main')).not.toContainText('一般の会員の記録');
  },
);
