import './home-news.css';
import type { NewsSummary } from '@hidamari/contract/content';
import { formatJapaneseDate, japanDay } from '@hidamari/domain/japanese-dates';
import { screenHref } from '@hidamari/domain/screens';
import { LinkRow, LinkRows } from '@hidamari/ui/link-row';
import { PartFailed } from '@hidamari/ui/part-failed';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { Tag } from '@hidamari/ui/tag';
import type { Seen } from '../../../shell/viewed/load-seen.ts';
import { useReload } from '../use-reload.ts';

function NewsRow({
  news: { id, title, publishedAt, important },
  isNew,
}: {
  news: NewsSummary;
  isNew: boolean;
}) {
  const day = japanDay(new Date(publishedAt));
  return (
    <LinkRow
      href={screenHref('/news/:id', { id })}
      title={
        <>
          <span className="home-news-day">
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

function NewsList({ news, seen }: { news: readonly NewsSummary[]; seen: Seen }) {
  if (news.length === 0) return <p>いまお知らせはありません。</p>;
  return (
    <LinkRows>
      {news.map((item) => (
        <NewsRow key={item.id} news={item} isNew={seen !== null && !seen.includes(item.id)} />
      ))}
    </LinkRows>
  );
}

/** お知らせ: the newest of this variant. */
export function HomeNews({ news, seen = null }: { news: NewsSummary[] | null; seen?: Seen }) {
  const reload = useReload();
  return (
    <div className="home-news">
      <SectionHeading id="news-heading">お知らせ</SectionHeading>
      {news === null ? <PartFailed what="お知らせ" {...reload} /> : <NewsList news={news} seen={seen} />}
    </div>
  );
}
