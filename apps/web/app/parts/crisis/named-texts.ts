import type { NamedText } from './closed-cards.ts';
import type { FindsCrisisWords } from './crisis-reading.ts';

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
