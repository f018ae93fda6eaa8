import {
  type ContactThreshold,
  type ContactThresholdInput,
  contactThreshold,
  contactThresholdInput,
  saveContactThresholdEndpoint,
} from '@hidamari/contract/contact-thresholds';
import { screenHref } from '@hidamari/domain/screens';
import { useToast } from '@hidamari/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { cacheContactThreshold } from '../../../../parts/contact-threshold/contact-threshold-queries.ts';
import { browserApi } from '../../../../shell/data/browser-api.ts';
import { type PortalForm, usePortalForm } from '../../../../shell/forms/portal-form.ts';
import { saveDraft } from '../../../../shell/forms/use-draft.ts';
import { useFormDraft } from '../../../../shell/forms/use-form-draft.ts';
import { useSending } from '../../../../shell/forms/use-sending.ts';
import { useIsUnmounted } from '../../../../shell/use-is-unmounted.ts';
import { thresholdFieldName, thresholdInputOf } from '../../threshold-form/threshold-input.ts';
import { type ThresholdValues, thresholdValuesOf } from '../../threshold-form/threshold-values.ts';
import { SAVED_SO_FAR_TEXT } from '../stored-form/use-stored-form.ts';

export type ThresholdPortalForm = PortalForm<ThresholdValues, ContactThresholdInput>;

/** Fields in the order of the page, for the summary. */
const ORDER = [
  'rules',
  'hospital_name',
  'day_phone',
  'night_phone',
  'day_from',
  'day_to',
  'weekdays',
  'card_number',
  'treatment_name',
  'last_dose_on',
  'told_on',
  'note',
];

const DRAFT = 'contact-threshold';

/** The two say the same, whichever version they are written over. */
const isSameCard = (one: ThresholdValues, other: ThresholdValues) =>
  JSON.stringify({ ...one, version: 0 }) === JSON.stringify({ ...other, version: 0 });

/** The card's form: checked, kept as a draft of this tab, sent, and asked about when another device was first. */
export function useThresholdForm(stored: ContactThreshold | null, today: string) {
  const schema = useMemo(() => contactThresholdInput(today), [today]);
  const [opened] = useState(() => thresholdValuesOf(stored));
  const untouched = useRef(opened);
  const form = usePortalForm<ThresholdValues, typeof schema>({
    initial: opened,
    schema,
    order: ORDER,
    toInput: thresholdInputOf,
    toField: thresholdFieldName,
  });
  const { values, failure } = form;
  const draft = useFormDraft(DRAFT, form);
  const isSaved = useRef(false);
  const unsaved = useRef(false);
  unsaved.current = !isSaved.current && JSON.stringify(values) !== JSON.stringify(untouched.current);
  const isUnsaved = useCallback(() => unsaved.current, []);

  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const isLeft = useIsUnmounted();
  const leave = async (card: ContactThreshold | null, text: string) => {
    isSaved.current = true;
    unsaved.current = false;
    draft.forget();
    cacheContactThreshold(client, card);
    toast({ text });
    if (!isLeft.current) await navigate(screenHref('/treatment-logs'), { replace: true });
  };
  const latest = useRef(values);
  latest.current = values;
  const put = async (body: ContactThresholdInput) => {
    const sent = latest.current;
    const card = await browserApi().call(saveContactThresholdEndpoint, { body });
    if (isSameCard(sent, latest.current)) return leave(card, '目安を保存しました');
    cacheContactThreshold(client, card);
    untouched.current = { ...sent, version: card.version };
    form.change({ version: card.version });
    toast({ text: isLeft.current ? '目安を保存しました' : SAVED_SO_FAR_TEXT });
  };
  const { send, sendOver, isBusy } = useSending(form, put);

  const isConflict = failure?.outcome === 'conflict';
  const current = isConflict ? (contactThreshold.safeParse(failure.current).data ?? null) : null;
  const takeOver = (card: ContactThreshold | null) => {
    form.clearFailure();
    cacheContactThreshold(client, card);
  };
  const conflict = isConflict
    ? {
        current,
        mine: schema.safeParse(thresholdInputOf(values)).data ?? null,
        /** Mine over theirs, or anew where the card was deleted. */
        keepMine: () => {
          const version = current?.version ?? 0;
          takeOver(current);
          form.change({ version });
          void sendOver({ version });
        },
        takeStored: () => {
          takeOver(current);
          untouched.current = thresholdValuesOf(current);
          form.replace(untouched.current);
          draft.forget();
        },
      }
    : null;

  return {
    form,
    send,
    busy: isBusy ? '保存しています…' : undefined,
    conflict,
    isUnsaved,
    onLeave: () => saveDraft(DRAFT, values),
    /** Once the card was deleted: nothing of it stays, in the draft neither. */
    leaveDeleted: () => leave(null, '目安を消しました'),
  };
}
