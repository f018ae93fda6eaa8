import { useEffect, useMemo, useRef, useState } from 'react';
import { afterEarlyInput } from './early-input.ts';
import type { PortalForm } from './portal-form.ts';
import { forgetDraft, readDraft, useDraft } from './use-draft.ts';

const everything = <V extends object>(values: V): Partial<V> => values;

/** The values that are no longer what they were: what somebody typed since then. */
export function changesSince<V extends object>(before: V, now: V): Partial<V> {
  const changes = Object.entries(now).filter(([name, value]) => value !== before[name as keyof V]);
  return Object.fromEntries(changes) as Partial<V>;
}

/**
 * Keeps what is typed into a form, in this tab: a reload in the middle goes on with it.
 * @param name what is written, with whom or which entrance it belongs to.
 * @param partOf what may be kept, never a password; a function of the module, so that it stays the same. All of
 *   it by default.
 * @returns `forget` for when the step is passed: nothing of it stays, and nothing more is kept.
 */
export function useKeptForm<V extends object, O>(
  name: string,
  form: PortalForm<V, O>,
  partOf: (values: V) => Partial<V> = everything,
): { forget: () => void } {
  const { values, replace } = form;
  const opened = useRef(values);
  const [isPassed, setPassed] = useState(false);
  const kept = useMemo(() => partOf(values), [values, partOf]);
  useDraft(name, kept, values !== opened.current && !isPassed);
  useEffect(
    () =>
      afterEarlyInput(() => {
        const draft = readDraft<Partial<V>>(name);
        // What somebody typed since the form was drawn is newer than the draft.
        if (draft) replace((now) => ({ ...opened.current, ...draft, ...changesSince(opened.current, now) }));
      }),
    [name, replace],
  );
  return {
    forget() {
      setPassed(true);
      forgetDraft(name);
    },
  };
}
