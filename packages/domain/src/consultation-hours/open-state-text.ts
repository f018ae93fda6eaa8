import { formatClock, formatMonthDay, WEEKDAY_LABELS, type Weekday } from '../japanese-dates/index.ts';
import { type DayHours, VARIANTS, type VariantKey } from '../site-variants/index.ts';
import { isOpen, type OpenState } from './open-state.ts';
import type { NextOpening } from './schedule.ts';

/** A state in words (ui 14, G6). */
export interface OpenStateText {
  /** What is true now, without a final full stop. */
  headline: string;
  /** When it opens next; null while open. */
  next: string | null;
  /** The next opening alone, as 「11月28日（土）9:00から」; null while open, and where it is not known. */
  opening: string | null;
  /** Headline and next opening as one line. */
  text: string;
  /** For the floating button (G124). */
  short: '受付中' | '時間外';
  isOpen: boolean;
}

/** Weekdays as Japanese timetables list them, Monday first. */
const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];

/** The days every variant is closed, beside its weekly hours. */
export const CLOSED_DAYS_TEXT = '祝日と年末年始（12/30〜1/3）はお休みです';

/** The words of a state. Closed states always say when it opens next. */
export function describeOpenState(state: OpenState): OpenStateText {
  const headline = headlineOf(state);
  if (isOpen(state))
    return { headline, next: null, opening: null, text: headline, short: '受付中', isOpen: true };
  const opening = openingOf(state);
  const next = opening === null ? '次の受付日は決まりしだいお知らせします' : `次の受付：${opening}`;
  return { headline, next, opening, text: `${headline}。${next}`, short: '時間外', isOpen: false };
}

/** Weekly hours in words: 月・火・木・金・土 9:00〜20:00. */
export function weeklyHoursText(variant: VariantKey): string {
  weeklyHours[variant] ??= readWeeklyHours(variant);
  return weeklyHours[variant];
}

/** Every part of a page that tells the hours asks for these words, and they never change. */
const weeklyHours: Partial<Record<VariantKey, string>> = {};

function readWeeklyHours(variant: VariantKey): string {
  const groups = new Map<string, string[]>();
  for (const weekday of WEEK) {
    const hours = VARIANTS[variant].hours[weekday];
    if (hours)
      groups.set(rangeText(hours), [...(groups.get(rangeText(hours)) ?? []), WEEKDAY_LABELS[weekday]]);
  }
  return [...groups].map(([range, days]) => `${days.join('・')} ${range}`).join('、');
}

/** Weekly hours and closed days in words, for the footer and the landing page. */
export function hoursText(variant: VariantKey): string {
  return `${weeklyHoursText(variant)}（${CLOSED_DAYS_TEXT}）`;
}

function headlineOf(state: OpenState): string {
  switch (state.kind) {
    case 'open':
      return `ただいま受付中（本日${formatClock(state.closes)}まで）`;
    case 'closing-soon':
      return `まもなく受付を終了します（${formatClock(state.closes)}まで）`;
    case 'before-opening':
      return 'ただいま受付時間外です';
    case 'closed-for-today':
      return '本日の受付は終了しました';
    case 'closed-day':
      return '本日はお休みです';
    case 'holiday':
      return `祝日のためお休みです（${state.name}）`;
    case 'year-end':
      return '年末年始（12/30〜1/3）はお休みです';
    case 'closure':
      return '本日は臨時のお休みです';
  }
}

function openingOf(state: Exclude<OpenState, { kind: 'open' | 'closing-soon' }>): string | null {
  if (!state.next) return null;
  if (state.kind === 'before-opening') return `本日${formatClock(state.next.opens)}から`;
  return openingText(state.next);
}

function openingText({ day, opens }: NextOpening): string {
  return `${formatMonthDay(day)}${formatClock(opens)}から`;
}

function rangeText({ opens, closes }: DayHours): string {
  return `${formatClock(opens)}〜${formatClock(closes)}`;
}
