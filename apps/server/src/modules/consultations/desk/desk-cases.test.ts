import { randomUUID } from 'node:crypto';
import type { Queue } from '@hidamari/contract/consultations';
import { describe, expect, it } from 'vitest';
import { usePortal } from '../../../portal-under-test/portal-under-test.fixture.ts';
import {
  aMember,
  aSupporter,
  atDesk,
  close,
  giveReason,
  havingSeenAll,
  openCase,
  reply,
  SUMMARY,
  type Supporter,
  send,
  take,
} from '../consultations.fixture.ts';

const portal = usePortal();
const queueOf = async (supporter: Supporter, view = 'open'): Promise<Queue> =>
  (await supporter.call('GET', `/desk/cases?view=${view}`)).json();
const numbersOf = (queue: Queue) => queue.data.map(({ number }) => number);

const CLOSING = { title: 'あ', topics: [], summary: SUMMARY, ...havingSeenAll() };

/** Words that G119 lists. */
const DANGER = '夜になると、もう消えたいと思ってしまいます。';

describe('待ちの列', () => {
  // @proves call GET /desk/cases
  it('二人で確認する相談が先頭、あとは長く待っている順になる', async () => {
    await portal.empty();
    const { seedDemoEligibility } = await import('../../../demo/people/seed-demo-eligibility.ts');
    await seedDemoEligibility(portal.dependencies.database);
    const supporter = await aSupporter(portal);
    const member = await aMember(portal);
    const first = await openCase(member);
    portal.pass(60);
    const second = await openCase(await aMember(portal));
    portal.pass(60);
    const danger = await openCase(await aMember(portal), { text: DANGER });
    // Writing once more costs nobody their place.
    await send(member, first.id, 'まだお返事を待っています。');
    const queue = await queueOf(supporter);
    expect(numbersOf(queue)).toEqual([danger.number, first.number, second.number]);
    expect(queue.data.map(({ needs_second_check }) => needs_second_check)).toEqual([true, false, false]);
    expect(queue.counts).toEqual({ open: 3, working: 1, mine: 1 });
    await take(supporter, second.id);
    expect((await queueOf(supporter)).counts).toEqual({ open: 2, working: 2, mine: 2 });
    expect(numbersOf(await queueOf(supporter, 'mine'))).toEqual([danger.number, second.number]);
    await close(supporter, second.id);
    expect(numbersOf(await queueOf(supporter, 'closed'))).toEqual([second.number]);
  });

  // @proves call GET /desk/cases
  it('列には、書かれたことも名前もない', async () => {
    const supporter = await aSupporter(portal);
    await openCase(await aMember(portal), { text: DANGER });
    const { body } = await supporter.call('GET', '/desk/cases');
    expect(body).not.toMatch(/消えたい|日向|ヒナタ/);
  });
});

describe('担当', () => {
  // @proves call POST /desk/cases/{id}/take
  it('二人が同時に取った場合、一人が担当になり、もう一人にはだれが取ったかが伝わる', async () => {
    const [one, other] = [await aSupporter(portal), await aSupporter(portal)];
    const { id } = await openCase(await aMember(portal));
    const answers = await Promise.all(
      [one, other].map(({ call }) => call('POST', `/desk/cases/${id}/take`, {})),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    const late = answers.find(({ statusCode }) => statusCode === 409);
    const winner = answers[0]?.statusCode === 204 ? one : other;
    expect(late?.json().current).toEqual({ taken_by: { id: winner.id, display_name: '佐藤' } });
  });

  // @proves call POST /desk/cases/{id}/replies
  // @proves call PUT /desk/cases/{id}/title
  it('担当でない人は、答えられず、閉じられない', async () => {
    const [owner, other] = [await aSupporter(portal), await aSupporter(portal)];
    const { id } = await openCase(await aMember(portal));
    await take(owner, id);
    const tries = await Promise.all([
      other.call('POST', `/desk/cases/${id}/replies`, { text: 'あ', client_key: randomUUID() }),
      other.call('POST', `/desk/cases/${id}/close`, CLOSING),
      other.call('POST', `/desk/cases/${id}/hand-over`, { to: null }),
      other.call('PUT', `/desk/cases/${id}/title`, { title: 'あ', topics: [] }),
      other.call('POST', `/desk/cases/${id}/take`, { from: randomUUID() }),
    ]);
    expect(tries.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409, 409]);
  });

  it.each([
    ['まとめがない', { summary: undefined }],
    ['まとめの中身が空', { summary: { ...SUMMARY, concern: '　' } }],
    ['名前がない', { title: ' ' }],
  ])('%s場合、担当でも終えられず、相談は開いたまま', async (_, change) => {
    const owner = await aSupporter(portal);
    const { id } = await openCase(await aMember(portal));
    await take(owner, id);
    const body = { ...CLOSING, ...change };
    expect((await owner.call('POST', `/desk/cases/${id}/close`, body)).statusCode).toBe(422);
    expect(await atDesk(owner, id)).toMatchObject({ status: 'working', summary: null });
  });

  // @proves call POST /desk/cases/{id}/take
  it('同僚の担当から引き取れるのは、責任者だけ', async () => {
    const owner = await aSupporter(portal);
    const { id } = await openCase(await aMember(portal));
    await take(owner, id);
    const peer = await aSupporter(portal);
    expect((await peer.call('POST', `/desk/cases/${id}/take`, { from: owner.id })).statusCode).toBe(403);
    const lead = await aSupporter(portal, 'lead');
    expect((await lead.call('POST', `/desk/cases/${id}/take`, { from: owner.id })).statusCode).toBe(204);
    expect((await atDesk(lead, id)).taken_by).toEqual({ id: lead.id, display_name: '佐藤' });
  });

  // @proves call GET /desk/colleagues
  // @proves call POST /desk/cases/{id}/hand-over
  it('列に戻すことも、同僚に渡すこともできる。相談に答えない人には渡せない', async () => {
    const [owner, colleague] = [await aSupporter(portal), await aSupporter(portal)];
    const editor = await aSupporter(portal, 'editor');
    const { id } = await openCase(await aMember(portal));
    await take(owner, id);
    const handOver = (by: Supporter, to: string | null) =>
      by.call('POST', `/desk/cases/${id}/hand-over`, { to });
    expect((await handOver(owner, editor.id)).statusCode).toBe(422);
    expect((await handOver(owner, colleague.id)).statusCode).toBe(204);
    expect((await atDesk(colleague, id)).taken_by?.id).toBe(colleague.id);
    expect((await handOver(colleague, null)).statusCode).toBe(204);
    expect(await atDesk(colleague, id)).toMatchObject({ taken_by: null, status: 'received' });
    const names = (await owner.call('GET', '/desk/colleagues'))
      .json()
      .data.map((row: { id: string }) => row.id);
    expect(names).toContain(colleague.id);
    expect(names).not.toContain(editor.id);
  });
});

describe('つらい気持ちの言葉（G119）', () => {
  // @proves call POST /desk/cases/{id}/second-check
  it('二人めが読むまでお返事も終了もできず、担当は二人めになれない', async () => {
    const [owner, second] = [await aSupporter(portal), await aSupporter(portal)];
    const { id } = await openCase(await aMember(portal), { text: DANGER });
    const check = (by: Supporter) => by.call('POST', `/desk/cases/${id}/second-check`, {});
    expect((await check(second)).statusCode).toBe(409);
    await take(owner, id);
    await atDesk(second, id);
    const refused = await owner.call('POST', `/desk/cases/${id}/replies`, {
      text: 'あ',
      client_key: randomUUID(),
    });
    expect(refused.statusCode).toBe(403);
    expect((await owner.call('POST', `/desk/cases/${id}/close`, CLOSING)).statusCode).toBe(403);
    expect((await check(owner)).statusCode).toBe(403);
    expect((await check(second)).statusCode).toBe(204);
    expect(await atDesk(owner, id)).toMatchObject({
      needs_second_check: false,
      second_check: { staff_name: '佐藤' },
    });
    await reply(owner, id, 'お気持ちを書いてくださって、ありがとうございます。');
  });

  it('つらい気持ちの言葉がない相談に、二人めの確認はない', async () => {
    const [owner, second] = [await aSupporter(portal), await aSupporter(portal)];
    const { id } = await openCase(await aMember(portal));
    await take(owner, id);
    expect((await second.call('POST', `/desk/cases/${id}/second-check`, {})).statusCode).toBe(409);
    expect((await atDesk(owner, id)).second_check).toBeNull();
  });

  it('確認のあとにまた書かれた場合、もういちど二人で読む', async () => {
    const [owner, second] = [await aSupporter(portal), await aSupporter(portal)];
    const member = await aMember(portal);
    const { id } = await openCase(member, { text: DANGER });
    await take(owner, id);
    await atDesk(second, id);
    await second.call('POST', `/desk/cases/${id}/second-check`, {});
    await send(member, id, 'ありがとうございます。');
    expect((await atDesk(owner, id)).needs_second_check).toBe(false);
    await send(member, id, DANGER);
    expect((await atDesk(owner, id)).needs_second_check).toBe(true);
  });
});

describe('読んだ記録（F46）', () => {
  // @proves call GET /desk/cases/{id}
  // @proves call GET /desk/cases/{id}/messages
  it('相談を読むと、会員の「だれが見たか」に、十分に一度、番号つきで残る', async () => {
    const supporter = await aSupporter(portal);
    const member = await aMember(portal);
    const { id, number } = await openCase(member);
    const diary = async () => (await member.call('GET', '/account/access-diary')).json().data;
    expect(await diary()).toEqual([]);
    await atDesk(supporter, id);
    await atDesk(supporter, id);
    await supporter.call('GET', `/desk/cases/${id}/messages`);
    expect(await diary()).toEqual([
      expect.objectContaining({
        kind: 'case-read',
        staff_name: '佐藤',
        staff_role: 'supporter',
        reason: 'consultation',
        note: number,
      }),
    ]);
    portal.pass(601);
    await atDesk(supporter, id);
    expect(await diary()).toHaveLength(2);
  });

  it('知らない番号の相談は、だれのところにも残らない', async () => {
    const supporter = await aSupporter(portal);
    expect((await supporter.call('GET', `/desk/cases/${randomUUID()}`)).statusCode).toBe(404);
    expect((await supporter.call('GET', '/desk/cases/H-1001')).statusCode).toBe(404);
  });
});

describe('退会のあと（G53）', () => {
  it('会員は相談から外れ、記録は読め、五年たつと読めなくなる', async () => {
    const { detachMemberFromCases, eraseOldCases } = await import('../consultation-records.ts');
    const { database } = portal.dependencies;
    const supporter = await aSupporter(portal);
    const member = await aMember(portal);
    const { id } = await openCase(member);
    await take(supporter, id);
    await close(supporter, id);
    const { rows } = await database.execute<{ member_id: string }>(
      `select member_id from consultation_cases where id = '${id}'`,
    );
    await database.transaction((tx) =>
      detachMemberFromCases(tx, rows[0]?.member_id ?? '', portal.dependencies.clock()),
    );
    const kept = await atDesk(supporter, id);
    expect(kept).toMatchObject({ member_name: null, is_self: null, card_is_open: false });
    expect(kept.messages.data).toHaveLength(1);
    const late = await supporter.call('POST', `/desk/cases/${id}/replies`, {
      text: 'あ',
      client_key: randomUUID(),
    });
    expect(late.json()).toMatchObject({ status_code: 409, current: { member_left: true } });
    const inYears = (years: number, days: number) => {
      const at = portal.dependencies.clock();
      at.setUTCFullYear(at.getUTCFullYear() + years);
      return new Date(at.getTime() + days * 86_400_000);
    };
    expect(await eraseOldCases(database, inYears(5, -1))).toBe(0);
    expect(await eraseOldCases(database, inYears(5, 1))).toBeGreaterThan(0);
    expect((await supporter.call('GET', `/desk/cases/${id}`)).statusCode).toBe(404);
    const { rows: keys } = await database.execute(`select 1 from member_keys where member_id = '${id}'`);
    expect(keys).toEqual([]);
  });
});

describe('開いたまま退会した方の相談（G53）', () => {
  it('まとめなしで終わりになり、列から外れ、そこから五年を数える', async () => {
    const { detachMemberFromCases, eraseOldCases } = await import('../consultation-records.ts');
    const { database, clock } = portal.dependencies;
    const supporter = await aSupporter(portal);
    const { id, number } = await openCase(await aMember(portal), { text: DANGER });
    const { rows } = await database.execute<{ member_id: string }>(
      `select member_id from consultation_cases where id = '${id}'`,
    );
    await database.transaction((tx) => detachMemberFromCases(tx, rows[0]?.member_id ?? '', clock()));
    await giveReason(supporter, id);
    expect(await atDesk(supporter, id)).toMatchObject({
      status: 'closed',
      summary: null,
      waiting_since: null,
      needs_second_check: false,
    });
    for (const view of ['open', 'working', 'mine'])
      expect(numbersOf(await queueOf(supporter, view)), view).not.toContain(number);
    const later = clock();
    later.setUTCFullYear(later.getUTCFullYear() + 5, later.getUTCMonth(), later.getUTCDate() + 1);
    expect(await eraseOldCases(database, later)).toBeGreaterThan(0);
    expect((await supporter.call('GET', `/desk/cases/${id}`)).statusCode).toBe(404);
  });
});
