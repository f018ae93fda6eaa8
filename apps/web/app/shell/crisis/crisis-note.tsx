import { CRISIS_CARD, CRISIS_LINES, hasCrisisWords } from '@hidamari/domain/emergency';
import { CrisisCard } from '@hidamari/ui/crisis-card';
import { useState } from 'react';
import { usePaused } from '../use-paused.ts';

/** Whether the person has closed the card, and how: shared where it may stand in two places of one page. */
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
 * Stands right under a field in which a person writes in their own words, and above what became of sending it, or right
 * under words that were sent: the crisis card, once the text may be from somebody who does not want to go on (G119). The text is looked at in this tab alone;
 * nothing of it is sent, kept, counted or logged, and nothing is blocked. Closed, it stays closed on this page.
 */
export function CrisisNote({ text, closing }: { text: string; closing?: CrisisClosing }) {
  const written = usePaused(text);
  const own = useCrisisClosing();
  const { isClosed, close } = closing ?? own;
  const isShown = !isClosed && hasCrisisWords(written);
  return (
    // Empty it stands outside the flow: a live region has to be there before it speaks, and takes no gap until then.
    <div aria-live="polite" className="empty:absolute">
      {isShown ? (
        <CrisisCard
          heading={CRISIS_CARD.heading}
          body={CRISIS_CARD.body}
          lines={CRISIS_LINES}
          danger={withCalls(CRISIS_CARD.danger)}
          onClose={close}
        />
      ) : null}
    </div>
  );
}

/** 119番 and 110番 in a sentence, each to be pressed. */
function withCalls(text: string) {
  return text.split(/(11[09]番)/).map((piece) =>
    /^11[09]番$/.test(piece) ? (
      <a key={piece} href={`tel:${piece.slice(0, 3)}`}>
        {piece}
      </a>
    ) : (
      piece
    ),
  );
}
