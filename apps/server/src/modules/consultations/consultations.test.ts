import { randomUUID } from 'node:crypto';
import type { QueuedCase } from '@hidamari/contract/consultations';
import { describe, expect, it } from 'vitest';
import { usePortal } from '../identity/portal-under-test.fixture.ts';
import {
  aMember,
  aSupporter,
  asMember,
  atDesk,
  close,
  correct,
  giveReason,
  openCase,
  reply,
  SUMMARY,
  type Supporter,
  send,
  take,
  WORDS,
} from './consultations.fixture.ts';

const portal = usePortal();
const rows = async <Row extends Record<string, unknown>>(query: string) =>
  (await portal.dependencies.database.execute<Row>(query)).rows;

describe('相談のはじまりから終わりまで（G90、G140）', () => {
  it('会員が書き、相談員が答えて終え、会員がまとめを直す。両方の言葉が残る', async () => {
    const member = await aMember(portal);
    const supporter = await aSupporter(portal);
    const { id, number } = await openCase(member);
    expect(number).toMatch(/^H-\d{4,}$/);
    expect(await asMember(member, id)).toMatchObject({
      number,
      channel: 'chat',
      status: 'received',
      title: 'くらしのご相談',
      staff_name: null,
      last_seq: 1,
      summary: null,
      takes_words: true,
    });

    await take(supporter, id);
    expect(await asMember(member, id)).toMatchObject({ status: 'working', staff_name: '佐藤' });
    const answer = await reply(supporter, id, 'お話しくださって、ありがとうございます。');
    expect(answer).toMatchObject({ seq: 2, author: 'staff', staff_name: '佐藤' });
    expect(await asMember(member, id)).toMatchObject({ status: 'answered', reply_due_on: null });

    await close(supporter, id);
    const closed = await asMember(member, id);
    expect(closed).toMatchObject({ status: 'closed', title: '仕事を続けながらの通院について' });
    expect(closed.summary).toMatchObject({ version: 1, staff_name: '佐藤', ...SUMMARY, corrections: [] });

    const correction = {
      quote: '職場への伝え方に迷っている',
      text: '上司には話してよい。同僚には、まだ話したくない。',
    };
    const corrected = await member.call('POST', `/consultations/${id}/corrections`, {
      ...correction,
      client_key: randomUUID(),
    });
    expect(corrected.statusCode, corrected.body).toBe(201);
    const both = await atDesk(supporter, id);
    expect(both.summary).toMatchObject({ concern: SUMMARY.concern, corrections: [correction] });
  });

  it('終えた相談に書くと、同じ担当のもとで再び開く', async () => {
    const member = await aMember(portal);
    const supporter = await aSupporter(portal);
    const { id } = await openCase(member);
    await take(supporter, id);
    await close(supporter, id);
    await send(member, id, 'もう一つ聞きたいことがあります。');
    expect(await asMember(member, id)).toMatchObject({ status: 'working', staff_name: '佐藤' });
  });

  it('もう一度終えた場合、前のまとめと直した言葉は、両方の側に残る', async () => {
    const member = await aMember(portal);
    const supporter = await aSupporter(portal);
    const { id } = await openCase(member);
    await take(supporter, id);
    await close(supporter, id);
    await correct(member, id, '上司には話してよい。');
    await send(member, id, 'もう一つ聞きたいことがあります。');
    await close(supporter, id);
    const both = {
      summary: { version: 2, corrections: [] },
      earlier_summaries: [
        { version: 1, concern: SUMMARY.concern, corrections: [{ text: '上司には話してよい。' }] },
      ],
    };
    expect(await asMember(member, id)).toMatchObject(both);
    expect(await atDesk(supporter, id)).toMatchObject(both);
  });

  it('終えた相談のまとめが直された場合、担当した人の列に戻り、その人が見るまで残る', async () => {
    const member = await aMember(portal);
    const [owner, other] = [await aSupporter(portal), await aSupporter(portal)];
    const { id, number } = await openCase(member);
    await take(owner, id);
    await close(owner, id);
    const mine = async () => {
      const { data, counts } = (await owner.call('GET', '/desk/cases?view=mine')).json();
      const rows = data.map((row: QueuedCase) => [row.number, row.status, row.has_new_correction]);
      return { rows, count: counts.mine };
    };
    expect(await mine()).toEqual({ rows: [], count: 0 });
    await correct(member, id, '上司には話してよい。');
    const waiting = { rows: [[number, 'closed', true]], count: 1 };
    expect(await mine()).toEqual(waiting);
    const { version } = await atDesk(owner, id);
    const see = (supporter: Supporter, seen: number) =>
      supporter.call('PUT', `/desk/cases/${id}/marks`, { read: 0, version: seen });
    // A colleague who looks, and a screen that shows an older state, take nothing away.
    await giveReason(other, id);
    await see(other, version);
    await see(owner, version - 1);
    expect(await mine()).toEqual(waiting);
    await see(owner, version);
    expect(await mine()).toEqual({ rows: [], count: 0 });
  });

  it('まとめを直す言葉につらい気持ちがあった場合、終えた相談も先頭に戻り、二人で読むまで答えられない（G119）', async () => {
    const member = await aMember(portal);
    const [owner, second] = [await aSupporter(portal), await aSupporter(portal)];
    const { id } = await openCase(member);
    await take(owner, id);
    await close(owner, id);
    await correct(member, id, '本当は、もう消えたいと思っています。');
    expect(await atDesk(owner, id)).toMatchObject({ status: 'working', needs_second_check: true });
    const answer = { text: 'お気持ちを読みました。', client_key: randomUUID() };
    expect((await owner.call('POST', `/desk/cases/${id}/replies`, answer)).statusCode).toBe(403);
    await atDesk(second, id);
    expect((await second.call('POST', `/desk/cases/${id}/second-check`, {})).statusCode).toBe(204);
    expect((await owner.call('POST', `/desk/cases/${id}/replies`, answer)).statusCode).toBe(201);
  });

  it('終えて30日が過ぎた相談には書けず、新しい相談は開ける', async () => {
    const [member, supporter] = [await aMember(portal), await aSupporter(portal)];
    const { id } = await openCase(member);
    await take(supporter, id);
    await close(supporter, id);
    await rows(
      `update consultation_cases set closed_at = closed_at - interval '30 days' where id = '${id}' returning id`,
    );
    const words = { text: 'もう一つ聞きたいことがあります。', client_key: randomUUID() };
    expect((await member.call('POST', `/consultations/${id}/messages`, words)).statusCode).toBe(409);
    expect((await member.call('POST', '/consultations', words)).statusCode).toBe(201);
  });

  it('同じ訂正が二度届いた場合は一つで、二十を超える訂正は受け取らない', async () => {
    const [member, supporter] = [await aMember(portal), await aSupporter(portal)];
    const { id } = await openCase(member);
    await take(supporter, id);
    await close(supporter, id);
    const sendCorrection = (client_key: string) =>
      member.call('POST', `/consultations/${id}/corrections`, { text: '書き足します。', client_key });
    const key = randomUUID();
    expect([(await sendCorrection(key)).statusCode, (await sendCorrection(key)).statusCode]).toEqual([
      201, 201,
    ]);
    expect((await asMember(member, id)).summary?.corrections).toHaveLength(1);
    const statuses = [];
    for (let more = 0; more < 20; more += 1) {
      if (more === 10) portal.pass(61);
      statuses.push((await sendCorrection(randomUUID())).statusCode);
    }
    expect(statuses).toEqual([...Array(19).fill(201), 409]);
  });

  it('まとめにない言葉を引いた訂正は、受け取らない', async () => {
    const member = await aMember(portal);
    const supporter = await aSupporter(portal);
    const { id } = await openCase(member);
    await take(supporter, id);
    await close(supporter, id);
    const answer = await member.call('POST', `/consultations/${id}/corrections`, {
      quote: '治らない',
      text: '言っていません。',
      client_key: randomUUID(),
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toEqual({ quote: ['invalid'] });
  });
});

describe('なくならず、二重にならない', () => {
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

  it('開いている相談が五つある場合、六つめは開かない', async () => {
    const member = await aMember(portal);
    for (let opened = 0; opened < 5; opened += 1) await openCase(member);
    const answer = await member.call('POST', '/consultations', { text: WORDS, client_key: randomUUID() });
    expect(answer.statusCode).toBe(409);
  });
});

describe('届いたしるしと読んだしるし', () => {
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

describe('ほかの人の相談', () => {
  it('番号を知っていても、読めず、書けない（F15）', async () => {
    const [member, other] = [await aMember(portal), await aMember(portal)];
    const { id } = await openCase(member);
    const tries = [
      other.call('GET', `/consultations/${id}`),
      other.call('GET', `/consultations/${id}/messages`),
      other.call('POST', `/consultations/${id}/messages`, { text: 'あ', client_key: randomUUID() }),
      other.call('PUT', `/consultations/${id}/marks`, { delivered: 1, read: 1 }),
      other.call('PUT', `/consultations/${id}/sharing`, { shares_card: true }),
      other.call('POST', `/consultations/${id}/corrections`, { text: 'あ', client_key: randomUUID() }),
    ];
    for (const answer of await Promise.all(tries)) expect(answer.statusCode).toBe(404);
    expect((await other.call('GET', '/consultations')).json().data).toEqual([]);
  });

  it('書いたことは、データベースのどこにもそのままでは残らない', async () => {
    const member = await aMember(portal);
    const supporter = await aSupporter(portal);
    const { id } = await openCase(member);
    await take(supporter, id);
    await supporter.call('POST', `/desk/cases/${id}/notes`, {
      text: '職場の話は慎重に',
      client_key: randomUUID(),
    });
    await close(supporter, id);
    for (const table of [
      'consultation_cases',
      'consultation_messages',
      'consultation_notes',
      'consultation_summaries',
    ]) {
      const found = await rows(
        `select 1 from ${table} t where t::text like '%職場%' or t::text like '%仕事%'`,
      );
      expect(found, table).toEqual([]);
    }
  });

  it('病気についての同意を取り消した場合、書けず、これまでの相談は読める', async () => {
    const member = await aMember(portal);
    const { id } = await openCase(member);
    await member.call('PUT', '/account/consents/sensitive_data', { is_agreed: false });
    const sent = await member.call('POST', `/consultations/${id}/messages`, {
      text: 'あ',
      client_key: randomUUID(),
    });
    expect(sent.json()).toMatchObject({ status_code: 403, name: 'CONSENT_WITHDRAWN' });
    expect((await asMember(member, id)).last_seq).toBe(1);
  });

  it('病気についての同意を取り消しているあいだだけ、相談員が何も見られないと会員に伝わる', async () => {
    const member = await aMember(portal);
    const { id } = await openCase(member, { shares_card: true });
    const isWithheld = async () => (await asMember(member, id)).card_is_withheld;
    expect(await isWithheld()).toBe(false);
    await member.call('PUT', '/account/consents/sensitive_data', { is_agreed: false });
    expect(await isWithheld()).toBe(true);
    expect((await asMember(member, id)).shares_card).toBe(true);
  });
});

describe('市の窓口', () => {
  it('市の会員の相談は、メールの相談として開く（G122）', async () => {
    const member = await aMember(portal, 'chofu');
    const { id } = await openCase(member);
    expect(await asMember(member, id)).toMatchObject({ channel: 'mail', status: 'received' });
  });
});

describe('お返事の知らせ（G54、G135）', () => {
  it('読まないままの場合、内容のないメールが一通だけ届く', async () => {
    const member = await aMember(portal);
    const supporter = await aSupporter(portal);
    const { id } = await openCase(member);
    await take(supporter, id);
    await reply(supporter, id, '休める制度についてのお返事です。');
    await reply(supporter, id, '書き忘れがありました。');
    portal.pass(24 * 3_600);
    const mail = await portal.messageTo(member.email);
    expect(mail).toContain('お返事が届いています。');
    expect(mail).not.toMatch(/制度|書き忘れ|佐藤/);
    const sent = await rows<{ mails: number }>(
      `select count(*)::int as mails from sent_messages where recipient = '${member.email}' and subject like '%お返事%'`,
    );
    expect(sent).toEqual([{ mails: 1 }]);
  });

  it('返事のあとで会員が続きを書いても、読んでいない返事は知らせる', async () => {
    const member = await aMember(portal);
    const supporter = await aSupporter(portal);
    const { id } = await openCase(member);
    await take(supporter, id);
    await reply(supporter, id, 'お返事です。');
    await send(member, id, '行き違いになりました。');
    portal.pass(24 * 3_600);
    expect(await portal.messageTo(member.email)).toContain('お返事が届いています。');
  });

  it('終えた相談のまとめは、お返事とあわせて一通で知らせ、見たあとは知らせない', async () => {
    const supporter = await aSupporter(portal);
    const [late, quick] = [await aMember(portal), await aMember(portal)];
    for (const member of [late, quick]) {
      const { id } = await openCase(member);
      await take(supporter, id);
      await reply(supporter, id, 'お返事です。');
      await close(supporter, id);
      const unseen = { unread: 1, has_new_summary: true };
      const listed = async () => (await member.call('GET', '/consultations')).json().data;
      expect(await listed()).toEqual([expect.objectContaining(unseen)]);
      expect(await asMember(member, id)).toMatchObject({ has_new_summary: true });
      if (member === late) continue;
      // More than there is counts as all, and the marks never go back.
      await member.call('PUT', `/consultations/${id}/marks`, { delivered: 2, read: 2, summary: 7 });
      await member.call('PUT', `/consultations/${id}/marks`, { delivered: 0, read: 0, summary: 0 });
      expect(await listed()).toEqual([expect.objectContaining({ unread: 0, has_new_summary: false })]);
    }
    portal.pass(24 * 3_600);
    expect(await portal.messageTo(late.email)).toContain('まとめが届いています。');
    const sent = await rows<{ recipient: string; subject: string }>(
      `select recipient, subject from sent_messages where recipient in ('${late.email}', '${quick.email}') and subject like '%届いています%'`,
    );
    expect(sent).toEqual([
      { recipient: late.email, subject: expect.stringContaining('まとめが届いています') },
    ]);
  });

  it('もう読んだ場合、メールは届かない', async () => {
    const member = await aMember(portal);
    const supporter = await aSupporter(portal);
    const { id } = await openCase(member);
    await take(supporter, id);
    const { seq } = await reply(supporter, id, 'お返事です。');
    await member.call('PUT', `/consultations/${id}/marks`, { delivered: seq, read: seq });
    portal.pass(24 * 3_600);
    expect(await portal.messageTo(member.email)).not.toContain('お返事が届いています');
  });
});
