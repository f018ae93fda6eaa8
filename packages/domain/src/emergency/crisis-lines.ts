import { holidayName } from '../holidays/index.ts';
import { japanDay, japanInstant, japanTime, type Weekday, weekdayOf } from '../japanese-dates/index.ts';
import type { Hotline } from './hotline.ts';

/** A line for somebody who does not want to go on, with when it answers and what a call costs (G119). */
export interface CrisisLine extends Hotline {
  /** When it answers, as people read it. */
  readonly hours: string;
  /** The same to count with, in Japan's time: from `from` until before `until`. */
  readonly answers: readonly AnsweringTime[];
  readonly cost: string;
}

interface AnsweringTime {
  readonly days: readonly Weekday[];
  readonly from: string;
  readonly until: string;
  /** Closed on national holidays. */
  readonly notOnHolidays?: boolean;
}

const EVERY_DAY: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];
const ALWAYS: readonly AnsweringTime[] = [{ days: EVERY_DAY, from: '00:00', until: '24:00' }];
const FREE = '通話無料';

/**
 * For a person who speaks of wanting to die (G119). Hours and costs as found on 2026-11-28: #いのちSOS by the page of the body
 * itself (lifelink.or.jp/inochisos) as services of 2026 quote it, where a newspaper's list of 2022-08-26 still had four
 * nights closed; よりそいホットライン by the ministry's まもろうよこころ; 統一ダイヤル by the same, with the hours in which two professional bodies
 * answer for the whole country: at other times it depends on the place. None of these pages is known to state a day for what
 * it says. 0120-279-226 is for three prefectures: so the page of the body that answers it (since2011.net/yorisoi/n8, undated), the
 * ministry's word of 2013-08-08 and lists of cities; some services of 2026 name 福島県 alone, for which both lines name each
 * other. To be looked at first when they are compared: whether 統一ダイヤル has the free number that the ministry's budget of 2026
 * plans.
 */
export const CRISIS_LINES = [
  {
    id: 'inochi-sos',
    number: '0120-061-338',
    href: 'tel:0120061338',
    name: '#いのちSOS',
    audience: null,
    hours: '毎日24時間',
    answers: ALWAYS,
    cost: FREE,
    source: 'https://www.lifelink.or.jp/inochisos/',
    source_dated_on: null,
    verified_on: '2026-11-20',
  },
  {
    id: 'yorisoi',
    number: '0120-279-338',
    href: 'tel:0120279338',
    name: 'よりそいホットライン',
    audience: '岩手県・宮城県・福島県のほかからかける方',
    hours: '毎日24時間',
    answers: ALWAYS,
    cost: FREE,
    source: 'https://www.since2011.net/yorisoi/',
    source_dated_on: null,
    verified_on: '2026-11-20',
  },
  {
    id: 'yorisoi-tohoku',
    number: '0120-279-226',
    href: 'tel:0120279226',
    name: 'よりそいホットライン（岩手県・宮城県・福島県）',
    audience: '岩手県・宮城県・福島県からかける方。つながらないときは、0120-279-338へ',
    hours: '毎日24時間',
    answers: ALWAYS,
    cost: FREE,
    source: 'https://www.since2011.net/yorisoi/',
    source_dated_on: null,
    verified_on: '2026-11-20',
  },
  {
    id: 'kokoro-no-kenko',
    number: '0570-064-556',
    href: 'tel:0570064556',
    name: 'こころの健康相談統一ダイヤル',
    audience: null,
    hours: '平日の18時30分から22時まで。ほかの時間は、地域によります',
    answers: [{ days: [1, 2, 3, 4, 5], from: '18:30', until: '22:00', notOnHolidays: true }],
    cost: '通話料がかかります',
    source:
      'https://www.mhlw.go.jp/stf/seisakunitsuite/bunya/hukushi_kaigo/seikatsuhogo/jisatsu/kokoro_dial.html',
    source_dated_on: null,
    verified_on: '2026-11-20',
  },
] as const satisfies readonly CrisisLine[];

/** Whether a line answers now, in words. */
export const answeringWords = (isAnswering: boolean): string => (isAnswering ? 'いま受付中' : 'いまは時間外');

export interface CrisisLineNow extends CrisisLine {
  /** It answers at this moment by its own hours; it may be engaged all the same. */
  readonly isAnswering: boolean;
}

/** The lines for a person in despair, those that answer at this moment first, else in the order of the table (G119). */
export function crisisLinesAt(at: Date, table: readonly CrisisLine[] = CRISIS_LINES): CrisisLineNow[] {
  const lines = table.map((line) => ({ ...line, isAnswering: answersAt(line, at) }));
  return [
    ...lines.filter(({ isAnswering }) => isAnswering),
    ...lines.filter(({ isAnswering }) => !isAnswering),
  ];
}

/** The next instant of this day in Japan, later than `at`, at which a line may begin or end to answer; null: none today. */
export function nextAnsweringEdge(at: Date, table: readonly CrisisLine[] = CRISIS_LINES): Date | null {
  const day = japanDay(at);
  const times = table.flatMap(({ answers }) => answers.flatMap(({ from, until }) => [from, until]));
  const edges = times.filter((time) => time !== '24:00').map((time) => japanInstant(day, time));
  const later = edges.filter((edge) => edge > at).toSorted((one, other) => one.getTime() - other.getTime());
  return later[0] ?? null;
}

function answersAt({ answers }: CrisisLine, at: Date): boolean {
  const day = japanDay(at);
  const time = japanTime(at);
  return answers.some(
    ({ days, from, until, notOnHolidays = false }) =>
      days.includes(weekdayOf(day)) &&
      from <= time &&
      time < until &&
      !(notOnHolidays && holidayName(day) !== null),
  );
}
