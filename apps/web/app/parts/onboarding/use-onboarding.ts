import {
  type AccountEdit,
  type CurrentUser,
  type DisplaySettings,
  type NoticeSettings,
  readCurrentUserEndpoint,
  updateCurrentUserEndpoint,
  updateProfileEndpoint,
} from '@hidamari/contract/members';
import { AppError } from '@hidamari/domain/errors';
import { useEffect, useState } from 'react';
import { browserApi } from '../../shell/data/browser-api.ts';
import { cacheCurrentUser } from '../../shell/data/current-user.ts';
import { browserQueryClient } from '../../shell/data/query-client.ts';
import { type FailedSave, failedSaveOf } from '../../shell/forms/failed-save.ts';

export const LAST_STEP = 4;

/** What a step leaves behind: fields of the account form, settings of the account. */
export interface StepAnswers {
  account?: AccountEdit;
  settings?: Partial<DisplaySettings & NoticeSettings>;
}

/** The member of the first visit, the step they are at, and the way on. `step` goes from 1 to 4 (G22). */
export function useOnboarding(onEnd: () => void) {
  const [user, setUser] = useState<CurrentUser | null>(null);
  const [step, setStep] = useState(1);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailedSave | null>(null);
  useEffect(() => {
    const aborting = new AbortController();
    const query = { withDiagnosedCancers: true };
    browserApi()
      .call(readCurrentUserEndpoint, { query }, { signal: aborting.signal })
      .then((read) => {
        setUser(read);
        setStep(Math.min((read.onboarding_step ?? 0) + 1, LAST_STEP));
      })
      .catch((error: unknown) => aborting.signal.aborted || setFailure(failedSaveOf(error)));
    return () => aborting.abort();
  }, []);

  const goOn = async ({ account, settings }: StepAnswers = {}): Promise<AppError | null> => {
    setBusy(true);
    setFailure(null);
    try {
      const api = browserApi();
      if (account) await api.call(updateCurrentUserEndpoint, { body: account });
      const done = Math.max(step, user?.onboarding_step ?? 0);
      const saved = await api.call(updateProfileEndpoint, { body: { ...settings, onboarding_step: done } });
      await cacheCurrentUser(browserQueryClient(), saved);
      setUser(saved);
      if (step === LAST_STEP) onEnd();
      else setStep(step + 1);
      return null;
    } catch (error) {
      if (error instanceof AppError && error.facts.fields) return error;
      setFailure(failedSaveOf(error));
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { user, step, isBusy, failure, goOn, goBack: () => setStep(step - 1) };
}
