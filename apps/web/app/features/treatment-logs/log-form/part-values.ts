import { fieldsOf, type LogField, type LogPart } from '@hidamari/domain/treatment-logs';
import { numberOf, textOf } from './typed-values.ts';

/** The fields of a part as a form holds them: texts as typed, and the step of a scale, null while unanswered. */
export type TypedPart<P> = { [N in keyof P]: P[N] extends { input: 'scale' } ? number | null : string };

/** The fields of a part as they are sent: nothing for what was left open, and not yet checked by the contract. */
type SentPart<P> = { [N in keyof P]?: unknown };

/** A part as a form holds it; what is absent stays empty. `values` may hold more than the part's own fields. */
export function typedPart<const P extends LogPart>(part: P, values: object = {}): TypedPart<P> {
  const typed = fieldsOf(part).map(({ name, field }) => [name, typedValue(field, Reflect.get(values, name))]);
  return Object.fromEntries(typed) as TypedPart<P>;
}

/** A typed part as it is sent. A text that should be a number goes as NaN, so that the schema asks for a number. */
export function sentPart<const P extends LogPart>(part: P, typed: TypedPart<P>): SentPart<P> {
  const sent = fieldsOf(part).map(({ name, field }) => [name, sentValue(field, typed[name])]);
  return Object.fromEntries(sent) as SentPart<P>;
}

function typedValue(field: LogField, value: unknown): string | number | null {
  if (field.input === 'scale') return (value as number | undefined) ?? null;
  return value === undefined || value === null ? '' : String(value);
}

function sentValue(field: LogField, typed: string | number | null): unknown {
  if (field.input === 'scale') return typed ?? undefined;
  const text = typed as string;
  // Without it there is no row: what was left blank is asked for.
  if (field.input === 'text' && field.isRequired) return text;
  const isFigure = field.input === 'choice' && typeof field.options[0]?.value === 'number';
  if (isFigure || (field.input === 'number' && text !== field.orElse?.value)) return numberOf(text);
  return textOf(text);
}

/** State of the address after a save: this log was saved a moment ago. It tells nothing of the log. */
export const JUST_SAVED = { isJustSaved: true } as const;

export type JustSaved = typeof JUST_SAVED;
