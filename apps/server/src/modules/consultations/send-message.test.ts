import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import {
  aMember,
  aSupporter,
  asMember,
  atDesk,
  close,
  openCase,
  reply,
  send,
  take,
  WORDS,
} from './consultations.fixture.ts';

const portal = usePortal();

describe('なくならず、二重にならない', () => {
  // @proves call POST /consultations
  it('同じ送信を8回しても、相談も言葉も一つ', async () => {
    const member = await aMember(portal);
    const opening = { text: WORDS, topics: [], client_key: randomUUID() };
    const opened = await Promise.all(
      Array.from({ length: 8 }, () => member.call('POST', '/consultations', opening)),
    );
    expect(new Set(opened.map(({ body }) => body)).size).toBe(1);
    const { id } = opened[0]?.json() ?? {};
    const message = { text: '続きです。', client_key: randomUUID() };
    const sent = await Promise.all(
      Array.from({ length: 8 }, () => member.call('POST', `/consultations/${id}/messages`, message)),
    );
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
    expect(await asMember(member, id)).toMatchObject({ last_seq: 2 });
  });

  it('相談員の同じお返事、同じメモが8回届いても、一つずつ', async () => {
    const [member, supporter] = [await aMember(portal), await aSupporter(portal)];
    const { id } = await openCase(member);
    await take(supporter, id);
    const body = { text: '一つです。', client_key: randomUUID() };
    const sendAll = (path: string) =>
      Promise.all(Array.from({ length: 8 }, () => supporter.call('POST', `/desk/cases/${id}/${path}`, body)));
    for (const path of ['replies', 'notes'])
      expect(new Set((await sendAll(path)).map((answer) => answer.body)).size, path).toBe(1);
    const { last_seq, notes } = await atDesk(supporter, id);
    expect([last_seq, notes.length]).toEqual([2, 1]);
  });

  // @proves call POST /consultations/{id}/messages
  it('いちどに10通を送っても、番号は抜けず、送った分だけある', async () => {
    const member = await aMember(portal);
    const { id } = await openCase(member);
    const texts = Array.from({ length: 10 }, (_, index) => `${index}番目`);
    const sent = await Promise.all(texts.map((text) => send(member, id, text)));
    expect(sent.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    const page = await member.call('GET', `/consultations/${id}/messages?after=1`);
    expect(
      page
        .json()
        .data.map(({ text }: { text: string }) => text)
        .sort(),
    ).toEqual(texts.sort());
    expect(page.json().has_more).toBe(false);
  });

  // @proves call GET /consultations/{id}/messages
  it('長いやりとりは50通ずつ、前へも後ろへもたどれる', async () => {
    const member = await aMember(portal);
    const supporter = await aSupporter(portal);
    const { id } = await openCase(member);
    await take(supporter, id);
    for (let index = 2; index <= 60; index += 1) await reply(supporter, id, `${index}`);
    const seqsOf = async (query: string) => {
      const answer = await member.call('GET', `/consultations/${id}/messages${query}`);
      const { data, has_more } = answer.json();
      return { from: data[0].seq, to: data.at(-1).seq, has_more };
    };
    expect(await seqsOf('')).toEqual({ from: 11, to: 60, has_more: true });
    expect(await seqsOf('?before=11')).toEqual({ from: 1, to: 10, has_more: false });
    expect(await seqsOf('?after=0')).toEqual({ from: 1, to: 50, has_more: true });
    expect(await seqsOf('?after=50')).toEqual({ from: 51, to: 60, has_more: false });
  });

  // @proves call POST /consultations/{id}/messages
  it('一人があふれるほど送った場合、断られ、ほかの人は送れる', async () => {
    const [member, other] = [await aMember(portal), await aMember(portal)];
    const { id } = await openCase(member);
    const answers = await Promise.all(
      Array.from({ length: 40 }, () =>
        member.call('POST', `/consultations/${id}/messages`, { text: 'あ', client_key: randomUUID() }),
      ),
    );
    const sent = answers.filter(({ statusCode }) => statusCode === 201);
    expect(sent.length).toBe(19);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBe(21);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    await openCase(other);
  });

  it('訂正も、あふれるほど送った場合は断る', async () => {
    const [member, supporter] = [await aMember(portal), await aSupporter(portal)];
    const { id } = await openCase(member);
    await take(supporter, id);
    await close(supporter, id);
    const body = { text: '書き足します。', client_key: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 22 }, () => member.call('POST', `/consultations/${id}/corrections`, body)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(19);
  });

  it('一時間に送れるのは200通までで、新しい相談としても送れない', async () => {
    const member = await aMember(portal);
    const { id } = await openCase(member);
    const statuses: number[] = [];
    for (let minute = 0; minute < 10; minute += 1) {
      const answers = await Promise.all(
        Array.from({ length: minute === 0 ? 19 : 20 }, () =>
          member.call('POST', `/consultations/${id}/messages`, { text: 'あ', client_key: randomUUID() }),
        ),
      );
      statuses.push(...answers.map(({ statusCode }) => statusCode));
      portal.pass(61);
    }
    expect(statuses).toEqual(Array(199).fill(201));
    const words = { text: 'あ', client_key: randomUUID() };
    const late = [`/consultations/${id}/messages`, '/consultations'];
    for (const path of late) expect((await member.call('POST', path, words)).statusCode, path).toBe(429);
  });

  // @proves call POST /consultations
  // @proves error open_cases_full
  it('開いている相談が五つある場合、六つめは開かず、そのわけを言う（C18）', async () => {
    const member = await aMember(portal);
    for (let opened = 0; opened < 5; opened += 1) await openCase(member);
    const answer = await member.call('POST', '/consultations', { text: WORDS, client_key: randomUUID() });
    expect(answer.json()).toMatchObject({ status_code: 409, name: 'OPEN_CASES_FULL', detail: { most: 5 } });
    expect(answer.json().message).toContain('開いている相談が5件あるため');
  });
});

describe('届いたしるしと読んだしるし', () => {
  // @proves call PUT /consultations/{id}/marks
  // @proves call PUT /desk/cases/{id}/marks
  it('前にしか進まず、最後より先にも進まない', async () => {
    const member = await aMember(portal);
    const supporter = await aSupporter(portal);
    const { id } = await openCase(member);
    await take(supporter, id);
    await reply(supporter, id, 'お返事です。');
    const mark = async (delivered: number, read: number) =>
      (await member.call('PUT', `/consultations/${id}/marks`, { delivered, read })).json();
    expect(await mark(2, 1)).toEqual({ member_delivered: 2, member_read: 1, staff_read: 0 });
    expect(await mark(1, 0)).toEqual({ member_delivered: 2, member_read: 1, staff_read: 0 });
    expect(await mark(99, 99)).toEqual({ member_delivered: 2, member_read: 2, staff_read: 0 });
    const read = await supporter.call('PUT', `/desk/cases/${id}/marks`, { read: 1 });
    expect(read.json()).toEqual({ member_delivered: 2, member_read: 2, staff_read: 1 });
  });

  // @proves call GET /consultations
  it('まだ読んでいないお返事だけを数える', async () => {
    const member = await aMember(portal);
    const supporter = await aSupporter(portal);
    const { id } = await openCase(member);
    await take(supporter, id);
    await reply(supporter, id, '一つめ');
    await reply(supporter, id, '二つめ');
    const unread = async () => (await member.call('GET', '/consultations')).json().data[0].unread;
    expect(await unread()).toBe(2);
    await member.call('PUT', `/consultations/${id}/marks`, { delivered: 3, read: 2 });
    expect(await unread()).toBe(1);
  });
});
