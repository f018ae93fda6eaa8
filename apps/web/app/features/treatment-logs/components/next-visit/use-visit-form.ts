import {
  type NextVisit,
  type NextVisitInput,
  nextVisit,
  nextVisitInput,
} from '@hidamari/contract/treatment-logs';
import { screenHref } from '@hidamari/domain/screens';
import { useToast } from '@hidamari/ui/toast';
import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { usePortalForm } from '../../../../shell/forms/portal-form.ts';
import { useIsUnmounted } from '../../../../shell/use-is-unmounted.ts';
import { useToday } from '../../../../shell/use-now.ts';
import { logOfVisitHref, nextVisitCardHref } from '../../next-visit/visit-address.ts';
import {
  type VisitFormValues,
  visitFieldName,
  visitFormOf,
  visitInputOf,
} from '../../next-visit/visit-form-values.ts';
import {
  type FormStart,
  SAVED_SO_FAR_TEXT,
  type SaveTarget,
  useStoredForm,
} from '../stored-form/use-stored-form.ts';
import { useVisitSave } from './use-visit-save.ts';

/** Fields in the order of the page, for the summary of what to look at again. */
const ORDER = [
  'visit_date',
  'visit_time',
  'hospital',
  'department',
  'purpose',
  'companion',
  'questions',
  'belongings',
  'memo',
  'status',
];

/** The number rises when the form's shape changes: a draft of another shape is not offered. */
const DRAFT = 'next-visit-3';

/** Where a save leads, and what is said on the way. */
interface Way {
  words: string;
  hrefAfter: (visit: NextVisit) => string;
  logId?: string;
}

const BACK_TO_LOGS: Way = {
  words: '次の診察を保存しました',
  hrefAfter: nextVisitCardHref,
};

const TO_NEW_LOG: Way = {
  words: '答えを保存しました。続けて、この日の記録を書けます',
  hrefAfter: ({ id }) => logOfVisitHref(id),
};

const toLog = (logId: string): Way => ({
  words: '答えを記録に残しました',
  hrefAfter: () => screenHref('/treatment-logs/:id', { id: logId }),
  logId,
});

/** Everything the form of a visit does: checking, drafts, saving, tying to a log, and choosing in a conflict. */
export function useVisitForm(start: FormStart<VisitFormValues>) {
  const today = useToday();
  const navigate = useNavigate();
  const toast = useToast();
  const schema = useMemo(() => nextVisitInput(today), [today]);
  const form = usePortalForm<VisitFormValues, typeof schema>({
    initial: start.values,
    schema,
    order: ORDER,
    toInput: visitInputOf,
    toField: visitFieldName,
  });
  const { values } = form;
  /** What the last sending was for: in a conflict the chosen version goes the same way. */
  const way = useRef<Way>(BACK_TO_LOGS);
  const storedForm = useStoredForm({
    start,
    form,
    draftName: DRAFT,
    schema,
    storedSchema: nextVisit,
    toInput: visitInputOf,
    toForm: visitFormOf,
    // Where the log is gone that the answers were to go into, the visit itself still stands.
    isOtherGone: way.current.logId !== undefined,
    onKeepMine: (input, target) => sendOn(way.current, input, target),
  });

  const isLeft = useIsUnmounted();
  const onStored = async (visit: NextVisit) => {
    const { words, hrefAfter } = way.current;
    if (JSON.stringify(visitInputOf(storedForm.sent())) !== JSON.stringify(visitInputOf(values))) {
      storedForm.goOnFrom(visit);
      toast({ text: isLeft.current ? words : SAVED_SO_FAR_TEXT });
      return;
    }
    storedForm.letGo(storedForm.draft.forgetSaved);
    toast({ text: words });
    if (isLeft.current) return;
    // The form leaves no trace in the history; a log that is written next leads back to where it began.
    await navigate(hrefAfter(visit), { replace: true });
  };
  const { send, busy } = useVisitSave({ onStored, onFailed: form.takeFailure });
  const sendOn = (next: Way, input: NextVisitInput, target: SaveTarget) => {
    way.current = next;
    storedForm.begin(target);
    void send({ input, target, ...(next.logId && { logId: next.logId }) });
  };
  const submit = () => {
    const checked = storedForm.checked();
    if (checked) sendOn(BACK_TO_LOGS, checked.input, checked.target);
  };
  /** After the visit: the answers go into a new log of that day, or into one that is there. */
  const keepInLog = (logId: string | null) => {
    const checked = storedForm.checked();
    if (checked) sendOn(logId === null ? TO_NEW_LOG : toLog(logId), checked.input, checked.target);
  };

  const { target, isUnsaved, letGo, draft, isGone, conflict } = storedForm;
  const { origin } = target;
  return { form, today, origin, isUnsaved, letGo, draft, submit, keepInLog, isGone, busy, conflict };
}

export type VisitPortalForm = ReturnType<typeof useVisitForm>['form'];
