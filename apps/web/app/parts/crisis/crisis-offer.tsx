import { CRISIS_CARD } from '@hidamari/domain/emergency';
import { CrisisCard } from '@hidamari/ui/crisis-card';
import { useCrisisLines } from './use-crisis-lines.ts';

/** What opens the numbers of a card that was closed. */
export const CRISIS_NUMBERS_LABEL = 'つらいときに話せる電話';

/** The card with the numbers, as it stands beside words of despair (G119). */
export function CrisisOffer({ onClose }: { onClose(): void }) {
  return (
    <CrisisCard
      heading={CRISIS_CARD.heading}
      body={CRISIS_CARD.body}
      lines={useCrisisLines()}
      danger={withCalls(CRISIS_CARD.danger)}
      onClose={onClose}
    />
  );
}

/** 119番 and 110番 in the card's sentence, each to be pressed. Any number at all: `telephone-links.tsx`, which no first page needs. */
export function withCalls(text: string) {
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
