import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { aMember, aSupporter, type Member } from '../consultations/consultations.fixture.ts';
import { movesOf } from '../identity/migration/moves.fixture.ts';
import { FORM, send, visitorOn } from './inquiries.fixture.ts';
import { inquiries } from './inquiry.table.ts';
import { inquiryBelongings } from './inquiry-records.ts';

const portal = usePortal();
beforeEach(() => portal.dependencies.database.delete(inquiries));

const idOf = async (member: Member): Promise<string> => (await member.call('GET', '/users/me')).json().id;
const kindsIn = async (member: Member) =>
  (await member.call('GET', '/account/access-diary')).json().data.map(({ kind }: { kind: string }) => kind);

it('会員が移る場合、お問い合わせも少しずつ移り、そのあとに読まれたことは、移った先の会員が知る（G40）', async () => {
  const { database } = portal.dependencies;
  const [from, to, stranger] = [await aMember(portal), await aMember(portal), await aMember(portal)];
  for (const member of [from, from, from, stranger])
    expect((await member.call('POST', '/email/inquiry', FORM)).statusCode).toBe(201);
  const move = { from: await idOf(from), to: await idOf(to) };
  expect(await inquiryBelongings.moveSome({ database }, move, 0)).toBe(0);
  expect(await inquiryBelongings.moveSome({ database }, move, 2)).toBe(2);
  expect(await inquiryBelongings.isEmpty(database, move.from)).toBe(false);
  expect(await inquiryBelongings.moveSome({ database }, move, 100)).toBe(1);
  expect(await inquiryBelongings.isEmpty(database, move.from)).toBe(true);
  const owners = (await database.select().from(inquiries)).map((row) => row.member_id).sort();
  expect(owners).toEqual([move.to, move.to, move.to, await idOf(stranger)].sort());

  const [moved] = (await database.select().from(inquiries)).filter((row) => row.member_id === move.to);
  const staff = await aSupporter(portal, 'concierge');
  const read = await staff.call('GET', `/desk/inquiries/${moved?.id}`);
  expect(read.json()).toMatchObject({ message: FORM.message, is_member: true });
  expect([await kindsIn(to), await kindsIn(from)]).toEqual([['inquiry-read'], []]);
});

it('アカウントを共通IDに移すと、お問い合わせは残る会員のものになる（G40）', async () => {
  const { database } = portal.dependencies;
  const { twoAccounts, untilConfirm, move } = movesOf(portal);
  const later = new Date(portal.dependencies.clock().getTime() + 60_000);
  const { common, commonMemberId, earlier } = await twoAccounts({ at: later });
  await send(visitorOn(portal), '/email/inquiry', FORM);
  await database.update(inquiries).set({ member_id: earlier.memberId });
  const done = await move(await untilConfirm(earlier, common));
  expect(done.json(), done.body).toHaveProperty('access_token');
  const owned = database.select().from(inquiries).where(eq(inquiries.member_id, commonMemberId));
  expect(await owned).toHaveLength(1);
});
