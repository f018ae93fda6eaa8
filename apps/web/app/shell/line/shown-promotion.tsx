import { useEffect, useRef, useState } from 'react';
import { useConsultationPanel } from '../consultation/panel-state.tsx';
import { browserApi } from '../data/browser-api.ts';
import { isDialogOpen } from '../open-dialogs.ts';
import { usePageData } from '../page-data.ts';
import { InPageFoot } from '../page-foot.tsx';
import { takeThisView, usePopupOfThisView } from '../popups/popup-of-view.ts';
import { portalNow } from '../portal-clock/index.ts';
import { LinePromotionCard } from './promotion-card.tsx';
import { rememberPromotion } from './promotion-memory.ts';
import { isQuietForPromotion } from './promotion-silence.ts';
import { mayPromote } from './promotion-wanted.ts';
import { PROMOTION_TOLD } from './promotion-words.ts';

/**
 * Whether the promotion may show in this page view. It is decided once; while the server has not said whether a pop-up
 * comes, it waits, and beside one it never stands (G20).
 */
function useIsFree(): boolean {
  const { member } = usePageData();
  const isMember = member !== null;
  const popup = usePopupOfThisView();
  const { hasConsulted } = useConsultationPanel();
  const [isFree, setFree] = useState(false);
  useEffect(() => {
    const isQuiet = () => isQuietForPromotion({ isConsulting: hasConsulted, isCovered: isDialogOpen() });
    if (isFree || popup !== 'none' || isQuiet()) return;
    if (!isMember) return setFree(true);
    const asking = new AbortController();
    mayPromote(browserApi(), asking.signal).then((may) => {
      if (!asking.signal.aborted && may && takeThisView()) setFree(true);
    });
    return () => asking.abort();
  }, [popup, isMember, hasConsulted, isFree]);
  return isFree;
}

/** The promotion, where it is due and its place on the page was reached. @param day for which of its days it is. */
export function LinePromotion({ day }: { day: number }) {
  const isFree = useIsFree();
  const [isClosed, setClosed] = useState(false);
  const isTold = useRef(false);
  useEffect(() => {
    if (!isFree || isTold.current) return;
    isTold.current = true;
    rememberPromotion(() => localStorage, day, portalNow());
  }, [isFree, day]);
  const isShown = isFree && !isClosed;
  return (
    <>
      <p role="status" className="ui-visually-hidden">
        {isShown ? PROMOTION_TOLD : null}
      </p>
      {isShown ? (
        <InPageFoot>
          <LinePromotionCard onClose={() => setClosed(true)} />
        </InPageFoot>
      ) : null}
    </>
  );
}
