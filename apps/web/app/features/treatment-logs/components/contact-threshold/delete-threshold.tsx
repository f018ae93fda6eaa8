import { deleteContactThresholdEndpoint } from '@hidamari/contract/contact-thresholds';
import { Button } from '@hidamari/ui/button';
import { Dialog } from '@hidamari/ui/dialog';
import { useState } from 'react';
import { browserApi } from '../../../../shell/data/browser-api.ts';
import { type FailedSave, failedSaveOf } from '../../../../shell/forms/failed-save.ts';
import { FailedSaveNotice } from '../../../../shell/forms/failed-save-notice.tsx';

/** Erases the card, after asking in words that name it: there is no trash for it. */
export function DeleteThreshold({ hospital, onDeleted }: { hospital: string; onDeleted: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailedSave | null>(null);
  const close = () => {
    setFailure(null);
    setOpen(false);
  };
  const remove = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await browserApi().call(deleteContactThresholdEndpoint, {});
      onDeleted();
    } catch (error) {
      setFailure(failedSaveOf(error));
      setBusy(false);
    }
  };
  return (
    <>
      <Button kind="plain" icon="trash" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        この目安を消す
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="病院から言われた目安を消しますか"
        actions={
          <>
            <Button kind="danger" width="full" busy={isBusy ? '消しています…' : undefined} onClick={remove}>
              消す
            </Button>
            <Button kind="plain" width="full" onClick={close}>
              キャンセル
            </Button>
          </>
        }
      >
        <p>
          <b>{hospital}</b>の目安と電話番号が消えます。元には戻せません。治療の記録は消えません。
        </p>
        <FailedSaveNotice failure={failure} onSendAgain={remove} />
      </Dialog>
    </>
  );
}
