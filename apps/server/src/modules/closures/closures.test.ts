import { addDays, japanDay } from '@hidamari/domain/japanese-dates';
import type { StaffRole } from '@hidamari/domain/staff';
import { beforeEach, describe, expect, it } from 'vitest';
import { busDrained } from '../../bus/bus-drained.fixture.ts';
import { makeStaff } from '../../portal-under-test/make-staff.fixture.ts';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import type { StaffPerson } from '../staff/staff.fixture.ts';
import { staffClosures } from './closures.table.ts';
import { listClosures } from './manage-closures.ts';

const portal = usePortal();
beforeEach(() => portal.dependencies.database.delete(staffClosures));

/** So many days from today in Japan. */
const dayIn = (days: number) => addDays(japanDay(portal.dependencies.clock()), days);
const entry = (from: number, to = from, more: Record<string, unknown> = {}) => ({
  variant: null,
  first_day: dayIn(from),
  last_day: dayIn(to),
  ...more,
});

const atDesk = async (role: StaffRole = 'administrator') => (await makeStaff(portal, role)).browser;
type Browser = StaffPerson['browser'];

async function add(browser: Browser, body: Record<string, unknown>): Promise<string> {
  const answer = await browser.call('POST', '/desk/closures', body);
  expect(answer.statusCode, answer.body).toBe(201);
  await busDrained(portal.dependencies.bus);
  return answer.json().id;
}

/** What staff entered, as the list shows it; the sample content announces days of its own. */
async function ofStaff(browser: Browser) {
  const { data } = (await browser.call('GET', '/desk/closures')).json();
  return data.filter(({ id }: { id: string | null }) => id !== null);
}

describe('臨時の休みを入れる（G7）', () => {
  // @proves call GET /desk/closures
  it('入れた人の名とメモとともに、日の順に並ぶ', async () => {
    const browser = await atDesk('lead');
    await add(browser, entry(20, 22, { variant: 'chofu', note: ' 会場の工事 ' }));
    await add(browser, entry(3));
    expect(await ofStaff(browser)).toEqual([
      {
        id: expect.any(String),
        variants: ['aflac', 'hatch', 'chofu'],
        first_day: dayIn(3),
        last_day: dayIn(3),
        note: null,
        entered_by: '佐藤',
      },
      {
        id: expect.any(String),
        variants: ['chofu'],
        first_day: dayIn(20),
        last_day: dayIn(22),
        note: '会場の工事',
        entered_by: '佐藤',
      },
    ]);
  });

  it('同じ休みをもう一度送った場合、一つのまま', async () => {
    const browser = await atDesk();
    const first = await add(browser, entry(5));
    expect(await add(browser, entry(5))).toBe(first);
    expect(await ofStaff(browser)).toHaveLength(1);
  });

  // @proves call POST /desk/closures
  it.each([
    ['きのうからの場合', () => entry(-1, 2), { first_day: ['closure_past'] }],
    ['おわりがはじめより前の場合', () => entry(4, 3), { last_day: ['closure_order'] }],
    ['61日の場合', () => entry(1, 61), { last_day: ['closure_too_long'] }],
    ['1年より先の場合', () => entry(366), { last_day: ['closure_too_far'] }],
    ['ない日の場合', () => ({ ...entry(1), first_day: '2026-02-30' }), { first_day: ['date'] }],
    ['知らない窓口の場合', () => ({ ...entry(1), variant: 'mitaka' }), { variant: ['choose_one'] }],
    ['メモが長い場合', () => entry(1, 1, { note: 'あ'.repeat(201) }), { note: ['too_long'] }],
  ])('%s、断り、どの欄かを言う', async (_, body, fields) => {
    const browser = await atDesk();
    const answer = await browser.call('POST', '/desk/closures', body());
    expect([answer.statusCode, answer.json().fields]).toEqual([422, fields]);
    expect(await ofStaff(browser)).toEqual([]);
  });
});

describe('取り消す', () => {
  // @proves call DELETE /desk/closures/{id}
  it('並びから消え、もう一度は404になる', async () => {
    const browser = await atDesk();
    const id = await add(browser, entry(2));
    expect((await browser.call('DELETE', `/desk/closures/${id}`)).statusCode).toBe(204);
    expect(await ofStaff(browser)).toEqual([]);
    expect((await browser.call('DELETE', `/desk/closures/${id}`)).statusCode).toBe(404);
    const [row] = await portal.dependencies.database.select().from(staffClosures);
    expect(row?.removed_by).toBe(row?.created_by);
  });

  // @proves call DELETE /desk/closures/{id}
  it('終わった休みの場合、取り消せず、並びにもない', async () => {
    const browser = await atDesk();
    const id = await add(browser, entry(1));
    await portal.dependencies.database
      .update(staffClosures)
      .set({ first_day: dayIn(-2), last_day: dayIn(-1) });
    expect(await ofStaff(browser)).toEqual([]);
    expect((await browser.call('DELETE', `/desk/closures/${id}`)).statusCode).toBe(404);
  });

  it.each(['nothing', '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed'])('知らない番号 %s の場合、404', async (id) => {
    expect((await (await atDesk()).call('DELETE', `/desk/closures/${id}`)).statusCode).toBe(404);
  });
});

describe('受付時間の計算に渡す日', () => {
  it('窓口ごとに、お知らせの日と合わせて、重なりなく順に渡す', async () => {
    const { closuresFor } = portal.dependencies;
    const before = await closuresFor('hatch');
    const browser = await atDesk();
    const id = await add(browser, entry(40, 41, { variant: 'hatch' }));
    await add(browser, entry(41));
    const wanted = [...new Set([...before, dayIn(40), dayIn(41)])].sort();
    expect(await closuresFor('hatch')).toEqual(wanted);
    expect(await closuresFor('aflac')).not.toContain(dayIn(40));
    expect(await closuresFor('chofu')).toContain(dayIn(41));
    await browser.call('DELETE', `/desk/closures/${id}`);
    await busDrained(portal.dependencies.bus);
    expect(await closuresFor('hatch')).toEqual(wanted.filter((day) => day !== dayIn(40)));
  });

  // @proves call GET /desk/closures
  it('お知らせの休みは、続く日をまとめた、番号のない行として並ぶ', async () => {
    const closed = (days: number, reason: string) => ({
      day: dayIn(days),
      variants: ['chofu' as const],
      reason,
    });
    const value = [closed(-1, '棚卸し'), closed(9, '工事'), closed(10, '工事'), closed(11, '研修')];
    const content = { closures: async () => ({ value, stale: false }) } as never;
    const rows = await listClosures({ ...portal.dependencies, content }, portal.dependencies.clock());
    expect(rows.map((row) => [row.id, row.first_day, row.last_day, row.note, row.entered_by])).toEqual([
      [null, dayIn(9), dayIn(10), '工事', null],
      [null, dayIn(11), dayIn(11), '研修', null],
    ]);
  });
});
