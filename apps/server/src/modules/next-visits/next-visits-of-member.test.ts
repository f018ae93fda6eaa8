import { describe, expect, it } from 'vitest';
import { makeMember } from '../../portal-under-test/make-member.fixture.ts';
import { type PortalUnderTest, usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { writeLogs } from '../identity/migration/earlier-account.fixture.ts';
import { movesOf } from '../identity/migration/moves.fixture.ts';
import { eraseIllnessData } from '../privacy/erase-illness-data.ts';
import { rowOf, type Someone } from '../withdrawal/withdrawal.fixture.ts';
import { createNextVisits, listNextVisits } from './index.ts';

const portal: PortalUnderTest = usePortal();
const { move, twoAccounts, untilConfirm } = movesOf(portal);
const DAY = 86_400;
const NEXT_VISIT = '/treatment-logs/next-visit-information';
const VISIT = { visit_date: '2026-12-01', memo: '受付は2階' };

async function write({ browser, accessToken }: Someone): Promise<string> {
  const made = await browser.call('POST', NEXT_VISIT, VISIT, accessToken);
  expect(made.statusCode, made.body).toBe(201);
  return made.json().id;
}

async function say({ browser, accessToken }: Someone, isAgreed: boolean): Promise<void> {
  const path = '/account/consents/sensitive_data';
  const said = await browser.call('PUT', path, { is_agreed: isAgreed }, accessToken);
  expect(said.statusCode, said.body).toBe(200);
}

const countOf = async (memberId: string) =>
  Number((await rowOf(portal, `select count(*) as n from next_visits where member_id = '${memberId}'`)).n);

describe('病気についての同意と、次の診察（決定0021）', () => {
  it('取り消した場合、どの呼び出しも断り、同意し直せば元のまま読める', async () => {
    const person = await makeMember(portal);
    const id = await write(person);
    await say(person, false);
    const calls = [
      ['GET', NEXT_VISIT],
      ['POST', NEXT_VISIT, VISIT],
      ['PUT', `/treatment-logs/${id}/next-visit-information`, { ...VISIT, next_visit_id: id }],
      ['GET', `/next-visits/${id}`],
      ['PUT', `/next-visits/${id}`, { ...VISIT, version: 1 }],
      ['DELETE', `/next-visits/${id}`],
    ] as const;
    for (const [method, path, body] of calls) {
      const answer = await person.browser.call(method, path, body, person.accessToken);
      expect([answer.statusCode, answer.json().name], `${method} ${path}`).toEqual([
        403,
        'CONSENT_WITHDRAWN',
      ]);
    }
    await say(person, true);
    const list = await person.browser.call('GET', NEXT_VISIT, undefined, person.accessToken);
    expect(list.json().next).toMatchObject({ id, version: 1, memo: '受付は2階' });
  });

  it('30日たった場合、消える。ほかの会員のものは残る', async () => {
    const [person, neighbour] = [await makeMember(portal), await makeMember(portal)];
    await write(person);
    await write(neighbour);
    await say(person, false);
    portal.pass(30 * DAY - 60);
    await eraseIllnessData(portal.dependencies, portal.dependencies.clock());
    expect(await countOf(person.memberId)).toBe(1);
    portal.pass(60);
    await eraseIllnessData(portal.dependencies, portal.dependencies.clock());
    expect([await countOf(person.memberId), await countOf(neighbour.memberId)]).toEqual([0, 1]);
  });
});

describe('共通IDへの移行と、次の診察（G40）', () => {
  it('以前の会員の診察も移り、残る会員の鍵で開いて読め、記録との結びも続く', async () => {
    const { common, commonMemberId, earlier } = await twoAccounts();
    const now = portal.dependencies.clock();
    await writeLogs(portal, commonMemberId, ['診察の日の記録']);
    const log = await rowOf(portal, `select id from treatment_logs where member_id = '${commonMemberId}'`);
    const visits = [
      { input: { ...VISIT, status: 'done' as const }, logId: String(log.id) },
      ...Array.from({ length: 30 }, () => ({ input: VISIT })),
    ];
    await createNextVisits(portal.dependencies, commonMemberId, visits, now);
    await createNextVisits(portal.dependencies, earlier.memberId, [{ input: VISIT }], now);

    const browser = await untilConfirm(earlier, common);
    const done = await move(browser);
    expect(done.statusCode, done.body).toBe(200);
    expect(await countOf(commonMemberId)).toBe(0);
    const { next, later, past } = await listNextVisits(portal.dependencies, earlier.memberId, now);
    expect(next?.memo).toBe('受付は2階');
    expect(later).toHaveLength(30);
    expect(past).toMatchObject([{ treatment_log_id: log.id, status: 'done' }]);
  });
});
