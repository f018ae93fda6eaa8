import type { VisitStatus } from './visit-statuses.ts';

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
