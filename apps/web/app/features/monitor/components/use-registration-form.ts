import {
  type MonitorForm,
  type MonitorRegistration,
  type MonitorRegistrationInput,
  monitorForm,
  monitorRegistration,
  monitorRegistrationInput,
  saveMonitorRegistrationEndpoint,
} from '@hidamari/contract/monitor';
import { AppError } from '@hidamari/domain/errors';
import { needsMonitorConsent } from '@hidamari/domain/monitor';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { usePortalForm } from '../../../shell/forms/portal-form.ts';
import { saveDraft } from '../../../shell/forms/use-draft.ts';
import { useFormDraft } from '../../../shell/forms/use-form-draft.ts';
import { useSending } from '../../../shell/forms/use-sending.ts';
import { cacheRegistration } from '../monitor-queries.ts';
import {
  draftPartOf,
  REGISTRATION_ORDER,
  type RegistrationValues,
  registrationInputOf,
  registrationValuesOf,
} from '../registration-values.ts';

const DRAFT = 'monitor-registration';

const saysTheSame = (one: MonitorForm | null | undefined, other: MonitorForm | null | undefined) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const storedIn = (error: unknown): MonitorRegistration | null =>
  error instanceof AppError && error.code === 'conflict'
    ? (monitorRegistration.safeParse(error.facts.current).data ?? null)
    : null;

interface Told {
  /** What stands now. */
  onSaved: (registration: MonitorRegistration) => void;
  /** The member looks at what has ended meanwhile. */
  onIsOver: () => void;
}

/**
 * The form of a request or a correction (G87): checked, kept as a draft of this tab without the consent, sent, and asked
 * about when another device was first. Where only the state has moved meanwhile, what is written goes on over it.
 */
export function useRegistrationForm(stored: MonitorRegistration | null, { onSaved, onIsOver }: Told) {
  const client = useQueryClient();
  // What the writing started from; an answer that comes meanwhile must not make it look newer than it is.
  const [base, setBase] = useState(stored);
  const needsConsent = needsMonitorConsent(base);
  const schema = useMemo(() => monitorRegistrationInput({ needsConsent }), [needsConsent]);
  const form = usePortalForm<RegistrationValues, typeof schema>({
    initial: registrationValuesOf(stored),
    schema,
    order: REGISTRATION_ORDER,
    toInput: (values) => registrationInputOf(values, base?.version ?? 0),
  });
  const { values, failure } = form;
  const draft = useFormDraft(DRAFT, form, { partOf: draftPartOf });
  const untouched = useRef(values);
  const unsaved = useRef(false);
  const isSaved = useRef(false);
  unsaved.current = !isSaved.current && JSON.stringify(values) !== JSON.stringify(untouched.current);
  const isUnsaved = useCallback(() => unsaved.current, []);

  const put = (body: MonitorRegistrationInput) =>
    browserApi().call(saveMonitorRegistrationEndpoint, { body });
  const { send, sendOver, isBusy } = useSending(form, async (body: MonitorRegistrationInput) => {
    const saved = await put(body).catch((error: unknown) => {
      const moved = storedIn(error);
      const isOnlyState = moved?.form && base?.form && saysTheSame(moved.form, base.form);
      if (!isOnlyState || needsMonitorConsent(moved)) throw error;
      return put({ ...body, version: moved.version });
    });
    isSaved.current = true;
    unsaved.current = false;
    draft.forget();
    cacheRegistration(client, saved);
    onSaved(saved);
  });

  const current = storedIn(failure?.error);
  const conflict =
    failure?.outcome === 'conflict'
      ? {
          current,
          mine: monitorForm.safeParse(values).data ?? null,
          keepMine: () => {
            setBase(current);
            form.clearFailure();
            void sendOver({ version: current?.version ?? 0 });
          },
          /** What stands is shown; where it has ended, what was written stays as a draft for a request anew. */
          takeStored: () => {
            setBase(current);
            form.clearFailure();
            if (current?.form) {
              untouched.current = registrationValuesOf(current);
              form.replace(untouched.current);
              draft.forget();
            } else {
              saveDraft(DRAFT, draftPartOf(values));
              onIsOver();
            }
            cacheRegistration(client, current);
          },
        }
      : null;

  return {
    form,
    send,
    needsConsent,
    busy: isBusy ? '送っています…' : undefined,
    conflict,
    isUnsaved,
    onLeave: () => saveDraft(DRAFT, draftPartOf(values)),
  };
}
