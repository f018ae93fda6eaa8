import {
  type TreatmentLog,
  type TreatmentLogInput,
  treatmentLog,
  treatmentLogInput,
} from '@hidamari/contract/treatment-logs';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePortalForm } from '../../../../shell/forms/portal-form.ts';
import { useToday } from '../../../../shell/use-today.ts';
import { formFieldName } from '../../log-form/blank-rows.ts';
import { logFormOf } from '../../log-form/log-form-of.ts';
import type { LogFormValues } from '../../log-form/log-form-values.ts';
import { logInputOf, sentMeasurementKinds } from '../../log-form/log-input.ts';
import { storedPlaceOf } from '../../log-images/image-place.ts';
import { holdUnsentImages } from '../../log-images/unsent-images.ts';
import { changeWhileSaving } from './changed-while-saving.ts';
import { useFormImages } from './log-images-context.tsx';
import { type SaveOrigin, type SaveTarget, saveTarget } from './save-target.ts';
import { type LogDraft, useLogDraft } from './use-log-draft.ts';
import { useLogSave } from './use-log-save.ts';
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

/** Where nothing is chosen yet, nothing can be written: the choice is all that is asked for. */
function pageFieldName(name: string, values: LogFormValues): string {
  if (name === 'details' && values.categories.length === 0) return 'categories';
  // A single picture is told of at the field that holds them all.
  return formFieldName(name, values, sentMeasurementKinds(values)).replace(/(images)\.\d+$/, '$1');
}

interface Start {
  values: LogFormValues;
  origin: SaveOrigin;
}

/** Everything a log form does: checking, drafts, asking before a save, saving, and choosing in a conflict. */
export function useTreatmentLogForm(start: Start) {
  const today = useToday();
  const schema = useMemo(() => treatmentLogInput(today), [today]);
  const [target, setTarget] = useState(() => saveTarget(start.origin));
  const [untouched, setUntouched] = useState(start.values);
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

  const isChanged = useMemo(() => JSON.stringify(values) !== JSON.stringify(untouched), [values, untouched]);
  const [isSaved, setSaved] = useState(false);
  const unsaved = useRef(false);
  unsaved.current = (isChanged || images.queued.length > 0) && !isSaved;
  const isUnsaved = useCallback(() => unsaved.current, []);

  const onRead = (draft: LogDraft) => {
    form.replace(draft.values);
    setTarget(draft.target);
  };
  const draft = useLogDraft(
    { values, target },
    { start: start.origin, isDirty: isChanged && !isSaved, onRead },
  );

  const sent = useRef(values);
  const { save, busy } = useLogSave({
    onSaved: (log, lost) => {
      const change = changeWhileSaving(logInputOf(sent.current), logInputOf(values));
      if (change === 'none') {
        leave(log, lost);
        return 'leave';
      }
      setTarget({ ...target, origin: { id: log.id, version: log.version } });
      setUntouched(sent.current);
      sent.current = values;
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
      holdUnsentImages(client, log.id, { uploads, lost, placeOf });
    }
    unsaved.current = false;
    // At once: a keeping that was under way must not come after the forgetting.
    flushSync(() => setSaved(true));
    draft.forgetSaved();
  };
  const saveTo = (next: SaveTarget, input: TreatmentLogInput) => {
    sent.current = values;
    // Should the answer be lost with this page, the same save is sent again from the draft.
    if (isChanged || next.origin === null) draft.keep();
    void save(input, next);
  };

  const questions = useSaveQuestions();
  const isGone = target.origin !== null && form.failure?.error?.code === 'not_found';
  const submitNow = () => {
    const next = isGone ? saveTarget(null) : target;
    setTarget(next);
    const input = form.checkAll();
    if (input !== null && questions.isClear(values, input)) saveTo(next, input);
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

  const stored =
    form.failure?.outcome === 'conflict' ? treatmentLog.safeParse(form.failure.current).data : undefined;
  const mine = stored ? schema.safeParse(logInputOf(values)).data : undefined;
  const conflict =
    stored && mine
      ? {
          stored,
          mine,
          keepMine: () => {
            const next = { ...target, origin: { id: stored.id, version: stored.version } };
            setTarget(next);
            saveTo(next, mine);
          },
          takeStored: () => {
            form.replace(logFormOf(stored));
            setUntouched(logFormOf(stored));
            setTarget({ ...target, origin: { id: stored.id, version: stored.version } });
            draft.forget();
            form.clearFailure();
          },
        }
      : null;

  return {
    form,
    images: { ...images, goWithout: isAwaiting ? goOn : null },
    today,
    isUnsaved,
    draft,
    submit,
    isGone,
    busy: isAwaiting ? '画像を送っています…' : busy,
    questions: {
      ...questions.asked,
      mend: questions.mend,
      keep: () => {
        questions.keep();
        submitNow();
      },
    },
    conflict,
  };
}
