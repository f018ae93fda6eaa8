import { isBlank } from '@hidamari/domain/japanese-text';
import { useEffect, useMemo, useState } from 'react';
import { usePaused } from '../use-paused.ts';
import { crisisClosings, type NamedText } from './crisis-closings.ts';
import { useCrisisClosings } from './use-crisis-closings.ts';
import { type FindsCrisisWords, useCrisisReader } from './use-crisis-reader.ts';

/** Whether words call for the card, and whether the person has closed it. */
export interface CrisisCall {
  isCalled: boolean;
  isClosed: boolean;
  close(): void;
}

/** Between the fields whose words stand in one place: no sentence of one goes on in the next. */
const FIELD_END = '\n\f\n';

/** Words of several fields as one text; each is looked at by itself. */
export const fieldsOf = (text: string | readonly string[]): string =>
  typeof text === 'string' ? text : text.join(FIELD_END);

/** The words in these fields that call for the card. */
export const namedIn = (fields: string, finds: FindsCrisisWords): NamedText[] =>
  fields.split(FIELD_END).flatMap((field) => {
    const found = finds(field);
    return found ? [{ kind: found.kind, text: field.trim() }] : [];
  });

/**
 * The card of one place, for the words of one field or of several, as they stand at a pause (G119). `wasClosed`: the person
 * closed it before, beside other words of the same conversation; then what only the model finds does not open it again.
 */
export function useCrisisCard(text: string | readonly string[], wasClosed = false): CrisisCall {
  const [place] = useState(() => Symbol());
  const fields = usePaused(fieldsOf(text));
  const finds = useCrisisReader(!isBlank(fields));
  const named = useMemo(() => namedIn(fields, finds), [fields, finds]);
  useCrisisClosings();
  const isClosed = named.length > 0 && named.every((one) => crisisClosings.isClosed(place, one, wasClosed));
  const close = () => {
    for (const one of named) crisisClosings.close(place, one);
  };
  // However the sentence goes on after that, the step that repeats it knows that its card was closed.
  useEffect(() => {
    if (isClosed) for (const one of named) crisisClosings.close(place, one);
  }, [isClosed, named, place]);
  return { isCalled: named.length > 0, isClosed, close };
}
