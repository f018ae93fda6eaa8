import { formatJapaneseDate } from '../japanese-dates/index.ts';
import { formatFigure } from '../japanese-text/index.ts';
import type { Option } from '../option-sets/index.ts';

interface Field {
  /** What the field is called everywhere: in the form, on the page, in messages, on paper, in tables and in the README. */
  readonly label: string;
  /** A word under the label of the form; fields of words, figures and required choices show it. */
  readonly hint?: string;
  /** Without it there is no row. */
  readonly isRequired?: boolean;
  /** In the form it stands beside its neighbour. */
  readonly isHalf?: boolean;
}

/** Words of the member's own. */
export interface TextField extends Field {
  readonly input: 'text';
  /** Most characters, as a person counts them. */
  readonly limit: number;
  /** Sentences, in a field of several lines. */
  readonly isLong?: boolean;
  /** False: a keyword is not looked for in it (G74). */
  readonly isSearched?: boolean;
}

/** A figure within limits; outside them it is asked about again, never judged (G61). */
export interface NumberField extends Field {
  readonly input: 'number';
  readonly min: number;
  readonly max: number;
  /** Behind the figure, wherever it is shown. */
  readonly unit: string;
  /** Half hours and their like are figures too. */
  readonly hasDecimals?: boolean;
  /** What a column of bare figures is headed by, where the label does not say in what they are counted. */
  readonly heading?: string;
  /** An answer in place of a figure. */
  readonly orElse?: Option;
}

/** A day, YYYY-MM-DD. */
export interface DayField extends Field {
  readonly input: 'day';
  /** Years after this one that the form offers. */
  readonly yearsAhead: number;
}

/** One of a few answers. */
export interface ChoiceField extends Field {
  readonly input: 'choice';
  readonly options: readonly AnsweredOption[];
}

/** An answer; `alone` is its word outside the form, where the other answers do not stand beside it. */
type AnsweredOption = Option<string | number> & { readonly alone?: string };

/** Steps from 0, each with a word; the form shows a face for each. */
export interface ScaleField extends Field {
  readonly input: 'scale';
  readonly options: readonly Option<number>[];
}

/** The id of what was chosen from a list of names; never shown. */
export interface ReferenceField extends Field {
  readonly input: 'reference';
}

/** One field of a treatment log. */
export type LogField = TextField | NumberField | DayField | ChoiceField | ScaleField | ReferenceField;

/** The fields of one part of a log, by their names on the wire. */
export type LogPart = Readonly<Record<string, LogField>>;

type ValueOf<F> = F extends { input: 'number'; orElse: { value: infer Else } }
  ? number | Else
  : F extends { input: 'number' | 'scale' }
    ? number
    : F extends { options: readonly { value: infer Chosen }[] }
      ? Chosen
      : string;

type RequiredName<P> = { [N in keyof P]: P[N] extends { isRequired: true } ? N : never }[keyof P];

/** What is kept of a part: every field by its name, the required ones always. */
export type PartValues<P> = { readonly [N in RequiredName<P>]: ValueOf<P[N]> } & {
  readonly [N in Exclude<keyof P, RequiredName<P>>]?: ValueOf<P[N]> | undefined;
};

/** A value as a person says it, with its unit; '' for what was left open, and for what is never shown. */
export function fieldText(field: LogField, value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  switch (field.input) {
    case 'text':
      return String(value);
    case 'number':
      return value === field.orElse?.value
        ? field.orElse.label
        : `${formatFigure(Number(value))}${field.unit}`;
    case 'day':
      return formatJapaneseDate(String(value));
    case 'choice':
    case 'scale': {
      const chosen = optionOf(field, value);
      return chosen?.alone ?? chosen?.label ?? '';
    }
    case 'reference':
      return '';
  }
}

/** The words in which a keyword finds a field (G74): what was written, and what was chosen. Figures and days are none. */
export function searchedText(field: LogField, value: unknown): string {
  switch (field.input) {
    case 'text':
      return field.isSearched === false ? '' : fieldText(field, value);
    case 'number':
      return field.orElse && value === field.orElse.value ? field.orElse.label : '';
    case 'choice':
    case 'scale':
      return fieldText(field, value);
    case 'day':
    case 'reference':
      return '';
  }
}

/** Names of a part's fields with the fields, `first` in front and the others in their order. */
export function fieldsOf<P extends LogPart>(part: P, first: readonly (keyof P & string)[] = []) {
  const names = Object.keys(part) as (keyof P & string)[];
  const inOrder = [...first, ...names.filter((name) => !first.includes(name))];
  return inOrder.map((name) => ({ name, field: part[name] as LogField }));
}

function optionOf(
  { options }: { options: readonly AnsweredOption[] },
  value: unknown,
): AnsweredOption | undefined {
  return options.find((option) => option.value === value);
}
