import { describe, expect, it } from 'vitest';
import { newNumber, usePortal } from '../../../portal-under-test/portal-under-test.fixture.ts';
import { DEMO_POLICIES } from '../../eligibility/index.ts';
import { askForAccount, e164, eligiblePerson, logIn, proveNumber, REGISTRATION } from '../sign-up.fixture.ts';
import { earlierAccount, writeLogs } from './earlier-account.fixture.ts';
import { movesOf } from './moves.fixture.ts';

const portal = usePortal();
const { state, move, membersOf, me } = movesOf(portal);

describe('登録の途中で、以前のIDの方とわかった場合', () => {
  const fromInsurer = {
    last_name_kana: DEMO_POLICIES.valid.lastNameKana,
    first_name_kana: DEMO_POLICIES.valid.firstNameKana,
    birthday: DEMO_POLICIES.valid.birthday,
  };

  it('確かめた番号・カナ・生年月日が同じなら、コードのあとで移行を示し、押せば移る', async () => {
    const person = await eligiblePerson(portal, 'insurance');
    const earlier = await earlierAccount(portal, { phone: person.phone, registration: fromInsurer });
    await writeLogs(portal, earlier.memberId, ['前からの記録']);
    await askForAccount(person);
    const code = await portal.codeTo(e164(person.phone));
    const checked = await person.browser.call('PUT', '/hi/hosted-login/phone/verification', { code });
    expect(checked.json(), checked.body).toMatchObject({
      next_page_id: 'U-L12',
      challenge: { type: 'migration' },
    });
    expect((await state(person.browser)).json()).toMatchObject({ step: 'confirm' });
    // Its own password was not shown: it moves to this common ID, or stays.
    const other = { phone_number: newNumber(), email: 'a@example.jp', email_confirmation: 'a@example.jp' };
    for (const [method, path, body] of [
      ['POST', '/hi/hosted-login/transfer/number', other],
      ['POST', '/hi/hosted-login/transfer/login', undefined],
      ['DELETE', '/hi/hosted-login/transfer/step', undefined],
    ] as const) {
      expect((await person.browser.call(method, path, body)).statusCode, path).toBe(403);
    }
    const token = (await move(person.browser)).json().access_token;
    expect(await me(person.browser, token)).toMatchObject({
      id: earlier.memberId,
      phone_number: person.phone,
    });
  });

  it('共通IDのログインからでも、同じように移行を示す', async () => {
    const person = await eligiblePerson(portal, 'general');
    await proveNumber(portal, person);
    await earlierAccount(portal, { phone: person.phone, registration: fromInsurer });
    const later = await eligiblePerson(portal, 'insurance');
    const { answer } = await logIn(portal, later.browser, { identifier: person.phone, flow: 'sign-up' });
    expect(answer?.json(), answer?.body).toMatchObject({ next_page_id: 'U-L12' });
  });

  it('書いたカナと生年月日ではじめてわかった場合、2人目を作らずに移行を示す', async () => {
    const person = await eligiblePerson(portal, 'general');
    const earlier = await earlierAccount(portal, { phone: person.phone });
    await proveNumber(portal, person);
    const asked = await person.browser.call('POST', '/hi/hosted-login/sign-up', REGISTRATION);
    expect(asked.json(), asked.body).toMatchObject({ status_code: 403, next_page_id: 'U-L12' });
    expect((await move(person.browser)).json()).toHaveProperty('access_token');
    expect(await membersOf(person.email)).toEqual([{ id: earlier.memberId, has_left: false }]);
  });

  it('番号だけが同じで名前が違う場合、何も言わずに登録できる', async () => {
    const person = await eligiblePerson(portal, 'general');
    await earlierAccount(portal, { phone: person.phone, registration: { first_name_kana: 'ベツ' } });
    await proveNumber(portal, person);
    const done = await person.browser.call('POST', '/hi/hosted-login/sign-up', REGISTRATION);
    expect(done.statusCode, done.body).toBe(201);
  });
});
