import { Button } from '@hidamari/ui/button';

/**
 * A number to tell on the telephone, with a button that copies it (G117; `startCopyButtons`). The number stays on show: it
 * may be read out while the finger is still on the button.
 */
export function FaultNumber({ id }: { id: string }) {
  return (
    <div className="fault-number">
      <p>
        お問い合わせ番号 <b>{id}</b>
      </p>
      <Button kind="quiet" size="small" icon="copy" value="copy">
        番号をコピー
      </Button>
      <p role="status" />
    </div>
  );
}
