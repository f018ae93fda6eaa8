import { randomUUID } from 'node:crypto';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { aMember, atDesk, type Member, openCase } from '../consultations/consultations.fixture.ts';
import { atDeskNow, DANGER, openDesk } from '../consultations/desk/danger-at-desk.fixture.ts';
import { sendMessage } from '../consultations/send-message.ts';
import { CHOFU, FORM, MAIL, send as sendForm, visitorOn } from '../inquiries/inquiries.fixture.ts';
import { inquiries } from '../inquiries/inquiry.table.ts';
import { listSentMessages } from '../mail/index.ts';
import { deskPresences } from './staff.table.ts';

const LEAD_MAIL = 'toban@example.org';
const LEAD_PHONE = '+819012345678';
const HOUR = 3_600;
const portal = usePortal({ settings: { onCall: { mails: [LEAD_MAIL], phones: [LEAD_PHONE] } } });
// The clock of a run begins on a Wednesday, on which no desk answers: a day later the desks of the programmes are open.
beforeAll(() => portal.pass(24 * HOUR));
beforeEach(() => portal.dependencies.database.delete(deskPresences));

/** Words of a member whose access token has run out meanwhile. */
async function writeLater({ memberId }: Member, caseId: string): Promise<void> {
  const { dependencies } = portal;
  const message = { text: DANGER, pictures: [], client_key: randomUUID() };
  await sendMessage(dependencies, { memberId, caseId, message, now: dependencies.clock() });
}

/** What whoever is on call was sent, oldest first. */
async function toldOnCall() {
  await portal.runOutbox();
  const sent = await listSentMessages(portal.dependencies.database, { limit: 1_000 });
  return sent.filter(({ recipient }) => recipient === LEAD_MAIL || recipient === LEAD_PHONE).toReversed();
}

/** How many messages came of a step: two are one mail and one SMS. */
async function toldBy(step: () => Promise<unknown>): Promise<number> {
  const before = (await toldOnCall()).length;
  await step();
  return (await toldOnCall()).length - before;
}

const now = () => formatWireTimestamp(portal.dependencies.clock());

/** The answer of a step; its `on_call_at` is a moment of the step, whose clock goes on meanwhile. */
async function answeredNow(step: () => Promise<OnCallAnswer>): Promise<OnCallAnswer> {
  const before = now();
  const answer = await step();
  expect(String(answer.on_call_at) >= before && String(answer.on_call_at) <= now()).toBe(true);
  return answer;
}

interface OnCallAnswer {
  on_call: string;
  on_call_at: string | null;
}

describe('当番の方へのお知らせ（G119）', () => {
  it('受付時間に相談員が机にいる場合は送らず、いない場合は、メールとSMSを一通ずつ送る', async () => {
    const member = await aMember(portal);
    await atDeskNow(portal);
    expect(await toldBy(() => openCase(member, { text: DANGER }))).toBe(0);
    await portal.dependencies.database.delete(deskPresences);
    await atDeskNow(portal, 'editor');
    expect(await toldBy(async () => openCase(await aMember(portal), { text: DANGER }))).toBe(2);
  });

  it('番号と机のアドレスだけがあり、書かれた言葉も、だれのことかも、どこにもない', async () => {
    const member = await aMember(portal);
    const { id, number } = await openCase(member, { text: DANGER });
    const [mail, sms] = (await toldOnCall())
      .slice(-2)
      .toSorted((one, other) => one.channel.localeCompare(other.channel));
    // Nobody is logged in at night, and without a log-in the case's page does not exist: the way in stands first.
    expect(mail?.body).toMatch(
      new RegExp(`http://localhost:3000/desk/login\\n[^]*http://localhost:3000/desk/cases/${id}`),
    );
    for (const told of [mail, sms]) {
      const words = `${told?.subject ?? ''}${told?.body}`;
      expect(words).toContain(number);
      expect(words).not.toMatch(/消えたい|夜になると|日向|ヒナタ|がん患/);
    }
    expect(sms?.body.length).toBeLessThanOrEqual(70);
  });

  it('つらい言葉がない場合は、だれも机にいなくても送らない', async () => {
    expect(await toldBy(async () => openCase(await aMember(portal)))).toBe(0);
  });

  it('一つの相談については一時間に一度まで、ほかの相談は別に数える', async () => {
    const member = await aMember(portal);
    const { id } = await openCase(member, { text: DANGER });
    await toldOnCall();
    portal.pass(HOUR - 60);
    expect(await toldBy(() => writeLater(member, id))).toBe(0);
    expect(await toldBy(async () => openCase(await aMember(portal), { text: DANGER }))).toBe(2);
    portal.pass(60);
    expect(await toldBy(() => writeLater(member, id))).toBe(2);
  });

  it('訪問者のメールの相談も、お問い合わせも、同じに送る', async () => {
    await portal.dependencies.database.delete(inquiries);
    const mail = { ...MAIL, message: DANGER };
    expect(await toldBy(() => sendForm(visitorOn(portal, CHOFU), '/email/consultation', mail))).toBe(2);
    const [row] = await portal.dependencies.database.select().from(inquiries);
    expect((await toldOnCall()).at(-1)?.body).toContain(row?.receipt_number);
    expect(
      await toldBy(() => sendForm(visitorOn(portal), '/email/inquiry', { ...FORM, message: DANGER })),
    ).toBe(2);
    expect(await toldBy(() => sendForm(visitorOn(portal), '/email/inquiry', FORM))).toBe(0);
  });

  // @proves call PUT /desk/inquiries/{id}/on-call
  it('お問い合わせからも、人が押すとすぐに送り、時刻と電話番号を答え、十分のうちにもう一度は送らない', async () => {
    await portal.dependencies.database.delete(inquiries);
    await sendForm(visitorOn(portal), '/email/inquiry', { ...FORM, message: DANGER });
    await toldOnCall();
    const [row] = await portal.dependencies.database.select().from(inquiries);
    const [staff, path] = [await atDeskNow(portal, 'concierge'), `/desk/inquiries/${row?.id}/on-call`];
    const call = async (): Promise<OnCallAnswer> => (await staff.call('PUT', path)).json();
    portal.pass(60);
    let first: OnCallAnswer | undefined;
    expect(
      await toldBy(async () => {
        first = await answeredNow(call);
      }),
    ).toBe(2);
    expect(first).toEqual({ on_call: 'told', on_call_at: expect.any(String), on_call_phones: [LEAD_PHONE] });
    expect((await toldOnCall()).at(-1)?.body).toContain('責任者を呼んでいます。');
    portal.pass(9 * 60);
    const again = async () => expect(await call()).toEqual({ ...first, on_call: 'told-before' });
    expect(await toldBy(again)).toBe(0);
    portal.pass(60);
    expect(await toldBy(async () => expect((await answeredNow(call)).on_call).toBe('told'))).toBe(2);
  });

  it('つらい言葉のないお問い合わせからと、読めない人からは、送れない', async () => {
    await portal.dependencies.database.delete(inquiries);
    await sendForm(visitorOn(portal), '/email/inquiry', FORM);
    await sendForm(visitorOn(portal, CHOFU), '/email/consultation', { ...MAIL, message: DANGER });
    await toldOnCall();
    const rows = await portal.dependencies.database.select().from(inquiries);
    const press = async (role: 'supporter' | 'concierge', type: 'contact' | 'consultation') => {
      const id = rows.find((row) => row.type === type)?.id;
      return (await (await atDeskNow(portal, role)).call('PUT', `/desk/inquiries/${id}/on-call`)).statusCode;
    };
    expect(
      await toldBy(async () => {
        expect(await press('supporter', 'contact')).toBe(409);
        expect(await press('concierge', 'consultation')).toBe(404);
      }),
    ).toBe(0);
  });

  it('呼ばれた責任者が机にいない場合、当番の方へ送り、時刻と電話番号を答え、十分のうちにもう一度は送らない', async () => {
    const [owner, member] = [await atDeskNow(portal), await aMember(portal)];
    const { id } = await openCase(member, { text: DANGER });
    await atDesk(owner, id);
    portal.pass(1);
    const call = async () => (await owner.call('PUT', `/desk/cases/${id}/calls/lead`)).json();
    let first: OnCallAnswer | undefined;
    expect(
      await toldBy(async () => {
        first = await answeredNow(call);
      }),
    ).toBe(2);
    const told = {
      reached: 0,
      on_call: 'told',
      on_call_at: expect.any(String),
      on_call_phones: [LEAD_PHONE],
    };
    expect(first).toEqual(told);
    portal.pass(9 * 60);
    await openDesk(portal, owner);
    const again = async () => expect(await call()).toEqual({ ...first, on_call: 'told-before' });
    expect(await toldBy(again)).toBe(0);
    portal.pass(60);
    await openDesk(portal, owner);
    expect(await toldBy(async () => expect(await answeredNow(call)).toEqual(told))).toBe(2);
    await atDeskNow(portal, 'lead');
    expect(await call()).toEqual({ reached: 1, on_call: 'none', on_call_at: null, on_call_phones: [] });
  });

  it('呼んだときにいた責任者が、行かずに机をはなれた場合、次に呼ぶと、すぐに当番の方へ送る', async () => {
    const { id } = await openCase(await aMember(portal), { text: DANGER });
    await toldOnCall();
    portal.pass(60);
    const [owner] = [await atDeskNow(portal), await atDeskNow(portal, 'lead')];
    await atDesk(owner, id);
    const call = async () => (await owner.call('PUT', `/desk/cases/${id}/calls/lead`)).json();
    expect(
      await toldBy(async () => expect(await call()).toMatchObject({ reached: 1, on_call: 'none' })),
    ).toBe(0);
    await portal.dependencies.database.delete(deskPresences);
    await openDesk(portal, owner);
    expect(await toldBy(async () => expect((await call()).on_call).toBe('told'))).toBe(2);
  });

  it('言葉から送ったばかりでも、人が責任者を呼ぶと、呼んでいることを送る', async () => {
    const member = await aMember(portal);
    const { id, number } = await openCase(member, { text: DANGER });
    await toldOnCall();
    portal.pass(60);
    const owner = await atDeskNow(portal);
    await atDesk(owner, id);
    const call = () => owner.call('PUT', `/desk/cases/${id}/calls/lead`);
    expect(await toldBy(async () => expect((await call()).json().on_call).toBe('told'))).toBe(2);
    for (const { body, channel } of (await toldOnCall()).slice(-2)) {
      expect(body).toContain('責任者を呼んでいます。');
      expect(body).toContain(number);
      expect(body).not.toContain('机に人がいない');
      if (channel === 'sms') expect(body.length).toBeLessThanOrEqual(70);
    }
    // What a person has sent counts for the words that come after it.
    portal.pass(HOUR - 60);
    expect(await toldBy(() => writeLater(member, id))).toBe(0);
  });

  it('受付時間の外は、相談員が机にいても送る', async () => {
    portal.pass(14 * HOUR);
    const member = await aMember(portal);
    await atDeskNow(portal);
    expect(await toldBy(() => openCase(member, { text: DANGER }))).toBe(2);
  });
});
