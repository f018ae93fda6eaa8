import { randomUUID } from 'node:crypto';
import type { QueuedCase } from '@hidamari/contract/consultations';
import { describe, expect, it, onTestFinished } from 'vitest';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
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
  rowsOf,
  SUMMARY,
  type Supporter,
  send,
  take,
} from './consultations.fixture.ts';
import { memberConnection } from './live/live.fixture.ts';

const portal = usePortal();

describe('相談のはじまりから終わりまで（G90、G140）', () => {
  // @proves call GET /consultations/{id}
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
    await rowsOf(
      portal,
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

  // @proves call POST /consultations/{id}/corrections
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

describe('内部メモ', () => {
  // @proves call POST /desk/cases/{id}/notes
  it('相談員どうしのメモは、会員のどの答えにも、つながっている線にも出ない', async () => {
    const [member, supporter] = [await aMember(portal), await aSupporter(portal)];
    const { id } = await openCase(member);
    await take(supporter, id);
    const connection = await memberConnection(portal, member);
    onTestFinished(() => connection.socket.terminate());
    connection.say({ type: 'watch', case_id: id, after: 0 });
    const text = '同居のご家族には、まだ話していないとのこと。';
    const wish = { text, client_key: randomUUID() };
    const written = await supporter.call('POST', `/desk/cases/${id}/notes`, wish);
    expect([written.statusCode, written.json().text]).toEqual([201, text]);
    await reply(supporter, id, 'お話しくださって、ありがとうございます。');
    await connection.until(({ seqs }) => expect(seqs).toEqual([1, 2]));
    const readAll = async () => [
      await member.call('GET', '/consultations'),
      await member.call('GET', `/consultations/${id}`),
      await member.call('GET', `/consultations/${id}/messages`),
      await member.call('GET', `/consultations/${id}/messages?after=0`),
      await member.call('PUT', `/consultations/${id}/marks`, { delivered: 2, read: 2 }),
    ];
    const whileOpen = await readAll();
    await close(supporter, id);
    const answers = [...whileOpen, ...(await readAll())];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    const sent = await send(member, id, '続きです。');
    await connection.until(({ seqs }) => expect(seqs).toEqual([1, 2, 3]));
    for (const told of [...answers.map(({ body }) => body), JSON.stringify([sent, connection.told])])
      expect(told).not.toContain('同居のご家族');
    expect((await atDesk(supporter, id)).notes).toMatchObject([{ text }]);
  });
});

describe('ほかの人の相談', () => {
  // @proves call GET /consultations/{id}
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
      const found = await rowsOf(
        portal,
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
  // @proves call POST /consultations
  it('市の会員の相談は、メールの相談として開く（G122）', async () => {
    const member = await aMember(portal, 'chofu');
    const { id } = await openCase(member);
    expect(await asMember(member, id)).toMatchObject({ channel: 'mail', status: 'received' });
  });
});
