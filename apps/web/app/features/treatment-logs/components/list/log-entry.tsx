import type { KeywordWord, ListedLog } from '@hidamari/contract/treatment-logs';
import {
  dayParts,
  formatClock,
  formatJapaneseDate,
  WEEKDAY_LABELS,
  weekdayOf,
} from '@hidamari/domain/japanese-dates';
import { screenHref } from '@hidamari/domain/screens';
import { Link } from '@hidamari/ui/link';
import { Tag } from '@hidamari/ui/tag';
import { VisuallyHidden } from '@hidamari/ui/visually-hidden';
import { Suspense } from 'react';
import { MarkedText } from '../../../../parts/content/marked-text.tsx';
import { lazyOr } from '../../../../shell/late-part.tsx';
import { logImageKeys } from '../../log-images/log-image-keys.ts';
import { logHeading } from '../../log-words/log-heading.ts';
import { logSummary, shownLines } from '../../log-words/log-summary.ts';
import { LogThumbnails } from '../details/log-thumbnails.tsx';
import { LogTags } from './log-tags.tsx';

/** Only a search brings them; where they do not come, the log stands without. */
const HiddenMatches = lazyOr(
  () => import('./hidden-matches.tsx'),
  () => null,
);

/** The id of an entry's link: after 「もっと見る」 the focus goes to the first new one. */
export function entryLinkId(index: number): string {
  return `log-entry-${index}`;
}

/** One log on the line of days: the day at the left, the log in a few words at the right. */
export function LogEntry({
  log,
  index,
  words: asked,
}: {
  log: ListedLog;
  index: number;
  /** Words of the search, to be marked where they stand. */
  words: readonly KeywordWord[];
}) {
  const summary = logSummary(log);
  const { words } = summary;
  const marked = asked.flatMap(({ ways }) => ways);
  const { log_date, log_time } = log;
  return (
    <li className="relative grid grid-cols-[52px_minmax(0,1fr)] gap-3 pb-6 md:grid-cols-[64px_minmax(0,1fr)]">
      <span
        aria-hidden="true"
        className="absolute top-20 bottom-2 left-[25px] w-0.5 bg-line md:left-[31px]"
      />
      <p className="ui-num pt-3 text-center leading-tight">
        <VisuallyHidden>{formatJapaneseDate(log_date)}</VisuallyHidden>
        <b aria-hidden="true" className="block text-[1.625rem]">
          {dayParts(log_date).date}
        </b>
        <span aria-hidden="true" className="text-xs font-bold text-ink-soft">
          {WEEKDAY_LABELS[weekdayOf(log_date)]}
        </span>
      </p>
      <article className="grid gap-2 rounded-l border border-line bg-surface-raised px-5 pt-4 pb-5 md:px-6 md:pt-5 md:pb-6">
        <div className="flex flex-wrap items-center gap-1.5">
          <LogTags log={log} />
          {log.unread_comments ? (
            <Tag tone="key" icon="chat">{`新しいコメント ${log.unread_comments}件`}</Tag>
          ) : null}
          {log_time ? <span className="ui-meta ui-num ml-auto">{formatClock(log_time)}</span> : null}
        </div>
        <h3 className="text-lg">
          <Link
            id={entryLinkId(index)}
            href={screenHref('/treatment-logs/:id', { id: log.id })}
            className="block min-h-11 pt-1.5 text-ink no-underline hover:underline"
          >
            <MarkedText text={logHeading(log)} words={marked} />
          </Link>
        </h3>
        {words.length > 0 ? (
          <ul className="flex flex-wrap gap-x-5 gap-y-1.5 leading-normal">
            {words.map(({ label, value }) => (
              <li key={label} className="flex items-baseline gap-2.5">
                <MarkedText text={label} words={marked} />
                <b className="ui-num text-lg text-key-ink">{value}</b>
              </li>
            ))}
          </ul>
        ) : null}
        {shownLines(summary).map((line) => (
          <p key={line} className="text-sm leading-snug">
            <MarkedText text={line} words={marked} />
          </p>
        ))}
        {asked.length > 0 ? (
          <Suspense fallback={null}>
            <HiddenMatches log={log} words={asked} />
          </Suspense>
        ) : null}
        <LogThumbnails keys={logImageKeys(log)} files={log.files} />
      </article>
    </li>
  );
}
