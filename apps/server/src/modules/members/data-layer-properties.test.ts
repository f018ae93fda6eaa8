import { addDays, japanDay } from '@hidamari/domain/japanese-dates';
import { describe, expect, it } from 'vitest';
import {
  MARKED_ACCOUNT,
  marked,
} from '../../../../../packages/contract/src/members/marked-account.fixture.ts';
import { type MadeMember, makeMember } from '../../portal-under-test/make-member.fixture.ts';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import type { Entrance } from '../identity/sign-up.fixture.ts';

const portal = usePortal();

type Person = MadeMember;

const PATH = '/user-properties/for-data-layer-setting';

async function propertiesOf({ browser, accessToken }: Person) {
  const answer = await browser.call('GET', PATH, undefined, accessToken);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer;
}

async function memberOf({ browser, accessToken }: Person): Promise<Record<string, unknown>> {
  const query = '?withDiagnosedCancers=1&withTreatmentLogs=1';
  return (await browser.call('GET', `/users/me${query}`, undefined, accessToken)).json();
}

async function change(person: Person, set: string): Promise<void> {
  const { id } = await memberOf(person);
  await portal.dependencies.database.execute(`update members set ${set} where id = '${id}'`);
}

/** Every field that a form knows, each with a value that stands nowhere else. */
const WHOLE = { ...MARKED_ACCOUNT, ...marked('referrals', { from_other: true }) };

/** Every text, number and day that stands anywhere in a value. */
function leavesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leavesOf);
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
}

/** What the answer may hold by G93, word for word. */
const ALLOWED = ['hatch', 'general', 'chofu', 'aflac', 'insurance'];

/** A person of this entrance with everything filled in, of whom a month has passed since the first login. */
async function wholePerson(entrance: Entrance): Promise<Person> {
  const person = await makeMember(portal, entrance, WHOLE);
  const today = japanDay(portal.dependencies.clock());
  const firstLogin = `${addDays(today, -40)}T03:00:00Z`;
  await change(person, `onboarding_step = 3, nickname = 'すみちゃん', first_login_at = '${firstLogin}'`);
  const { id } = await memberOf(person);
  await portal.dependencies.database.execute(
    `update base_accounts set line_user_id = 'line-of-${id}'
     where id = (select base_account_id from members where id = '${id}')`,
  );
  const log = { log_date: '2026-01-05', is_other_log: true, other: { text: '庭の水やりをした' } };
  const saved = await person.browser.call('POST', '/treatment-logs', log, person.accessToken);
  expect(saved.statusCode, saved.body).toBe(201);
  return person;
}

describe('計測に渡す会員の値（G93）', () => {
  // @proves call GET /user-properties/for-data-layer-setting
  it.each([
    ['general', 'hatch', 'general'],
    ['insurance', 'aflac', 'insurance'],
    ['chofu', 'chofu', 'chofu'],
  ] as const)(
    'すべてを登録した%sの方の場合、決めた九つのあらい値だけを答え、ほかの値はどこにもない',
    async (entrance, variant, memberType) => {
      const person = await wholePerson(entrance);
      const answer = await propertiesOf(person);
      const { birthday } = await memberOf(person);
      const decade = `${Math.floor((Number(japanDay(portal.dependencies.clock()).slice(0, 4)) - Number(String(birthday).slice(0, 4)) - 1) / 10)}`;
      expect(answer.json()).toEqual({
        variant,
        member_type: memberType,
        is_logged_in: true,
        is_self: false,
        // A municipality has no LINE, whatever the common ID is linked with.
        is_line_linked: variant !== 'chofu',
        onboarding_step: 3,
        age_band: expect.stringMatching(new RegExp(`^${decade}0s$|^${Number(decade) + 1}0s$`)),
        months_since_first_login: 1,
        has_log: true,
      });
      const rest = answer.body.replace(new RegExp(`"(${ALLOWED.join('|')})"`, 'g'), '""');
      const written = [...leavesOf(await memberOf(person)), ...leavesOf(WHOLE), person.phone, person.email];
      // One or two digits stand in every answer by chance, and say nothing.
      const telling = written.filter((leaf) => !ALLOWED.includes(leaf) && !/^\d{0,2}$/.test(leaf));
      expect(telling.length).toBeGreaterThan(30);
      expect(telling.filter((leaf) => rest.includes(leaf))).toEqual([]);
      expect(answer.headers['cache-control']).toContain('no-store');
    },
  );

  it('登録したばかりの場合、LINEも治療ログもなく、月は0', async () => {
    const person = await makeMember(portal, 'general');
    expect((await propertiesOf(person)).json()).toMatchObject({
      is_self: true,
      is_line_linked: false,
      onboarding_step: 0,
      months_since_first_login: 0,
      has_log: false,
    });
  });

  it('生まれた日が分からない場合、年代はない', async () => {
    const person = await makeMember(portal, 'general');
    await change(person, 'birthday = null');
    expect((await propertiesOf(person)).json().age_band).toBeNull();
  });

  it('病気の情報の同意を取り消した場合、治療ログがあるかも言わない', async () => {
    const person = await wholePerson('general');
    const body = { is_agreed: false };
    await person.browser.call('PUT', '/account/consents/sensitive_data', body, person.accessToken);
    expect((await propertiesOf(person)).json().has_log).toBe(false);
  });

  // @proves call GET /user-properties/for-data-layer-setting
  it.each([
    ['試験の会員（G48）', 'member_test_marketing = true'],
    ['亡くなったと知らせた方（G149）', "bereaved_at = '2026-11-01T00:00:00Z'"],
  ])('%sの場合、何も答えない', async (_, set) => {
    const person = await wholePerson('general');
    await change(person, set);
    expect((await propertiesOf(person)).json()).toEqual({});
  });

  it('ログインしていない場合、答えない', async () => {
    const { browser } = await makeMember(portal, 'general');
    expect((await browser.call('GET', PATH)).statusCode).toBe(401);
  });
});
