import { CRISIS_CARD } from '@hidamari/domain/emergency';
import { CrisisCard, CrisisLines } from '@hidamari/ui/crisis-card';
import { Fold } from '@hidamari/ui/fold';
import { useCrisisLines } from './use-crisis-lines.ts';

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

/** Where the card was closed: its numbers, one press away (G119). They come into view, wherever the fold stands. */
export function CrisisNumbers() {
  const lines = useCrisisLines();
  return (
    <Fold summary="つらいときに話せる電話" comesIntoView>
      <CrisisLines lines={lines} />
      <p className="mt-3">{withCalls(CRISIS_CARD.danger)}</p>
    </Fold>
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
