import './home-news.css';
import type { NewsSummary } from '@hidamari/contract/content';
import { formatJapaneseDate, japanDay } from '@hidamari/domain/japanese-dates';
import { screenHref } from '@hidamari/domain/screens';
import { LinkRow, LinkRows } from '@hidamari/ui/link-row';
import { PartFailed } from '@hidamari/ui/part-failed';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { Tag } from '@hidamari/ui/tag';
import { useReload } from '../use-reload.ts';

function NewsRow({ news: { id, title, publishedAt, important } }: { news: NewsSummary }) {
  const day = japanDay(new Date(publishedAt));
  return (
    <LinkRow
      href={screenHref('/news/:id', { id })}
      title={
        <>
          <span className="home-news-day">
            <time dateTime={day}>{formatJapaneseDate(day)}</time>
            {important ? <Tag tone="caution">大切なお知らせ</Tag> : null}
          </span>
          {title}
        </>
      }
    />
  );
}

function NewsList({ news }: { news: readonly NewsSummary[] }) {
  if (news.length === 0) return <p>いまお知らせはありません。</p>;
  return (
    <LinkRows>
      {news.map((item) => (
        <NewsRow key={item.id} news={item} />
      ))}
    </LinkRows>
  );
}

/** お知らせ: the newest of this variant. */
export function HomeNews({ news }: { news: NewsSummary[] | null }) {
  const reload = useReload();
  return (
    <div className="home-news">
      <SectionHeading id="news-heading">お知らせ</SectionHeading>
      {news === null ? <PartFailed what="お知らせ" {...reload} /> : <NewsList news={news} />}
    </div>
  );
}
