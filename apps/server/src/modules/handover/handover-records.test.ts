import { decodeJwt } from 'jose';
import { beforeEach, expect, it } from 'vitest';
import { makeMember } from '../../portal-under-test/make-member.fixture.ts';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { movesOf } from '../identity/migration/moves.fixture.ts';
import { handoversSection } from '../my-data/index.ts';
import { leave, type Someone } from '../withdrawal/withdrawal.fixture.ts';
import { askForToken, openExample, tokenOf, withProvenEmail } from './handover.fixture.ts';
import { handovers } from './handover.table.ts';
import { handoverBelongings } from './handover-records.ts';
import { listAllHandovers } from './index.ts';

const portal = usePortal();
beforeEach(() => portal.dependencies.database.delete(handovers));

const DAY_SECONDS = 24 * 60 * 60;

const someone = async () => withProvenEmail(portal, await makeMember(portal));
const listOf = async ({ browser, accessToken }: Someone) =>
  (await browser.call('GET', '/account/handovers', undefined, accessToken)).json().data;

// @proves call GET /account/handovers
it('渡した記録は、新しい順に、いつ、どこに、何を渡したかと、受け取られたかを、本人だけに見せる', async () => {
  const [person, other] = [await someone(), await someone()];
  await openExample(portal, 'bears', await tokenOf(person, 'bears'));
  portal.pass(60);
  await tokenOf(person, 'tomosnote');
  const list = await listOf(person);
  expect(list).toMatchObject([
    { partner: 'tomosnote', given: ['pseudonym', 'email-hash', 'variant'], received_at: null },
    { partner: 'bears', given: ['pseudonym', 'variant', 'extra-minutes'] },
  ]);
  expect(list[1].received_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  expect(JSON.stringify(list)).not.toContain(decodeJwt(await tokenOf(person, 'bears')).sub);
  expect(await listOf(other)).toEqual([]);
});

it('わたしのデータにも、番号のほかの全部が入る（G136）', async () => {
  const person = await someone();
  await openExample(portal, 'ancs', await tokenOf(person, 'ancs'));
  const section = handoversSection((memberId) => listAllHandovers(portal.dependencies, memberId));
  const [record] = (await section.read(person.memberId)) as Record<string, unknown>[];
  const documented = section.fields.map(([name]) => name.replace('[]', ''));
  expect(Object.keys(record ?? {}).sort()).toEqual([...documented].sort());
  expect(record).toMatchObject({ partner: 'ancs', given: ['pseudonym', 'variant'] });
});

it('会員が消えたあとも、だれのものかを除いて三年残り、そのあと夜のうちに消える（29条）', async () => {
  const { database, clock } = portal.dependencies;
  const person = await someone();
  await openExample(portal, 'ancs', await tokenOf(person, 'ancs'));
  expect((await leave(person)).statusCode).toBe(200);
  portal.pass(31 * DAY_SECONDS);
  const { withdrawal, handover } = portal.modules;
  const [erase] = withdrawal.jobs;
  await erase?.run(clock());
  const kept = () => database.select().from(handovers);
  expect(await kept()).toMatchObject([
    { member_id: null, partner: 'ancs', given: ['pseudonym', 'variant'], variant: 'hatch' },
  ]);
  const [job] = handover.jobs;
  await job?.run(clock());
  expect(await kept()).toHaveLength(1);
  const inThreeYears = new Date(clock());
  inThreeYears.setUTCFullYear(inThreeYears.getUTCFullYear() + 3);
  await job?.run(inThreeYears);
  expect(await kept()).toEqual([]);
});

it('アカウントが一つになった場合、記録も移り、はじめての30分は戻らず、番号も変わらない（G40）', async () => {
  const { twoAccounts, untilConfirm, move } = movesOf(portal);
  const later = new Date(portal.dependencies.clock().getTime() + 60_000);
  const { common, commonMemberId, earlier } = await twoAccounts({ at: later });
  const before = await someone();
  const token = await tokenOf(before, 'bears');
  await openExample(portal, 'bears', token);
  await portal.dependencies.database.update(handovers).set({ member_id: earlier.memberId });
  const browser = await untilConfirm(earlier, common);
  const done = await move(browser);
  expect(done.json(), done.body).toHaveProperty('access_token');
  const rows = await portal.dependencies.database.select().from(handovers);
  expect(rows.map(({ member_id: whose }) => whose)).toEqual([commonMemberId]);
  const answer = await askForToken({ ...before, browser, accessToken: done.json().access_token }, 'bears');
  expect(answer.statusCode, answer.body).toBe(200);
  const claims = decodeJwt(answer.json().verification_token);
  expect(claims).not.toHaveProperty('extra_minutes');
  expect(claims.sub).toBe(decodeJwt(token).sub);
});

it('記録は少しずつ移り、ほかの会員のものは移らない', async () => {
  const { database } = portal.dependencies;
  const [from, to, stranger] = [await someone(), await someone(), await someone()];
  for (const person of [from, from, from, stranger]) await tokenOf(person, 'ancs');
  const move = { from: from.memberId, to: to.memberId };
  expect(await handoverBelongings.moveSome({ database }, move, 2)).toBe(2);
  expect(await handoverBelongings.isEmpty(database, move.from)).toBe(false);
  expect(await handoverBelongings.moveSome({ database }, move, 100)).toBe(1);
  expect(await handoverBelongings.isEmpty(database, move.from)).toBe(true);
  const owners = (await database.select().from(handovers)).map((row) => row.member_id).sort();
  expect(owners).toEqual([to.memberId, to.memberId, to.memberId, stranger.memberId].sort());
});
