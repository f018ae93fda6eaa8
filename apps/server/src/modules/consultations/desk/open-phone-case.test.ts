import { randomUUID } from 'node:crypto';
import type { Queue } from '@hidamari/contract/consultations';
import { describe, expect, it } from 'vitest';
import { usePortal } from '../../../portal-under-test/portal-under-test.fixture.ts';
import { aMember, aSupporter, asMember, atDesk, type Supporter } from '../consultations.fixture.ts';

const portal = usePortal();
const queueOf = async (supporter: Supporter, view = 'open'): Promise<Queue> =>
  (await supporter.call('GET', `/desk/cases?view=${view}`)).json();
const numbersOf = (queue: Queue) => queue.data.map(({ number }) => number);

describe('電話の相談（G92）', () => {
  const issue = async (member: Awaited<ReturnType<typeof aMember>>): Promise<string> =>
    (await member.call('GET', '/find-me/issue-token')).json().token;

  // @proves call POST /desk/cases
  it('お話し番号で相談をひらき、その番号は二度使えない', async () => {
    const supporter = await aSupporter(portal);
    const member = await aMember(portal);
    const number = await issue(member);
    const opened = await supporter.call('POST', '/desk/cases', { talk_number: number, topics: ['money'] });
    expect(opened.statusCode, opened.body).toBe(201);
    const { id } = opened.json();
    expect(await atDesk(supporter, id)).toMatchObject({
      channel: 'phone',
      status: 'working',
      card_is_open: true,
      taken_by: { id: supporter.id },
    });
    expect(await asMember(member, id)).toMatchObject({ channel: 'phone', title: 'お金のご相談' });
    const again = await supporter.call('POST', '/desk/cases', { talk_number: number });
    expect(again.statusCode).toBe(404);
    const diary = (await member.call('GET', '/account/access-diary')).json().data;
    expect(diary.map(({ kind }: { kind: string }) => kind)).toEqual(['case-read', 'call-taken']);
  });

  it('受けたばかりで、まだだれも読んでいない電話の相談も、列と会員の一覧に出る', async () => {
    const supporter = await aSupporter(portal);
    const member = await aMember(portal);
    const opened = await supporter.call('POST', '/desk/cases', { talk_number: await issue(member) });
    const { number } = opened.json();
    expect(numbersOf(await queueOf(supporter, 'mine'))).toContain(number);
    const own = (await member.call('GET', '/consultations')).json().data;
    expect(own.map((found: { number: string }) => found.number)).toEqual([number]);
  });

  it('同じ送信が二度届いた場合は同じ相談で、ほかの相談員の送信には渡さない', async () => {
    const [supporter, other] = [await aSupporter(portal), await aSupporter(portal)];
    const call = { talk_number: await issue(await aMember(portal)), client_key: randomUUID() };
    const first = await supporter.call('POST', '/desk/cases', call);
    const again = await supporter.call('POST', '/desk/cases', call);
    expect([first.statusCode, again.statusCode, again.body]).toEqual([201, 201, first.body]);
    expect((await other.call('POST', '/desk/cases', call)).statusCode).toBe(404);
  });

  // @proves call POST /desk/cases
  it('時間が過ぎた番号も、でたらめな番号も断られ、五回まちがえると待つ', async () => {
    const supporter = await aSupporter(portal);
    const member = await aMember(portal);
    const old = await issue(member);
    portal.pass(601);
    const open = (talk_number: string) => supporter.call('POST', '/desk/cases', { talk_number });
    expect((await open(old)).statusCode).toBe(404);
    for (let tries = 0; tries < 4; tries += 1) expect((await open(`00000${tries}`)).statusCode).toBe(404);
    const waiting = await open(await issue(await aMember(portal)));
    expect(waiting.statusCode).toBe(429);
    portal.pass(601);
    expect((await open(await issue(await aMember(portal)))).statusCode).toBe(201);
  });

  it('まちがえた番号も、だれが試したかが残り、正しい番号は、その前のまちがいを一つ許す', async () => {
    const supporter = await aSupporter(portal);
    const open = (talk_number: string) => supporter.call('POST', '/desk/cases', { talk_number });
    const typo = (number: string) => open(String((Number(number) + 1) % 1_000_000).padStart(6, '0'));
    for (let round = 0; round < 8; round += 1) {
      const number = await issue(await aMember(portal));
      expect((await typo(number)).statusCode).toBe(404);
      expect((await open(number)).statusCode).toBe(201);
    }
    const { rows } = await portal.dependencies.database.execute<{ kind: string; times: number }>(
      `select kind, count(*)::int as times from access_records where staff_id = '${supporter.id}'
        group by kind order by kind`,
    );
    expect(rows).toEqual([
      { kind: 'call-taken', times: 8 },
      { kind: 'member-found', times: 8 },
    ]);
  });
});
