import { Button } from '@hidamari/ui/button';
import { type RefObject, use, useEffect, useRef, useState } from 'react';
import { DocumentParts } from '../../document/document-parts.ts';
import { focusQuietly } from '../scrolling.ts';
import { CRISIS_NUMBERS_LABEL, CrisisOffer } from './crisis-offer.tsx';
import { type CrisisCall, useCrisisCard } from './use-crisis-card.ts';
import { bringBesideWriting, bringIntoView, fieldAbove } from './written-field.ts';

interface CrisisPlaceProps extends Omit<CrisisCall, 'close'> {
  onClose(): void;
  /** The numbers of a closed card stand on this page already. */
  hasNumbersElsewhere?: boolean;
}

/**
 * Where the crisis card stands (G119): said once and gently as it comes. Closed, one press shows its numbers again, and the
 * keyboard goes on in the field above it, or from that button; it is never lost with the card.
 */
export function CrisisPlace({ isCalled, isClosed, onClose, hasNumbersElsewhere = false }: CrisisPlaceProps) {
  const [isAskedFor, askFor] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const numbers = useRef<HTMLButtonElement>(null);
  const isLeft = useRef(false);
  const hasButton = isCalled && isClosed && !hasNumbersElsewhere;
  const isShown = isCalled && (!isClosed || (hasButton && isAskedFor));
  useEffect(() => {
    const here = place.current;
    if (!here) return;
    if (!isShown && isLeft.current) focusQuietly(numbers.current ?? here);
    isLeft.current = false;
    if (isShown) (isAskedFor ? bringIntoView : bringBesideWriting)(here);
  }, [isShown, isAskedFor]);
  useFirstNumberAbove(place, isShown);
  const close = () => {
    // The button goes with the card: whoever types goes on where they wrote, or from the button that comes in its place.
    const next = numbers.current ?? (place.current && fieldAbove(place.current));
    if (next) focusQuietly(next);
    isLeft.current = !next;
    askFor(false);
    onClose();
  };
  return (
    <>
      {/* Empty it stands outside the flow: a live region has to be there before it speaks, and takes no gap until then. */}
      <div ref={place} aria-live="polite" className="empty:absolute empty:outline-none">
        {isShown ? <CrisisOffer onClose={close} /> : null}
      </div>
      {hasButton ? (
        <div>
          <Button
            ref={numbers}
            kind="plain"
            size="small"
            aria-expanded={isAskedFor}
            onClick={() => askFor(!isAskedFor)}
          >
            {CRISIS_NUMBERS_LABEL}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** Brought with the first card, never before; without it, as without a network, the card stands alone. */
function useFirstNumberAbove(place: RefObject<HTMLElement | null>, isShown: boolean) {
  useEffect(() => {
    if (!isShown) return;
    let isGone = false;
    let takeAway: () => void = () => undefined;
    import('./first-number-above.ts').then(
      ({ showFirstNumberAbove }) => {
        if (!isGone && place.current) takeAway = showFirstNumberAbove(place.current);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      takeAway();
    };
  }, [place, isShown]);
}

interface CrisisNoteProps {
  /** What stands in the field; where a step repeats the words of several, each by itself. */
  text: string | readonly string[];
  /** The card was closed before, beside other words of the same conversation. */
  wasClosed?: boolean;
  /** Where something else than this page remembers it too. */
  onClose?: () => void;
  hasNumbersElsewhere?: boolean;
  /** The server found such words in what the page came with: the card stands there before any script has looked. */
  isCalledAtFirst?: boolean;
}

/**
 * Stands right under a field in which a person writes in their own words, under what a step repeats of them, and above what
 * became of sending it: the crisis card, once the text may be from somebody who does not want to go on (G119). The text is
 * looked at in this tab alone; nothing of it is sent, kept, counted or logged, and nothing is blocked. Closed, it comes
 * again for other words alone (`closed-cards.ts`), and its numbers stay one press away.
 */
export function CrisisNote(props: CrisisNoteProps) {
  const InDocument = use(DocumentParts)?.CrisisNote;
  return InDocument ? (
    <InDocument isCalled={props.isCalledAtFirst ?? false} />
  ) : (
    <CrisisNoteAwake {...props} />
  );
}

function CrisisNoteAwake(props: CrisisNoteProps) {
  const { text, wasClosed, isCalledAtFirst = false, onClose, hasNumbersElsewhere = false } = props;
  const card = useCrisisCard(text, wasClosed);
  const [first] = useState(text);
  const { isClosed, close } = card;
  const isCalled = card.isCalled || (isCalledAtFirst && text === first);
  const closeBoth = () => {
    close();
    onClose?.();
  };
  return <CrisisPlace {...{ isCalled, isClosed, hasNumbersElsewhere }} onClose={closeBoth} />;
}
