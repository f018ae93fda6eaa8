import '../../../parts/popups/popups.css';
import './home-news.css';
import { screenHref } from '@hidamari/domain/screens';
import { MoreLink } from '@hidamari/ui/link';
import { PartFailed } from '@hidamari/ui/part-failed';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { useEffect, useRef } from 'react';
import { useConsultationPanel } from '../../../parts/consultation/panel-state.tsx';
import type { ListedNews } from '../../../parts/content/listed-articles.ts';
import { NewsRows } from '../../../parts/content/news-rows.tsx';
import { LinePromotionCard } from '../../../parts/line/promotion-card.tsx';
import type { IsFree } from '../../../parts/line/promotion-silence.ts';
import { bringLinePromotion } from '../../../parts/line/start-line-promotion.ts';
import { useLinePlaces } from '../../../parts/line/use-line-places.ts';
import type { Seen } from '../../../parts/viewed/load-seen.ts';
import { usePageData } from '../../../shell/page-data.ts';
import { useReload } from '../../../shell/use-reload.ts';

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

/**
 * The end of 「お知らせ」 on the home, at which the promotion of LINE shows itself on its days (G80): drawn here hidden, shown by
 * `showPromotion`, in the application and in a document alike.
 */
function LinePromotionPlace() {
  return useLinePlaces() === null ? null : <Place />;
}

function Place() {
  const place = useRef<HTMLDivElement>(null);
  const isMember = usePageData().member !== null;
  const { hasConsulted } = useConsultationPanel();
  const isConsulting = useRef(hasConsulted);
  isConsulting.current = hasConsulted;
  useEffect(() => {
    const isMemberFree: IsFree = async (signal) => {
      const { claimViewForPromotion } = await import('../../../parts/line/promotion-wanted.ts');
      return claimViewForPromotion(() => isConsulting.current, signal);
    };
    return place.current ? bringLinePromotion(place.current, isMember ? isMemberFree : undefined) : undefined;
  }, [isMember]);
  return (
    <div ref={place} data-line-promotion>
      <p role="status" className="ui-visually-hidden" />
      <div hidden>
        <LinePromotionCard />
      </div>
    </div>
  );
}
