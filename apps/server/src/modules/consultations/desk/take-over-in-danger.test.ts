import { beforeEach, describe, expect, it } from 'vitest';
import { usePortal } from '../../../portal-under-test/portal-under-test.fixture.ts';
import {
  aMember,
  aSupporter,
  asMember,
  atDesk,
  giveReason,
  openCase,
  reply,
  rowsOf,
  type Supporter,
  send,
  take,
} from '../consultations.fixture.ts';
import { atDeskNow, DANGER, emptyDesk, firstAid, openDesk, secondReads } from './danger-at-desk.fixture.ts';

const portal = usePortal();
beforeEach(() => emptyDesk(portal));

const takeFrom = (by: Supporter, id: string, { id: from }: Supporter) =>
  by.call('POST', `/desk/cases/${id}/take`, { from });

const notesAt = async (by: Supporter, id: string) =>
  (await atDesk(by, id)).notes.map(({ staff_name: by, text }) => [by, text]);
const NOTE = ['管理（自動の記録）', '担当していた佐藤さんから、佐藤さんが引き取りました。'];

/** A case with words of danger that a colleague has who has gone home. */
async function aCaseOfSomebodyAway() {
  const [owner, member] = [await aSupporter(portal), await aMember(portal)];
  const { id } = await openCase(member, { text: DANGER });
  await take(owner, id);
  return { owner, member, id };
}

describe('机にいない同僚から引き取る（G119）', () => {
  // @proves call POST /desk/cases/{id}/take
  it('つらい言葉が待ち、担当が机にいない場合、机にいる人が引き取れ、そのことが記録に残る', async () => {
    const { owner, id } = await aCaseOfSomebodyAway();
    const other = await atDeskNow(portal);
    await atDesk(other, id);
    expect((await takeFrom(other, id, owner)).statusCode).toBe(204);
    expect(await atDesk(other, id)).toMatchObject({ taken_by: { id: other.id }, needs_second_check: true });
    expect(await notesAt(other, id)).toEqual([NOTE]);
  });

  it('二人が読んだあと、お返事がまだの場合も、読む理由を言った人が引き取れて、お返事できる', async () => {
    const { owner, id } = await aCaseOfSomebodyAway();
    await atDesk(owner, id);
    await secondReads(await aSupporter(portal), id);
    const other = await atDeskNow(portal);
    expect((await takeFrom(other, id, owner)).statusCode).toBe(403);
    await giveReason(other, id);
    expect((await takeFrom(other, id, owner)).statusCode).toBe(204);
    await reply(other, id, 'お待たせしました。');
  });

  it('担当が机にいる場合は、だれの担当かを言って断る', async () => {
    const { owner, id } = await aCaseOfSomebodyAway();
    await openDesk(portal, owner);
    const other = await atDeskNow(portal);
    await atDesk(other, id);
    const refused = await takeFrom(other, id, owner);
    expect([refused.statusCode, refused.json().current]).toEqual([
      409,
      { taken_by: { id: owner.id, display_name: '佐藤' } },
    ]);
    expect(await notesAt(owner, id)).toEqual([]);
  });

  it('つらい言葉に、もうお返事がある場合は、責任者でない人は断られる', async () => {
    const { owner, member, id } = await aCaseOfSomebodyAway();
    await secondReads(await aSupporter(portal), id);
    await reply(owner, id, '読みました。');
    portal.pass(60);
    await send(member, id, '職場の休みのことも相談したいです。');
    const other = await atDeskNow(portal);
    await giveReason(other, id);
    expect((await takeFrom(other, id, owner)).statusCode).toBe(403);
  });

  it('一言を送って担当になった場合と、責任者が引き取った場合も、記録に残り、だれの担当でもない相談には残らない', async () => {
    const { id } = await aCaseOfSomebodyAway();
    const [other, lead] = [await atDeskNow(portal), await atDeskNow(portal, 'lead')];
    await atDesk(other, id);
    expect((await firstAid(other, id)).statusCode).toBe(201);
    expect(await notesAt(other, id)).toEqual([NOTE]);
    expect((await takeFrom(lead, id, other)).statusCode).toBe(204);
    expect(await notesAt(lead, id)).toEqual([NOTE, NOTE]);
    const free = await openCase(await aMember(portal), { text: DANGER });
    await atDesk(other, free.id);
    await firstAid(other, free.id);
    expect(await notesAt(other, free.id)).toEqual([]);
  });
});

describe('二人めとして読んだ人が担当になる（G119）', () => {
  const checkedBy = async (id: string) =>
    (await rowsOf(portal, `select checked_by from consultation_cases where id = '${id}'`))[0]?.checked_by;

  it.each<[string, (other: Supporter, id: string, owner: Supporter) => Promise<{ statusCode: number }>]>([
    ['引き取る', takeFrom],
    ['渡される', (other, id, owner) => owner.call('POST', `/desk/cases/${id}/hand-over`, { to: other.id })],
  ])('ほかにだれも読んでいない場合、一人では返せず、もう一人を待つ：%s', async (_, change) => {
    const { owner, member, id } = await aCaseOfSomebodyAway();
    const other = await atDeskNow(portal);
    await secondReads(other, id);
    expect((await asMember(member, id)).first_reading).toBe('done');
    expect((await change(other, id, owner)).statusCode).toBe(204);
    expect(await atDesk(other, id)).toMatchObject({ needs_second_check: true, second_check: null });
    expect((await asMember(member, id)).first_reading).toBe('due');
  });

  it('まえの担当も読んでいた場合は、二人が読んだままで、お返事できる', async () => {
    const { owner, id } = await aCaseOfSomebodyAway();
    await atDesk(owner, id);
    const other = await atDeskNow(portal);
    await secondReads(other, id);
    expect((await takeFrom(other, id, owner)).statusCode).toBe(204);
    expect(await checkedBy(id)).toBe(other.id);
    await reply(other, id, '読みました。');
  });
});
