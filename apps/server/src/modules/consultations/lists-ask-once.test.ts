import pg from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { aMember, aSupporter, close, openCase, reply, take } from './consultations.fixture.ts';

const portal = usePortal();
afterEach(() => void vi.restoreAllMocks());

/** Statements about consultations and their keys that a call needs; the caller's own login is not among them. */
async function statementsOf(call: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await call();
  const asked = query.mock.calls.map(([statement]) => JSON.stringify(statement));
  vi.restoreAllMocks();
  return asked.filter((text) => /consultation_|member_keys/.test(text)).length;
}

it('一覧は、相談が増えても、同じ数の問い合わせで読める', async () => {
  const [member, supporter] = [await aMember(portal), await aSupporter(portal)];
  const ofMember = () => member.call('GET', '/consultations');
  const ofDesk = () => supporter.call('GET', '/desk/cases?view=closed');
  const endOne = async () => {
    const { id } = await openCase(member);
    await take(supporter, id);
    await reply(supporter, id, '一つ目のお返事です。');
    await reply(supporter, id, '二つ目のお返事です。');
    await close(supporter, id);
    return id;
  };
  await endOne();
  const withOne = [await statementsOf(ofMember), await statementsOf(ofDesk)];
  const last = [await endOne(), await endOne(), await endOne()].at(-1) ?? '';
  expect([await statementsOf(ofMember), await statementsOf(ofDesk)]).toEqual(withOne);
  expect(Math.min(...withOne)).toBeGreaterThan(0);
  const list = (await ofMember()).json();
  expect(
    list.data.map(({ unread, summary_line }: { unread: number; summary_line: string }) => [
      unread,
      summary_line,
    ]),
  ).toEqual(Array.from({ length: 4 }, () => [2, '休める制度の名前を、人事の方に聞く。']));
  await member.call('PUT', `/consultations/${last}/marks`, { delivered: 3, read: 3 });
  expect(
    (await ofMember())
      .json()
      .data.map(({ unread }: { unread: number }) => unread)
      .toSorted(),
  ).toEqual([0, 2, 2, 2]);
});
