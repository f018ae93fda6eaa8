import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import { screenHref } from '@hidamari/domain/screens';
import { DELETE_CONFIRM_TEXT } from '@hidamari/domain/treatment-logs';
import { useToast } from '@hidamari/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { browserApi } from '../../../../shell/data/browser-api.ts';
import { logCalls } from '../../../../shell/data/contract-calls.ts';
import { DeleteButton, unlessGone } from '../../../../shell/forms/delete-button.tsx';
import { logHeading, logMoment } from '../../log-words/log-heading.ts';
import { takeDeletedLog } from '../../treatment-logs-queries.ts';
import { useUndoDeletion } from '../trash/use-undo-deletion.ts';

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
    await takeDeletedLog(client, id);
  };
}
