import {
  attachNextVisitEndpoint,
  createTreatmentLogEndpoint,
  readNextVisitEndpoint,
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
import { useIsUnmounted } from '../../../../shell/use-is-unmounted.ts';
import { JUST_SAVED } from '../../log-form/part-values.ts';
import { withoutRefused } from '../../log-images/log-uploads.ts';
import { saveWithoutGoneVisit } from '../../next-visit/save-without-gone-visit.ts';
import { applySavedLog } from '../../treatment-logs-queries.ts';
import type { SaveTarget } from '../stored-form/save-target.ts';
import { SAVED_SO_FAR_TEXT } from '../stored-form/save-target.ts';

/** What follows a save: the log's page, the form once more, or another save of what has arrived meanwhile. */
export type AfterSave = 'leave' | 'stay' | TreatmentLogInput;

interface Options {
  /** Pictures that a refused save named were left out of the log: so many. */
  onSaved: (log: TreatmentLog, lostImages: number) => AfterSave;
  onFailed: (error: unknown) => void;
}

/** Writes a new log, or over the stored one. */
function send(input: TreatmentLogInput, { origin, key }: SaveTarget): Promise<TreatmentLog> {
  if (origin === null) {
    return browserApi().call(createTreatmentLogEndpoint, { body: input }, { idempotencyKey: key });
  }
  const { id, version } = origin;
  return browserApi().call(updateTreatmentLogEndpoint, { params: { id }, body: { ...input, version } });
}

/** A picture that is gone, or was tied elsewhere, keeps no log from being saved (G65). */
async function sendWithoutLost(input: TreatmentLogInput, target: SaveTarget) {
  const sendTied = (given: TreatmentLogInput) => saveWithoutGoneVisit(given, (tied) => send(tied, target));
  try {
    return { log: await sendTied(input), lost: 0 };
  } catch (error) {
    const rest = withoutRefused(input, error);
    if (rest === null) throw error;
    return { log: await sendTied(rest.input), lost: rest.refused };
  }
}

/** Sends the form, once at a time. After it the log's own page opens; the form leaves no trace in the history. */
export function useLogSave({ onSaved, onFailed }: Options) {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const isLeft = useIsUnmounted();
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  // The save in flight asks the form as it stands when the answer comes, not as it was when it was sent.
  const latest = useRef({ onSaved, onFailed });
  latest.current = { onSaved, onFailed };

  const saveOnce = async (input: TreatmentLogInput, target: SaveTarget, wasTied = true): Promise<void> => {
    const { log, lost } = await sendWithoutLost(input, target);
    const isTied = target.origin === null ? await attachToNewLog(log) : wasTied;
    await applySavedLog(client, log);
    const after = latest.current.onSaved(log, lost);
    if (typeof after === 'object') return saveOnce(after, { ...target, origin: log }, isTied);
    const saved = isTied ? '記録を保存しました' : NOT_TIED_TEXT;
    // Who has left the form is told of the save, and stays where they went.
    toast({ text: after === 'stay' && !isLeft.current ? SAVED_SO_FAR_TEXT : saved });
    if (after === 'stay' || isLeft.current) return;
    await navigate(screenHref('/treatment-logs/:id', { id: log.id }), { replace: true, state: JUST_SAVED });
  };

  const save = async (input: TreatmentLogInput, target: SaveTarget) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await saveOnce(input, target);
    } catch (error) {
      latest.current.onFailed(error);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { save, busy: isBusy ? '保存しています…' : undefined };
}

/** Said where a log was stored and could not be tied to its visit. */
const NOT_TIED_TEXT = '記録を保存しました。答えは「次の診察」から、この記録に残せます';

/**
 * Ties the answers of the visit that a new log names to that log (G69). False when it did not work: the log is stored
 * and names the visit, and the screen of the visit offers to tie the two.
 */
async function attachToNewLog(log: TreatmentLog): Promise<boolean> {
  const { id, next_visit_id } = log;
  if (next_visit_id === undefined) return true;
  try {
    const visit = await browserApi().call(readNextVisitEndpoint, { params: { id: next_visit_id } });
    const body = { ...visit, next_visit_id };
    await browserApi().call(attachNextVisitEndpoint, { params: { id }, body });
    return true;
  } catch {
    return false;
  }
}
