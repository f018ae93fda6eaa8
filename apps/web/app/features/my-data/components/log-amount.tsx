import type { MyDataOverview } from '@hidamari/contract/my-data';
import { formatPlainDate } from '@hidamari/domain/japanese-dates';
import { formatFigure } from '@hidamari/domain/japanese-text';

/** 「365件（2025年11月20日〜2026年11月19日）」; a narrow line breaks between the dates, never inside one. */
export function LogAmount({ logs, first_day: first, last_day: last }: MyDataOverview) {
  const amount = `${formatFigure(logs)}件`;
  if (logs === 0) return 'まだありません';
  if (first === null || last === null) return amount;
  const days = first === last ? [first] : [first, last];
  return (
    <span className="ui-num">
      {amount}
      {days.map((day, place) => (
        <span key={day} className="inline-block">
          {`${place === 0 ? '（' : ''}${formatPlainDate(day)}${place === days.length - 1 ? '）' : '〜'}`}
        </span>
      ))}
    </span>
  );
}
