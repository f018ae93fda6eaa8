import type { InquiryRow } from '@hidamari/contract/inquiries';
import { beforeEach, describe, expect, it } from 'vitest';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { aSupporter, type Supporter } from '../consultations/consultations.fixture.ts';
import { openDesk } from '../consultations/desk/danger-at-desk.fixture.ts';
import { listSentMessages } from '../mail/index.ts';
import { deskPresences } from '../staff/staff.table.ts';
import { anAddress, CHOFU, FORM, MAIL, send, visitorOn } from './inquiries.fixture.ts';
import { inquiries } from './inquiry.table.ts';

const portal = usePortal();
beforeEach(() => portal.dependencies.database.delete(inquiries));

const DANGER = '夜になると、もう消えたいと思ってしまいます。';

/** Sends and answers the receipt number. */
async function sent(path: string, body: object, host?: string): Promise<string> {
  const answer = await send(visitorOn(portal, host), path, body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().receipt_number;
}
const contact = (change: object = {}) => sent('/email/inquiry', { ...FORM, ...change });
const mail = (change: object = {}) => sent('/email/consultation', { ...MAIL, ...change }, CHOFU);

async function listed(staff: Supporter, query = ''): Promise<InquiryRow[]> {
  const answer = await staff.call('GET', `/desk/inquiries${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}
const idOf = async (staff: Supporter) => (await listed(staff))[0]?.id ?? '';
const check = (staff: Supporter, id: string) => staff.call('PUT', `/desk/inquiries/${id}/check`);
const TEXT = 'お気持ちを書いてくださって、ありがとうございます。';
const answer = (staff: Supporter, id: string) =>
  staff.call('POST', `/desk/inquiries/${id}/answers`, { by: 'mail', text: TEXT, version: 1 });

describe('つらい気持ちの言葉があるお問い合わせ（G119）', () => {
  it.each([
    ['お問い合わせの内容', () => contact({ message: DANGER }), true],
    ['メールの相談の内容', () => mail({ message: DANGER }), true],
    ['相談の背景', () => mail({ background: DANGER }), true],
    ['つらい言葉のないお問い合わせ', () => contact(), false],
    ['つらい言葉のないメールの相談', () => mail(), false],
  ])('%sを受け付けた場合、しるしは決まりどおり', async (_, take, hasDanger) => {
    await take();
    const staff = await aSupporter(portal);
    expect((await listed(staff)).map((row) => [row.has_danger, row.checked_by])).toEqual([[hasDanger, null]]);
    const [row] = await portal.dependencies.database.select().from(inquiries);
    expect(row?.danger_at).toEqual(hasDanger ? row?.created_at : null);
  });

  // @proves call GET /desk/inquiries
  it('期限のもっと早いものより先に並び、書かれた言葉は一覧にない', async () => {
    const plain = await contact();
    portal.pass(8 * 86_400);
    const first = await mail({ message: DANGER });
    const second = await contact({ message: DANGER, reply_by: 'none' });
    const staff = await aSupporter(portal);
    const rows = await listed(staff);
    expect(rows.map(({ receipt_number: number }) => number)).toEqual([first, second, plain]);
    expect((rows[0]?.due_on ?? '') > (rows[2]?.due_on ?? '')).toBe(true);
    expect(JSON.stringify(rows)).not.toContain('消えたい');
  });

  // @proves call PUT /desk/inquiries/{id}/check
  it('だれも読んでいないあいだと、自分だけが読んだあいだは答えられず、ほかの人が読むと答えられる', async () => {
    const email = anAddress();
    await mail({ email, message: DANGER });
    // The receipt goes out a minute before the answer: which of the two is the newest is never a matter of chance.
    await portal.runOutbox();
    portal.pass(60);
    const [one, other] = [await aSupporter(portal), await aSupporter(portal, 'lead')];
    const id = await idOf(one);
    expect((await answer(one, id)).statusCode).toBe(403);
    expect((await check(one, id)).statusCode).toBe(200);
    expect((await answer(one, id)).statusCode).toBe(403);
    const checked = await check(other, id);
    expect(checked.json().checked_by).toMatchObject({ id: other.id, display_name: '佐藤' });
    expect((await answer(other, id)).statusCode).toBe(403);
    expect((await answer(one, id)).json()).toMatchObject({ state: 'answered', answer: { text: TEXT } });
    expect(await portal.messageTo(email)).toContain(TEXT);
  });

  // @proves call PUT /desk/inquiries/{id}/check
  it('自分がもう一度「読みました」と言っても、はじめの時刻のまま残る', async () => {
    await contact({ message: DANGER });
    const staff = await aSupporter(portal, 'concierge');
    const id = await idOf(staff);
    const first = (await check(staff, id)).json();
    portal.pass(60);
    const again = await check(staff, id);
    expect([again.statusCode, again.json()]).toEqual([200, first]);
  });

  it('読んだことを記しても、同僚が書きかけているお返事は、そのまま送れる', async () => {
    await contact({ message: DANGER });
    const [one, other] = [await aSupporter(portal, 'concierge'), await aSupporter(portal, 'concierge')];
    const id = await idOf(one);
    const { version } = (await one.call('GET', `/desk/inquiries/${id}`)).json();
    expect((await check(other, id)).json().version).toBe(version);
    expect((await answer(one, id)).statusCode).toBe(200);
  });

  // @proves call PUT /desk/inquiries/{id}/check
  it('つらい言葉がない場合と、お返事が済んだ場合は、記せない', async () => {
    const staff = await aSupporter(portal);
    await contact();
    const plain = await idOf(staff);
    expect((await check(staff, plain)).statusCode).toBe(409);
    await contact({ message: DANGER });
    const id = await idOf(staff);
    await check(await aSupporter(portal), id);
    expect((await answer(staff, id)).statusCode).toBe(200);
    expect((await check(staff, id)).statusCode).toBe(409);
  });

  it('控えのほかに、だれにも何も送らない', async () => {
    const { database } = portal.dependencies;
    const recipients = async () => {
      await portal.runOutbox();
      return (await listSentMessages(database, { limit: 1_000 })).map(({ recipient }) => recipient);
    };
    await aSupporter(portal);
    const before = await recipients();
    const email = anAddress();
    await mail({ email, message: DANGER });
    const after = await recipients();
    expect([after.length - before.length, after.filter((one) => one === email)]).toEqual([1, [email]]);
  });

  // @proves call GET /desk/inquiries
  it('つらい言葉があるものだけを、たずねられる', async () => {
    await contact();
    const number = await mail({ message: DANGER });
    const staff = await aSupporter(portal);
    expect((await listed(staff, '?danger=1')).map((row) => row.receipt_number)).toEqual([number]);
    expect(await listed(staff)).toHaveLength(2);
  });
});

describe('お問い合わせの担当（G119）', () => {
  const emptyPresence = () => portal.dependencies.database.delete(deskPresences);
  const hold = (staff: Supporter, id: string, body: object = { takes: true }) =>
    staff.call('PUT', `/desk/inquiries/${id}/holder`, body);

  // @proves call PUT /desk/inquiries/{id}/holder
  it('二人が同時に取った場合、一人が担当になり、もう一人にはだれかが伝わる', async () => {
    await mail();
    const [one, other] = [await aSupporter(portal), await aSupporter(portal)];
    const id = await idOf(one);
    const answers = await Promise.all([hold(one, id), hold(other, id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const late = answers.find(({ statusCode }) => statusCode === 409);
    const winner = answers[0]?.statusCode === 200 ? one : other;
    expect(late?.json().current.taken_by).toEqual({ id: winner.id, display_name: '佐藤' });
    expect((await listed(one))[0]?.taken_by?.id).toBe(winner.id);
  });

  // @proves call PUT /desk/inquiries/{id}/holder
  it('担当でない人は答えられず、戻すと、だれでも答えられる', async () => {
    await contact();
    const [one, other] = [await aSupporter(portal), await aSupporter(portal)];
    const id = await idOf(one);
    await hold(one, id);
    expect((await answer(other, id)).statusCode).toBe(403);
    // Not theirs to give back: nothing changes.
    expect((await hold(other, id, { takes: false })).json().taken_by.id).toBe(one.id);
    expect((await hold(one, id, { takes: false })).json().taken_by).toBeNull();
    expect((await answer(other, id)).statusCode).toBe(200);
    expect((await hold(one, id)).statusCode).toBe(409);
  });

  it('同僚の担当から引き取れるのは、その人を名指した責任者だけ', async () => {
    await contact();
    const [one, peer, lead] = [
      await aSupporter(portal),
      await aSupporter(portal),
      await aSupporter(portal, 'lead'),
    ];
    const id = await idOf(one);
    await hold(one, id);
    const from = { takes: true, from: one.id };
    expect((await hold(peer, id, from)).statusCode).toBe(403);
    expect((await hold(lead, id)).statusCode).toBe(409);
    expect((await hold(lead, id, { takes: true, from: peer.id })).statusCode).toBe(409);
    expect((await hold(lead, id, from)).json().taken_by.id).toBe(lead.id);
  });

  it('つらい言葉があるメールの相談は、担当が机にいない場合、名指しした人が引き取れ、机にいる場合は断る', async () => {
    await mail({ message: DANGER });
    const [one, peer] = [await aSupporter(portal), await aSupporter(portal)];
    const id = await idOf(one);
    await hold(one, id);
    const from = { takes: true, from: one.id };
    await openDesk(portal, one);
    expect((await hold(peer, id, from)).json().current.taken_by.id).toBe(one.id);
    await emptyPresence();
    expect((await hold(peer, id)).statusCode).toBe(409);
    expect((await hold(peer, id, from)).json().taken_by.id).toBe(peer.id);
  });

  it('お問い合わせと、つらい言葉のないメールの相談は、担当が机にいなくても、責任者だけが引き取れる', async () => {
    const [one, peer] = [await aSupporter(portal), await aSupporter(portal)];
    await contact({ message: DANGER });
    await mail();
    for (const { id } of await listed(one)) {
      await hold(one, id);
      expect((await hold(peer, id, { takes: true, from: one.id })).statusCode).toBe(403);
    }
  });
});
