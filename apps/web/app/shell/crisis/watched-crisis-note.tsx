import { CRISIS_CARD, crisisLinesAt } from '@hidamari/domain/emergency';
import { Button } from '@hidamari/ui/button';
import { CrisisCard } from '@hidamari/ui/crisis-card';
import { useState } from 'react';
import { usePageData } from '../page-data.ts';
import { CRISIS_NUMBERS_LABEL, withCalls } from './crisis-offer.tsx';

/**
 * The crisis card of a field in a part that has no state (G119): it stands in the page from the first, hidden, and
 * `watchCrisisWords` shows it, in the application and in a document alike. Where React runs a form, `CrisisNote` does.
 * @param isCalled the server found words of despair in what the page came with: the card stands there without a script too.
 */
export function WatchedCrisisNote({ isCalled = false }: { isCalled?: boolean }) {
  const { renderedAt } = usePageData();
  // Drawn once: when each line answers is put right in the moment the card is shown.
  const [lines] = useState(() => crisisLinesAt(new Date(renderedAt)));
  const card = (
    <CrisisCard
      heading={CRISIS_CARD.heading}
      body={CRISIS_CARD.body}
      lines={lines}
      danger={withCalls(CRISIS_CARD.danger)}
      onClose={watched}
    />
  );
  return (
    <div className="contents" data-crisis data-nosnippet>
      {/* Empty it stands outside the flow: a live region has to be there before it speaks, and takes no gap until then. */}
      <div aria-live="polite" className="empty:absolute empty:outline-none" data-crisis-place>
        {isCalled ? card : null}
      </div>
      <div data-crisis-numbers hidden>
        <Button kind="plain" size="small" aria-expanded={false}>
          {CRISIS_NUMBERS_LABEL}
        </Button>
      </div>
      <div data-crisis-kept hidden>
        {isCalled ? null : card}
      </div>
    </div>
  );
}

/** The press is heard by `watchCrisisWords`. */
const watched = () => undefined;
