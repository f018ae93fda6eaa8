import { useState } from 'react';
import type { CardLeft } from './card-left.ts';
import { CrisisPlace } from './crisis-note.tsx';

/** The crisis card on a page that only gives thanks for words that it does not hold any more (G119). */
export function CrisisNoteAfter({ left }: { left: CardLeft }) {
  const [isClosed, setClosed] = useState(false);
  return (
    <CrisisPlace
      isCalled={left !== 'none'}
      isClosed={isClosed || left === 'closed'}
      onClose={() => setClosed(true)}
    />
  );
}
