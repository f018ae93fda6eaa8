import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { usePortal } from '../../../portal-under-test/portal-under-test.fixture.ts';
import {
  aMember,
  aSupporter,
  asMember,
  atDesk,
  close,
  havingSeenAll,
  openCase,
  SUMMARY,
  type Supporter,
  send,
  take,
} from '../consultations.fixture.ts';

const portal = usePortal();
const summed = (change: Record<string, unknown> = {}) => ({
  title: '仕事と通院',
  topics: ['life'],
  summary: SUMMARY,
  ...havingSeenAll(),
  ...change,
});
const end = (supporter: Supporter, id: string, body: object) =>
  supporter.call('POST', `/desk/cases/${id}/close`, body);

/** A case that somebody looks after, with both sides of it. */
async function ownCase() {
  const [supporter, member] = [await aSupporter(portal), await aMember(portal)];
  const { id } = await openCase(member);
  await take(supporter, id);
  return { supporter, member, id };
}

describe('まとめを送って終える（G90）', () => {
  // @proves call POST /desk/cases/{id}/close
  it('書いているあいだに会員が書いた場合は終わらず、それを見たあとで終えられる', async () => {
    const { supporter, member, id } = await ownCase();
    const { last_seq: seen } = await atDesk(supporter, id);
    const { seq } = await send(member, id, 'もう一つ聞きたいことがあります。');
    const refused = await end(supporter, id, summed({ last_seq: seen }));
    expect(refused.json()).toMatchObject({ status_code: 409, current: { unread_words: true } });
    const open = await atDesk(supporter, id);
    expect(open).toMatchObject({ status: 'working', summary: null });
    expect(open.waiting_since).not.toBeNull();
    expect((await end(supporter, id, summed({ last_seq: seq }))).statusCode).toBe(204);
    expect((await asMember(member, id)).status).toBe('closed');
  });

  // @proves call POST /desk/cases/{id}/close
  it('同じ送信が二度届いた場合、まとめは一つだけできる', async () => {
    const { supporter, member, id } = await ownCase();
    const body = summed();
    const answers = [await end(supporter, id, body), await end(supporter, id, body)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect(await asMember(member, id)).toMatchObject({ summary: { version: 1 }, earlier_summaries: [] });
  });

  it('終えたあとに会員が書き、前の送信がもう一度届いた場合、続きは閉じない', async () => {
    const { supporter, member, id } = await ownCase();
    const body = summed();
    await end(supporter, id, body);
    await send(member, id, 'もう一つ聞きたいことがあります。');
    expect((await end(supporter, id, body)).statusCode).toBe(204);
    expect(await asMember(member, id)).toMatchObject({ status: 'working', summary: { version: 1 } });
  });
});

describe('終わった相談（G90）', () => {
  it.each([
    ['お返事', 'replies', () => ({ text: 'あ', client_key: randomUUID() })],
    ['まとめ', 'close', summed],
  ])('古い画面から送った%sは断り、終わったことが伝わり、相談は終わったまま', async (_, path, body) => {
    const { supporter, id } = await ownCase();
    await close(supporter, id);
    const late = await supporter.call('POST', `/desk/cases/${id}/${path}`, body());
    expect(late.json()).toMatchObject({ status_code: 409, current: { is_closed: true } });
    const { status, messages, summary } = await atDesk(supporter, id);
    expect([status, messages.data.length, summary?.version]).toEqual(['closed', 1, 1]);
  });

  it('終える前に届いていたお返事をもう一度送った場合は、同じお返事が返る', async () => {
    const { supporter, id } = await ownCase();
    const body = { text: 'お返事です。', client_key: randomUUID() };
    const first = await supporter.call('POST', `/desk/cases/${id}/replies`, body);
    await close(supporter, id);
    const again = await supporter.call('POST', `/desk/cases/${id}/replies`, body);
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
  });
});
