import type { Queue } from '@hidamari/contract/consultations';
import { beforeEach, describe, expect, it } from 'vitest';
import { seedDemoEligibility } from '../../../demo/people/seed-demo-eligibility.ts';
import { usePortal } from '../../../portal-under-test/portal-under-test.fixture.ts';
import {
  aMember,
  aSupporter,
  atDesk,
  close,
  openCase,
  type Supporter,
  take,
  WORDS,
} from '../consultations.fixture.ts';

const portal = usePortal();
beforeEach(async () => {
  await portal.empty();
  await seedDemoEligibility(portal.dependencies.database);
});

const queueOf = async (supporter: Supporter, query: string): Promise<Queue> =>
  (await supporter.call('GET', `/desk/cases?${query}`)).json();
const numbersOf = ({ data }: Queue) => data.map(({ number }) => number);

/** Words that G119 lists. */
const DANGER = '夜になると、もう消えたいと思ってしまいます。';

/** A case that came by telephone, as if it had been opened so. */
const byPhone = (id: string) =>
  portal.dependencies.database.execute(`update consultation_cases set channel = 'phone' where id = '${id}'`);

describe('列をしぼる', () => {
  it('受け方でしぼると、その受け方の相談だけが並び、数もその受け方のものになる', async () => {
    const supporter = await aSupporter(portal);
    const chat = await openCase(await aMember(portal));
    const phone = await openCase(await aMember(portal));
    const mine = await openCase(await aMember(portal));
    await byPhone(phone.id);
    await take(supporter, mine.id);
    const narrowed = await queueOf(supporter, 'channel=phone');
    expect(numbersOf(narrowed)).toEqual([phone.number]);
    expect(narrowed.meta.total).toBe(1);
    expect(narrowed.counts).toEqual({ open: 1, working: 0, mine: 0 });
    expect(numbersOf(await queueOf(supporter, 'channel=chat'))).toEqual([chat.number]);
    expect((await queueOf(supporter, 'channel=chat')).counts).toEqual({ open: 1, working: 1, mine: 1 });
    expect(numbersOf(await queueOf(supporter, 'channel=mail'))).toEqual([]);
    expect((await queueOf(supporter, '')).counts).toEqual({ open: 2, working: 1, mine: 1 });
  });

  // @proves call GET /desk/cases
  it('50件ずつ、同じ順に続く', async () => {
    const supporter = await aSupporter(portal);
    const { id } = await openCase(await aMember(portal));
    // Copies of one case, a minute apart: a member may have five open ones.
    const { database, encryption } = portal.dependencies;
    const { rows } = await database.execute<{ id: string }>(`
      insert into consultation_cases (id, variant, channel, topics, status, waiting_since, shares_card, client_key,
        opened_at, updated_at)
      select gen_random_uuid(), variant, channel, topics, status, waiting_since + n * interval '1 minute', false,
        gen_random_uuid(), opened_at, updated_at
      from consultation_cases, generate_series(1, 101) n where id = '${id}' returning id`);
    for (const row of rows) await encryption.forRecord(database, row.id);
    const pages = [1, 2, 3, 4].map((page) => queueOf(supporter, `page=${page}`));
    const [first, second, third, fourth] = (await Promise.all(pages)) as [Queue, Queue, Queue, Queue];
    expect([first, second, third, fourth].map(({ data }) => data.length)).toEqual([50, 50, 2, 0]);
    expect(second.meta).toEqual({ page: 2, per_page: 50, total: 102 });
    const all = [first, second, third].flatMap(numbersOf);
    expect(new Set(all).size).toBe(102);
    const waits = [first, second, third].flatMap(({ data }) => data.map((row) => row.waiting_since ?? ''));
    expect(waits).toEqual(waits.toSorted());
  });
});

describe('二人めを待つ相談（G119）', () => {
  const PARTS = ['', 'view=working', 'view=mine', 'channel=mail', 'view=mine&channel=phone'];

  // @proves call GET /desk/cases
  it('だれかが担当になっても、終了のほかのどの列でも先頭にあり、だれの担当かが分かる', async () => {
    const [holder, second] = [await aSupporter(portal), await aSupporter(portal)];
    const waiting = await openCase(await aMember(portal));
    const danger = await openCase(await aMember(portal), { text: DANGER });
    await take(holder, danger.id);
    for (const part of PARTS) {
      const queue = await queueOf(second, part);
      expect(queue.data[0], part).toMatchObject({
        number: danger.number,
        needs_second_check: true,
        taken_by: { id: holder.id },
      });
      expect(queue.meta.total, part).toBe(queue.data.length);
    }
    const open = await queueOf(second, '');
    expect(numbersOf(open)).toEqual([danger.number, waiting.number]);
    expect(open.counts).toEqual({ open: 2, working: 1, mine: 1 });
    expect(numbersOf(await queueOf(second, 'view=closed'))).toEqual([]);
  });

  it('二人めが読んだあとは、担当の人の列だけにある', async () => {
    const [holder, second] = [await aSupporter(portal), await aSupporter(portal)];
    const { id, number } = await openCase(await aMember(portal), { text: DANGER });
    await take(holder, id);
    await atDesk(second, id);
    expect((await second.call('POST', `/desk/cases/${id}/second-check`, {})).statusCode).toBe(204);
    expect((await queueOf(second, '')).counts).toEqual({ open: 0, working: 1, mine: 0 });
    expect(numbersOf(await queueOf(second, ''))).toEqual([]);
    expect(numbersOf(await queueOf(holder, 'view=mine'))).toEqual([number]);
  });
});

describe('相談番号でさがす', () => {
  it.each(['H-%', 'h%', '%', '　Ｈ－%'])('「%s」と打った場合、列のどこにある相談も見つかる', async (form) => {
    const supporter = await aSupporter(portal);
    const { id, number } = await openCase(await aMember(portal));
    await openCase(await aMember(portal));
    const typed = encodeURIComponent(form.replace('%', number.slice(2)));
    const found = async () => (await queueOf(supporter, `number=${typed}&channel=mail`)).data;
    expect((await found()).map((row) => row.id)).toEqual([id]);
    await take(supporter, id);
    await close(supporter, id);
    expect((await found()).map((row) => row.id)).toEqual([id]);
  });

  it('ない番号の場合、何も見つからない', async () => {
    const supporter = await aSupporter(portal);
    await openCase(await aMember(portal));
    expect((await queueOf(supporter, 'number=H-999999')).data).toEqual([]);
  });

  it.each([
    ['090-1234-5678', 'case_number'],
    ['なまえ', 'case_number'],
    ['', 'required'],
  ])('番号でないもの「%s」の場合、そう答える', async (typed, fault) => {
    const supporter = await aSupporter(portal);
    const answer = await supporter.call('GET', `/desk/cases?number=${encodeURIComponent(typed)}`);
    expect([answer.statusCode, answer.json().fields]).toEqual([400, { number: [fault] }]);
  });

  // @proves call GET /desk/cases
  it('見つけることは読むことではなく、書かれたことも名前も伝わらない', async () => {
    const member = await aMember(portal);
    const { number } = await openCase(member);
    const { body } = await (await aSupporter(portal)).call('GET', `/desk/cases?number=${number}`);
    expect(body).toContain(number);
    expect(body).not.toMatch(new RegExp(`${WORDS.slice(0, 8)}|日向|ヒナタ`));
    expect((await member.call('GET', '/account/access-diary')).json().data).toEqual([]);
  });
});
