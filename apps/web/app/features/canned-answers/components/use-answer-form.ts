import {
  addCannedAnswerEndpoint,
  type CannedAnswer,
  cannedAnswer,
  cannedAnswerChange,
  changeCannedAnswerEndpoint,
} from '@hidamari/contract/canned-answers';
import { useToast } from '@hidamari/ui/toast';
import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type * as z from 'zod';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import { saveDraft } from '../../../shell/forms/use-draft.ts';
import { useFormDraft } from '../../../shell/forms/use-form-draft.ts';
import { useSending } from '../../../shell/forms/use-sending.ts';
import { useIsUnmounted } from '../../../shell/use-is-unmounted.ts';
import { ANSWERS_HREF, type AnswerValues, answerInputOf, answerValuesOf } from '../answer-values.ts';

const ORDER = ['canned_title', 'canned_topic', 'canned_variant', 'canned_text'];

type Change = z.output<typeof cannedAnswerChange>;

/** The form of one canned answer: checked, kept as a draft of this tab, sent, and asked about when a colleague was first. */
export function useAnswerForm(opened: CannedAnswer | null) {
  const [atFirst] = useState(() => answerValuesOf(opened));
  const untouched = useRef(atFirst);
  const form = usePortalForm<AnswerValues, typeof cannedAnswerChange>({
    initial: atFirst,
    schema: cannedAnswerChange,
    order: ORDER,
    toInput: answerInputOf,
    toField: (name) => (name === 'version' ? name : `canned_${name}`),
  });
  const draftName = `canned-answer:${opened?.id ?? 'new'}`;
  const draft = useFormDraft(draftName, form);
  const unsaved = useRef(false);
  const isSaved = useRef(false);
  unsaved.current = !isSaved.current && JSON.stringify(form.values) !== JSON.stringify(untouched.current);
  const isUnsaved = useCallback(() => unsaved.current, []);
  const navigate = useNavigate();
  const toast = useToast();
  const isLeft = useIsUnmounted();

  const save = async (change: Change, id: string | null) => {
    const { version, ...body } = change;
    if (id === null) await browserApi().call(addCannedAnswerEndpoint, { body });
    else await browserApi().call(changeCannedAnswerEndpoint, { params: { id }, body: { ...body, version } });
    isSaved.current = true;
    unsaved.current = false;
    draft.forget();
    toast({ text: '言い回しを保存しました' });
    if (!isLeft.current) await navigate(ANSWERS_HREF, { replace: true });
  };
  const sending = useSending(form, (change) => save(change, opened?.id ?? null));
  const anew = useSending(form, (change) => save(change, null));

  const { failure } = form;
  const current =
    failure?.outcome === 'conflict' ? (cannedAnswer.safeParse(failure.current).data ?? null) : null;
  return {
    form,
    draftName,
    send: sending.send,
    busy: sending.isBusy || anew.isBusy ? '保存しています…' : undefined,
    isUnsaved,
    onLeave: () => saveDraft(draftName, form.values),
    /** A colleague's version that stands, and what to do about it. */
    conflict: current && {
      current,
      keepMine: () => {
        form.clearFailure();
        form.change({ version: current.version });
        void sending.sendOver({ version: current.version });
      },
      takeStored: () => {
        form.clearFailure();
        untouched.current = answerValuesOf(current);
        form.replace(untouched.current);
        draft.forget();
      },
    },
    /** Deleted by a colleague meanwhile: what is written can be kept as a new one. */
    isGone: failure?.error?.code === 'not_found',
    saveAnew: anew.send,
  };
}
