import { dayOf, dayParts, daysBetween } from '../japanese-dates/index.ts';
import type { Option } from '../option-sets/index.ts';
import { LOG_LIMITS } from '../treatment-logs/index.ts';

/** What became of a visit (G69). A visit that was put off keeps its plan and takes the new day. */
export const VISIT_STATUSES = [
  { value: 'planned', label: 'これから' },
  { value: 'done', label: '終わった' },
  { value: 'changed', label: 'なくなった' },
] as const satisfies readonly Option[];

export type VisitStatus = (typeof VISIT_STATUSES)[number]['value'];

/** What a visit is ordered by. */
export interface DatedVisit {
  visit_date: string;
  visit_time?: string | undefined;
  status: VisitStatus;
}

export interface VisitsInOrder<V> {
  /** The one that the card shows. */
  next: V | null;
  /** The other planned ones, the earliest first: also those whose day has passed without answers. */
  later: V[];
  /** Done, the newest first, and behind them those that fell away: none of these takes the place of one that took place. */
  past: V[];
}

/** A day without a time comes before the times of that day: it may be the morning. */
function moment({ visit_date, visit_time = '' }: DatedVisit): string {
  return `${visit_date} ${visit_time}`;
}

/** Earliest first. */
function byVisitMoment(a: DatedVisit, b: DatedVisit): number {
  const [first, second] = [moment(a), moment(b)];
  return first < second ? -1 : Number(first > second);
}

/**
 * The visits of a member as a screen needs them (G69). Nearest is the earliest planned from today on; while there is
 * none, the last planned one whose day has passed: it waits for its answers and must not fall out of sight.
 * @param today the day in Japan, YYYY-MM-DD.
 */
export function visitsInOrder<V extends DatedVisit>(visits: readonly V[], today: string): VisitsInOrder<V> {
  const planned = visits.filter(({ status }) => status === 'planned').toSorted(byVisitMoment);
  const next = planned.find(({ visit_date }) => visit_date >= today) ?? planned.at(-1) ?? null;
  return {
    next,
    later: planned.filter((visit) => visit !== next),
    past: [...newestFirst(visits, 'done'), ...newestFirst(visits, 'changed')],
  };
}

/** Visits of one moment keep the order they came in: a longer list goes on where a shorter one ended. */
function newestFirst<V extends DatedVisit>(visits: readonly V[], status: VisitStatus): V[] {
  return visits.filter((visit) => visit.status === status).toSorted((a, b) => byVisitMoment(b, a));
}

/** The questions in the member's order, numbered from 0 without gaps; equal numbers keep the order they came in. */
export function inMemberOrder<Q extends { order: number }>(questions: readonly Q[]): Q[] {
  return questions.toSorted((a, b) => a.order - b.order).map((question, order) => ({ ...question, order }));
}

/** The list with one entry moved to another place; unchanged when either place is none of the list's. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const entry = list[from];
  if (entry === undefined || from === to || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}

/** Questions to pick from (G69). They ask; none of them says what to do. */
export const QUESTION_SUGGESTIONS = [
  'いまの治療の目的を教えてください',
  '次の検査は何を見るためですか',
  '夜や休日に具合が悪くなったら、どこへ電話しますか',
  '生活で気をつけることは何ですか',
  '仕事はどのくらい続けられそうですか',
] as const;

/** What many people bring to a hospital, to pick from. */
export const BELONGING_SUGGESTIONS = [
  '診察券',
  'マイナ保険証または資格確認書',
  'お薬手帳',
  '紹介状',
  '限度額適用認定証',
  '筆記用具',
] as const;

/** Limits of a next visit (G69). Lengths count characters as a person counts them. */
export const VISIT_LIMITS = {
  hospital: LOG_LIMITS.hospitalName,
  department: LOG_LIMITS.department,
  purpose: 120,
  questions: 50,
  questionText: 120,
  answer: 300,
  belongings: 30,
  belonging: 40,
  memo: 500,
  companion: 30,
  /** Visits that a member has planned at once: far more than anybody has, and no list without an end. */
  planned: 50,
  /** Past visits that the nearest one is answered with (G69). */
  past: 3,
  /** Past visits of a page, for whoever reads on behind those three. */
  pastPage: 20,
  /** Years ahead that a visit may lie; a date further on was mistyped. */
  yearsAhead: 5,
} as const;

/** First and last day that a visit may carry, seen from `today` in Japan (G69: it may lie in the future). */
export function visitDayRange(today: string): { from: string; to: string } {
  const { year, month, date } = dayParts(today);
  return {
    from: LOG_LIMITS.earliestDay,
    to: dayOf({ year: year + VISIT_LIMITS.yearsAhead, month, date }),
  };
}

/** How far away a visit is, as one says it: きょう, あす, あと4日; null for a day that has passed. */
export function daysUntilWords({ visitDay, today }: { visitDay: string; today: string }): string | null {
  const days = daysBetween(today, visitDay);
  if (days < 0) return null;
  return ['きょう', 'あす'][days] ?? `あと${days}日`;
}

/** For a planned visit whose day has passed and whose answers nobody has written down yet. */
export const VISIT_PASSED_TEXT = '予定の日を過ぎています';

/** From the day of the visit on there may be answers to write down. */
export function hasVisitCome({ visitDay, today }: { visitDay: string; today: string }): boolean {
  return visitDay <= today;
}
