import { type ComponentType, useEffect, useRef, useState } from 'react';
import { duePromotion } from '../../../shell/line/promotion-memory.ts';
import { useLinePlaces } from '../../../shell/line/use-line-places.ts';
import { whenSeen } from '../../../shell/when-seen.ts';

type Promotion = ComponentType<{ day: number }>;

/**
 * The end of 「お知らせ」 on the home, at which the promotion of LINE shows itself on its days (G80). It is fetched only then: on
 * any other day the page carries nothing but the count of the days.
 */
export function LinePromotionPlace() {
  const place = useRef<HTMLDivElement>(null);
  const hasLine = useLinePlaces() !== null;
  const [due, setDue] = useState<{ day: number; Promotion: Promotion } | null>(null);
  useEffect(() => {
    const day = hasLine ? duePromotion(() => localStorage, new Date()) : null;
    if (day === null || place.current === null) return;
    const bring = () => {
      import('../../../shell/line/line-promotion.tsx').then(
        ({ LinePromotion }) => setDue({ day, Promotion: LinePromotion }),
        () => undefined,
      );
    };
    return whenSeen(place.current, bring, { orPassed: true });
  }, [hasLine]);
  return <div ref={place}>{due ? <due.Promotion day={due.day} /> : null}</div>;
}
