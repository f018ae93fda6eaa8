import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { aMember, aSupporter } from '../consultations/consultations.fixture.ts';
import { listSentMessages } from '../mail/index.ts';
import { anAddress, CHOFU, FORM, MAIL, send, visitorOn } from './inquiries.fixture.ts';
import { inquiries } from './inquiry.table.ts';
import { detachMemberFromInquiries, eraseOldInquiries } from './inquiry-records.ts';

const portal = usePortal();
beforeEach(() => portal.dependencies.database.delete(inquiries));

const visitor = (host?: string) => visitorOn(portal, host);
const idOf = async () =>
  (await portal.dependencies.database.select({ id: inquiries.id }).from(inquiries))[0]?.id ?? '';

describe('お問い合わせ（G121）', () => {
  // @proves call POST /email/inquiry
  it('受付番号と期限を答え、控えがメールで届き、書いたことは封をして置く', async () => {
    const email = anAddress();
    const answer = await send(visitor(), '/email/inquiry', { ...FORM, email });
    expect(answer.statusCode, answer.body).toBe(201);
    const { receipt_number: number, due_on: due } = answer.json();
    expect(number).toMatch(/^C-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(due).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const mail = await portal.messageTo(email);
    expect(mail).toContain(`受付番号：${number}`);
    expect(mail).not.toContain('印刷のしかた');
    const [row] = await portal.dependencies.database.select().from(inquiries);
    expect(JSON.stringify(row)).not.toMatch(/花子|印刷|example\.jp/);
  });

  it('同じ送信を二度しても、お問い合わせは一つ（G102）', async () => {
    const [key, browser] = [randomUUID(), visitor()];
    const first = await send(browser, '/email/inquiry', { ...FORM, email: anAddress() }, key);
    const again = await send(browser, '/email/inquiry', { ...FORM, email: anAddress() }, key);
    expect(again.json()).toEqual(first.json());
    expect(await portal.dependencies.database.select().from(inquiries)).toHaveLength(1);
  });

  it('返事がいらない場合、期限を約束しない', async () => {
    const answer = await send(visitor(), '/email/inquiry', { ...FORM, reply_by: 'none' });
    expect(answer.json().due_on).toBeNull();
  });

  // @proves call POST /email/inquiry
  it.each([
    ['名前がない', { name: ' ' }, { name: ['required'] }],
    ['名前が長い', { name: 'あ'.repeat(61) }, { name: ['too_long'] }],
    ['メールの形でない', { email: 'hana' }, { email: ['email'] }],
    ['本文が短い', { message: '短い' }, { message: ['too_short'] }],
    ['本文が長い', { message: 'あ'.repeat(2_001) }, { message: ['too_long'] }],
    ['知らない種類', { kind: 'weather' }, { kind: ['choose_one'] }],
    ['同意がない', { agreed: false }, { agreed: ['consent'] }],
    ['電話の返事で番号がない', { reply_by: 'phone' }, { phone_number: ['required'] }],
  ])('%s場合、断り、どの欄かを言う', async (_, change, fields) => {
    const answer = await send(visitor(), '/email/inquiry', { ...FORM, ...change });
    expect([answer.statusCode, answer.json().fields]).toEqual([422, fields]);
  });

  it('一つのアドレスからの続けざまの送信には、限りがある', async () => {
    const browser = visitor();
    const statuses = [];
    for (let count = 0; count < 21; count += 1)
      statuses.push((await send(browser, '/email/inquiry', { ...FORM, email: anAddress() })).statusCode);
    expect(statuses).toEqual([...Array(20).fill(201), 429]);
  });

  it('限りまで送ったあとも、同じ送信のやり直しには、はじめの受付番号を答える（G102）', async () => {
    const [key, browser] = [randomUUID(), visitor()];
    const sendFrom = (again?: string) =>
      send(browser, '/email/inquiry', { ...FORM, email: anAddress() }, again);
    const first = await sendFrom(key);
    for (let count = 0; count < 19; count += 1) await sendFrom();
    expect((await sendFrom()).statusCode).toBe(429);
    const again = await sendFrom(key);
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
  });

  // @proves call POST /email/inquiry
  it('だれかのアドレスに、控えのメールを一日に何通も送らない（G116）', async () => {
    const email = anAddress();
    const sent = [];
    const key = randomUUID();
    for (let count = 0; count < 5; count += 1)
      sent.push(await send(visitor(), '/email/inquiry', { ...FORM, email }, count === 4 ? key : undefined));
    expect(sent.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(201));
    // Whoever types an address learns nothing of what went to it before.
    for (const answer of sent)
      expect(Object.keys(answer.json()).sort()).toEqual(['due_on', 'first_reading', 'receipt_number']);
    const again = await send(visitor(), '/email/inquiry', { ...FORM, email }, key);
    expect(again.json()).toEqual(sent[4]?.json());
    await portal.runOutbox();
    const messages = await listSentMessages(portal.dependencies.database, { limit: 100 });
    expect(messages.filter(({ recipient }) => recipient === email)).toHaveLength(3);
  });
});

describe('メールの相談（G122）', () => {
  // @proves call POST /email/consultation
  it('調布市の場合、受け付け、救急と今すぐ話せる窓口をすぐに返す', async () => {
    const email = anAddress();
    const answer = await send(visitor(CHOFU), '/email/consultation', { ...MAIL, email });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json().receipt_number).toMatch(/^M-/);
    expect(await portal.messageTo(email)).toContain('すぐに119番へ');
  });

  it('ほかの窓口と、会員の場合は、ない', async () => {
    expect((await send(visitor(), '/email/consultation', MAIL)).statusCode).toBe(404);
    const member = await aMember(portal, 'chofu');
    expect((await member.call('POST', '/email/consultation', MAIL)).statusCode).toBe(404);
  });

  it('健康についての同意がない場合、断る', async () => {
    const refused = await send(visitor(CHOFU), '/email/consultation', { ...MAIL, agreed_health: false });
    expect(refused.json().fields).toEqual({ agreed_health: ['consent'] });
  });
});

describe('机での返事', () => {
  // @proves call GET /desk/inquiries
  it('一覧には書いたことも名前もなく、開くと読め、お返事がメールで届く', async () => {
    const email = anAddress();
    await send(visitor(), '/email/inquiry', { ...FORM, email });
    const staff = await aSupporter(portal, 'concierge');
    // The receipt goes out a minute before the answer: which of the two is the newest is never a matter of chance.
    await portal.runOutbox();
    portal.pass(60);
    const list = (await staff.call('GET', '/desk/inquiries')).json().data;
    expect(list).toMatchObject([
      { type: 'contact', kind: 'how_to_use', state: 'received', is_member: false },
    ]);
    expect(JSON.stringify(list)).not.toMatch(/花子|印刷|example\.jp/);
    const read = (await staff.call('GET', `/desk/inquiries/${list[0].id}`)).json();
    expect(read).toMatchObject({ name: '日向 花子', email, message: FORM.message, answer: null });
    const body = { by: 'mail', text: '一覧の上の「印刷する」からできます。', version: read.version };
    const answered = await staff.call('POST', `/desk/inquiries/${read.id}/answers`, body);
    expect(answered.statusCode, answered.body).toBe(200);
    expect(answered.json()).toMatchObject({ state: 'answered', answer: { by: 'mail', text: body.text } });
    expect(await portal.messageTo(email)).toContain('一覧の上の「印刷する」からできます。');
    expect((await staff.call('GET', '/desk/inquiries')).json().data).toEqual([]);
    expect((await staff.call('GET', '/desk/inquiries?state=answered')).json().data).toHaveLength(1);
  });

  // @proves call POST /desk/inquiries/{id}/answers
  it('二人が答えた場合、一人だけが送り、もう一人はだれが答えたかを知る', async () => {
    await send(visitor(), '/email/inquiry', FORM);
    const [one, two] = [await aSupporter(portal, 'concierge'), await aSupporter(portal)];
    const id = await idOf();
    const body = { by: 'phone', text: 'お電話でご案内しました。', version: 1 };
    const answers = await Promise.all(
      [one, two].map(({ call }) => call('POST', `/desk/inquiries/${id}/answers`, body)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const late = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(late.current).toMatchObject({ state: 'answered', answered_by_name: '佐藤' });
  });

  it.each([
    ['ほかの版を読んで答えた', 2, false],
    ['もう答えてある', 2, true],
  ])('%s場合、断る', async (_, version, isAnswered) => {
    await send(visitor(), '/email/inquiry', { ...FORM, email: anAddress() });
    const staff = await aSupporter(portal, 'concierge');
    const path = `/desk/inquiries/${await idOf()}/answers`;
    const answer = { by: 'none', text: '済み', version: 1 };
    if (isAnswered) expect((await staff.call('POST', path, answer)).statusCode).toBe(200);
    expect((await staff.call('POST', path, { ...answer, version })).statusCode).toBe(409);
  });

  it.each(['phone', 'none'] as const)(
    'お返事のしかたが %s の場合、控えのほかにメールは届かない',
    async (by) => {
      const email = anAddress();
      await send(visitor(), '/email/inquiry', { ...FORM, email });
      const staff = await aSupporter(portal, 'concierge');
      const body = { by, text: 'お電話でご案内しました。', version: 1 };
      expect((await staff.call('POST', `/desk/inquiries/${await idOf()}/answers`, body)).statusCode).toBe(
        200,
      );
      await portal.runOutbox();
      const messages = await listSentMessages(portal.dependencies.database, { limit: 100 });
      expect(messages.filter(({ recipient }) => recipient === email)).toHaveLength(1);
    },
  );

  // @proves call GET /desk/inquiries/{id}
  it('会員のお問い合わせを読み、答えたことは、会員の「だれが見たか」に残る（F46）', async () => {
    const member = await aMember(portal);
    expect((await member.call('POST', '/email/inquiry', FORM)).statusCode).toBe(201);
    const staff = await aSupporter(portal, 'concierge');
    const id = await idOf();
    await staff.call('GET', `/desk/inquiries/${id}`);
    await staff.call('POST', `/desk/inquiries/${id}/answers`, { by: 'none', text: '済み', version: 1 });
    const diary = (await member.call('GET', '/account/access-diary')).json().data;
    expect(diary.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'inquiry-answered',
      'inquiry-read',
    ]);
  });

  it('ない番号は404', async () => {
    const staff = await aSupporter(portal, 'concierge');
    expect((await staff.call('GET', `/desk/inquiries/${randomUUID()}`)).statusCode).toBe(404);
  });
});

it('だれも答えなかったお問い合わせも、届いてから五年で、鍵とともに消える（G53）', async () => {
  const member = await aMember(portal);
  await member.call('POST', '/email/inquiry', FORM);
  const id = await idOf();
  const { database, clock } = portal.dependencies;
  const inYears = (years: number, days: number) => {
    const at = clock();
    at.setUTCFullYear(at.getUTCFullYear() + years);
    return new Date(at.getTime() + days * 86_400_000);
  };
  expect(await eraseOldInquiries(database, inYears(5, -1))).toBe(0);
  expect(await eraseOldInquiries(database, inYears(5, 1))).toBe(1);
  const { rows } = await database.execute(`select 1 from member_keys where member_id = '${id}'`);
  expect(rows).toEqual([]);
});

it('会員がいなくなった場合も記録は残り、お返事から一年で、鍵とともに消える（G53）', async () => {
  const member = await aMember(portal);
  await member.call('POST', '/email/inquiry', FORM);
  const staff = await aSupporter(portal, 'concierge');
  const id = await idOf();
  await staff.call('POST', `/desk/inquiries/${id}/answers`, { by: 'none', text: '済み', version: 1 });
  const { database, clock } = portal.dependencies;
  const [before] = await database.select().from(inquiries);
  await database.transaction((tx) => detachMemberFromInquiries(tx, before?.member_id ?? ''));
  expect((await database.select().from(inquiries))[0]?.member_id).toBeNull();
  expect(await eraseOldInquiries(database, clock())).toBe(0);
  portal.pass(366 * 86_400);
  expect(await eraseOldInquiries(database, clock())).toBe(1);
  const { rows } = await database.execute(`select 1 from member_keys where member_id = '${id}'`);
  expect(rows).toEqual([]);
});
