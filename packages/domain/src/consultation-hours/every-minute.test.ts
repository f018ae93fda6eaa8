import { describe, expect, inject, it } from 'vitest';
import { holidayName } from '../holidays/index.ts';
import { VARIANT_KEYS } from '../site-variants/index.ts';
import { nextBusinessDay, type OpenState, openState } from './index.ts';
import { PUBLISHED } from './published-holidays.fixture.ts';
import { listReferenceDays, nextOf, referenceState, secondList } from './reference-hours.fixture.ts';

const YEARS = [2026, 2027, 2028, 2029, 2030];
/** The year after belongs to the twin: an opening after the last day lies in it. */
const ALL_DAYS = listReferenceDays(2_032);
const DAYS = ALL_DAYS.filter(({ day }) => day < '2031');
const MINUTES_A_DAY = 1_440;

/**
 * Minutes between two that are compared. A sample begins each day a minute later than the day before: within a week it
 * meets every minute of a day, and no edge of the hours is left out.
 */
const STEP = inject('isWholeSuite') ? 1 : 7;

/** Announced days: an ordinary one, a weekday on which the city is closed, a holiday, three in a row, the last of a year. */
const CLOSURES = [
  '2026-11-20',
  '2026-11-25',
  '2026-11-23',
  '2027-06-07',
  '2027-06-08',
  '2027-06-10',
  '2028-12-29',
];

/** The state as one line of text, so that the first difference can be read. */
function lineOf(state: OpenState): string {
  if (state.kind === 'open' || state.kind === 'closing-soon') return `${state.kind} ${state.closes}`;
  const kind = state.kind === 'holiday' ? `holiday ${state.name}` : state.kind;
  return `${kind} ${state.next ? `${state.next.day} ${state.next.opens}` : 'never'}`;
}

describe('祝日（2026年から2030年の毎日を、二つの別の資料と）', () => {
  it('資料どおりの日が、資料どおりの名前で休みになり、ほかの日は休みにならない', () => {
    const ours = DAYS.flatMap(({ day }) => {
      const name = holidayName(day);
      return name ? [[day, name] as const] : [];
    });
    const first = DAYS.flatMap(({ day }) => {
      const name = PUBLISHED.get(day);
      return name ? [[day, name] as const] : [];
    });
    const second = YEARS.flatMap((year) => [...secondList(year)]).sort(([a], [b]) => a.localeCompare(b));
    expect(ours).toEqual(first);
    expect(ours).toEqual(second);
    expect(ours).toHaveLength(89);
  });
});

describe('受付の状態（2026年から2030年の分を、別に書いた数え方と）', () => {
  it.each(VARIANT_KEYS)('%s', (variant) => {
    const twin = { variant, closures: CLOSURES, days: ALL_DAYS };
    const minutesSeen = new Set<number>();
    for (const [index, { day, startsAt }] of DAYS.entries()) {
      for (let minute = index % STEP; minute < MINUTES_A_DAY; minute += STEP) {
        const at = new Date((startsAt + minute) * 60_000);
        const said = lineOf(openState({ at, variant, closures: CLOSURES }));
        const expected = referenceState(twin, index, minute);
        if (said !== expected) expect.fail(`${day}, minute ${minute}: ${said}, not ${expected}`);
        minutesSeen.add(minute);
      }
    }
    expect(DAYS).toHaveLength(1_826);
    expect(minutesSeen.size).toBe(MINUTES_A_DAY);
  });

  it.each(VARIANT_KEYS)('%s の翌営業日（G8）', (variant) => {
    const twin = { variant, closures: CLOSURES, days: ALL_DAYS };
    const said = DAYS.map(({ startsAt }) =>
      nextBusinessDay({ at: new Date(startsAt * 60_000), variant, closures: CLOSURES }),
    );
    expect(said).toEqual(DAYS.map((_, index) => nextOf(twin, index).slice(0, 10)));
    expect(said).toHaveLength(1_826);
  });
});
