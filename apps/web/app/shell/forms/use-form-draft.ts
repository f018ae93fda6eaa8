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
 * What was kept, with the fields that came since, where an older page kept it: those of a part as the form opened with them,
 * those of a row as a blank one has them.
 */
export function withAllFields<V extends object>(
  kept: Partial<V>,
  opened: V,
  blankRows: Partial<Record<keyof V, object>> = {},
): Partial<V> {
  const filled = Object.entries(kept).map(([name, value]) => {
    const blank = blankRows[name as keyof V];
    if (Array.isArray(value)) return [name, blank ? value.map((row) => ({ ...blank, ...row })) : value];
    const isPart = typeof value === 'object' && value !== null;
    return [name, isPart ? { ...opened[name as keyof V], ...value } : value];
  });
  return Object.fromEntries(filled) as Partial<V>;
}

interface Options<V> {
  /** What may be kept, never a password; a function of the module, so that it stays the same. All of it by default. */
  partOf?: (values: V) => Partial<V>;
  /** Lists whose rows may get further fields: a blank row of each. */
  blankRows?: Partial<Record<keyof V, object>>;
}

/**
 * Keeps what is typed into a form, in this tab: a reload in the middle goes on with it.
 * @param name what is written, with whom or which entrance it belongs to.
 * @returns `forget` for when the step is passed: nothing of it stays, and nothing more is kept.
 */
export function useFormDraft<V extends object, O>(
  name: string,
  form: PortalForm<V, O>,
  { partOf = everything, blankRows }: Options<V> = {},
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
        if (!draft) return;
        const { current } = opened;
        // What somebody typed since the form was drawn is newer than the draft.
        const restored = { ...current, ...withAllFields(draft, current, blankRows) };
        replace((now) => ({ ...restored, ...changesSince(current, now) }));
      }),
    [name, replace, blankRows],
  );
  return {
    forget() {
      setPassed(true);
      forgetDraft(name);
    },
  };
}
