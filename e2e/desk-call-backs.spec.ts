import { addressOn } from './portal/addresses.ts';
import { expectAccessible } from './portal/axe.ts';
import { untilHydrated } from './portal/hydrated.ts';
import { intercept } from './portal/intercept.ts';
import { newPerson } from './portal/new-person.ts';
import { becomeStaff } from './portal/new-staff.ts';
import { expect, test } from './portal/portal-test.ts';

// @proves screen /desk/call-backs
test(
  '自動音声に残された番号を書きとめ、お電話のあとに終える（G127）',
  { tag: ['@core', '@desk'] },
  async ({ page: desk }, info) => {
    const person = newPerson(info);
    await becomeStaff(desk, { login: `back-${person.phone}@e2e.example`, name: '高橋', role: 'concierge' });
    await desk.goto(addressOn('hatch', '/desk/call-backs'));
    await untilHydrated(desk);
    await expectAccessible(desk);
    await desk.getByRole('button', { name: '書きとめる' }).click();
    await expect(desk.getByText('入力内容をご確認ください').first()).toBeVisible();
    await desk.getByRole('textbox', { name: '電話番号' }).fill(person.phone);
    await desk.getByRole('textbox', { name: 'お名前' }).fill(`見本 ${person.phone}`);
    await desk.getByRole('textbox', { name: '聞き取ったこと' }).fill('午後がよいとのこと');
    await desk.reload();
    await untilHydrated(desk);
    await expect(desk.getByRole('textbox', { name: '聞き取ったこと' })).toHaveValue('午後がよいとのこと');
    await desk.getByRole('button', { name: '書きとめる' }).click();
    await expect(desk.getByText('からのお約束として書きとめました。')).toBeVisible();
    const row = desk.getByRole('listitem').filter({ hasText: `見本 ${person.phone}` });
    await expect(row).toContainText('調布市の窓口');
    await expectAccessible(desk);
    await row.getByRole('button', { name: '出られなかった' }).click();
    await expect(row).toContainText('お電話 1回');
    await row.getByRole('button', { name: 'お話しできた' }).click();
    await expect(row).toBeHidden();
    await desk.getByRole('link', { name: '終わったもの' }).click();
    await expect(row).toContainText('お話しできた（高橋');
    await expectAccessible(desk);
  },
);

test(
  '続けて二つ押した場合、一覧が新しくなるまで、二つめは送らない。別の担当者が書いたとは言わない',
  { tag: '@desk' },
  async ({ page: desk }, info) => {
    const person = newPerson(info);
    await becomeStaff(desk, { login: `twice-${person.phone}@e2e.example`, name: '高橋', role: 'concierge' });
    await desk.goto(addressOn('hatch', '/desk/call-backs'));
    await untilHydrated(desk);
    await desk.getByRole('textbox', { name: '電話番号' }).fill(person.phone);
    await desk.getByRole('textbox', { name: 'お名前' }).fill(`見本 ${person.phone}`);
    await desk.getByRole('button', { name: '書きとめる' }).click();
    const row = desk.getByRole('listitem').filter({ hasText: `見本 ${person.phone}` });
    await expect(row).toBeVisible();
    const answered: string[] = [];
    desk.on('response', (answer) => {
      const call = answer.request();
      if (call.method() === 'PUT' && call.url().includes('/desk/call-backs/')) answered.push(call.url());
    });
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const over = await intercept(desk, /\/desk\/call-backs\?/, async (route) => {
      await held;
      await route.continue();
    });
    await row.getByRole('button', { name: '出られなかった' }).click();
    await expect.poll(() => answered.length).toBe(1);
    await expect(row.getByRole('button', { name: '書いています…' })).toBeVisible();
    await row.getByRole('button', { name: 'お話しできた' }).click();
    over();
    letGo();
    await expect(row).toContainText('お電話 1回');
    expect(answered).toHaveLength(1);
    await expect(row).not.toContainText('別の担当者が');
  },
);
