import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { japanDay, japanInstant } from '../japanese-dates/index.ts';
import { VARIANT_KEYS } from '../site-variants/index.ts';
import {
  dayKind,
  isWithinConsultationHours,
  nextBusinessDay,
  nextEdgeOfHours,
  nextOpenStateEdge,
  type OpenState,
  openState,
} from './index.ts';

const MS = 1;
const at = (day: string, time: string, shift = 0) => new Date(japanInstant(day, time).getTime() + shift);
const state = (
  instant: Date,
  variant: 'aflac' | 'hatch' | 'chofu' = 'hatch',
  closures: string[] = [],
): OpenState => openState({ at: instant, variant, closures });

describe('受付の状態（G6、日本時間）', () => {
  // 2026-11-20 is a Friday, 11-21 a Saturday, 11-22 a Sunday, 11-23 a holiday on a Monday.
  const saturday = { day: '2026-11-21', opens: '09:00' };
  const tuesday = { day: '2026-11-24', opens: '09:00' };
  it.each([
    ['日付が変わった瞬間、その日の開始前になる', at('2026-11-20', '00:00'), { kind: 'before-opening' }],
    ['9時の1ミリ秒前の場合、まだ開いていない', at('2026-11-20', '09:00', -MS), { kind: 'before-opening' }],
    ['9時ちょうどの場合、開いている', at('2026-11-20', '09:00'), { kind: 'open', closes: '20:00' }],
    [
      '19時50分の1ミリ秒前の場合、ふつうに受付中',
      at('2026-11-20', '19:50', -MS),
      { kind: 'open', closes: '20:00' },
    ],
    [
      '19時50分ちょうどの場合、まもなく終了',
      at('2026-11-20', '19:50'),
      { kind: 'closing-soon', closes: '20:00' },
    ],
    [
      '20時の1ミリ秒前の場合、まだ受付中',
      at('2026-11-20', '20:00', -MS),
      { kind: 'closing-soon', closes: '20:00' },
    ],
    [
      '20時ちょうどの場合、終了している',
      at('2026-11-20', '20:00'),
      { kind: 'closed-for-today', next: saturday },
    ],
    [
      '24時の1ミリ秒前の場合、本日は終了',
      at('2026-11-20', '24:00', -MS),
      { kind: 'closed-for-today', next: saturday },
    ],
    [
      '土曜の終了後の場合、日曜と祝日をとばす',
      at('2026-11-21', '20:00'),
      { kind: 'closed-for-today', next: tuesday },
    ],
    ['日曜の場合、定休日', at('2026-11-22', '12:00'), { kind: 'closed-day', next: tuesday }],
    [
      '祝日の場合、名前を示す',
      at('2026-11-23', '12:00'),
      { kind: 'holiday', name: '勤労感謝の日', next: tuesday },
    ],
    ['水曜の場合、定休日', at('2026-11-25', '12:00'), { kind: 'closed-day' }],
    ['国民の休日の場合、休み', at('2026-09-22', '10:00'), { kind: 'holiday', name: '国民の休日' }],
    ['振替休日の月曜の場合、休み', at('2027-03-22', '10:00'), { kind: 'holiday', name: '振替休日' }],
  ] as const)('%s', (_, instant, expected) => {
    expect(state(instant)).toMatchObject(expected);
  });

  // @proves state hours: days and holidays
  it('市の窓口は火曜と土曜の9時から18時まで開く', () => {
    expect(state(at('2026-11-20', '10:00'), 'chofu')).toEqual({ kind: 'closed-day', next: saturday });
    expect(state(at('2026-11-21', '17:50', -MS), 'chofu')).toEqual({ kind: 'open', closes: '18:00' });
    expect(state(at('2026-11-21', '17:50'), 'chofu')).toEqual({ kind: 'closing-soon', closes: '18:00' });
    expect(state(at('2026-11-21', '18:00'), 'chofu')).toEqual({ kind: 'closed-for-today', next: tuesday });
  });

  it.each([
    ['2026-12-29', 'open'],
    ['2026-12-30', 'year-end'],
    ['2026-12-31', 'year-end'],
    ['2027-01-01', 'year-end'],
    ['2027-01-02', 'year-end'],
    ['2027-01-03', 'year-end'],
    ['2027-01-04', 'open'],
    ['2023-01-02', 'year-end'],
  ])('年末年始: %s は %s', (day, kind) => {
    expect(dayKind(day, { variant: 'hatch', closures: [] }).kind).toBe(kind);
  });

  // @proves state hours: days and holidays
  it('年末年始の場合、次の受付は年明けになる', () => {
    expect(state(at('2026-12-30', '10:00'))).toEqual({
      kind: 'year-end',
      next: { day: '2027-01-04', opens: '09:00' },
    });
    expect(state(at('2026-12-29', '18:00'), 'chofu')).toEqual({
      kind: 'closed-for-today',
      next: { day: '2027-01-05', opens: '09:00' },
    });
  });

  // @proves state hours: days off
  it('臨時の休みの場合、休みとし、次の受付からも除く', () => {
    const closures = ['2026-11-20', '2026-11-21', '2026-11-22'];
    expect(state(at('2026-11-20', '10:00'), 'hatch', closures)).toEqual({ kind: 'closure', next: tuesday });
    expect(dayKind('2026-11-22', { variant: 'hatch', closures }).kind).toBe('closed-day');
  });

  it('一年のあいだ休みの場合、次の受付はない', () => {
    const closures = Array.from({ length: 400 }, (_, day) =>
      japanDay(at('2026-11-20', '12:00', day * 86_400_000)),
    );
    const query = { at: at('2026-11-20', '10:00'), variant: 'hatch', closures } as const;
    expect(openState(query)).toEqual({ kind: 'closure', next: null });
    expect(nextBusinessDay(query)).toBeNull();
  });

  it('終了直前も受付時間内に数える', () => {
    const within = (instant: Date) =>
      isWithinConsultationHours({ at: instant, variant: 'aflac', closures: [] });
    expect([
      within(at('2026-11-20', '09:00', -MS)),
      within(at('2026-11-20', '09:00')),
      within(at('2026-11-20', '20:00', -MS)),
      within(at('2026-11-20', '20:00')),
    ]).toEqual([false, true, true, false]);
  });
});

// @proves state hours: call-back
describe('翌営業日（G8）', () => {
  it.each([
    ['chofu', '2026-11-21', '2026-11-24'],
    ['chofu', '2026-09-19', '2026-09-26'],
    ['chofu', '2026-12-26', '2026-12-29'],
    ['hatch', '2026-11-20', '2026-11-21'],
    ['hatch', '2026-09-19', '2026-09-24'],
    ['aflac', '2026-12-29', '2027-01-04'],
  ] as const)('%s で %s の翌営業日は %s', (variant, day, expected) => {
    for (const time of ['00:00', '12:00', '23:59']) {
      expect(nextBusinessDay({ at: at(day, time), variant, closures: [] })).toBe(expected);
    }
  });
});

describe('次に言葉が変わる時刻', () => {
  it.each([
    ['開始前', at('2026-11-20', '09:00', -MS), at('2026-11-20', '09:00')],
    ['開始の瞬間', at('2026-11-20', '09:00'), at('2026-11-20', '19:50')],
    ['まもなく終了の1ミリ秒前', at('2026-11-20', '19:50', -MS), at('2026-11-20', '19:50')],
    ['まもなく終了', at('2026-11-20', '19:50'), at('2026-11-20', '20:00')],
    ['終了の瞬間', at('2026-11-20', '20:00'), at('2026-11-21', '00:00')],
    ['0時の1ミリ秒前', at('2026-11-21', '00:00', -MS), at('2026-11-21', '00:00')],
    ['0時ちょうど', at('2026-11-21', '00:00'), at('2026-11-21', '09:00')],
    ['定休日', at('2026-11-22', '12:00'), at('2026-11-23', '00:00')],
  ] as const)('%s の次', (_, instant, edge) => {
    expect(nextOpenStateEdge({ at: instant, variant: 'hatch', closures: [] })).toEqual(edge);
  });

  const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2050-12-01'), noInvalidDate: true });
  const queries = fc.record({
    at: days,
    variant: fc.constantFrom(...VARIANT_KEYS),
    closures: fc.array(
      days.map((day) => japanDay(day)),
      { maxLength: 3 },
    ),
  });

  it('次の時刻までは、状態が変わらない', () => {
    fc.assert(
      fc.property(queries, fc.double({ min: 0, max: 1, noNaN: true }), (query, share) => {
        const edge = nextOpenStateEdge(query);
        const length = edge.getTime() - query.at.getTime();
        expect(length).toBeGreaterThan(0);
        expect(length).toBeLessThanOrEqual(86_400_000);
        const before = new Date(query.at.getTime() + Math.floor(share * (length - 1)));
        expect(openState({ ...query, at: before })).toEqual(openState(query));
      }),
      { numRuns: 2000 },
    );
  });

  it('開いているあいだの次の時刻では、かならず状態が変わる', () => {
    fc.assert(
      fc.property(queries, (query) => {
        fc.pre(isWithinConsultationHours(query));
        expect(openState({ ...query, at: nextOpenStateEdge(query) })).not.toEqual(openState(query));
      }),
    );
  });

  it('次の受付として示した時刻には、本当に開いている', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const found = openState(query);
        if (!('next' in found) || !found.next) return;
        const opening = at(found.next.day, found.next.opens);
        expect(opening > query.at).toBe(true);
        expect(isWithinConsultationHours({ ...query, at: opening })).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

it('画面の時間の境目は、どの窓口のものよりも、夜の電話のものよりも、あとにならない', () => {
  const closures = { aflac: [], hatch: [], chofu: [] };
  const instant = (day: string, time: string) => new Date(`${day}T${time}:00+09:00`);
  const edge = (day: string, time: string) => nextEdgeOfHours(instant(day, time), closures);
  // On Wednesdays our desks are closed; a line opens at 18:30 and closes at 22:00.
  expect(edge('2026-11-25', '18:29')).toEqual(instant('2026-11-25', '18:30'));
  expect(edge('2026-11-25', '21:00')).toEqual(instant('2026-11-25', '22:00'));
  expect(edge('2026-11-25', '22:00')).toEqual(instant('2026-11-26', '00:00'));
  expect(edge('2026-11-24', '08:00')).toEqual(instant('2026-11-24', '09:00'));
});
