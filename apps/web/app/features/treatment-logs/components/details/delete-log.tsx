import { deleteTreatmentLogEndpoint, type TreatmentLog } from '@hidamari/contract/treatment-logs';
import { AppError } from '@hidamari/domain/errors';
import { screenHref } from '@hidamari/domain/screens';
import { DELETE_CONFIRM_TEXT } from '@hidamari/domain/treatment-logs';
import { Button } from '@hidamari/ui/button';
import { Dialog } from '@hidamari/ui/dialog';
import { useToast } from '@hidamari/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { browserApi } from '../../../../shell/data/browser-api.ts';
import { type FailedSave, failedSaveOf } from '../../../../shell/forms/failed-save.ts';
import { FailedSaveNotice } from '../../../../shell/forms/failed-save-notice.tsx';
import { logHeading, logMoment } from '../../log-words/log-heading.ts';
import { takeDeletedLog } from '../../treatment-logs-queries.ts';
import { useUndoDeletion } from '../trash/use-undo-deletion.ts';

/** Moves a log to the trash, after asking in words that name it (G68). */
export function DeleteLog({ log }: { log: TreatmentLog }) {
  const [isOpen, setOpen] = useState(false);
  const { remove, busy, failure, clear } = useDeletion(log);
  const close = () => {
    clear();
    setOpen(false);
  };
  return (
    <>
      <Button kind="plain" icon="trash" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        削除する
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="この記録を削除しますか"
        actions={
          <>
            <Button kind="danger" width="full" busy={busy} onClick={remove}>
              削除する
            </Button>
            <Button kind="plain" width="full" onClick={close}>
              キャンセル
            </Button>
          </>
        }
      >
        <p>
          <span className="ui-num">{logMoment(log)}</span>
          <br />
          <b>{logHeading(log)}</b>
        </p>
        <p className="ui-meta">{`${DELETE_CONFIRM_TEXT}。`}</p>
        <FailedSaveNotice failure={failure} onSendAgain={remove} />
      </Dialog>
    </>
  );
}

function useDeletion({ id }: TreatmentLog) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailedSave | null>(null);
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const undo = useUndoDeletion(id);
  const remove = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await deleteLog(id);
      toast({ text: '記録を削除しました', action: undo });
      await navigate(screenHref('/treatment-logs'), { replace: true });
      await takeDeletedLog(client, id);
    } catch (error) {
      setFailure(failedSaveOf(error));
      setBusy(false);
    }
  };
  return { remove, busy: isBusy ? '削除しています…' : undefined, failure, clear: () => setFailure(null) };
}

/** A log that is gone already (deleted on another device, or the answer was lost) is what was wanted. */
async function deleteLog(id: string): Promise<void> {
  try {
    await browserApi().call(deleteTreatmentLogEndpoint, { params: { id } });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
  }
}
