import { useState } from 'react';
import type { PortalForm } from '../../shell/forms/portal-form.ts';

/** Checks a form and sends it, once at a time; a refusal goes back into the form with all that was typed. */
export function useSending<V, O>(form: PortalForm<V, O>, call: (body: O) => Promise<void>) {
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    const body = form.checkAll();
    if (body === null) return;
    setBusy(true);
    try {
      await call(body);
    } catch (error) {
      form.takeFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, send };
}
