import { callReaderEndpoint, type Inquiry } from '@hidamari/contract/inquiries';
import { Button } from '@hidamari/ui/button';
import { callText, MadeCall } from '../../../parts/desk/colleague-call.tsx';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { useNow } from '../../../shell/use-now.ts';
import { usePress } from './use-press.ts';

interface CallReaderProps {
  inquiry: Pick<Inquiry, 'id' | 'call'>;
  /** Nobody besides this person has read it. */
  isWanted: boolean;
  /** Looks at the inquiry anew, without reading what was written. */
  onCalled(): Promise<void>;
}

/** One press calls the other reader to words that suggest danger, as at a case; who called whom, and who comes (G119). */
export function CallReader({ inquiry: { id, call: made }, isWanted, onCalled }: CallReaderProps) {
  const now = useNow();
  const { isBusy, failure, outcome, press } = usePress(async () => {
    const called = await browserApi().call(callReaderEndpoint, { params: { id } });
    await onCalled();
    return called;
  });
  return (
    <div className="grid justify-items-start gap-3">
      {isWanted ? (
        <Button
          kind="plain"
          icon="bell"
          busy={isBusy ? '呼んでいます…' : undefined}
          onClick={() => void press()}
        >
          もう一人を呼ぶ
        </Button>
      ) : null}
      <div role="status" className="grid gap-1 empty:absolute">
        {made ? <p>{callText(made, now)}</p> : null}
        {outcome && isWanted ? <MadeCall whom="second" outcome={outcome} /> : null}
      </div>
      <FailedSaveNotice failure={failure} />
    </div>
  );
}
