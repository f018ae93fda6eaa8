import { randomUUID } from 'node:crypto';
import { STAFF_ROLES, type StaffRole } from '@hidamari/domain/staff';
import { beforeEach, describe, expect, it } from 'vitest';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { aSupporter } from '../consultations/consultations.fixture.ts';
import { CHOFU, FORM, MAIL, send, visitorOn } from './inquiries.fixture.ts';
import { inquiries } from './inquiry.table.ts';

const portal = usePortal();
beforeEach(() => portal.dependencies.database.delete(inquiries));

const DANGER = 'もう消えたいと思ってしまいます。';

/** What each role gets, written out: list, reading, check, answer; and the types in its list. */
const TABLE: Readonly<Record<StaffRole, { contact: number[]; consultation: number[]; listed: string[] }>> = {
  concierge: { contact: [200, 200, 403], consultation: [404, 404, 404], listed: ['contact'] },
  supporter: {
    contact: [200, 200, 403],
    consultation: [200, 200, 403],
    listed: ['consultation', 'contact'],
  },
  lead: { contact: [200, 200, 403], consultation: [200, 200, 403], listed: ['consultation', 'contact'] },
  editor: { contact: [403, 403, 403], consultation: [403, 403, 403], listed: [] },
  administrator: { contact: [403, 403, 403], consultation: [403, 403, 403], listed: [] },
};

/** One inquiry of each type, with words of danger, so that each of the calls would do something. */
async function oneOfEach(): Promise<Readonly<Record<'contact' | 'consultation', string>>> {
  await send(visitorOn(portal), '/email/inquiry', { ...FORM, message: DANGER });
  await send(visitorOn(portal, CHOFU), '/email/consultation', { ...MAIL, message: DANGER });
  const rows = await portal.dependencies.database.select().from(inquiries);
  const idOf = (type: string) => rows.find((row) => row.type === type)?.id ?? '';
  return { contact: idOf('contact'), consultation: idOf('consultation') };
}

describe('お問い合わせとメールの相談を、だれが読み、答えるか（G121、G122）', () => {
  // @proves call GET /desk/inquiries
  // @proves call GET /desk/inquiries/{id}
  // @proves call POST /desk/inquiries/{id}/answers
  it.each(STAFF_ROLES)('%s は、表のとおり', async (role) => {
    const ids = await oneOfEach();
    const staff = await aSupporter(portal, role);
    const statusesOf = async (type: 'contact' | 'consultation') => {
      const path = `/desk/inquiries/${ids[type]}`;
      const answer = { by: 'phone', text: 'お電話でお話ししました。', version: 1 };
      return [
        (await staff.call('GET', path)).statusCode,
        (await staff.call('PUT', `${path}/check`)).statusCode,
        (await staff.call('POST', `${path}/answers`, answer)).statusCode,
      ];
    };
    const listed = (await staff.call('GET', '/desk/inquiries')).json().data ?? [];
    expect({
      contact: await statusesOf('contact'),
      consultation: await statusesOf('consultation'),
      listed: listed.map(({ type }: { type: string }) => type).sort(),
    }).toEqual(TABLE[role]);
  });

  it('手続きの担当者には、答えのあったメールの相談も見えず、知らない番号と同じに断る', async () => {
    const { consultation } = await oneOfEach();
    const [one, other] = [await aSupporter(portal), await aSupporter(portal)];
    await other.call('PUT', `/desk/inquiries/${consultation}/check`);
    const body = { by: 'mail', text: 'お返事です。', version: 1 };
    const answered = await one.call('POST', `/desk/inquiries/${consultation}/answers`, body);
    expect(answered.statusCode, answered.body).toBe(200);
    const concierge = await aSupporter(portal, 'concierge');
    expect((await concierge.call('GET', '/desk/inquiries?state=answered')).json().data).toEqual([]);
    expect((await one.call('GET', '/desk/inquiries?state=answered')).json().data).toHaveLength(1);
    const refusals = [
      await concierge.call('GET', `/desk/inquiries/${consultation}`),
      await concierge.call('GET', `/desk/inquiries/${randomUUID()}`),
    ].map((refused) => [refused.statusCode, refused.json().name]);
    expect(refusals).toEqual(Array(2).fill([404, 'NOT_FOUND']));
  });
});
