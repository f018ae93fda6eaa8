import './home-news.css';
import { screenHref } from '@hidamari/domain/screens';
import { MoreLink } from '@hidamari/ui/link';
import { PartFailed } from '@hidamari/ui/part-failed';
import { SectionHeading } from '@hidamari/ui/section-heading';
import type { ListedNews } from '../../../parts/content/listed-news.ts';
import { NewsRows } from '../../../parts/content/news-rows.tsx';
import type { Seen } from '../../../parts/viewed/load-seen.ts';
import { useReload } from '../../../shell/use-reload.ts';
import { LinePromotionPlace } from './line-promotion-place.tsx';

/** お知らせ: the newest of this variant, and the way to all of them. */
export function HomeNews({ news, seen = null }: { news: ListedNews[] | null; seen?: Seen }) {
  const reload = useReload();
  return (
    <>
      <div className="home-news">
        <SectionHeading
          id="news-heading"
          aside={<MoreLink href={screenHref('/news')}>お知らせをすべて見る</MoreLink>}
        >
          お知らせ
        </SectionHeading>
        {news === null ? <PartFailed what="お知らせ" {...reload} /> : null}
        {news?.length === 0 ? <p>いまお知らせはありません。</p> : null}
        {news && news.length > 0 ? <NewsRows news={news} seen={seen} /> : null}
      </div>
      <LinePromotionPlace />
    </>
  );
}
