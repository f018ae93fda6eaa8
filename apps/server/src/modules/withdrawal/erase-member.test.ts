import { afterEach, describe, expect, it } from 'vitest';
import { makeMember } from '../../portal-under-test/make-member.fixture.ts';
import { Browser, usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { ENTRANCES, logIn, PASSWORD, REGISTRATION } from '../identity/sign-up.fixture.ts';
import { eraseWithdrawnMembers } from './erase-withdrawn-members.ts';
import { leave, rowOf, type Someone } from './withdrawal.fixture.ts';
import type { ErasureHooks } from './withdrawal-parts.ts';

const portal = usePortal();
const DAY = 86_400;

const asked: string[] = [];
const hooks: ErasureHooks = {
  eraseFilesOf: async (memberId) => void asked.push(`files ${memberId}`),
  eraseRecordKeysOf: async (memberId) => void asked.push(`keys ${memberId}`),
  eraseAuditContentOf: async (_tx, memberId) => void asked.push(`audit ${memberId}`),
  detachMember: async (_tx, memberId) => void asked.push(`records ${memberId}`),
};
afterEach(async () => {
  asked.splice(0);
  await portal.empty();
});

const erase = (changes: Partial<ErasureHooks> = {}) =>
  eraseWithdrawnMembers(
    { ...portal.dependencies, hooks: { ...hooks, ...changes } },
    portal.dependencies.clock(),
  );

/** Tables in which a word stands, whatever the column: nothing is left out because nobody thought of it. */
async function tablesWith(words: string[]): Promise<string[]> {
  const { database } = portal.dependencies;
  const { rows } = await database.execute<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const holds = words.map((word) => `strpos(t::text, '${word}') > 0`).join(' or ');
    const { rows: hits } = await database.execute(`select 1 from ${name} t where ${holds} limit 1`);
    if (hits.length > 0) found.push(name);
  }
  return found;
}

/** A member who has used everything there is to use. */
async function aMemberWithHistory(): Promise<Someone & { words: string[]; sub: string }> {
  const person = await makeMember(portal, 'general', {
    diagnosed_cancers: [{ cancer_type_id: 'lung', stage: 'II', is_primary: true }],
    other_diseases: '高血圧',
    supporters: [{ relationship: 'partner', nickname: 'たろう' }],
    last_name: '消江田',
  });
  const log = { log_date: '2026-01-05', is_other_log: true, other: { text: '庭の水やり' } };
  const saved = await person.browser.call('POST', '/treatment-logs', log, person.accessToken);
  expect(saved.statusCode, saved.body).toBe(201);
  const path = '/treatment-logs/next-visit-information';
  const visit = await person.browser.call('POST', path, { visit_date: '2026-01-06' }, person.accessToken);
  expect(visit.statusCode, visit.body).toBe(201);
  const ids = await rowOf(
    portal,
    `select b.id, b.pool_sub, b.phone_number from base_accounts b join members m on m.base_account_id = b.id
     where m.id = '${person.memberId}'`,
  );
  const sub = String(ids.pool_sub);
  const words = [person.memberId, String(ids.id), sub, String(ids.phone_number), person.email, '消江田'];
  return { ...person, words, sub };
}

describe('退会から30日後の消去（G53）', () => {
  // @proves call POST /unsubscribe
  it('30日を過ぎた場合、その人のことはどの表にも残らず、共通IDも消え、同じ番号で新しく登録できる', async () => {
    const person = await aMemberWithHistory();
    await leave(person, { reason: '引っこしのため' });
    await portal.runOutbox();
    expect(await tablesWith(person.words)).toEqual(
      expect.arrayContaining([
        'members',
        'treatment_logs',
        'next_visits',
        'base_accounts',
        'pool_users',
        'sent_messages',
      ]),
    );
    portal.pass(30 * DAY);
    expect(await erase()).toBe(1);
    await portal.runOutbox();
    expect(await tablesWith(person.words)).toEqual([]);
    expect(asked).toEqual([
      `files ${person.memberId}`,
      `keys ${person.memberId}`,
      `audit ${person.memberId}`,
      `records ${person.memberId}`,
    ]);
    const { answer, refused } = await logIn(portal, new Browser(portal.app), { identifier: person.phone });
    expect(answer).toBeNull();
    expect(refused?.statusCode).not.toBe(303);
    const body = { phone_number: person.phone, email: person.email, email_confirmation: person.email };
    const anew = new Browser(portal.app);
    await anew.call('POST', ENTRANCES.general.path, ENTRANCES.general.proof);
    const asking = await anew.call('POST', '/sign-up/account', { ...body, password: PASSWORD });
    expect(asking.statusCode, asking.body).toBe(200);
    const code = await portal.codeTo(person.words[3] ?? '');
    expect((await anew.call('PUT', '/hi/hosted-login/phone/verification', { code })).json()).toMatchObject({
      next_page_id: 'U-R03',
    });
  });

  it('30日になる前は、何も消さない', async () => {
    const person = await aMemberWithHistory();
    await leave(person);
    portal.pass(30 * DAY - 60);
    expect(await erase()).toBe(0);
    expect(await tablesWith([person.memberId])).toContain('treatment_logs');
  });

  it('もう一度動いた場合も、すでに消えた人について、まちがいにしない', async () => {
    const person = await aMemberWithHistory();
    await leave(person);
    await portal.runOutbox();
    portal.pass(30 * DAY);
    expect(await erase()).toBe(1);
    expect(await erase()).toBe(0);
    await portal.runOutbox();
    await portal.runOutbox();
    expect(await tablesWith(person.words)).toEqual([]);
  });

  it('途中で止まった場合、鍵は先に消えていて、次に動いたときに終わりまで消す', async () => {
    const person = await aMemberWithHistory();
    await leave(person);
    await portal.runOutbox();
    portal.pass(30 * DAY);
    const died = new Error('the server died');
    const stopped = erase({ eraseAuditContentOf: () => Promise.reject(died) });
    await expect(stopped).rejects.toMatchObject({ errors: [died] });
    const left = await tablesWith([person.memberId]);
    expect(left).toContain('members');
    expect(left).not.toContain('member_keys');
    expect(left).not.toContain('treatment_logs');
    expect(await erase()).toBe(1);
    await portal.runOutbox();
    expect(await tablesWith(person.words)).toEqual([]);
  });

  it('ファイルを消せない人がいた場合、その人を残して、ほかの人は消し、次に動いたときに終わらせる', async () => {
    const first = await aMemberWithHistory();
    const second = await aMemberWithHistory();
    await leave(first);
    await leave(second);
    portal.pass(30 * DAY);
    const away = new Error('the storage is away');
    const eraseFilesOf = async (memberId: string) => {
      if (memberId === first.memberId) throw away;
    };
    await expect(erase({ eraseFilesOf })).rejects.toMatchObject({ errors: [away] });
    expect(await tablesWith([second.memberId])).toEqual([]);
    expect(await tablesWith([first.memberId])).toContain('treatment_logs');
    expect(await erase()).toBe(1);
    expect(await tablesWith([first.memberId])).toEqual([]);
  });

  it('同じ共通IDの会員がほかにいる場合、共通IDと、その会員のものは残す', async () => {
    const person = await aMemberWithHistory();
    const other = new Browser(portal.app);
    await other.call('POST', ENTRANCES.insurance.path, ENTRANCES.insurance.proof);
    await logIn(portal, other, { identifier: person.phone, flow: 'sign-up' });
    await other.call('POST', '/hi/hosted-login/sign-up', REGISTRATION);
    await leave(person);
    portal.pass(30 * DAY);
    expect(await erase()).toBe(1);
    await portal.runOutbox();
    expect(await tablesWith([person.memberId])).toEqual([]);
    const { answer } = await logIn(portal, new Browser(portal.app), {
      identifier: person.phone,
      isInsured: true,
    });
    expect(answer?.json()).toMatchObject({ refresh: 'cookie' });
  });

  it('共通IDを消す前に登録し直していた場合、利用者プールの共通IDは消さない', async () => {
    const person = await aMemberWithHistory();
    await leave(person);
    portal.pass(30 * DAY);
    expect(await erase()).toBe(1);
    // The outbox has not run yet: the account still stands, and takes its owner in.
    const browser = new Browser(portal.app);
    await logIn(portal, browser, { identifier: person.phone, flow: 'sign-up' });
    await browser.call('POST', ENTRANCES.general.path, ENTRANCES.general.proof);
    const anew = await browser.call('POST', '/hi/hosted-login/sign-up', REGISTRATION);
    expect(anew.statusCode, anew.body).toBe(201);
    await portal.runOutbox();
    const { answer } = await logIn(portal, new Browser(portal.app), { identifier: person.phone });
    expect(answer?.json()).toMatchObject({ refresh: 'cookie' });
  });

  it('ほかの会員のものは、一つも消さない', async () => {
    const neighbour = await aMemberWithHistory();
    const before = await tablesWith(neighbour.words);
    const person = await aMemberWithHistory();
    await leave(person);
    portal.pass(30 * DAY);
    await erase();
    await portal.runOutbox();
    expect(await tablesWith(neighbour.words)).toEqual(before);
  });
});
