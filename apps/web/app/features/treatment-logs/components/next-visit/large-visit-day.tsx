import type { NextVisit } from '@hidamari/contract/treatment-logs';
import { dayParts, formatClock, WEEKDAY_LABELS, weekdayOf } from '@hidamari/domain/japanese-dates';

/** The day of a visit, to be read across a kitchen: figures large, words small. */
export function LargeVisitDay({ visit }: { visit: Pick<NextVisit, 'visit_date' | 'visit_time'> }) {
  const { month, date } = dayParts(visit.visit_date);
  const weekday = WEEKDAY_LABELS[weekdayOf(visit.visit_date)];
  return (
    <p className="ui-num flex flex-wrap items-baseline gap-x-4 font-bold leading-tight">
      <span className="whitespace-nowrap text-lg">
        <span className="mx-0.5 text-[min(2.375rem,11vw)]">{month}</span>月
        <span className="mx-0.5 text-[min(2.375rem,11vw)]">{date}</span>
        {`日（${weekday}）`}
      </span>
      {visit.visit_time ? <span className="text-[1.75rem]">{formatClock(visit.visit_time)}</span> : null}
    </p>
  );
}
