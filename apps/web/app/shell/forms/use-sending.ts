import type { PortalForm } from './portal-form.ts';
import { useAction } from './use-action.ts';

interface SendingOptions {
  /** The page is left once the call has worked: the button stays busy, so that nothing is sent twice meanwhile. */
  leaves?: boolean;
  /** Deals with a failure; by default it goes back into the form. */
  takeFailure?: (error: unknown) => void;
  /** The form's own check found something: it is shown at its fields, which may stand on another step. */
  whenIncomplete?: () => void;
}

/** Checks a form and sends it, once at a time; whatever is refused, everything typed stays. */
export function useSending<V, O>(
  form: PortalForm<V, O>,
  call: (body: O) => Promise<void>,
  { leaves = false, takeFailure = form.takeFailure, whenIncomplete }: SendingOptions = {},
) {
  const { run, isBusy } = useAction(call, {
    leaves,
    failureOf: (error) => {
      takeFailure(error);
      return null;
    },
  });
  /** Sends with some of the fields set over the form's own: a version that was chosen a moment ago. */
  const sendOver = async (over: Partial<O>) => {
    const checked = form.checkAll();
    if (checked === null) return whenIncomplete?.();
    await run({ ...checked, ...over });
  };
  return { isBusy, send: () => sendOver({}), sendOver };
}
