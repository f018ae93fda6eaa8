import './log-calendar.css';

import type { LogCalendar as Calendar } from '@hidamari/contract/treatment-logs';
import { holidayName } from '@hidamari/domain/holidays';
import { dayParts, WEEKDAY_LABELS } from '@hidamari/domain/japanese-dates';
import { addMonths, CALENDAR_MARKS, formatMonth, monthOf, weeksOfMonth } from '@hidamari/domain/log-calendar';
import { LOG_LIMITS } from '@hidamari/domain/treatment-logs';
import { Card } from '@hidamari/ui/card';
import { Icon } from '@hidamari/ui/icon';
import { PartFailed } from '@hidamari/ui/part-failed';
import { VisuallyHidden } from '@hidamari/ui/visually-hidden';
import { useId } from 'react';
import { Link } from 'react-router';
import { type LogListFilters, listHref } from '../../list-address.ts';
import { CalendarDay } from './calendar-day.tsx';
import { useLogCalendar } from './use-log-calendar.ts';

/** Months ahead of today that can be turned to: a visit is hardly planned further ahead. */
const MONTHS_AHEAD = 12;

type Props = { filters: LogListFilters; today: string };

/**
 * The month of logs (U-T01): a table whose days lead to their logs. Every leaf has the same height, so that nothing
 * moves while somebody turns them, and the leaves have addresses of their own: it works without a script.
 */
export function LogCalendar({ filters, today }: Props) {
  const heading = useId();
  const month = filters.month || monthOf(today);
  const { isOwn, calendar, hasFailed, isFetching, reload } = useLogCalendar(month);
  if (!isOwn) return null;
  return (
    <Card as="section" labelledBy={heading} className="log-calendar">
      <div className="log-calendar-head">
        <TurnLink to="前" month={addMonths(month, -1)} filters={filters} today={today} />
        <h2 id={heading} className="ui-num">
          {formatMonth(month)}
          <VisuallyHidden>のこよみ</VisuallyHidden>
        </h2>
        <TurnLink to="次" month={addMonths(month, 1)} filters={filters} today={today} />
      </div>
      <Leaf month={month} calendar={calendar} filters={filters} today={today} heading={heading} />
      {hasFailed ? <PartFailed what="月の印" onReload={reload} isReloading={isFetching} /> : null}
      <Legend />
    </Card>
  );
}

/** To the leaf before or after. At either end of the calendar nothing can be turned, and the heading stays in its place. */
function TurnLink({ to, month, filters, today }: { to: '前' | '次'; month: string } & Props) {
  const thisMonth = monthOf(today);
  const isOffered =
    month >= LOG_LIMITS.earliestDay.slice(0, 7) && month <= addMonths(thisMonth, MONTHS_AHEAD);
  if (!isOffered) return <span className="log-calendar-turn" />;
  return (
    <Link
      className="log-calendar-turn"
      to={listHref({ ...filters, month: month === thisMonth ? '' : month })}
      preventScrollReset
      aria-label={`${to}の月、${formatMonth(month)}`}
    >
      <Icon name={to === '前' ? 'left' : 'right'} />
    </Link>
  );
}

type LeafProps = Props & { month: string; calendar: Calendar | null; heading: string };

function Leaf({ month, calendar, filters, today, heading }: LeafProps) {
  const weeks = weeksOfMonth(month).filter((week) => week.some((day) => day !== null));
  const logsOf = new Map(calendar?.days.map((logs) => [logs.day, logs]));
  return (
    <div className="log-calendar-leaf">
      <table aria-labelledby={heading} aria-busy={calendar === null ? true : undefined}>
        <thead>
          <tr>
            {WEEKDAY_LABELS.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, weekday) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a week has seven places, and each keeps its own.
                <td key={weekday} aria-current={day === today ? 'date' : undefined}>
                  {day === null ? null : (
                    <CalendarDay
                      day={day}
                      logs={logsOf.get(day)}
                      isVisit={calendar?.visit_days.includes(day) ?? false}
                      today={today}
                      filters={filters}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Holidays days={weeks.flat().filter((day) => day !== null)} />
    </div>
  );
}

/** The public holidays of the month by name: a red figure alone would tell nobody which day it is. */
function Holidays({ days }: { days: readonly string[] }) {
  const holidays = days.flatMap((day) => {
    const name = holidayName(day);
    return name === null ? [] : [`${dayParts(day).date}日 ${name}`];
  });
  return <p className="log-calendar-holidays ui-num">{holidays.join('　')}</p>;
}

/** What the marks mean, in words. */
function Legend() {
  return (
    <ul className="log-calendar-legend">
      {CALENDAR_MARKS.map(({ shape, label }) => (
        <li key={shape}>
          <i className="log-mark" data-shape={shape} aria-hidden="true" />
          {label}
        </li>
      ))}
    </ul>
  );
}
