import './news-rows.css';
import { formatJapaneseDate, japanDay } from '@hidamari/domain/japanese-dates';
import { screenHref } from '@hidamari/domain/screens';
import { LinkRow, LinkRows } from '@hidamari/ui/link-row';
import { Tag } from '@hidamari/ui/tag';
import type { Seen } from '../viewed/load-seen.ts';
import type { ListedNews } from './listed-articles.ts';

function NewsRow({
  news: { id, title, publishedAt, important },
  isNew,
}: {
  news: ListedNews;
  isNew: boolean;
}) {
  const day = japanDay(new Date(publishedAt));
  return (
    <LinkRow
      href={screenHref('/news/:id', { id })}
      title={
        <>
          <span className="news-row-day">
            <time dateTime={day}>{formatJapaneseDate(day)}</time>
            {important ? <Tag tone="caution">大切なお知らせ</Tag> : null}
            {isNew ? <Tag tone="key">まだ読んでいません</Tag> : null}
          </span>
          {title}
        </>
      }
    />
  );
}

/** The anchor of a row: 「もっと見る」 leads to the first new one. */
export const anchorOfNews = (at: number) => `news-${at + 1}`;

/** News as rows, with what this member has not opened yet marked (G95); nothing is marked where that is not known. */
export function NewsRows({ news, seen }: { news: readonly ListedNews[]; seen: Seen }) {
  return (
    <LinkRows idOf={anchorOfNews}>
      {news.map((item) => (
        <NewsRow key={item.id} news={item} isNew={seen !== null && !seen.includes(item.id)} />
      ))}
    </LinkRows>
  );
}
