import { fieldErrorsOf } from '@hidamari/contract/fields';
import { AppError } from '@hidamari/domain/errors';
import { fieldMessage } from '@hidamari/domain/members';
import { mutationOutcome } from '@hidamari/domain/query-errors';
import type { ActKind } from '@hidamari/domain/refusals';
import type { SummaryError } from '@hidamari/ui/error-summary';
import { useState } from 'react';
import type * as z from 'zod';
import { type FailedSave, failedSaveOf } from './failed-save.ts';

export interface PortalForm<V, O> {
  values: V;
  /**
   * Changes one or more values; a field's error goes away when its value is changed. `touched` names the fields
   * of a part more finely (`medicines.1.name`); by default every field of each changed part.
   */
  change(part: Partial<V>, touched?: readonly string[]): void;
  /** Sets all values at once; given a function, from the values of that moment. */
  replace(values: V | ((now: V) => V)): void;
  /** The sentence under a field, by dotted name; undefined while it is in order. */
  errorOf(name: string): string | undefined;
  /** Errors for the summary above the form, in the order of the fields. */
  summary: readonly SummaryError[];
  /** How often sending was tried; moves the focus to the summary. */
  attempt: number;
  /** Checks one field when it is left. Never while typing. */
  check(name: string): void;
  /** Checks everything; the parsed values, or null with the errors shown. */
  checkAll(): O | null;
  /** What a failed save calls for. Field errors of the server appear under their fields. */
  takeFailure(error: unknown): void;
  failure: FailedSave | null;
  clearFailure(): void;
}

/** What the fields of a part need of the form they stand in; a form with more values serves as well. */
export type FormFields<V extends object> = Pick<
  PortalForm<V, unknown>,
  'values' | 'change' | 'check' | 'errorOf'
>;

type Errors = Readonly<Record<string, string>>;

/**
 * A form of the portal: one zod schema for browser and server, checked on leaving a field and on sending, never
 * while typing (ui: forms). Values live here, so nothing typed is lost whatever the server answers.
 */
export function usePortalForm<V extends object, S extends z.ZodType>(options: {
  initial: V;
  schema: S;
  /** Names of the fields as they stand on the page; a list's name stands for its rows. */
  order: readonly string[];
  /** The form's values as the schema wants them; the values themselves by default. */
  toInput?: (values: V) => unknown;
  /** What sending does, for the words of what went wrong; a save by default. */
  act?: ActKind;
  /** The page's name of a field that an error names, where the two differ; the same by default. */
  toField?: (name: string, values: V) => string;
}): PortalForm<V, z.output<S>> {
  const { schema, order, toInput = (given: V) => given, toField = (name: string) => name } = options;
  const [values, setValues] = useState(options.initial);
  const [errors, setErrors] = useState<Errors>({});
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<FailedSave | null>(null);
  /** Facts of the server's refusal that a sentence names, such as tries left. */
  const [refusal, setRefusal] = useState<NonNullable<AppError['facts']['detail']>>({});

  const faultsIn = (fields: Record<string, string[]>): Errors => {
    const named = Object.entries(fields).map(([name, codes]) => [
      toField(name, values),
      codes[0] ?? 'invalid',
    ]);
    // Of two faults in one field the first is told.
    return Object.fromEntries(named.toReversed());
  };
  const faultsOf = (given: V): Errors => {
    const checked = schema.safeParse(toInput(given));
    return checked.success ? {} : faultsIn(fieldErrorsOf(checked.error));
  };
  const text = (name: string, code: string) => fieldMessage(code, { ...refusal, field: name });
  const place = (name: string) => {
    const index = order.findIndex((field) => name === field || name.startsWith(`${field}.`));
    return index === -1 ? order.length : index;
  };

  return {
    values,
    change(part, names = Object.keys(part)) {
      setValues((before) => ({ ...before, ...part }));
      setErrors((before) =>
        Object.fromEntries(
          Object.entries(before).filter(
            ([name]) => !names.some((of) => name === of || name.startsWith(`${of}.`)),
          ),
        ),
      );
    },
    replace: setValues,
    errorOf: (name) => (errors[name] === undefined ? undefined : text(name, errors[name])),
    summary: Object.entries(errors)
      .sort(([a], [b]) => place(a) - place(b))
      .map(([name, code]) => ({ id: name, text: text(name, code) })),
    attempt,
    check(name) {
      const code = faultsOf(values)[name];
      setErrors(({ [name]: _, ...others }) => (code === undefined ? others : { ...others, [name]: code }));
    },
    checkAll() {
      const checked = schema.safeParse(toInput(values));
      setErrors(checked.success ? {} : faultsIn(fieldErrorsOf(checked.error)));
      setAttempt((count) => count + 1);
      setFailure(null);
      return checked.success ? checked.data : null;
    },
    takeFailure(error) {
      const fields = error instanceof AppError ? error.facts.fields : undefined;
      if (fields && error instanceof AppError && mutationOutcome(error.status) === 'fields') {
        setErrors(faultsIn(fields));
        setRefusal(error.facts.detail ?? {});
        setAttempt((count) => count + 1);
        return;
      }
      setFailure(failedSaveOf(error, options.act));
    },
    failure,
    clearFailure: () => setFailure(null),
  };
}
