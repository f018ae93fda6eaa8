import './access-diary.css';
import type { AccessKind } from '@hidamari/domain/access-records';
import { formatJapaneseDate } from '@hidamari/domain/japanese-dates';
import { Icon, type IconName } from '@hidamari/ui/icon';
import { type DiaryDay, type DiaryEntry, detailsOf, sentenceOf } from '../diary-days.ts';

const SIGNS: Readonly<Record<AccessKind, IconName>> = {
  'member-found': 'search',
  'session-begun': 'user',
  'session-ended': 'check',
  'profile-read': 'eye',
  'profile-changed': 'pen',
  'profile-refused': 'info',
  'logs-read': 'eye',
  'favourites-read': 'eye',
  'notices-read': 'eye',
  'case-read': 'talk',
  'phone-opened': 'phone',
  'call-taken': 'phone',
  'inquiry-read': 'mail',
  'inquiry-answered': 'mail',
  'monitor-read': 'eye',
  'monitor-registered': 'check',
  'monitor-ended': 'check',
  'survey-contact-read': 'eye',
  'card-read': 'eye',
};

/** Where the focus goes when the list has grown. */
export const entryId = (id: string) => `diary-${id}`;

/** The entries by day, newest first. */
export function DiaryList({ days }: { days: readonly DiaryDay[] }) {
  return days.map(({ day, entries }) => (
    <section key={day} className="diary-day" aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`} className="ui-num text-lg font-bold">
        {formatJapaneseDate(day)}
      </h2>
      <ol>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  ));
}

function Entry({ entry }: { entry: DiaryEntry }) {
  const { id, time, row } = entry;
  const details = detailsOf(row);
  return (
    <li id={entryId(id)} tabIndex={-1} className="diary-entry">
      <span className="diary-sign">
        <Icon name={SIGNS[row.kind]} size={24} />
      </span>
      <div className="leading-snug">
        <p className="font-bold">{sentenceOf(entry)}</p>
        <p className="ui-meta ui-num">{time}</p>
        {details.length === 0 ? null : (
          <div className="diary-details">
            {details.map((line) => (
              <p key={line} className="wrap-anywhere">
                {line}
              </p>
            ))}
          </div>
        )}
      </div>
    </li>
  );
}
