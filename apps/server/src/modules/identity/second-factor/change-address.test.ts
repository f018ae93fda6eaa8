import { describe, expect, it } from 'vitest';
import { makeMember } from '../../../portal-under-test/make-member.fixture.ts';
import {
  Browser,
  newEmail,
  newNumber,
  usePortal,
} from '../../../portal-under-test/portal-under-test.fixture.ts';
import { e164, logIn, PASSWORD } from '../sign-up.fixture.ts';
import { otherThan } from '../temporary-account.fixture.ts';

const portal = usePortal();
const AT = '/account-security/address';

/** A member whose address is proven, and who has shown the password when `proven`. */
async function member({ proven = true } = {}) {
  const person = await makeMember(portal, 'general');
  const { browser, accessToken, email } = person;
  const link = new URL(/http\S+/.exec(await portal.messageTo(email))?.[0] ?? '');
  const token = link.searchParams.get('email_verify_token');
  await browser.call('PUT', '/email/verification', { email_verify_token: token });
  const call = (method: 'POST' | 'PUT' | 'GET', path: string, body?: unknown) =>
    browser.call(method, path, body, accessToken);
  if (proven) await call('POST', '/account-security/proof', { present_password: PASSWORD });
  const me = async () => (await call('GET', '/users/me')).json();
  return { ...person, call, me };
}

const subjectsTo = async (recipient: string) => {
  await portal.messageTo(recipient);
  const { rows } = await portal.dependencies.database.execute(
    `select subject, body from sent_messages where recipient = '${recipient}' order by sent_at`,
  );
  return rows.map(({ subject, body }) => String(subject === '' ? body : subject));
};

describe('メールアドレスの変更', () => {
  // @proves call PUT /account-security/address
  it('新しいアドレスのコードで変わり、古いアドレスに知らせ、新しいアドレスでログインできる', async () => {
    const { call, me, email } = await member();
    const next = newEmail();
    const sent = await call('POST', AT, { email: next });
    expect(sent.statusCode, sent.body).toBe(200);
    expect((await me()).email).toBe(email);
    const code = await portal.codeTo(next);
    const done = await call('PUT', AT, { code });
    expect(done.statusCode, done.body).toBe(204);
    expect(await me()).toMatchObject({ email: next, email_verified_at: expect.any(String) });
    expect((await subjectsTo(email)).at(-1)).toBe('【ひだまり】メールアドレスが変わりました');
    expect(await portal.messageTo(email)).not.toContain(next);
    const { answer } = await logIn(portal, new Browser(portal.app), { identifier: next });
    expect(answer?.json(), answer?.body).toHaveProperty('access_token');
    const { refused } = await logIn(portal, new Browser(portal.app), { identifier: email });
    expect(refused).not.toBeNull();
    expect((await call('PUT', AT, { code })).statusCode).toBe(403);
  });

  // @proves call POST /account-security/address
  it('すぐには送り直せず、1分たつと送り直せる。前のコードは、もう使えない（G33）', async () => {
    const { call, me } = await member();
    const next = newEmail();
    await call('POST', AT, { email: next });
    const first = await portal.codeTo(next);
    const tooSoon = await call('POST', AT, { email: next });
    expect([tooSoon.statusCode, tooSoon.json().name]).toEqual([429, 'CODE_RESEND_WAIT']);
    portal.pass(61);
    const again = await call('POST', AT, { email: next });
    expect(again.statusCode, again.body).toBe(200);
    const second = await portal.codeTo(next);
    if (first !== second) expect((await call('PUT', AT, { code: first })).json().name).toBe('CODE_WRONG');
    expect((await call('PUT', AT, { code: second })).statusCode).toBe(204);
    expect((await me()).email).toBe(next);
  });

  // @proves call POST /account-security/address
  it('ほかの方の確かめたアドレスの場合、送るときは同じことばで答え、コードを読めた人にだけ断る（G50）', async () => {
    const other = await member();
    const { call, me, email } = await member();
    const free = await call('POST', AT, { email: newEmail() });
    const taken = await call('POST', AT, { email: other.email });
    const shape = (answer: typeof free) => Object.keys(answer.json()).sort();
    expect([taken.statusCode, shape(taken)]).toEqual([free.statusCode, shape(free)]);
    const answer = await call('PUT', AT, { code: await portal.codeTo(other.email) });
    expect([answer.statusCode, answer.json().name]).toEqual([409, 'ALREADY_REGISTERED']);
    expect((await me()).email).toBe(email);
    expect((await other.me()).email).toBe(other.email);
  });
});

describe('電話番号の変更', () => {
  // @proves call PUT /account-security/address
  it('新しい番号のコードで変わり、古い番号にSMSで知らせ、新しい番号でログインできる', async () => {
    const { call, me, phone } = await member();
    const next = newNumber();
    await call('POST', AT, { phone_number: next });
    const done = await call('PUT', AT, { code: await portal.codeTo(e164(next)) });
    expect(done.statusCode, done.body).toBe(204);
    expect((await me()).phone_number).toBe(next);
    expect((await subjectsTo(e164(phone))).at(-1)).toContain('電話番号が変わりました');
    const { answer } = await logIn(portal, new Browser(portal.app), { identifier: next });
    expect(answer?.json(), answer?.body).toHaveProperty('access_token');
    expect((await logIn(portal, new Browser(portal.app), { identifier: phone })).refused).not.toBeNull();
  });
});

describe('変更できない場合', () => {
  it('パスワードを確かめる前は、コードも送らない', async () => {
    const { call } = await member({ proven: false });
    const next = newEmail();
    expect((await call('POST', AT, { email: next })).statusCode).toBe(403);
    expect(await subjectsTo(next)).toEqual([]);
  });

  it.each([[{ email: 'hana' }], [{ phone_number: '0312345678' }], [{}]])('%j の場合、断る', async (body) => {
    const { call } = await member();
    expect((await call('POST', AT, body)).statusCode).toBe(422);
  });

  it('違うコードを50回同時に試されても、照合は5回まで。正しいコードも、もう使えない（F19）', async () => {
    const { call, me, email } = await member();
    const next = newEmail();
    await call('POST', AT, { email: next });
    const code = await portal.codeTo(next);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => call('PUT', AT, { code: otherThan(code) })),
    );
    const names = answers.map((answer) => answer.json().name);
    expect(names.filter((name) => name === 'CODE_WRONG')).toHaveLength(4);
    expect(new Set(names)).toEqual(new Set(['CODE_WRONG', 'CODE_TRIES_SPENT']));
    expect((await call('PUT', AT, { code })).json().name).toBe('CODE_TRIES_SPENT');
    expect((await me()).email).toBe(email);
  });

  it('ほかの会員のしるしでは、正しいコードでも変わらない', async () => {
    const one = await member();
    const other = await member();
    const next = newEmail();
    await one.call('POST', AT, { email: next });
    const code = await portal.codeTo(next);
    const stolen = one.browser.cookies.get('challenge_token');
    if (stolen) other.browser.cookies.set('challenge_token', stolen);
    expect((await other.call('PUT', AT, { code })).statusCode).toBe(403);
    expect((await other.me()).email).toBe(other.email);
  });
});
