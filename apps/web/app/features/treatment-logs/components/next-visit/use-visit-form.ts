import {
  type NextVisit,
  type NextVisitInput,
  nextVisit,
  nextVisitInput,
} from '@hidamari/contract/treatment-logs';
import { screenHref } from '@hidamari/domain/screens';
import { useToast } from '@hidamari/ui/toast';
import { useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { usePortalForm } from '../../../../shell/forms/portal-form.ts';
import { usePageData } from '../../../../shell/page-data.ts';
import { useIsLeft } from '../../../../shell/use-is-left.ts';
import { useToday } from '../../../../shell/use-today.ts';
import { logOfVisitHref } from '../../next-visit/visit-address.ts';
import {
  type VisitFormValues,
  visitFieldName,
  visitFormOf,
  visitInputOf,
} from '../../next-visit/visit-form-values.ts';
import { SAVED_SO_FAR_TEXT } from '../form/changed-while-saving.ts';
import { type SaveOrigin, type SaveTarget, saveTarget } from '../form/save-target.ts';
import { useOfferedDraft } from '../form/use-offered-draft.ts';
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

/** Rises when the form's shape changes: a draft of another shape is not offered. */
const SHAPE = 3;

/** The form, and where it is saved to: an old draft still meets a newer visit. */
interface VisitDraft {
  values: VisitFormValues;
  target: SaveTarget;
}

interface Start {
  values: VisitFormValues;
  origin: SaveOrigin;
}

/** Where a save leads, and what is said on the way. */
interface Way {
  words: string;
  hrefAfter: (visit: NextVisit) => string;
  logId?: string;
}

const BACK_TO_LOGS: Way = {
  words: '次の診察を保存しました',
  hrefAfter: () => screenHref('/treatment-logs'),
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
export function useVisitForm(start: Start) {
  const { member } = usePageData();
  const today = useToday();
  const navigate = useNavigate();
  const toast = useToast();
  const schema = useMemo(() => nextVisitInput(today), [today]);
  const [target, setTarget] = useState(() => saveTarget(start.origin));
  const { origin } = target;
  const [untouched, setUntouched] = useState(start.values);
  const [isSaved, setSaved] = useState(false);
  const form = usePortalForm<VisitFormValues, typeof schema>({
    initial: start.values,
    schema,
    order: ORDER,
    toInput: visitInputOf,
    toField: visitFieldName,
  });
  const { values } = form;
  const isChanged = useMemo(() => JSON.stringify(values) !== JSON.stringify(untouched), [values, untouched]);
  const unsaved = useRef(false);
  unsaved.current = isChanged && !isSaved;
  const isUnsaved = useCallback(() => unsaved.current, []);

  const draft = useOfferedDraft<VisitDraft>({
    name: `next-visit-${SHAPE}:${member?.memberId ?? ''}:${start.origin?.id ?? 'new'}`,
    draft: useMemo(() => ({ values, target }), [values, target]),
    isDirty: isChanged && !isSaved,
    onRead: (read) => {
      form.replace(read.values);
      setTarget(read.target);
    },
  });

  /** The visit is stored, or gone on purpose: nothing here is unsaved any more, and its draft goes. */
  const letGo = (forget = draft.forget) => {
    unsaved.current = false;
    // At once: a keeping that was under way must not come after the forgetting.
    flushSync(() => setSaved(true));
    forget();
  };
  /** What the last sending was for: in a conflict the chosen version goes the same way. */
  const way = useRef<Way>(BACK_TO_LOGS);
  const sent = useRef(values);
  const isLeft = useIsLeft();
  const onStored = async (visit: NextVisit) => {
    const { words, hrefAfter } = way.current;
    if (JSON.stringify(visitInputOf(sent.current)) !== JSON.stringify(visitInputOf(values))) {
      setTarget({ ...target, origin: { id: visit.id, version: visit.version } });
      setUntouched(sent.current);
      toast({ text: isLeft.current ? words : SAVED_SO_FAR_TEXT });
      return;
    }
    letGo(draft.forgetSaved);
    toast({ text: words });
    if (isLeft.current) return;
    // The form leaves no trace in the history; a log that is written next leads back to where it began.
    await navigate(hrefAfter(visit), { replace: true });
  };
  const { send, busy } = useVisitSave({ onStored, onFailed: form.takeFailure });
  const sendOn = (next: Way, input: NextVisitInput, to: SaveTarget) => {
    way.current = next;
    sent.current = values;
    // Should the answer be lost with this page, the same save is sent again from the draft.
    if (isChanged) draft.keep();
    void send({ input, target: to, ...(next.logId && { logId: next.logId }) });
  };
  const isGone =
    origin !== null && form.failure?.error?.code === 'not_found' && way.current.logId === undefined;

  const submit = () => {
    const to = isGone ? saveTarget(null) : target;
    setTarget(to);
    const input = form.checkAll();
    if (input !== null) sendOn(BACK_TO_LOGS, input, to);
  };
  /** After the visit: the answers go into a new log of that day, or into one that is there. */
  const keepInLog = (logId: string | null) => {
    const input = form.checkAll();
    if (input !== null) sendOn(logId === null ? TO_NEW_LOG : toLog(logId), input, target);
  };

  const stored =
    form.failure?.outcome === 'conflict' ? nextVisit.safeParse(form.failure.current).data : undefined;
  const mine = stored ? schema.safeParse(visitInputOf(values)).data : undefined;
  const conflict =
    stored && mine
      ? {
          stored,
          mine,
          keepMine: () => {
            const to = { ...target, origin: { id: stored.id, version: stored.version } };
            setTarget(to);
            sendOn(way.current, mine, to);
          },
          takeStored: () => {
            const read = visitFormOf(stored);
            form.replace(read);
            setUntouched(read);
            setTarget({ ...target, origin: { id: stored.id, version: stored.version } });
            draft.forget();
            form.clearFailure();
          },
        }
      : null;

  return { form, today, origin, isUnsaved, letGo, draft, submit, keepInLog, isGone, busy, conflict };
}

export type VisitPortalForm = ReturnType<typeof useVisitForm>['form'];
