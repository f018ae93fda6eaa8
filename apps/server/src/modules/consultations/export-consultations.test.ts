import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { insertCase, lockCase } from './cases.repository.ts';
import { consultationCases, consultationMessages } from './consultation.table.ts';
import { aMember, type Member, openCase } from './consultations.fixture.ts';
import { consultationsToTake } from './index.ts';
import { writeMessage } from './write-message.ts';

const portal = usePortal();

const memberIdOf = async (member: Member): Promise<string> =>
  (await member.call('GET', '/users/me')).json().id;

async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const read: Item[] = [];
  for await (const item of items) read.push(item);
  return read;
}

/** So many ended cases without a word, a second apart. */
async function addCases(memberId: string, count: number): Promise<void> {
  const { database, clock } = portal.dependencies;
  await database.transaction(async (tx) => {
    for (let place = 0; place < count; place += 1) {
      const at = new Date(clock().getTime() + place * 1_000);
      await insertCase(tx, {
        ...{ id: randomUUID(), member_id: memberId, variant: 'hatch', channel: 'phone', topics: [] },
        ...{ status: 'closed', shares_card: false, client_key: randomUUID() },
        ...{ opened_at: at, updated_at: at, closed_at: at },
      });
    }
  });
}

async function addMessages(caseId: string, texts: readonly string[]): Promise<void> {
  const { database, encryption, clock } = portal.dependencies;
  const cipher = await encryption.forRecord(database, caseId);
  for (const text of texts) {
    await database.transaction(async (tx) => {
      const row = await lockCase(tx, { caseId });
      if (!row) throw new Error('no such case');
      const body = { text, pictures: [], attached: null };
      const author = { kind: 'member', closures: [] } as const;
      await writeMessage(tx, { row, cipher }, { author, body, clientKey: randomUUID(), now: clock() });
    });
  }
}

it('長いやりとりも、一つも落とさず、書かれた順に読む', async () => {
  const member = await aMember(portal);
  const { id } = await openCase(member, { text: '0' });
  // Two pages exactly, and a third with one.
  const texts = Array.from({ length: 101 }, (_, place) => String(place));
  await addMessages(id, texts.slice(1));
  const read = await consultationsToTake(portal.dependencies)(await memberIdOf(member));
  const [one] = await allOf(read());
  const messages = one ? await allOf(one.messages()) : [];
  expect(messages.map(({ text }) => text)).toEqual(texts);
  expect(messages.map(({ seq }) => seq)).toEqual(texts.map((_, place) => place + 1));
});

it('長いやりとりの先のページは、そこまで来てから開く', async () => {
  const member = await aMember(portal);
  const { id } = await openCase(member);
  await addMessages(id, Array(60).fill('続き'));
  const read = await consultationsToTake(portal.dependencies)(await memberIdOf(member));
  const [one] = await allOf(read());
  let seen = 0;
  for await (const _ of one?.messages() ?? []) {
    if (seen === 0) await portal.dependencies.database.delete(consultationMessages);
    seen += 1;
  }
  expect(seen).toBe(50);
});

it('多くの相談も、古い順に、何度でも読む。ほかの会員の相談はまぜない', async () => {
  const [member, other] = [await aMember(portal), await aMember(portal)];
  const first = await openCase(member);
  await openCase(other);
  const memberId = await memberIdOf(member);
  await addCases(memberId, 44);
  const read = await consultationsToTake(portal.dependencies)(memberId);
  const numbers = (await allOf(read())).map(({ number }) => Number(number.slice(2)));
  expect(numbers).toHaveLength(45);
  expect(numbers[0]).toBe(Number(first.number.slice(2)));
  expect(numbers).toEqual(numbers.toSorted((one, two) => one - two));
  expect((await allOf(read())).map(({ number }) => Number(number.slice(2)))).toEqual(numbers);
});

// @proves state consultations taken along: contents
it('先の相談は、そこまで来てから開く。そのあいだに消えた相談は、入らない', async () => {
  const member = await aMember(portal);
  const memberId = await memberIdOf(member);
  await addCases(memberId, 25);
  const { database } = portal.dependencies;
  const read = await consultationsToTake(portal.dependencies)(memberId);
  const cases = read()[Symbol.asyncIterator]();
  const { value: first } = await cases.next();
  await database.delete(consultationCases).where(eq(consultationCases.member_id, memberId));
  let left = 0;
  for (let next = await cases.next(); !next.done; next = await cases.next()) left += 1;
  // The rest of the first twenty lies open already; no case beyond it was read before its turn.
  expect([first.channel, left]).toEqual(['phone', 19]);
});
