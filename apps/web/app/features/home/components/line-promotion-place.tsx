import '../../../shell/popups/popups.css';
import { use, useEffect, useRef, useState } from 'react';
import { DocumentParts } from '../../../document/document-parts.ts';
import type { DuePromotion } from '../../../shell/line/bring-promotion.ts';
import { rememberFirstVisit } from '../../../shell/line/first-visit.ts';
import { useLinePlaces } from '../../../shell/line/use-line-places.ts';
import { whenSeen } from '../../../shell/when-seen.ts';

/**
 * The end of 「お知らせ」 on the home, at which the promotion of LINE shows itself on its days (G80). The page carries nothing of
 * it but the day of the first visit: the count is fetched when this place is reached, the card on a day that is due.
 */
export function LinePromotionPlace() {
  const InDocument = use(DocumentParts)?.LinePromotion;
  const hasLine = useLinePlaces() !== null;
  if (InDocument) return hasLine ? <InDocument /> : null;
  return <PlaceAwake hasLine={hasLine} />;
}

function PlaceAwake({ hasLine }: { hasLine: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const [due, setDue] = useState<DuePromotion | null>(null);
  useEffect(() => {
    if (!hasLine || place.current === null) return;
    rememberFirstVisit();
    const bring = () => {
      import('../../../shell/line/bring-promotion.ts')
        .then(({ bringPromotion }) => bringPromotion())
        .then(setDue, () => undefined);
    };
    return whenSeen(place.current, bring, { orPassed: true });
  }, [hasLine]);
  return <div ref={place}>{due ? <due.Promotion day={due.day} /> : null}</div>;
}
