import {
  type DeskMonitorRegistration,
  endMonitorEndpoint,
  registerMonitorEndpoint,
} from '@hidamari/contract/monitor';
import { useToast } from '@hidamari/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { type FailedSave, failedSaveOf } from '../../../shell/forms/failed-save.ts';
import { useAction } from '../../../shell/forms/use-action.ts';
import { focusQuietly } from '../../../shell/scrolling.ts';
import { DESK_KEY } from '../monitor-queries.ts';

const LATE = '別の担当者か、ご本人が先に変えています。一覧を読み直して、いまの様子をご確認ください。';

/** A refusal in words: who was late is told so, and what is written stays. */
export function refusalOf(error: unknown): FailedSave {
  const failed = failedSaveOf(error);
  return failed.outcome === 'conflict' ? { ...failed, text: LATE, requestId: null } : failed;
}

/** What the desk decides of a registration (G87). The row then goes from the list: the keyboard goes on from the heading. */
export function useDecision({ id, version }: Pick<DeskMonitorRegistration, 'id' | 'version'>) {
  const client = useQueryClient();
  const toast = useToast();
  const tell = async (text: string) => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) focusQuietly(heading);
    toast({ text });
    await client.invalidateQueries({ queryKey: DESK_KEY });
  };
  const register = async () => {
    await browserApi().call(registerMonitorEndpoint, { params: { id }, body: { version } });
    await tell('登録しました');
  };
  const { run, isBusy, failure } = useAction(register, { failureOf: refusalOf });
  return {
    isBusy,
    failure,
    register: run,
    /** Rejects with the refusal, which its form shows. */
    async end(ending_words: string) {
      await browserApi().call(endMonitorEndpoint, { params: { id }, body: { ending_words, version } });
      await tell('終えました');
    },
  };
}
