import { expect, it } from 'vitest';
import { makeMember } from '../../../portal-under-test/make-member.fixture.ts';
import { Browser, usePortal } from '../../../portal-under-test/portal-under-test.fixture.ts';
import { eligiblePerson, proveNumber, REGISTRATION } from '../sign-up.fixture.ts';
import { tidyIdentity } from '../tidy-identity.ts';

const portal = usePortal();
const PATH = '/email/verification';

const tokenIn = (mail: string) =>
  new URL(/http\S+/.exec(mail)?.[0] ?? '').searchParams.get('email_verify_token') ?? '';
const open = (token: string) => new Browser(portal.app).call('PUT', PATH, { email_verify_token: token });
async function signUpWith(email: string) {
  const person = { ...(await eligiblePerson(portal, 'general')), email };
  await proveNumber(portal, person);
  const done = await person.browser.call('POST', '/hi/hosted-login/sign-up', REGISTRATION);
  return { ...person, accessToken: String(done.json().access_token) };
}
const stateOf = async ({ browser, accessToken }: Awaited<ReturnType<typeof signUpWith>>) =>
  (await browser.call('GET', '/hi/hosted-login/me', undefined, accessToken)).json();

// @proves error link_expired
// @proves state email verification: 403
it('リンクの期限が切れている場合、期限のことだと言い、そのリンクから送り直せる', async () => {
  const person = await makeMember(portal, 'general');
  const token = tokenIn(await portal.messageTo(person.email));
  portal.pass(24 * 3_600 + 1);
  expect((await open(token)).json()).toMatchObject({ status_code: 403, name: 'LINK_EXPIRED' });
  const asked = await new Browser(portal.app).call('POST', PATH, { email_verify_token: token });
  expect(asked.statusCode).toBe(200);
  expect((await open(tokenIn(await portal.messageTo(person.email)))).statusCode).toBe(200);
});

// @proves error link_replaced
it('アドレスが変わっている場合、リンクのアドレスが違うことだと言う', async () => {
  const person = await makeMember(portal, 'general');
  const token = tokenIn(await portal.messageTo(person.email));
  await portal.dependencies.database.execute(
    `update base_accounts set email = 'new-${person.email}' where email = '${person.email}'`,
  );
  expect((await open(token)).json()).toMatchObject({ status_code: 403, name: 'LINK_REPLACED' });
});

// @proves error link_unknown
it('知らないリンクの場合、途中で切れているか、もうないと言う', async () => {
  expect((await open('x'.repeat(43))).json()).toMatchObject({ status_code: 403, name: 'LINK_UNKNOWN' });
});

// @proves error email_taken
// @proves call GET /hi/hosted-login/me
it('同じアドレスの別の登録が先に確認されている場合、リンクを開いた人にだけそう言い、アカウントでも言い続ける', async () => {
  const mother = await makeMember(portal, 'general');
  const token = tokenIn(await portal.messageTo(mother.email));
  const daughter = await signUpWith(mother.email);
  await portal.messageTo(mother.email);
  expect((await open(token)).statusCode).toBe(200);
  expect(await stateOf(daughter)).toMatchObject({ is_email_verified: false, is_email_taken: false });
  // Who asks again from their own account is sent their own link, not the other's mail.
  const again = { path: '/account/security', email: mother.email };
  await daughter.browser.call('POST', PATH, again, daughter.accessToken);
  const second = tokenIn(await portal.messageTo(mother.email));
  expect(second).not.toBe('');
  const told = (await open(second)).json();
  expect(told).toMatchObject({ status_code: 409, name: 'EMAIL_TAKEN' });
  expect(told.message).toContain('別の登録ですでに確認されています');
  expect(await stateOf(daughter)).toMatchObject({ is_email_verified: false, is_email_taken: true });
  // The account goes on saying so after the month in which links are tidied away.
  portal.pass(60 * 86_400);
  await tidyIdentity(portal.dependencies.database, portal.dependencies.clock());
  const { rows } = await portal.dependencies.database.execute('select used_at from email_verifications');
  expect(rows.filter(({ used_at }) => used_at !== null)).toHaveLength(1);
});
