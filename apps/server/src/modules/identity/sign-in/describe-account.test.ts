import { describe, expect, it } from 'vitest';
import { makeMember } from '../../../portal-under-test/make-member.fixture.ts';
import { Browser, usePortal } from '../../../portal-under-test/portal-under-test.fixture.ts';
import { createAccountHandles } from '../../members/account-handles.ts';
import { askForAccount, e164, eligiblePerson, logIn } from '../sign-up.fixture.ts';

const portal = usePortal();

const hashBaseAccountId = (baseAccountId: string) =>
  createAccountHandles(portal.dependencies).hashBaseAccountId(baseAccountId);

async function account(browser: Browser, bearer?: string) {
  const answer = await browser.call('GET', '/hi/hosted-login/me', undefined, bearer);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

/** What may be told of a number and an address: enough to recognise one's own. */
const masked = ({ phone, email }: { phone: string; email: string }) => ({
  masked_phone_number: `090****${phone.slice(-4)}`,
  masked_email: `${email[0]}***@example.com`,
});

describe('共通IDのアカウント', () => {
  // @proves call GET /hi/hosted-login/me
  it('会員の場合、本人の番号とアドレスを伏せて答え、アドレスの確認が済むとそう答える', async () => {
    const person = await makeMember(portal, 'general');
    const { rows } = await portal.dependencies.database.execute(
      `select id from base_accounts where email = '${person.email}'`,
    );
    const known = {
      hash_base_account_id: hashBaseAccountId(String(rows[0]?.id)),
      ...masked(person),
      is_phone_verified: true,
      is_email_taken: false,
    };
    expect(await account(person.browser, person.accessToken)).toEqual({ ...known, is_email_verified: false });
    const mail = await portal.messageTo(person.email);
    const link = new URL(/http\S+/.exec(mail)?.[0] ?? '');
    const body = { email_verify_token: link.searchParams.get('email_verify_token') };
    expect((await person.browser.call('PUT', '/email/verification', body)).statusCode).toBe(200);
    expect(await account(person.browser, person.accessToken)).toEqual({ ...known, is_email_verified: true });
  });

  // @proves call GET /hi/hosted-login/me
  it('新規登録の途中の場合、確かめたところまでを答える', async () => {
    const person = await eligiblePerson(portal, 'general');
    expect(await account(person.browser)).toEqual({});
    await askForAccount(person);
    const known = { ...masked(person), is_email_verified: false };
    expect(await account(person.browser)).toEqual({ ...known, is_phone_verified: false });
    const code = await portal.codeTo(e164(person.phone));
    await person.browser.call('PUT', '/hi/hosted-login/phone/verification', { code });
    expect(await account(person.browser)).toEqual({ ...known, is_phone_verified: true });
  });

  // @proves call GET /hi/hosted-login/me
  it('ログインの途中で番号の確認を待つ場合、コードの届く先を答える', async () => {
    const person = await eligiblePerson(portal, 'general');
    await askForAccount(person);
    const browser = new Browser(portal.app);
    const { answer } = await logIn(portal, browser, { identifier: person.phone });
    expect(answer?.json()).toMatchObject({ next_page_id: 'U-L14' });
    const known = { ...masked(person), is_phone_verified: false, is_email_verified: false };
    expect(await account(browser)).toEqual(known);
  });

  // @proves call GET /hi/hosted-login/me
  it('訪問者の場合、何も答えない。会員でも、Cookieだけでは何も答えない', async () => {
    expect(await account(new Browser(portal.app))).toEqual({});
    const person = await makeMember(portal, 'general');
    expect(await account(person.browser)).toEqual({});
  });
});
