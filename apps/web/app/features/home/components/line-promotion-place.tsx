import '../../../parts/popups/popups.css';
import { useEffect, useRef } from 'react';
import { useConsultationPanel } from '../../../parts/consultation/panel-state.tsx';
import { LinePromotionCard } from '../../../parts/line/promotion-card.tsx';
import { bringLinePromotion, type IsFree } from '../../../parts/line/start-line-promotion.ts';
import { useLinePlaces } from '../../../parts/line/use-line-places.ts';
import { usePageData } from '../../../shell/page-data.ts';

/**
 * The end of 「お知らせ」 on the home, at which the promotion of LINE shows itself on its days (G80): drawn here hidden, shown by
 * `showPromotion`, in the application and in a document alike.
 */
export function LinePromotionPlace() {
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
      const { takeViewForPromotion } = await import('../../../parts/line/promotion-wanted.ts');
      return takeViewForPromotion(() => isConsulting.current, signal);
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
