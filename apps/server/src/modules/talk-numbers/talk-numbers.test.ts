import { TALK_NUMBER } from '@hidamari/domain/talk-numbers';
import { describe, expect, it } from 'vitest';
import { makeMember } from '../../portal-under-test/make-member.fixture.ts';
import { makeStaff } from '../../portal-under-test/make-staff.fixture.ts';
import { type PortalUnderTest, usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import type { StaffPerson } from '../staff/staff.fixture.ts';
import { rowOf, type Someone } from '../withdrawal/withdrawal.fixture.ts';
import { issueTalkNumber } from './issue-talk-number.ts';
import { talkNumbers } from './talk-number.table.ts';
import { talkNumberParts } from './talk-number-parts.ts';

const portal: PortalUnderTest = usePortal();

async function numberOf({ browser, accessToken }: Someone): Promise<string> {
  const answer = await browser.call('GET', '/find-me/issue-token', undefined, accessToken);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().token;
}

const search = ({ browser }: StaffPerson, value: string) =>
  browser.call('POST', '/desk/members/search', { by: 'talk_number', value });

async function found(staff: StaffPerson, value: string): Promise<string[]> {
  const answer = await search(staff, value);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.map(({ id }: { id: string }) => id);
}

/** Another number than this one. */
const otherThan = (number: string, by = 1) =>
  String((Number(number) + by) % 10 ** TALK_NUMBER.digits).padStart(TALK_NUMBER.digits, '0');

/** The number as it is or in two groups of three. */
const written = (number: string) => new RegExp(`${number.slice(0, 3)}[ -]?${number.slice(3)}`);

/** Every column that holds words or bytes and has these digits in some row: `table.column`. */
async function placesOf(number: string): Promise<string[]> {
  const { database } = portal.dependencies;
  const { rows: columns } = await database.execute<{ table_name: string; column_name: string; type: string }>(
    `select table_name, column_name, data_type as type from information_schema.columns
      where table_schema = current_schema()
        and data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'bytea', 'ARRAY')`,
  );
  const places: string[] = [];
  for (const { table_name, column_name, type } of columns) {
    const words = type === 'bytea' ? `encode("${column_name}", 'escape')` : `"${column_name}"::text`;
    const { rows } = await database.execute(
      `select 1 from "${table_name}" where ${words} ~ '${written(number).source}' limit 1`,
    );
    if (rows.length > 0) places.push(`${table_name}.${column_name}`);
  }
  return places;
}

describe('お話し番号（G92）', () => {
  // @proves call GET /find-me/issue-token
  it('会員が読み上げた番号で、お名前を聞かずにその会員が見つかり、会員の記録に残る', async () => {
    const member = await makeMember(portal);
    await makeMember(portal);
    const staff = await makeStaff(portal);
    const number = await numberOf(member);
    expect(number).toMatch(/^\d{6}$/);
    const answer = await search(staff, `${number.slice(0, 3)} ${number.slice(3)}`);
    expect(answer.json().data).toEqual([
      { id: member.memberId, kana_initial: 'ヤ', birth_year: '1970', member_type: 'general' },
    ]);
    const diary = await member.browser.call('GET', '/account/access-diary', undefined, member.accessToken);
    expect(diary.json().data).toMatchObject([{ kind: 'member-found', staff_name: '佐藤' }]);
  });

  it('一度だけ使える。同じ番号で同時にさがしても、見つけるのは一人だけ', async () => {
    const member = await makeMember(portal);
    const [one, two] = [await makeStaff(portal), await makeStaff(portal)];
    const number = await numberOf(member);
    const results = await Promise.all([found(one, number), found(two, number)]);
    expect(results.flat()).toEqual([member.memberId]);
    expect(await found(one, number)).toEqual([]);
  });

  it('10分で使えなくなり、新しい番号を出すと、前の番号は使えない', async () => {
    const member = await makeMember(portal);
    const staff = await makeStaff(portal);
    const [first, second] = [await numberOf(member), await numberOf(member)];
    if (first !== second) expect(await found(staff, first)).toEqual([]);
    expect(await found(staff, second)).toEqual([member.memberId]);
    const late = await numberOf(member);
    portal.pass(TALK_NUMBER.lifeSeconds);
    expect(await found(staff, late)).toEqual([]);
  });

  // @proves call GET /find-me/issue-token
  it('違う番号が五回続いた場合、正しい番号でも待ってもらい、待てばまた使える', async () => {
    const member = await makeMember(portal);
    const staff = await makeStaff(portal);
    const number = await numberOf(member);
    const wrong = [1, 2, 3, 4, 5].map((by) => otherThan(number, by));
    for (const value of wrong) expect(await found(staff, value)).toEqual([]);
    expect((await search(staff, number)).statusCode).toBe(429);
    portal.pass(TALK_NUMBER.lifeSeconds);
    expect(await found(staff, await numberOf(member))).toEqual([member.memberId]);
  });

  it('正しい番号は、その前のまちがいを一つだけ許す。ほかのまちがいは数えたまま', async () => {
    const member = await makeMember(portal);
    const staff = await makeStaff(portal);
    const typo = async (number: string, by: number) =>
      (await search(staff, otherThan(number, by))).statusCode;
    const number = await numberOf(member);
    for (let by = 1; by <= 4; by += 1) expect(await typo(number, by)).toBe(200);
    expect(await found(staff, number)).toEqual([member.memberId]);
    // Three of the four stay counted: two more, and then the wait, whatever number comes.
    const next = await numberOf(member);
    expect([await typo(next, 1), await typo(next, 2), await typo(next, 3)]).toEqual([200, 200, 429]);
    expect((await search(staff, next)).statusCode).toBe(429);
  });

  it('一つずつ打ち間違えながら、次々に電話を受けても、待たされない', async () => {
    const member = await makeMember(portal);
    const staff = await makeStaff(portal);
    for (let call = 0; call < 8; call += 1) {
      const number = await numberOf(member);
      expect(await found(staff, otherThan(number, 1))).toEqual([]);
      expect(await found(staff, number)).toEqual([member.memberId]);
    }
  });

  it.each(['12345', '1234567', '%', '______', '12345a', ''])(
    '六桁の数字でない「%s」の場合、さがさずに断る',
    async (value) => {
      const staff = await makeStaff(portal);
      const answer = await search(staff, value);
      expect(answer.statusCode).toBe(422);
    },
  );

  it('番号そのものは、どの表にも記録にも残らない', async () => {
    const member = await makeMember(portal);
    const staff = await makeStaff(portal);
    const number = await numberOf(member);
    const wrong = otherThan(number);
    expect(await found(staff, wrong)).toEqual([]);
    const row = await rowOf(portal, `select * from talk_numbers where member_id = '${member.memberId}'`);
    expect(Object.keys(row).sort()).toEqual(['expires_at', 'member_id', 'number_hash']);
    expect(await placesOf(number)).toEqual([]);
    expect(await found(staff, `${number.slice(0, 3)} ${number.slice(3)}`)).toEqual([member.memberId]);
    for (const value of [number, wrong]) expect(await placesOf(value)).toEqual([]);
    const lines = portal.logged.join('');
    expect(lines).toContain('/desk/members/search');
    for (const value of [number, wrong]) expect(lines).not.toMatch(written(value));
    // What is kept as it is would have been found.
    expect(await placesOf(member.phone.slice(-6))).toContain('base_accounts.phone_number');
  });

  it('使われないまま終わった番号は、夜のうちに消え、使える番号は残る', async () => {
    const [gone, stays] = [await makeMember(portal), await makeMember(portal)];
    await numberOf(gone);
    portal.pass(TALK_NUMBER.lifeSeconds);
    const number = await numberOf(stays);
    const [tidy] = portal.modules.talkNumbers.jobs;
    await tidy?.run(portal.dependencies.clock());
    const left = await portal.dependencies.database.select().from(talkNumbers);
    const whose = left.map((row) => row.member_id);
    expect(whose).not.toContain(gone.memberId);
    expect(whose).toContain(stays.memberId);
    expect(await found(await makeStaff(portal), number)).toEqual([stays.memberId]);
  });

  it('ほかの会員と同じ番号を引いた場合、引き直す。もう終わった番号なら、そのまま使う', async () => {
    const [one, two] = [await makeMember(portal), await makeMember(portal)];
    const parts = talkNumberParts(portal.dependencies);
    const drawing =
      (...numbers: string[]) =>
      () =>
        numbers.shift() ?? '';
    await issueTalkNumber(parts, one.memberId, drawing('407295'));
    const issued = await issueTalkNumber(parts, two.memberId, drawing('407295', '118043'));
    expect(issued.token).toBe('118043');
    portal.pass(TALK_NUMBER.lifeSeconds);
    expect((await issueTalkNumber(parts, two.memberId, drawing('407295'))).token).toBe('407295');
  });

  it('次々に出した場合、待ってもらう。ログインしていない人には出さない', async () => {
    const { browser, accessToken } = await makeMember(portal);
    const ask = (token?: string) => browser.call('GET', '/find-me/issue-token', undefined, token);
    const statuses: number[] = [];
    for (let times = 0; times < 31; times += 1) statuses.push((await ask(accessToken)).statusCode);
    expect([statuses.at(0), statuses.at(29), statuses.at(30)]).toEqual([200, 200, 429]);
    expect((await ask()).statusCode).toBe(401);
  });
});
