import {
  attachNextVisitEndpoint,
  createTreatmentLogEndpoint,
  readNextVisitEndpoint,
  type TreatmentLog,
  type TreatmentLogInput,
  treatmentLog,
  treatmentLogInput,
  updateTreatmentLogEndpoint,
} from '@hidamari/contract/treatment-logs';
import { AppError } from '@hidamari/domain/errors';
import { screenHref } from '@hidamari/domain/screens';
import { useToast } from '@hidamari/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { browserApi } from '../../../../shell/data/browser-api.ts';
import { usePortalForm } from '../../../../shell/forms/portal-form.ts';
import { useAction } from '../../../../shell/forms/use-action.ts';
import { useIsUnmounted } from '../../../../shell/use-is-unmounted.ts';
import { useToday } from '../../../../shell/use-now.ts';
import { type LogFormValues, logFormOf, withAllFields } from '../../log-form/log-form-values.ts';
import { formFieldName, logInputOf, sentMeasurementKinds } from '../../log-form/log-input.ts';
import { storedPlaceOf } from '../../log-images/image-place.ts';
import { withoutRefused } from '../../log-images/log-uploads.ts';
import { continueUploads } from '../../log-images/unsent-images.ts';
import { JUST_SAVED } from '../../log-page-data.ts';
import { applySavedLog } from '../../treatment-logs-queries.ts';
import {
  type FormStart,
  SAVED_SO_FAR_TEXT,
  type SaveTarget,
  useStoredForm,
} from '../stored-form/use-stored-form.ts';
import { changeWhileSaving } from './changed-while-saving.ts';
import { useFormImages } from './log-images-context.tsx';
import { useSaveQuestions } from './use-save-questions.ts';

/** Fields in the order of the page, for the summary of what to look at again. */
const ORDER = [
  'log_date',
  'log_time',
  'title',
  'categories',
  'details',
  'visit',
  'medicines',
  'symptoms',
  'measurements',
  'life',
  'other',
  'test_results',
  'treatments',
  'images',
];

/** The number rises when the form's shape changes; a draft that only lacks a newer field is filled up. */
const DRAFT = 'treatment-log-3';

/** Where nothing is chosen yet, nothing can be written: the choice is all that is asked for. */
function pageFieldName(name: string, values: LogFormValues): string {
  if (name === 'details' && values.categories.length === 0) return 'categories';
  // A single picture is told of at the field that holds them all.
  return formFieldName(name, values, sentMeasurementKinds(values)).replace(/(images)\.\d+$/, '$1');
}

/** Everything a log form does: checking, drafts, asking before a save, saving, and choosing in a conflict. */
export function useTreatmentLogForm(start: FormStart<LogFormValues>) {
  const today = useToday();
  const schema = useMemo(() => treatmentLogInput(today), [today]);
  const form = usePortalForm<LogFormValues, typeof schema>({
    initial: start.values,
    schema,
    order: ORDER,
    toInput: logInputOf,
    toField: pageFieldName,
  });
  const { values } = form;
  const images = useFormImages(form);
  const client = useQueryClient();
  const storedForm = useStoredForm({
    start,
    form,
    draftName: DRAFT,
    schema,
    storedSchema: treatmentLog,
    toInput: logInputOf,
    toForm: logFormOf,
    ofDraft: withAllFields,
    hasMore: images.queued.length > 0,
    onKeepMine: (input, target) => saveTo(target, input),
  });

  const { save, busy } = useLogSave({
    onSaved: (log, lost) => {
      const change = changeWhileSaving(logInputOf(storedForm.sent()), logInputOf(values));
      if (change === 'none') {
        leave(log, lost);
        return 'leave';
      }
      storedForm.goOnFrom(log);
      // Pictures that arrived by themselves go after it by themselves.
      const input = change === 'pictures' ? schema.safeParse(logInputOf(values)).data : undefined;
      return input ?? 'stay';
    },
    onFailed: form.takeFailure,
  });
  const leave = (log: TreatmentLog, lost: number) => {
    const { uploads } = images;
    if (uploads.files.length > 0 || lost > 0) {
      images.handOver();
      const placeOf = (place: string) => storedPlaceOf(values, place);
      continueUploads(client, log.id, { uploads, lost, placeOf });
    }
    storedForm.letGo(storedForm.draft.forgetSaved);
  };
  const saveTo = (target: SaveTarget, input: TreatmentLogInput) => {
    storedForm.begin(target);
    void save(input, target);
  };

  const questions = useSaveQuestions(start.origin === null ? start.values : null);
  const submitNow = () => {
    const checked = storedForm.checked();
    if (checked && questions.isClear(values, checked.input)) saveTo(checked.target, checked.input);
  };
  const [isAwaiting, setAwaiting] = useState(false);
  /** Waits for the pictures on their way, once the rest is in order; the wait ends by itself, or by the member. */
  const submit = () => {
    if (images.isBusy && form.checkAll() !== null) setAwaiting(true);
    else submitNow();
  };
  const goOn = () => {
    setAwaiting(false);
    submitNow();
  };
  const isReady = isAwaiting && !images.isBusy;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wait is over once, with what the form says by then
  useEffect(() => {
    if (isReady) goOn();
  }, [isReady]);

  return {
    form,
    images: { ...images, goWithout: isAwaiting ? goOn : null },
    today,
    isUnsaved: storedForm.isUnsaved,
    draft: storedForm.draft,
    isGone: storedForm.isGone,
    conflict: storedForm.conflict,
    submit,
    busy: isAwaiting ? '画像と書類を送っています…' : busy,
    questions: {
      ...questions.asked,
      mend: questions.mend,
      keep: () => {
        questions.keep();
        submitNow();
      },
    },
  };
}

/** What follows a save: the log's page, the form once more, or another save of what has arrived meanwhile. */
type AfterSave = 'leave' | 'stay' | TreatmentLogInput;

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

/** The only thing wrong with a log is the visit it names. */
function isVisitGone(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  return Object.keys(error.facts.fields ?? {}).join() === 'next_visit_id';
}

/**
 * Sends a log; where the visit it names was deleted meanwhile, once more without naming it: there is no field in which
 * somebody could mend it, and what is written must not wait for it.
 */
export async function saveWithoutGoneVisit(
  input: TreatmentLogInput,
  send: (input: TreatmentLogInput) => Promise<TreatmentLog>,
): Promise<TreatmentLog> {
  try {
    return await send(input);
  } catch (error) {
    if (!isVisitGone(error)) throw error;
    const { next_visit_id: _, ...rest } = input;
    return send(rest);
  }
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
function useLogSave({ onSaved, onFailed }: Options) {
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

  const { run, isBusy } = useAction(saveOnce, {
    failureOf: (error) => {
      latest.current.onFailed(error);
      return null;
    },
  });
  return { save: run, busy: isBusy ? '保存しています…' : undefined };
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
