import type { PendingCall } from '@hidamari/contract/consultations';
import type { Inquiry, InquiryRow } from '@hidamari/contract/inquiries';
import { beforeEach, describe, expect, it } from 'vitest';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { aSupporter, type Supporter } from '../consultations/consultations.fixture.ts';
import { atDeskNow, emptyDesk, waitingFor } from '../consultations/desk/danger-at-desk.fixture.ts';
import { deskConnection } from '../consultations/live/live.fixture.ts';
import { CHOFU, FORM, MAIL, send, visitorOn } from './inquiries.fixture.ts';
import { inquiries } from './inquiry.table.ts';

const portal = usePortal();
beforeEach(() => emptyDesk(portal));

const DANGER = '夜になると、もう消えたいと思ってしまいます。';

/** Somebody has written such words; answers the id. */
async function written(type: 'contact' | 'consultation', message = DANGER): Promise<string> {
  const [path, body, host] =
    type === 'contact' ? ['/email/inquiry', FORM] : ['/email/consultation', MAIL, CHOFU];
  const taken = await send(visitorOn(portal, host as string | undefined), path as string, {
    ...(body as object),
    message,
  });
  expect(taken.statusCode, taken.body).toBe(201);
  const rows = await portal.dependencies.database.select().from(inquiries);
  return rows.find(({ receipt_number: number }) => number === taken.json().receipt_number)?.id ?? '';
}

const call = (by: Supporter, id: string) => by.call('PUT', `/desk/inquiries/${id}/call`);
const come = (by: Supporter, id: string) => by.call('POST', `/desk/inquiries/${id}/call/answer`);
const check = (by: Supporter, id: string) => by.call('PUT', `/desk/inquiries/${id}/check`);
const callsOf = async (staff: Supporter): Promise<PendingCall[]> => (await waitingFor(staff)).calls;
const madeTo = async (staff: Supporter, id: string): Promise<Inquiry['call']> =>
  ((await staff.call('GET', '/desk/inquiries')).json().data as InquiryRow[]).find((row) => row.id === id)
    ?.call ?? null;

/** Half an hour passes, and nobody's login ends: each does something meanwhile (G42). */
async function halfAnHourWith(...staff: Supporter[]): Promise<void> {
  portal.pass(15 * 60);
  for (const one of staff) await waitingFor(one);
  portal.pass(15 * 60);
}

describe('つらい言葉があるお問い合わせへ、もう一人を呼ぶ（G119）', () => {
  // @proves call PUT /desk/inquiries/{id}/call
  it('机にいて読める人に届き、呼んだ本人と、担当の人と、メールの相談を読めない人には届かない', async () => {
    const id = await written('consultation');
    const [caller, other, holder, concierge] = [
      await atDeskNow(portal),
      await atDeskNow(portal, 'lead'),
      await atDeskNow(portal),
      await atDeskNow(portal, 'concierge'),
    ];
    await holder.call('PUT', `/desk/inquiries/${id}/holder`, { takes: true });
    const made = await call(caller, id);
    expect([made.statusCode, made.json().reached]).toEqual([200, 1]);
    const [standing] = await callsOf(other);
    expect(standing).toMatchObject({ to: 'inquiry', id, whom: 'second', by: '佐藤' });
    expect(standing?.number).toMatch(/^M-/);
    expect([await callsOf(caller), await callsOf(holder)]).toEqual([[], []]);
    // Whoever reads no case asks for no number of those that wait.
    expect((await concierge.call('GET', '/desk/waiting')).statusCode).toBe(403);
    expect((await call(concierge, id)).statusCode).toBe(404);
  });

  it('呼ぶと、ひらいている机に知らされる', async () => {
    const id = await written('contact');
    const [caller, other] = [await aSupporter(portal), await aSupporter(portal)];
    const line = await deskConnection(portal, other);
    await line.until(({ kinds }) => expect(kinds).toContain('ready'));
    const before = line.kinds.filter((kind) => kind === 'queue-changed').length;
    await call(caller, id);
    await line.until(({ kinds }) =>
      expect(kinds.filter((kind) => kind === 'queue-changed').length).toBeGreaterThan(before),
    );
    line.socket.close();
  });

  // @proves call POST /desk/inquiries/{id}/call/answer
  it('来る人が言うと、呼び出しは消え、呼んだ人にその名前が見え、あとから来た人の名前にはならない', async () => {
    const id = await written('contact');
    const [caller, first, late] = [
      await atDeskNow(portal),
      await atDeskNow(portal),
      await atDeskNow(portal, 'lead'),
    ];
    await call(caller, id);
    expect(await madeTo(caller, id)).toMatchObject({ staff_name: '佐藤', answered: null });
    portal.pass(60);
    expect((await come(first, id)).statusCode).toBe(204);
    const answered = (await madeTo(caller, id))?.answered;
    expect(answered?.staff_name).toBe('佐藤');
    portal.pass(60);
    expect((await come(late, id)).statusCode).toBe(204);
    expect((await madeTo(caller, id))?.answered).toEqual(answered);
    expect(await callsOf(late)).toEqual([]);
  });

  it('ほかの人が「私も読みました」を押すと、来たことになる。呼んだ本人が押しても、呼び出しは残る', async () => {
    const id = await written('consultation');
    const [caller, other] = [await atDeskNow(portal), await atDeskNow(portal)];
    await call(caller, id);
    await check(caller, id);
    expect(await callsOf(other)).toHaveLength(1);
    expect((await call(caller, id)).statusCode).toBe(200);
    await check(other, id);
    expect(await callsOf(other)).toEqual([]);
    expect((await madeTo(caller, id))?.answered).not.toBeNull();
  });

  it('30分たつと消え、もう一度呼べる。そのあいだに来た人のことは消える', async () => {
    const id = await written('contact');
    const [caller, other] = [await aSupporter(portal), await aSupporter(portal)];
    await call(caller, id);
    await come(other, id);
    await halfAnHourWith(caller, other);
    expect((await call(caller, id)).statusCode).toBe(200);
    expect((await madeTo(caller, id))?.answered).toBeNull();
    expect(await callsOf(other)).toHaveLength(1);
    await halfAnHourWith(caller, other);
    expect(await callsOf(other)).toEqual([]);
    expect((await come(other, id)).statusCode).toBe(409);
  });

  it('つらい言葉がない、ほかの人が読んだ、お返事が済んだ、の場合は呼べず、呼ばれていない人は来られない', async () => {
    const [caller, other] = [await aSupporter(portal), await aSupporter(portal)];
    const plain = await written('contact', FORM.message);
    expect((await call(caller, plain)).statusCode).toBe(409);
    expect((await come(other, plain)).statusCode).toBe(409);
    const id = await written('contact');
    await call(caller, id);
    expect((await come(caller, id)).statusCode).toBe(409);
    await check(other, id);
    expect((await call(caller, id)).statusCode).toBe(409);
    // The one who has read it needs somebody besides: whoever called has not said so.
    expect((await call(other, id)).statusCode).toBe(200);
    const answer = { by: 'phone', text: 'お電話でお話ししました。', version: 1 };
    expect((await caller.call('POST', `/desk/inquiries/${id}/answers`, answer)).statusCode).toBe(200);
    expect((await call(other, id)).statusCode).toBe(409);
    expect(await callsOf(caller)).toEqual([]);
    expect((await come(caller, id)).statusCode).toBe(409);
  });
});
