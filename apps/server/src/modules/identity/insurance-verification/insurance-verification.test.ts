import { beforeEach, describe, expect, it } from 'vitest';
import { makeMember } from '../../../portal-under-test/make-member.fixture.ts';
import { Browser, usePortal } from '../../../portal-under-test/portal-under-test.fixture.ts';
import { insurancePolicies } from '../../eligibility/eligibility.table.ts';
import { DEMO_POLICIES } from '../../eligibility/index.ts';
import { ENTRANCES, eligiblePerson, logIn, type NewPerson, proveNumber } from '../sign-up.fixture.ts';

const portal = usePortal();
const { number, lastNameKana, firstNameKana, birthday } = DEMO_POLICIES.valid;
const RECORD = {
  insurance_number: number,
  last_name_kana: lastNameKana,
  first_name_kana: firstNameKana,
  birthday,
};

/** What the insurer hands over by now; the policy of the demo unless it says otherwise. */
async function insurerSays(...records: Partial<typeof insurancePolicies.$inferInsert>[]) {
  const { database } = portal.dependencies;
  await database.delete(insurancePolicies);
  await database.insert(insurancePolicies).values(records.map((record) => ({ ...RECORD, ...record })));
}
// Before each test, after the demo's policies are put in again.
beforeEach(() => insurerSays({ valid_until: null }));

const ENDED = { valid_until: '2025-03-31' };
const { path, proof } = ENTRANCES.insurance;

/** A member of the insurance programme, whose next login is made in a browser of its own. */
async function member() {
  const person = await makeMember(portal, 'insurance');
  const browser = new Browser(portal.app);
  const enter = async () =>
    (await logIn(portal, browser, { identifier: person.phone, isInsured: true })).answer;
  const confirm = (changes: object = {}) => browser.call('POST', path, { ...proof, ...changes });
  return { ...person, browser, enter, confirm };
}

const handleOf = async ({ browser }: Pick<NewPerson, 'browser'>) =>
  (await browser.call('GET', '/hi/hosted-login/me')).json().hash_user_id as string;
const stateFor = async (browser: Browser, handle: string, bearer?: string) =>
  (await browser.call('GET', `/hi/hosted-login/insurance-verifications/${handle}`, undefined, bearer)).json();

describe('ログインのときの、ご加入の確認（U-L16・G18・G38）', () => {
  // @proves call GET /hi/hosted-login/insurance-verifications/{hash_user_id}
  it('契約が続いている場合、そのままログインする', async () => {
    const { enter } = await member();
    expect((await enter())?.json()).toHaveProperty('access_token');
  });

  // @proves call GET /hi/hosted-login/insurance-verifications/{hash_user_id}
  it.each([
    ['契約が終わった', [ENDED], 'failed'],
    ['保険会社の記録の名前が変わった', [{ last_name_kana: 'アサヒ' }], 'pending'],
    ['保険会社の記録の番号が変わった', [{ insurance_number: 'HD00000099' }], 'pending'],
  ])('%s場合、ログインの前に確認を求め、頭文字と生まれた年だけを見せる', async (_, records, state) => {
    const { browser, enter } = await member();
    await insurerSays(...records);
    const answer = (await enter())?.json();
    expect(answer).toEqual({
      next_page_id: 'U-L16',
      challenge: { type: 'insurance', expires_at: expect.any(String) },
    });
    expect(browser.cookies.has('session')).toBe(false);
    expect(await stateFor(browser, await handleOf({ browser }))).toEqual({
      state,
      kana_initial: 'ヒ',
      birth_year: 1968,
    });
  });

  it.each([
    ['名前が変わった', { last_name_kana: 'アサヒ' }],
    ['番号が変わった', { insurance_number: 'HD00000099' }],
  ])('%s人が新しい内容を入れた場合、ログインが続き、次からは求めない', async (_, changes) => {
    const { browser, enter, confirm } = await member();
    await insurerSays(changes);
    await enter();
    const done = await confirm(changes);
    expect(done.json(), done.body).toMatchObject({ access_token: expect.any(String), url: '/' });
    expect(browser.cookies.has('session')).toBe(true);
    expect(browser.cookies.has('challenge_token')).toBe(false);
    const me = await browser.call('GET', '/users/me', undefined, done.json().access_token);
    expect(me.json()).toMatchObject(changes);
    expect((await enter())?.json()).toHaveProperty('access_token');
  });

  it('合わない内容の場合は断り、直せばログインできる', async () => {
    const { browser, enter, confirm } = await member();
    await insurerSays({ insurance_number: 'HD00000099' });
    await enter();
    const refused = await confirm();
    expect([refused.statusCode, refused.json().name]).toEqual([422, 'INSURANCE_NOT_CONFIRMED']);
    expect(browser.cookies.has('session')).toBe(false);
    expect((await confirm({ insurance_number: 'HD00000099' })).json()).toHaveProperty('access_token');
  });

  it.each([
    ['名前も番号も違う', { insurance_number: 'HD00000077', last_name_kana: 'アサヒ' }],
    ['生年月日の違う', { insurance_number: 'HD00000077', birthday: '1970-01-01' }],
  ])('%s契約は、ほかの人のものとして断る', async (_, other) => {
    const { browser, enter, confirm } = await member();
    await insurerSays(ENDED, other);
    await enter();
    const answer = await confirm(other);
    expect([answer.statusCode, answer.json().name]).toEqual([422, 'INSURANCE_NOT_CONFIRMED']);
    expect(browser.cookies.has('session')).toBe(false);
  });

  it('確認のしるしは1度だけ使える', async () => {
    const { browser, enter, confirm } = await member();
    await insurerSays({ last_name_kana: 'アサヒ' });
    await enter();
    const before = new Map(browser.cookies);
    const answers = await Promise.all([
      confirm({ last_name_kana: 'アサヒ' }),
      confirm({ last_name_kana: 'アサヒ' }),
    ]);
    expect(answers.filter((answer) => 'access_token' in answer.json())).toHaveLength(1);
    for (const [name, cookie] of before) browser.cookies.set(name, cookie);
    expect((await confirm({ last_name_kana: 'アサヒ' })).json()).not.toHaveProperty('access_token');
  });

  // @proves call GET /hi/hosted-login/insurance-verifications/{hash_user_id}
  it('会員は自分の状態を読め、訪問者は何も知らず、ほかの人の分は見つからない', async () => {
    const one = await member();
    const other = await member();
    const { hash_user_id: handle } = (
      await one.browser.call('GET', '/users/me', undefined, one.accessToken)
    ).json();
    expect(await stateFor(one.browser, handle, one.accessToken)).toMatchObject({ state: 'verified' });
    expect(await stateFor(new Browser(portal.app), handle)).toEqual({});
    expect(await stateFor(other.browser, handle, other.accessToken)).toMatchObject({ name: 'NOT_FOUND' });
  });

  it('ほかの窓口の会員には、確認はいらない', async () => {
    const person = await makeMember(portal, 'general');
    const me = (await person.browser.call('GET', '/users/me', undefined, person.accessToken)).json();
    expect(await stateFor(person.browser, me.hash_user_id, person.accessToken)).toMatchObject({
      state: 'not_needed',
    });
  });

  it('登録の途中の人の場合、同じ確認は登録を進め、ログインはさせない', async () => {
    const person = await eligiblePerson(portal, 'insurance');
    await proveNumber(portal, person);
    const again = await person.browser.call('POST', path, proof);
    expect(again.json()).toMatchObject({ challenge: { type: 'sign_up' }, next_page_id: 'U-R03' });
    expect(await stateFor(person.browser, 'A'.repeat(43))).toEqual({});
  });
});
