import { expect, it } from 'vitest';
import { usePortal } from '../../../portal-under-test/portal-under-test.fixture.ts';
import { askForAccount, eligiblePerson, proveNumber, REGISTRATION } from '../sign-up.fixture.ts';
import { otherThan } from '../temporary-account.fixture.ts';

const portal = usePortal();
const PATH = '/hi/hosted-login/email/verification';

it('登録の途中でアドレスをコードで確かめた場合、登録したときには確認済みで、確認のメールは届かない', async () => {
  const person = await eligiblePerson(portal, 'general');
  await proveNumber(portal, person);
  const { browser, email } = person;
  expect((await browser.call('POST', PATH)).statusCode).toBe(200);
  const code = await portal.codeTo(email);
  expect((await browser.call('PUT', PATH, { code: otherThan(code) })).json().name).toBe('CODE_WRONG');
  const proven = await browser.call('PUT', PATH, { code });
  expect(proven.json(), proven.body).toMatchObject({ next_page_id: 'U-R03', challenge: { type: 'sign_up' } });
  expect((await browser.call('POST', PATH)).json().next_page_id).toBe('U-R03');
  const done = await browser.call('POST', '/hi/hosted-login/sign-up', REGISTRATION);
  const me = await browser.call('GET', '/hi/hosted-login/me', undefined, done.json().access_token);
  expect(me.json().is_email_verified).toBe(true);
  expect(await portal.messageTo(email)).toContain('確認コード');
});

it('番号の確認がまだの場合、アドレスのコードは送らず、番号の確認へ戻す', async () => {
  const person = await eligiblePerson(portal, 'general');
  await askForAccount(person);
  const refused = await person.browser.call('POST', PATH);
  expect([refused.statusCode, refused.json().next_page_id]).toEqual([403, 'U-R02']);
});
