import { useState } from 'react';
import type { FormFields } from './portal-form.ts';

/** A form of the gallery: keeps what is typed, asks nobody, and shows the errors that are given as data. */
export function useExampleForm<V extends object>(
  initial: V,
  errors: Readonly<Record<string, string>> = {},
): FormFields<V> {
  const [values, setValues] = useState(initial);
  return {
    values,
    change: (part) => setValues((now) => ({ ...now, ...part })),
    check: () => {},
    errorOf: (name) => errors[name],
  };
}
