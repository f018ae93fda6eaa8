import { formatMonth, monthOf } from '@hidamari/domain/log-calendar';
import { LOG_PART_TITLES } from '@hidamari/domain/treatment-logs';
import { Card } from '@hidamari/ui/card';
import { useId } from 'react';
import type { LogListFilters } from '../../list-address.ts';
import { useLogCalendar } from './use-log-calendar.ts';

/** How much is in the month that the calendar shows. Counts of what is there, never of what is missing. */
export function MonthSummary({ filters, today }: { filters: LogListFilters; today: string }) {
  const heading = useId();
  const thisMonth = monthOf(today);
  const month = filters.month || thisMonth;
  const { calendar } = useLogCalendar(month);
  if (calendar === null || calendar.summary.logs === 0) return null;
  const { days, visits, images, shared } = calendar.summary;
  const rows = [
    { label: '記録のある日', value: `${days}日` },
    { label: '受診', value: `${visits}回` },
    { label: LOG_PART_TITLES.images, value: `${images}個` },
    { label: '相談員に見せる記録', value: `${shared}件` },
  ];
  return (
    <Card as="section" labelledBy={heading} className="grid gap-3">
      <h2 id={heading} className="text-lg">
        {month === thisMonth ? 'この1か月の記録' : `${formatMonth(month)}の記録`}
      </h2>
      <dl className="ui-num">
        {rows.map(({ label, value }) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-3 border-t border-line py-2.5 leading-normal last:border-b"
          >
            <dt>{label}</dt>
            <dd className="font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="ui-meta">書かない日があって大丈夫です。その日は空けておきます。</p>
    </Card>
  );
}
