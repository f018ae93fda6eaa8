import { describe, expect, it } from 'vitest';
import { usePortal } from '../../../portal-under-test/portal-under-test.fixture.ts';
import {
  aMember,
  aSupporter,
  asMember,
  atDesk,
  close,
  giveReason,
  type Member,
  openCase,
  type Supporter,
  take,
} from '../consultations.fixture.ts';
import { readConsultation } from '../read-consultations.ts';

const portal = usePortal();
interface OnThePhone {
  member: Member;
  supporter: Supporter;
  id: string;
}

describe('会員のカード（G42）', () => {
  const cardOf = (supporter: Supporter, id: string) => supporter.call('GET', `/desk/cases/${id}/card`);

  // @proves call GET /desk/cases/{id}/card
  // @proves call PUT /consultations/{id}/sharing
  it('会員が見せている間だけ開き、登録内容と次の診察がのり、記録に残る', async () => {
    const supporter = await aSupporter(portal);
    const member = await aMember(portal);
    await member.call('POST', '/treatment-logs', {
      log_date: '2026-11-16',
      is_other_log: true,
      other: { text: '夕方にだるさが強かった' },
      share_with_supporter: true,
    });
    const { id, number } = await openCase(member);
    await take(supporter, id);
    expect((await cardOf(supporter, id)).statusCode).toBe(403);
    await member.call('PUT', `/consultations/${id}/sharing`, { shares_card: true });
    const card = await cardOf(supporter, id);
    expect(card.statusCode, card.body).toBe(200);
    expect(card.json()).toMatchObject({ is_self: true, next_visit: null });
    // A second look within ten minutes is the same reading.
    expect((await cardOf(supporter, id)).statusCode).toBe(200);
    expect(card.body).not.toMatch(/だるさ|email|insurance_number/);
    const diary = (await member.call('GET', '/account/access-diary')).json().data;
    expect(diary).toEqual([
      expect.objectContaining({ kind: 'card-read', reason: 'consultation', note: number }),
    ]);
    await member.call('PUT', `/consultations/${id}/sharing`, { shares_card: false });
    expect((await cardOf(supporter, id)).statusCode).toBe(403);
  });

  it('見せている相談でも、担当でない相談員と、終わったあとの担当には開かない', async () => {
    const [owner, other] = [await aSupporter(portal), await aSupporter(portal)];
    const lead = await aSupporter(portal, 'lead');
    const { id } = await openCase(await aMember(portal), { shares_card: true });
    const answers = async () =>
      Promise.all([owner, other, lead].map(async (person) => (await cardOf(person, id)).statusCode));
    expect(await answers()).toEqual([403, 403, 200]);
    await take(owner, id);
    for (const person of [other, lead]) await giveReason(person, id);
    expect(await answers()).toEqual([200, 403, 200]);
    expect(
      [await atDesk(owner, id), await atDesk(other, id)].map(({ card_is_open }) => card_is_open),
    ).toEqual([true, false]);
    await close(owner, id);
    expect(await answers()).toEqual([403, 403, 403]);
  });

  it.each([
    [
      '会員が見せるのをやめた',
      ({ member, id }: OnThePhone) =>
        member.call('PUT', `/consultations/${id}/sharing`, { shares_card: false }),
    ],
    ['相談が終わった', ({ supporter, id }: OnThePhone) => close(supporter, id)],
  ])('お話し番号で開いたカードは、%s場合、二時間たつ前でも閉じる', async (_, end) => {
    const [supporter, member] = [await aSupporter(portal), await aMember(portal)];
    const { token } = (await member.call('GET', '/find-me/issue-token')).json();
    const { id } = (await supporter.call('POST', '/desk/cases', { talk_number: token })).json();
    expect((await cardOf(supporter, id)).statusCode).toBe(200);
    const diary = (await member.call('GET', '/account/access-diary')).json().data;
    expect(diary[0]).toMatchObject({ kind: 'card-read', reason: 'talk-number' });
    await end({ member, supporter, id });
    expect((await cardOf(supporter, id)).statusCode).toBe(403);
  });

  it('病気についての同意が取り消されている間は、見せると選んであっても開かない', async () => {
    const [supporter, member] = [await aSupporter(portal), await aMember(portal)];
    const { id } = await openCase(member, { shares_card: true });
    await take(supporter, id);
    await member.call('PUT', '/account/consents/sensitive_data', { is_agreed: false });
    expect((await cardOf(supporter, id)).json()).toMatchObject({
      status_code: 403,
      name: 'CONSENT_WITHDRAWN',
    });
  });

  // @proves call GET /desk/cases/{id}/card
  it('お話し番号で受けた電話の間は開き、二時間たつと閉じる', async () => {
    const supporter = await aSupporter(portal);
    const member = await aMember(portal);
    const { token } = (await member.call('GET', '/find-me/issue-token')).json();
    const { id } = (await supporter.call('POST', '/desk/cases', { talk_number: token })).json();
    expect((await cardOf(supporter, id)).statusCode).toBe(200);
    const forLead = async () => {
      const lead = await aSupporter(portal, 'lead');
      await giveReason(lead, id);
      return (await cardOf(lead, id)).json();
    };
    expect(await forLead()).toMatchObject({ is_self: true });
    portal.pass(2 * 3_600 + 1);
    expect(await forLead()).toMatchObject({ name: 'FORBIDDEN' });
  });

  // @proves call PUT /consultations/{id}/sharing
  it('お話し番号で開いている間、会員にはいつまでかが伝わり、会員がすぐに終えられる', async () => {
    const [supporter, member] = [await aSupporter(portal), await aMember(portal)];
    const openCall = async () => {
      const { token } = (await member.call('GET', '/find-me/issue-token')).json();
      return (await supporter.call('POST', '/desk/cases', { talk_number: token })).json().id as string;
    };
    const [ended, closed, over] = [await openCall(), await openCall(), await openCall()];
    const before = await asMember(member, ended);
    expect(before).toMatchObject({ shares_card: false, card_open_until: expect.any(String) });
    expect(before.card_open_until?.slice(14)).toBe(before.opened_at.slice(14));
    await member.call('PUT', `/consultations/${ended}/sharing`, { shares_card: false });
    expect(await asMember(member, ended)).toMatchObject({ shares_card: false, card_open_until: null });
    expect((await cardOf(supporter, ended)).statusCode).toBe(403);
    await close(supporter, closed);
    expect((await asMember(member, closed)).card_open_until).toBeNull();
    const { database, clock } = portal.dependencies;
    const { rows } = await database.execute<{ member_id: string }>(
      `select member_id from consultation_cases where id = '${over}'`,
    );
    const readAfter = (seconds: number) =>
      readConsultation(portal.dependencies, {
        memberId: rows[0]?.member_id ?? '',
        caseId: over,
        now: new Date(clock().getTime() + seconds * 1_000),
      });
    expect((await readAfter(3_600)).card_open_until).not.toBeNull();
    expect((await readAfter(2 * 3_600 + 1)).card_open_until).toBeNull();
  });
});
