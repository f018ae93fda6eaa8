import { expect, it } from 'vitest';
import { codeAt } from '../../modules/staff/staff.fixture.ts';
import { staffMembers } from '../../modules/staff/staff.table.ts';
import { Browser, startPortal, usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { seedDemoStaff } from './seed-demo-staff.ts';

const portal = usePortal();
const LOGIN = 'supporter@demo.example';

it('デモの相談員は、デモのパスワードと、始動のときに示す秘密で入れる。次の始動でも同じ', async () => {
  const first = await seedDemoStaff(portal.dependencies);
  const again = await seedDemoStaff(portal.dependencies);
  expect(again).toEqual(first);
  const browser = new Browser(portal.app);
  const asked = await browser.call('POST', '/desk/login', { login: LOGIN, password: 'only-for-tests' });
  expect(asked.json()).toEqual({ step: 'second_factor' });
  const code = codeAt(first?.authenticatorSecret ?? '', portal.dependencies.clock());
  expect((await browser.call('POST', '/desk/login/second-factor', { code })).statusCode).toBe(204);
  expect((await browser.call('GET', '/desk/me')).json()).toMatchObject({ role: 'supporter' });
});

it('デモでない場合、だれも作らない', async () => {
  const real = await startPortal({ settings: { demo: null } });
  expect(await seedDemoStaff(real.dependencies)).toBeNull();
  expect(await real.dependencies.database.select().from(staffMembers)).toEqual([]);
  await real.close();
});
