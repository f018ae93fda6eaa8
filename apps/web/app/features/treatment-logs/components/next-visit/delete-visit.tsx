import { deleteNextVisitEndpoint, type NextVisit } from '@hidamari/contract/treatment-logs';
import { AppError } from '@hidamari/domain/errors';
import { screenHref } from '@hidamari/domain/screens';
import { Button } from '@hidamari/ui/button';
import { Dialog } from '@hidamari/ui/dialog';
import { useToast } from '@hidamari/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { browserApi } from '../../../../shell/data/browser-api.ts';
import { type FailedSave, failedSaveOf } from '../../../../shell/forms/failed-save.ts';
import { FailedSaveNotice } from '../../../../shell/forms/failed-save-notice.tsx';
import { takeDeletedVisit } from '../../next-visit/next-visit-queries.ts';
import { visitMoment, visitPlace } from '../../next-visit/visit-words.ts';

type Props = {
  visit: NextVisit;
  /** It is gone; before the page is left. */
  onDeleted: () => void;
};

/** Deletes a visit for good, after asking in words that name it. */
export function DeleteVisit({ visit, onDeleted }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { remove, busy, failure, clear } = useDeletion(visit, onDeleted);
  const close = () => {
    clear();
    setOpen(false);
  };
  return (
    <>
      <Button kind="text" icon="trash" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        この予定を削除する
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="この予定を削除しますか"
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
          <b className="ui-num">{visitMoment(visit)}</b>
          <br />
          {visitPlace(visit)}
        </p>
        <p className="ui-meta">
          聞きたいことと答えも、いっしょに削除します。元に戻せません。治療ログの記録は残ります。
        </p>
        <FailedSaveNotice failure={failure} onSendAgain={remove} />
      </Dialog>
    </>
  );
}

function useDeletion({ id }: NextVisit, onDeleted: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailedSave | null>(null);
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const remove = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await deleteVisit(id);
      onDeleted();
      toast({ text: '予定を削除しました' });
      await navigate(screenHref('/treatment-logs'), { replace: true });
      await takeDeletedVisit(client, id);
    } catch (error) {
      setFailure(failedSaveOf(error));
      setBusy(false);
    }
  };
  return { remove, busy: isBusy ? '削除しています…' : undefined, failure, clear: () => setFailure(null) };
}

/** A visit that is gone already (deleted on another device, or the answer was lost) is what was wanted. */
async function deleteVisit(id: string): Promise<void> {
  try {
    await browserApi().call(deleteNextVisitEndpoint, { params: { id } });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
  }
}
