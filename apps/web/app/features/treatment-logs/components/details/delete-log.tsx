import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import { screenHref } from '@hidamari/domain/screens';
import { DELETE_CONFIRM_TEXT } from '@hidamari/domain/treatment-logs';
import { MAIN_ID } from '@hidamari/ui/skip-link';
import { type ToastMessage, useToast } from '@hidamari/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { browserApi } from '../../../../shell/data/browser-api.ts';
import { logCalls } from '../../../../shell/data/contract-calls.ts';
import { DeleteButton, unlessGone } from '../../../../shell/forms/delete-button.tsx';
import { logHeading, logMoment } from '../../log-words/log-heading.ts';
import { applyDeletedLog } from '../../treatment-logs-queries.ts';
import { failedRestoreOf, NOT_TAKEN_BACK_TEXT, useRestoreLog } from '../trash/use-restore-log.ts';

/** Moves a log to the trash, after asking in words that name it (G68). */
export function DeleteLog({ log }: { log: TreatmentLog }) {
  return (
    <DeleteButton
      label="削除する"
      title="この記録を削除しますか"
      verb="削除する"
      busyVerb="削除しています…"
      onDelete={useDeletion(log)}
    >
      <p>
        <span className="ui-num">{logMoment(log)}</span>
        <br />
        <b>{logHeading(log)}</b>
      </p>
      <p className="ui-meta">{`${DELETE_CONFIRM_TEXT}。`}</p>
    </DeleteButton>
  );
}

function useDeletion({ id }: TreatmentLog): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const undo = useUndoDeletion(id);
  return async () => {
    await unlessGone(browserApi().call((await logCalls()).deleteTreatmentLogEndpoint, { params: { id } }));
    toast({ text: '記録を削除しました', action: undo });
    await navigate(screenHref('/treatment-logs'), { replace: true });
    await applyDeletedLog(client, id);
  };
}

/** 「元に戻す」 in the toast of a deletion. What fails can be tried again there, and in the trash below the list. */
function useUndoDeletion(id: string): NonNullable<ToastMessage['action']> {
  const takeBack = useRestoreLog();
  const toast = useToast();
  const undo = async () => {
    // The toast goes away with the focus in it.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    try {
      await takeBack(id);
    } catch (error) {
      const { canSendAgain } = failedRestoreOf(error);
      toast({
        text: NOT_TAKEN_BACK_TEXT,
        ...(canSendAgain && { action: { label: 'もう一度', onPress: undo } }),
      });
    }
  };
  return { label: '元に戻す', onPress: undo };
}
