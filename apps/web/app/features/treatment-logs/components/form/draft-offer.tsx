import { DRAFT_FOUND_TEXT } from '@hidamari/domain/treatment-logs';
import { Button } from '@hidamari/ui/button';
import { Notice } from '@hidamari/ui/notice';

/** A draft of this tab was found (G67): go on from it, or put it away. */
export function DraftOffer({ onTake, onDrop }: { onTake: () => void; onDrop: () => void }) {
  return (
    <Notice tone="info" icon="pen" live title={DRAFT_FOUND_TEXT}>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="small" onClick={onTake}>
          続きから書く
        </Button>
        <Button kind="plain" size="small" onClick={onDrop}>
          下書きを消す
        </Button>
      </div>
    </Notice>
  );
}
