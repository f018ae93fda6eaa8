import { describe, expect, it } from 'vitest';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { aMember, asMember, openCase, send } from './consultations.fixture.ts';

const portal = usePortal();

const CALM = 'すみません、こんなことを書いて。';
/** A farewell without a single plain word: no rule names it, the weighed pieces find it. */
const QUIET = '通帳は仏壇の引き出しに入れました。もう私には要りませんので。今までありがとうございました。';

const cardOf = async (member: Awaited<ReturnType<typeof aMember>>, id: string) =>
  (await asMember(member, id)).crisis_card;

const closeCard = (member: Awaited<ReturnType<typeof aMember>>, id: string, seq: number) =>
  member.call('PUT', `/consultations/${id}/marks`, { delivered: 0, read: 0, card_closed: seq });

// @proves state words of despair
describe('つらい気持ちの言葉のカードは、ご本人が閉じるまで残る（G119）', () => {
  it('次の文を送っても、読みなおしても、言葉のすぐ下に残る', async () => {
    const member = await aMember(portal);
    const { id } = await openCase(member, { text: '消えてしまいたいです' });
    await send(member, id, CALM);
    expect(await cardOf(member, id)).toEqual({ seq: 1, is_closed: false });
  });

  it('ふつうの相談には、出ない', async () => {
    const member = await aMember(portal);
    const { id } = await openCase(member);
    await send(member, id, CALM);
    expect(await cardOf(member, id)).toBeNull();
  });

  it('危ない言葉がひとつもない別れの文にも、出る', async () => {
    const member = await aMember(portal);
    const { id } = await openCase(member);
    await send(member, id, QUIET);
    expect(await cardOf(member, id)).toEqual({ seq: 2, is_closed: false });
  });

  it('閉じると、どの端末でも閉じている。閉じたものは、開いたことにもどらない', async () => {
    const member = await aMember(portal);
    const { id } = await openCase(member, { text: '消えてしまいたいです' });
    expect((await closeCard(member, id, 1)).statusCode).toBe(200);
    expect(await cardOf(member, id)).toEqual({ seq: 1, is_closed: true });
    await closeCard(member, id, 0);
    expect(await cardOf(member, id)).toEqual({ seq: 1, is_closed: true });
  });

  it('閉じたあとでも、はっきりした言葉には、また出る', async () => {
    const member = await aMember(portal);
    const { id } = await openCase(member, { text: '消えてしまいたいです' });
    await closeCard(member, id, 1);
    await send(member, id, 'やっぱり、もう死にたい。');
    expect(await cardOf(member, id)).toEqual({ seq: 2, is_closed: false });
  });

  it('閉じたあとは、規則が名ざさない文では、二度は出ない。机では先頭に立つ', async () => {
    const member = await aMember(portal);
    const { id } = await openCase(member, { text: QUIET });
    await closeCard(member, id, 1);
    await send(member, id, QUIET);
    expect(await cardOf(member, id)).toEqual({ seq: 1, is_closed: true });
  });

  it('まだないものを先に閉じておくことは、できない', async () => {
    const member = await aMember(portal);
    const { id } = await openCase(member);
    await closeCard(member, id, 5);
    await send(member, id, '消えてしまいたいです');
    expect(await cardOf(member, id)).toEqual({ seq: 2, is_closed: false });
  });
});

describe('先に待つ方の数', () => {
  it('同じ窓口で、先に待っている相談だけを数える', async () => {
    const [first, second, elsewhere] = [
      await aMember(portal, 'general'),
      await aMember(portal, 'general'),
      await aMember(portal, 'chofu'),
    ];
    await openCase(elsewhere);
    const { waiting_before: before } = await asMember(first, (await openCase(first)).id);
    const { id } = await openCase(second);
    expect((await asMember(second, id)).waiting_before).toBe(before + 1);
  });
});
