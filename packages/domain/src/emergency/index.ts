import { holidayName } from '../holidays/index.ts';
import {
  daysBetween,
  japanDay,
  japanInstant,
  japanTime,
  type Weekday,
  weekdayOf,
} from '../japanese-dates/index.ts';

/** A telephone line outside the portal. */
export interface Hotline {
  readonly id: string;
  /** As people know and read it out. */
  readonly number: string;
  /** `tel:` address. */
  readonly href: string;
  readonly name: string;
  /** Who may call it; null for everybody. */
  readonly audience: string | null;
  /** Address of the page of the office that answers for the number. */
  readonly source: string;
  /** Day (`YYYY-MM-DD`) that this page itself states for what it says; null where it states none. */
  readonly source_dated_on: string | null;
  /** Day on which the number was last compared with public sources. */
  readonly verified_on: string;
}

/** A line for somebody who does not want to go on, with when it answers and what a call costs (G119). */
interface CrisisLine extends Hotline {
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

/** What stands wherever a person may look for help in an emergency (G118). */
export const EMERGENCY = {
  heading: '急に具合が悪くなったときは',
  sentences: [
    'このサービスは救急の対応ができません。',
    '息が苦しい、意識がはっきりしない、けいれん、止まらない出血などは、すぐに119番へ。',
    '治療中の急な変化は、かかっている病院へ。',
    '迷うときは #7119（大人）・#8000（子ども）。',
  ],
  /** Never leave this out: neither number reaches every area. */
  caveat: '※つながらない地域があります。',
} as const;

/**
 * What to do for somebody who does not know whether #7119 answers where they are (G118). It names no area: areas change
 * every year, no public list of them says for which day it holds, and a person who reads that theirs is missing might not
 * call. Whoever names areas again shows them with the day of their source, and for one year after that day at most.
 */
export const ADVICE_LINE_HELP = {
  summary: '#7119がつながるか、分からないとき',
  steps: [
    'つながる地域は、年ごとに変わっています。まず、そのまま #7119 にかけてみてください。',
    'つながらないときは、お住まいの都道府県や市区町村に、急な病気の相談の番号があるかどうかを、役所や消防のホームページで確かめられます。',
    '治療中の方は、かかっている病院に電話をしてください。夜や休日もかまいません。',
    '番号をさがしている間に具合が悪くなるとき、迷って決められないときは、119番に電話してください。',
  ],
} as const;

/** The whole emergency line as one text (footer, panel, chat opening, symptom save, error pages). */
export const EMERGENCY_TEXT = `${EMERGENCY.sentences.join('')}${EMERGENCY.caveat}`;

/** The one sentence of every error and maintenance page (G31, G117). */
export const SUDDEN_CHANGE_TEXT = '体調の急な変化は、かかっている病院か119番へ。';

/** The card for a person who writes of wanting to die: a card, never a block, never a report (G119). */
export const CRISIS_CARD = {
  heading: 'とてもつらいお気持ちなのですね。',
  body: '今すぐ話せるところがあります。',
  danger: 'いま命の危険があるときは、119番か110番へ。',
} as const;

/** What supporters do not do and do (G120). */
export const CONSULTATION_BOUNDARY_TEXT =
  '相談員は、診断や、治療が合っているかどうかの判断はできません。情報を一緒に整理し、病院での聞き方や利用できる制度をご案内します。';

/** After this many days a number is to be compared again: a notice at start, on readiness and on the desk (G119). */
export const HOTLINE_CHECK_DAYS = 180;

/**
 * For a sudden turn of a person's health (G118). #7119 covered 40 areas, about 85.7 % of people, in October
 * 2025 (総務省消防庁, as quoted in December 2025; no newer figure was found on 2026-11-28): not everybody, so the caveat of
 * `EMERGENCY` always stands beside it. That day is the count's: for the numbers themselves none of the pages is known to
 * state one, so that they go by our comparison.
 */
export const EMERGENCY_LINES = [
  {
    id: 'ambulance',
    number: '119',
    href: 'tel:119',
    name: '救急車を呼ぶ',
    audience: 'すべての方',
    source: 'https://www.fdma.go.jp/mission/enrichment/kyukyumusen_kinkyutuhou/119.html',
    source_dated_on: null,
    verified_on: '2026-11-20',
  },
  {
    id: 'emergency-advice',
    number: '#7119',
    href: 'tel:%237119',
    name: '救急車を呼ぶか迷うとき（大人）',
    audience: '大人',
    source: 'https://www.fdma.go.jp/mission/enrichment/appropriate/appropriate007.html',
    source_dated_on: null,
    verified_on: '2026-11-20',
  },
  {
    id: 'child-emergency-advice',
    number: '#8000',
    href: 'tel:%238000',
    name: '迷うとき（子ども）',
    audience: '子ども',
    source: 'https://www.mhlw.go.jp/topics/2006/10/tp1010-3.html',
    source_dated_on: null,
    verified_on: '2026-11-20',
  },
] as const satisfies readonly Hotline[];

/**
 * Numbers whose source speaks of a day more than 180 days before `today` (G119), however lately somebody has looked at it: what
 * an office wrote long ago is old. A source without a day counts from our comparison.
 */
export function hotlinesToVerify(today: string, lines: readonly Hotline[] = HOTLINES): HotlineToVerify[] {
  return lines
    .filter(
      ({ source_dated_on: dated, verified_on }) =>
        daysBetween(dated ?? verified_on, today) > HOTLINE_CHECK_DAYS,
    )
    .map(({ number, name, source }) => ({ number, name, source }));
}

/** What is compared, and with which page. */
type HotlineToVerify = Pick<Hotline, 'number' | 'name' | 'source'>;

const HOTLINES: readonly Hotline[] = [...EMERGENCY_LINES, ...CRISIS_LINES];
