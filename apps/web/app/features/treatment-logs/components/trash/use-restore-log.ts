import type { ErrorCode } from '@hidamari/domain/errors';
import { useToast } from '@hidamari/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { browserApi } from '../../../../shell/data/browser-api.ts';
import { logCalls } from '../../../../shell/data/contract-calls.ts';
import { type FailedSave, failedSaveOf } from '../../../../shell/forms/failed-save.ts';
import { applyRestoredLog } from '../../treatment-logs-queries.ts';

/** Takes a deleted log back (G68), says so, and shows it wherever logs stand. Rejects as the call does. */
export function useRestoreLog(): (id: string) => Promise<void> {
  const client = useQueryClient();
  const toast = useToast();
  return async (id) => {
    const log = await browserApi().call((await logCalls()).restoreTreatmentLogEndpoint, { params: { id } });
    toast({ text: '記録を元に戻しました' });
    await applyRestoredLog(client, log);
  };
}

export const NOT_TAKEN_BACK_TEXT = '元に戻せませんでした';

/** Nothing was typed here, so nothing is said of a draft. */
const WORDS: Partial<Record<ErrorCode, string>> = {
  not_found: 'この記録はもう消えているため、元に戻せません。',
  network: '通信できませんでした。つながってから、もう一度お試しください。',
};

/** What to say and offer when a log could not be taken back. */
export function failedRestoreOf(thrown: unknown): FailedSave {
  const failure = failedSaveOf(thrown);
  const ownWords = WORDS[failure.error?.code ?? 'network'];
  const text = ownWords ?? (failure.outcome === 'keep' ? `${NOT_TAKEN_BACK_TEXT}。` : failure.text);
  return { ...failure, text };
}
