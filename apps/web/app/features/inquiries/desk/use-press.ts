import { useState } from 'react';
import { type FailedSave, failedSaveOf } from '../../../shell/forms/failed-save.ts';

/** One press at a time: whether it is under way, what the last one came to, and why it failed. */
export function usePress<Outcome>(act: () => Promise<Outcome>) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailedSave | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const press = async () => {
    setBusy(true);
    setFailure(null);
    try {
      setOutcome(await act());
    } catch (error) {
      setFailure(failedSaveOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, outcome, press };
}
