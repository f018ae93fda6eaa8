import { nextAnsweringEdge } from '../emergency/index.ts';
import { addDays, japanDay, japanInstant } from '../japanese-dates/index.ts';
import { VARIANT_KEYS, type VariantKey } from '../site-variants/index.ts';
import { type DayKind, dayKind, type NextOpening, openingAfter, type Schedule } from './schedule.ts';

/** Minutes before closing in which the words warn (G6). */
export const CLOSING_SOON_MINUTES = 10;

/**
 * Whether people can be reached at an instant, and when next. Times are `HH:mm` in Japan, days `YYYY-MM-DD`; the
 * state is plain data and may travel to the browser. `next` is null only when the coming year has no opening.
 */
export type OpenState =
  | { kind: 'open'; closes: string }
  /** Still open, in the last ten minutes. */
  | { kind: 'closing-soon'; closes: string }
  | { kind: 'before-opening'; next: NextOpening }
  | { kind: 'closed-for-today'; next: NextOpening | null }
  /** A weekday on which this variant does not open. */
  | { kind: 'closed-day'; next: NextOpening | null }
  | { kind: 'holiday'; name: string; next: NextOpening | null }
  | { kind: 'year-end'; next: NextOpening | null }
  /** Closed by announcement. */
  | { kind: 'closure'; next: NextOpening | null };

/** An instant and the schedule it is judged by. */
export interface OpenStateQuery extends Schedule {
  at: Date;
}

/**
 * The state at an instant. Open is [opens, closes) on the clock of Japan, whatever the zone of the process
 * (specification section 9, G6).
 */
export function openState({ at, ...schedule }: OpenStateQuery): OpenState {
  const day = japanDay(at);
  const today = dayKind(day, schedule);
  if (today.kind !== 'open') return { ...today, next: openingAfter(day, schedule) };
  const { opens, closes } = today.hours;
  if (at < japanInstant(day, opens)) return { kind: 'before-opening', next: { day, opens } };
  if (at < closingSoon(day, closes)) return { kind: 'open', closes };
  if (at < japanInstant(day, closes)) return { kind: 'closing-soon', closes };
  return { kind: 'closed-for-today', next: openingAfter(day, schedule) };
}

/** True from opening until closing; the last ten minutes count as open. */
export function isWithinConsultationHours(query: OpenStateQuery): boolean {
  return isOpen(openState(query));
}

/** True for the states in which somebody answers. */
export function isOpen(state: OpenState): state is Extract<OpenState, { kind: 'open' | 'closing-soon' }> {
  return state.kind === 'open' || state.kind === 'closing-soon';
}

/**
 * The next instant, later than `at`, at which the words of the state may change: opening, closing soon,
 * closing, or midnight in Japan. A page that shows the state must not be kept longer.
 */
export function nextOpenStateEdge({ at, ...schedule }: OpenStateQuery): Date {
  const day = japanDay(at);
  const midnight = japanInstant(addDays(day, 1));
  return edgesOf(day, dayKind(day, schedule)).find((edge) => edge > at) ?? midnight;
}

/**
 * The same for whatever a page may say of hours: of the desk of any variant, since a landing page tells those of another than
 * its own, and of the lines that answer at night.
 */
export function nextEdgeOfHours(at: Date, closures: Readonly<Record<VariantKey, readonly string[]>>): Date {
  const edges = VARIANT_KEYS.map((variant) =>
    nextOpenStateEdge({ at, variant, closures: closures[variant] }).getTime(),
  );
  return new Date(Math.min(...edges, nextAnsweringEdge(at)?.getTime() ?? Number.POSITIVE_INFINITY));
}

/**
 * The next business day (G8): the first day after the Japanese day of `at` on which this variant is open. Null
 * when the coming year has none.
 */
export function nextBusinessDay({ at, ...schedule }: OpenStateQuery): string | null {
  return openingAfter(japanDay(at), schedule)?.day ?? null;
}

function edgesOf(day: string, kind: DayKind): Date[] {
  if (kind.kind !== 'open') return [];
  const { opens, closes } = kind.hours;
  return [japanInstant(day, opens), closingSoon(day, closes), japanInstant(day, closes)];
}

function closingSoon(day: string, closes: string): Date {
  return new Date(japanInstant(day, closes).getTime() - CLOSING_SOON_MINUTES * 60_000);
}
