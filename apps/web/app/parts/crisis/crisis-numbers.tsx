import { CRISIS_CARD } from '@hidamari/domain/emergency';
import { CrisisLines } from '@hidamari/ui/crisis-card';
import { Fold } from '@hidamari/ui/fold';
import type { Ref } from 'react';
import { CRISIS_NUMBERS_LABEL, withCalls } from './crisis-offer.tsx';
import { useCrisisLines } from './use-crisis-lines.ts';

/** Where the card was closed: its numbers, one press away (G119). They come into view, wherever the fold stands. */
export function CrisisNumbers({ ref }: { ref?: Ref<HTMLDivElement> }) {
  const lines = useCrisisLines();
  return (
    <div ref={ref}>
      <Fold summary={CRISIS_NUMBERS_LABEL} comesIntoView>
        <CrisisLines lines={lines} />
        <p className="ui-crisis-danger mt-3">{withCalls(CRISIS_CARD.danger)}</p>
      </Fold>
    </div>
  );
}
