import './forget-closings.ts';
import { isBlank } from '@hidamari/domain/japanese-text';
import { Button } from '@hidamari/ui/button';
import { useEffect, useRef, useState } from 'react';
import { type CardState, cardStateOf } from './card-state.ts';
import { CRISIS_NUMBERS_LABEL, CrisisOffer } from './crisis-offer.tsx';
import { fieldsOf } from './crisis-reading.ts';
import type { CrisisNoteFacts, RunningCrisisNote } from './run-crisis-note.ts';
import { bringCrisisNote, followFieldAbove } from './start-crisis-notes.ts';

interface CrisisNoteProps extends CrisisNoteFacts {
  /**
   * What stands in the field; where a step repeats the words of several, each by itself. Left out where React does not hold it:
   * the note looks at the field above it.
   */
  text?: string | readonly string[];
}

/**
 * Stands right under a field in which a person writes in their own words, under what a step repeats of them, and above what
 * became of sending it: the crisis card, once the text may be from somebody who does not want to go on (G119), said once and
 * gently as it comes. The text is looked at in this tab alone; nothing of it is sent, kept, counted or logged, and nothing is
 * blocked. Closed, it comes again for other words alone (`closed-cards.ts`), and its numbers stay one press away.
 * The card is drawn with the first words, or with the page, and waits there hidden; `runCrisisNote` shows it, in the application
 * and in a document alike.
 */
export function CrisisNote(props: CrisisNoteProps) {
  const { text, left, isCalledAtFirst = false, wasClosed, hasNumbersElsewhere } = props;
  const words = text === undefined ? null : fieldsOf(text);
  const part = useRef<HTMLDivElement>(null);
  const note = useRef<RunningCrisisNote | null>(null);
  const latest = useRef({ words: '', props });
  latest.current = { words: words ?? '', props };
  // As it is drawn at first: from then on the card is moved, never drawn anew.
  const [first] = useState<CardState>(
    () => left ?? (isCalledAtFirst ? 'open' : cardStateOf(latest.current.words, wasClosed)),
  );
  const followsField = words === null && left === undefined;
  const [hasCard, setHasCard] = useState(followsField || first === 'open');
  const isWritten = left === undefined ? !isBlank(words ?? '') : left !== 'none';
  useEffect(() => {
    if (isWritten) setHasCard(true);
  }, [isWritten]);
  useEffect(() => {
    const here = part.current;
    if (here === null) return;
    if (followsField) return followFieldAbove(here, latest.current.props);
    const running = bringCrisisNote(
      here,
      () => latest.current.words,
      () => latest.current.props,
    );
    note.current = running;
    return running.stop;
  }, [followsField]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the note reads has changed.
  useEffect(() => note.current?.change(), [words, left, wasClosed, hasNumbersElsewhere, hasCard]);
  const card = <CrisisOffer onClose={heardByTheNote} />;
  return (
    <div ref={part} className="contents" data-crisis={isCalledAtFirst ? 'called' : ''} data-nosnippet>
      {/* Empty it stands outside the flow: a live region has to be there before it speaks, and takes no gap until then. */}
      <div aria-live="polite" className="empty:absolute empty:outline-none" data-crisis-place>
        {first === 'open' ? card : null}
      </div>
      <div data-crisis-numbers hidden={first !== 'closed' || hasNumbersElsewhere}>
        {hasCard || first === 'closed' ? (
          <Button kind="plain" size="small" aria-expanded={false}>
            {CRISIS_NUMBERS_LABEL}
          </Button>
        ) : null}
      </div>
      <div data-crisis-kept hidden>
        {hasCard && first !== 'open' ? card : null}
      </div>
    </div>
  );
}

const heardByTheNote = () => undefined;
