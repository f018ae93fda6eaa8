import { japanDay } from '@hidamari/domain/japanese-dates';
import { beforeEach, describe, expect, it } from 'vitest';
import { busDrained } from '../../bus/bus-drained.fixture.ts';
import { makeStaff } from '../../portal-under-test/make-staff.fixture.ts';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { staffClosures } from './closures.table.ts';
import { closedDaysTag, readClosedDays } from './read-closed-days.ts';

const portal = usePortal();
beforeEach(async () => {
  await portal.dependencies.database.delete(staffClosures);
  await portal.dependencies.bus.publish('closures-changed', '');
  await busDrained(portal.dependencies.bus);
});

const today = () => japanDay(portal.dependencies.clock());

/** A visitor's page asks, without a cookie and without a token. */
const ask = (headers: Record<string, string> = {}) =>
  portal.app.inject({ url: '/api/closed-days', headers: { host: 'localhost:3000', ...headers } });

async function closeToday(variant: string | null): Promise<void> {
  const { browser } = await makeStaff(portal, 'lead');
  const body = { variant, first_day: today(), last_day: today(), note: '相談員の急な休み' };
  const answer = await browser.call('POST', '/desk/closures', body);
  expect(answer.statusCode, answer.body).toBe(201);
  await busDrained(portal.dependencies.bus);
}

describe('開いたままの画面が、休みをたずねる（G7）', () => {
  // @proves call GET /closed-days
  it('だれがたずねても、きょう入れた休みをすぐに答え、だれが、なぜ入れたかは答えない', async () => {
    const before = (await ask()).json();
    expect(before.is_whole).toBe(true);
    await closeToday('hatch');
    const answer = await ask();
    expect(answer.json()).toEqual({
      closed_days: { ...before.closed_days, hatch: [today(), ...before.closed_days.hatch] },
      is_whole: true,
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  // @proves call GET /closed-days
  it('変わりがない場合は、中身を送らずにそう言い、変わった場合は、新しい中身を送る', async () => {
    const first = await ask();
    const tag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=10, must-revalidate');
    expect((await ask({ 'if-none-match': tag })).statusCode).toBe(304);
    await closeToday(null);
    const changed = await ask({ 'if-none-match': tag });
    expect(changed.statusCode).toBe(200);
    expect(changed.json().closed_days.chofu).toContain(today());
  });
});

describe('休みの片方が読めない場合', () => {
  const now = new Date('2026-11-16T02:00:00Z');
  const of = (stale: boolean) =>
    readClosedDays(
      {
        content: {
          closures: async () => ({
            value: ['2026-11-15', '2026-11-20', '2026-11-16', '2026-11-16'].map((day) => ({
              day,
              variants: ['hatch' as const],
              reason: '',
            })),
            stale,
          }),
        } as never,
      },
      now,
    );

  it('読めた分を、きょうから、日の順に、一度ずつ答え、ほかにもあるかもしれないと言う', async () => {
    expect(await of(true)).toEqual({
      closed_days: { aflac: [], hatch: ['2026-11-16', '2026-11-20'], chofu: [] },
      is_whole: false,
    });
    expect((await of(false)).is_whole).toBe(true);
    expect(closedDaysTag(await of(true))).not.toBe(closedDaysTag(await of(false)));
    expect(closedDaysTag(await of(false))).toBe(closedDaysTag(await of(false)));
  });
});
