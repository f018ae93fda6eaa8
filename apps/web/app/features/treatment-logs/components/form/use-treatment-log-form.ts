import {
  type TreatmentLog,
  type TreatmentLogInput,
  treatmentLog,
  treatmentLogInput,
} from '@hidamari/contract/treatment-logs';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { usePortalForm } from '../../../../shell/forms/portal-form.ts';
import { useToday } from '../../../../shell/use-now.ts';
import { formFieldName } from '../../log-form/blank-rows.ts';
import { logFormOf } from '../../log-form/log-form-of.ts';
import { type LogFormValues, withAllFields } from '../../log-form/log-form-values.ts';
import { logInputOf, sentMeasurementKinds } from '../../log-form/log-input.ts';
import { storedPlaceOf } from '../../log-images/image-place.ts';
import { holdUnsentImages } from '../../log-images/unsent-images.ts';
import type { SaveTarget } from '../stored-form/save-target.ts';
import { type FormStart, useStoredForm } from '../stored-form/use-stored-form.ts';
import { changeWhileSaving } from './changed-while-saving.ts';
import { useFormImages } from './log-images-context.tsx';
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
      holdUnsentImages(client, log.id, { uploads, lost, placeOf });
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
