import type { ApiClient } from '@hidamari/contract/client';
import { AppError } from '@hidamari/domain/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { type FailedSave, failedSaveOf } from '../../../shell/forms/failed-save.ts';
import { QUEUE_KEY, readCaseAnew } from './desk-queries.ts';

/** What a conflict of the desk says of the case as it is by now. */
interface CaseMeanwhile {
  taken_by?: { display_name: string } | null;
  member_left?: boolean;
  is_closed?: boolean;
  unread_words?: boolean;
  is_unread?: boolean;
  first_aid_sent?: boolean;
  needs_no_second?: boolean;
  has_no_danger?: boolean;
}

/** The case as a refusal says it is by now; null where the refusal is no conflict. */
export function meanwhileOf(error: unknown): CaseMeanwhile | null {
  if (!(error instanceof AppError) || error.code !== 'conflict') return null;
  return (error.facts.current as CaseMeanwhile | undefined) ?? {};
}

/** What somebody was quicker with, in words. */
export function meanwhileText(found: CaseMeanwhile): string {
  if (found.unread_words)
    return '書いているあいだに、新しいメッセージが届きました。読んでから、もう一度お送りください。書いたまとめは、残っています。';
  if (found.is_unread)
    return '届いた言葉を読んだ記録が、まだありません。この画面で読んでから、もう一度押してください。';
  if (found.first_aid_sent) return 'はじめの一言は、もう送られています。';
  if (found.needs_no_second) return 'この相談は、もう二人で読みました。ふつうにお返事できます。';
  if (found.has_no_danger)
    return 'この相談に、つらい気持ちの言葉は見つかっていません。電話番号はひらけません。';
  if (found.is_closed) return 'この相談は終わっています。ご本人が続きを書くと、また開きます。';
  if (found.member_left) return '退会された方の相談です。お返事はできません。';
  return found.taken_by
    ? `この相談は、${found.taken_by.display_name}さんの担当になっています。`
    : 'この相談の担当が変わりました。もう一度ご確認ください。';
}

function workFailureOf(error: unknown): FailedSave {
  const failure = failedSaveOf(error);
  const meanwhile = meanwhileOf(error);
  return meanwhile ? { ...failure, text: meanwhileText(meanwhile), canSendAgain: false } : failure;
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
