import type { ApiClient } from '@hidamari/contract/client';
import { AppError } from '@hidamari/domain/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { type FailedSave, failedSaveOf } from '../../../shell/forms/failed-save.ts';
import { QUEUE_KEY, readCaseAnew } from './desk-queries.ts';

/** A step that somebody else was quicker with, in words: who has the case now. */
function workFailureOf(error: unknown): FailedSave {
  const failure = failedSaveOf(error);
  if (!(error instanceof AppError) || error.code !== 'conflict') return failure;
  const holder = (failure.current as { taken_by?: { display_name: string } | null } | undefined)?.taken_by;
  const text = holder
    ? `この相談は、${holder.display_name}さんの担当になっています。`
    : 'この相談の担当が変わりました。もう一度ご確認ください。';
  return { ...failure, text, canSendAgain: false };
}

/**
 * One step of work on a case at a time. Whatever comes of it, the case and the queue are read anew: a refusal mostly
 * means that they look different by now.
 */
export function useCaseWork(caseId: string) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailedSave | null>(null);
  /** True once the step is done. */
  const work = async (step: (api: ApiClient) => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setFailure(null);
    try {
      await step(browserApi());
      return true;
    } catch (error) {
      setFailure(workFailureOf(error));
      return false;
    } finally {
      setBusy(false);
      void readCaseAnew(client, caseId);
      void client.invalidateQueries({ queryKey: QUEUE_KEY });
    }
  };
  return { isBusy, failure, work };
}
