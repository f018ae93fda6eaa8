import {
  createTreatmentLogEndpoint,
  type TreatmentLog,
  type TreatmentLogInput,
  updateTreatmentLogEndpoint,
} from '@hidamari/contract/treatment-logs';
import { screenHref } from '@hidamari/domain/screens';
import { useToast } from '@hidamari/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { browserApi } from '../../../../shell/data/browser-api.ts';
import { JUST_SAVED } from '../../log-form/just-saved.ts';
import { withoutRefused } from '../../log-images/refused-images.ts';
import { attachToNewLog, NOT_TIED_TEXT } from '../../next-visit/attach-to-new-log.ts';
import { saveWithoutGoneVisit } from '../../next-visit/save-without-gone-visit.ts';
import { takeSavedLog } from '../../treatment-logs-queries.ts';

/** The stored log a form writes over, and the version it started from; null for a new log. */
export type LogOrigin = Pick<TreatmentLog, 'id' | 'version'> | null;

interface Options {
  /** Pictures that a refused save named were left out of the log: so many. */
  onSaved: (log: TreatmentLog, lostImages: number) => void;
  onFailed: (error: unknown) => void;
}

/**
 * Sends the form. The same key goes with every sending of one form, so that a save whose answer was lost makes no
 * second log (F5). After it the log's own page opens; the form leaves no trace in the history.
 */
export function useLogSave({ onSaved, onFailed }: Options) {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const key = useRef<string | null>(null);
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();

  const send = (input: TreatmentLogInput, origin: LogOrigin): Promise<TreatmentLog> => {
    key.current ??= crypto.randomUUID();
    if (origin === null) {
      return browserApi().call(createTreatmentLogEndpoint, { body: input }, { idempotencyKey: key.current });
    }
    const { id, version } = origin;
    return browserApi().call(updateTreatmentLogEndpoint, { params: { id }, body: { ...input, version } });
  };

  /** A picture that is gone, or was tied elsewhere, keeps no log from being saved (G65). */
  const sendWithoutLost = async (input: TreatmentLogInput, origin: LogOrigin) => {
    const sendTied = (given: TreatmentLogInput) => saveWithoutGoneVisit(given, (tied) => send(tied, origin));
    try {
      return { log: await sendTied(input), lost: 0 };
    } catch (error) {
      const rest = withoutRefused(input, error);
      if (rest === null) throw error;
      return { log: await sendTied(rest.input), lost: rest.refused };
    }
  };

  const save = async (input: TreatmentLogInput, origin: LogOrigin) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      const { log, lost } = await sendWithoutLost(input, origin);
      onSaved(log, lost);
      const isTied = origin !== null || (await attachToNewLog(log));
      await takeSavedLog(client, log);
      toast({ text: isTied ? '記録を保存しました' : NOT_TIED_TEXT });
      await navigate(screenHref('/treatment-logs/:id', { id: log.id }), {
        replace: true,
        state: JUST_SAVED,
      });
    } catch (error) {
      onFailed(error);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  /** What is sent from now on is another log. */
  const startAnew = () => {
    key.current = null;
  };
  return { save, startAnew, busy: isBusy ? '保存しています…' : undefined };
}
