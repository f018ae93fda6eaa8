import type { LogCalendarDay } from '@hidamari/contract/treatment-logs';
import { holidayName } from '@hidamari/domain/holidays';
import { dayParts, weekdayOf } from '@hidamari/domain/japanese-dates';
import { calendarDayLabel, marksOf } from '@hidamari/domain/log-calendar';
import { screenHref } from '@hidamari/domain/screens';
import { LOG_LIMITS } from '@hidamari/domain/treatment-logs';
import { Link } from 'react-router';
import { dayHref, type LogListFilters } from '../../list-address.ts';

type Props = {
  day: string;
  /** What stands on that day; absent while it is on its way, or where nothing does. */
  logs: LogCalendarDay | undefined;
  isVisit: boolean;
  today: string;
  filters: LogListFilters;
};

/**
 * One day: with logs it leads to them, an empty one of the past to a new log of that day; nothing can be written for a
 * day to come (G56).
 */
export function CalendarDay({ day, logs, isVisit, today, filters }: Props) {
  const isToday = day === today;
  const label = calendarDayLabel(logs ?? { day, logs: 0 }, { isToday, isVisit });
  const isFree = weekdayOf(day) === 0 || holidayName(day) !== null;
  const face = (
    <>
      <span className="log-day-number ui-num" aria-hidden="true">
        {dayParts(day).date}
      </span>
      <span className="log-day-marks" aria-hidden="true">
        {marksOf(logs ?? {}).map(({ shape }) => (
          <i key={shape} className="log-mark" data-shape={shape} />
        ))}
        {isVisit ? <em>診察</em> : null}
      </span>
    </>
  );
  const href = hrefOf(day, { hasLogs: logs !== undefined, today, filters });
  const look = {
    className: 'log-day',
    'data-free': isFree ? '' : undefined,
    'data-visit': isVisit ? '' : undefined,
  };
  if (href === null) {
    return (
      <span {...look}>
        <span className="ui-visually-hidden">{label}</span>
        {face}
      </span>
    );
  }
  const isChosen = filters.from === day && filters.to === day;
  return (
    <Link
      {...look}
      to={href}
      aria-label={logs ? label : `${label}、この日のことを書く`}
      aria-current={isChosen ? 'true' : undefined}
    >
      {face}
    </Link>
  );
}

function hrefOf(
  day: string,
  { hasLogs, today, filters }: { hasLogs: boolean; today: string; filters: LogListFilters },
): string | null {
  if (hasLogs) return dayHref(filters, day);
  if (day > today || day < LOG_LIMITS.earliestDay) return null;
  return screenHref('/treatment-logs/new', null, { log_date: day });
}
