import readerScript from 'virtual:crisis-reader-script';
import rulesScript from 'virtual:crisis-rules-script';
import { CRISIS_CARD } from '@hidamari/domain/emergency';
import { CrisisCard } from '@hidamari/ui/crisis-card';
import { CrisisNumbers } from './crisis-numbers.tsx';
import { CrisisOffer, withCalls } from './crisis-offer.tsx';
import { useCrisisLines } from './use-crisis-lines.ts';

/**
 * The place of the crisis card under a field of a document (G119). The document's script (`start-crisis-notes.ts`) looks at
 * what is written, and brings the card and, once that is closed, its numbers. Where the server drew the page for words that
 * somebody sent, the card stands there without a script too; nothing closes it then.
 */
export function DocumentCrisisNote({ isCalled }: { isCalled: boolean }) {
  return (
    <div className="contents" data-crisis="" data-rules={rulesScript} data-reader={readerScript}>
      {/* Empty they stand outside the flow: a live region has to be there before it speaks, and takes no gap until then. */}
      <div aria-live="polite" className="empty:absolute" data-crisis-place="card">
        {isCalled ? <StandingCard /> : null}
      </div>
      <div className="empty:absolute" data-crisis-place="numbers" />
      <template data-crisis-part="card">
        <CrisisOffer onClose={() => undefined} />
      </template>
      <template data-crisis-part="numbers">
        <CrisisNumbers />
      </template>
    </div>
  );
}

function StandingCard() {
  const { heading, body, danger } = CRISIS_CARD;
  return <CrisisCard {...{ heading, body }} lines={useCrisisLines()} danger={withCalls(danger)} />;
}
