import { useEffect, useRef, useState } from 'react';
import { focusQuietly } from '../scrolling.ts';
import { usePaused } from '../use-paused.ts';
import { CrisisOffer } from './crisis-offer.tsx';
import { useCrisisWords } from './use-crisis-words.ts';
import { bringBesideWriting, fieldAbove } from './written-field.ts';

/** Whether the person has closed the card: shared where it may stand in two places of one page. */
export interface CrisisClosing {
  isClosed: boolean;
  close(): void;
}

/** Open until it is closed; lasts as long as what calls it is on the page. */
export function useCrisisClosing(): CrisisClosing {
  const [isClosed, setClosed] = useState(false);
  return { isClosed, close: () => setClosed(true) };
}

/**
 * Stands right under a field in which a person writes in their own words, and above what became of sending it: the crisis
 * card, once the text may be from somebody who does not want to go on (G119). The text is looked at in this tab alone;
 * nothing of it is sent, kept, counted or logged, and nothing is blocked. Closed, it stays closed on this page; the
 * keyboard is in the field again.
 */
export function CrisisNote({ text, closing }: { text: string; closing?: CrisisClosing }) {
  const words = useCrisisWords(usePaused(text));
  const own = useCrisisClosing();
  const { isClosed, close } = closing ?? own;
  const place = useRef<HTMLDivElement>(null);
  const isShown = words !== null && !isClosed;
  useEffect(() => {
    if (isShown && place.current) bringBesideWriting(place.current);
  }, [isShown]);
  const closeCard = () => {
    // The button goes with the card: whoever types goes on where they wrote, or from here.
    if (place.current) focusQuietly(fieldAbove(place.current) ?? place.current);
    close();
  };
  return (
    // Empty it stands outside the flow: a live region has to be there before it speaks, and takes no gap until then.
    <div ref={place} aria-live="polite" className="empty:absolute empty:outline-none">
      {isShown ? <CrisisOffer onClose={closeCard} /> : null}
    </div>
  );
}
