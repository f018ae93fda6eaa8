import type { DateParts } from '@hidamari/ui/date-fields';
import { datePartsOf, dayTextOf } from '../../shell/forms/day-text.ts';

type KeysOf<T, V> = { [K in keyof T]: T[K] extends V ? (V extends T[K] ? K : never) : never }[keyof T] &
  string;

/** The names of a part's texts. */
export type TextKey<T> = KeysOf<T, string>;

/** What a text field, text area or select needs. */
interface TextWiring {
  name: string;
  value: string;
  error: string | undefined;
  onChange(event: { target: { value: string } }): void;
  onBlur(): void;
}

interface DateWiring {
  name: string;
  value: DateParts;
  error: string | undefined;
  onChange(parts: DateParts): void;
  onBlur(): void;
}

/** A part of the form with its fields wired under dotted names. */
export interface PartBinding<T> {
  values: T;
  path: string;
  text(key: TextKey<T>): TextWiring;
  date(key: TextKey<T>): DateWiring;
  change(part: Partial<T>): void;
}

interface Options<T> {
  path: string;
  values: T;
  form: { errorOf(name: string): string | undefined; check(name: string): void };
  /** Takes the whole changed part and the names of the fields that changed. */
  change(values: T, touched: readonly string[]): void;
}

/** Wires a part of a form: each field's name, value, sentence, change and check on leaving. */
export function bindPart<T extends object>({ path, values, form, change }: Options<T>): PartBinding<T> {
  const changePart = (part: Partial<T>) =>
    change(
      { ...values, ...part },
      Object.keys(part).map((key) => `${path}.${key}`),
    );
  const wiring = (key: TextKey<T>) => {
    const name = `${path}.${key}`;
    return { name, error: form.errorOf(name), onBlur: () => form.check(name) };
  };
  const textAt = (key: TextKey<T>) => values[key] as string;
  return {
    values,
    path,
    change: changePart,
    text: (key) => ({
      ...wiring(key),
      value: textAt(key),
      onChange: ({ target }) => changePart({ [key]: target.value } as Partial<T>),
    }),
    date: (key) => ({
      ...wiring(key),
      value: datePartsOf(textAt(key)),
      onChange: (parts) => changePart({ [key]: dayTextOf(parts) } as Partial<T>),
    }),
  };
}
