import { foldDashes, foldForms, withoutInvisible } from '@hidamari/domain/japanese-text';

/** A thousand's comma or space, with three figures after each. A comma before one or two of them may be a point. */
const THOUSANDS = /^([+-]?[1-9]\d{0,2})((?:[,\s]\d{3})+)(?=\.|$)/;

/**
 * A typed figure in the form that is kept: full-width figures, commas between thousands, 「。」 for the point and what nobody
 * sees are all fine. Any other comma or space stays, and the form asks about it: 36,5 is neither 365 nor surely 36.5, and a
 * temperature is never guessed.
 */
export function tidyNumber(typed: string): string {
  return foldForms(foldDashes(typed))
    .replace(/\s*[.。・]\s*/g, '.')
    .replace(/(?<=^\s*-)\s+/, '')
    .trim()
    .replace(THOUSANDS, (_, first: string, rest: string) => first + rest.replace(/[,\s]/g, ''));
}

/** The number of a typed text; undefined when nothing was typed, NaN when it is no number. */
export function numberOf(typed: string): number | undefined {
  const text = tidyNumber(typed);
  if (text === '') return undefined;
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

const TIME = /^(\d{1,2})(?::|時)?(\d{2})?分?$/;

/** A typed time as HH:mm: 9時, 930, ９：３０. What is no time stays as typed, for the form to ask about. */
export function tidyTime(typed: string): string {
  const text = foldForms(withoutInvisible(typed)).replace(/\s/g, '');
  const [, hours, minutes = '00'] = TIME.exec(text) ?? [];
  return hours === undefined ? text : `${hours.padStart(2, '0')}:${minutes}`;
}

/** The typed text without white space around it, or undefined when nothing is left. */
export function textOf(typed: string): string | undefined {
  const text = typed.trim();
  return text === '' ? undefined : text;
}

/** The object without its undefined members, or undefined when none is left. */
export function filled<T extends object>(values: T): T | undefined {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as T);
}
