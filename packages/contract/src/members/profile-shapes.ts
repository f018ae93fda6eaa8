import type { ProfileField, ProfilePart } from '@hidamari/domain/members';
import {
  birthDate,
  boundedText,
  calendarMonth,
  contentId,
  familyKana,
  familyName,
  kanaName,
  personName,
  postalCode,
  prefecture,
  requiredText,
} from '../fields/index.ts';
import * as z from '../zod/index.ts';

/** How a field is read that has a rule of its own. */
const READINGS = {
  name: personName,
  'family-name': familyName,
  kana: kanaName,
  'family-kana': familyKana,
  birthday: birthDate,
  month: calendarMonth,
  'postal-code': postalCode,
  prefecture,
  who: z.boolean({ error: 'who_consults' }),
  reference: contentId,
};
type Readings = typeof READINGS;

/** One of the answers of a choice. */
type Chosen<V> = z.ZodType<V, V>;

/** The schema of a field in which something is written. */
type SchemaOf<F> = F extends { input: 'choice'; options: readonly { value: infer V }[] }
  ? F extends { blank: string }
    ? z.ZodDefault<Chosen<V>>
    : Chosen<V>
  : F extends { input: infer Kind extends keyof Readings }
    ? Readings[Kind]
    : ReturnType<typeof requiredText>;

type RequiredOr<F, Optional> = F extends { isRequired: true } ? SchemaOf<F> : Optional;
type EmptiedShape<P> = { -readonly [N in keyof P]: RequiredOr<P[N], z.ZodNullable<SchemaOf<P[N]>>> };
type SentShape<P> = { -readonly [N in keyof P]: RequiredOr<P[N], z.ZodOptional<SchemaOf<P[N]>>> };

/** Of an answer, only who the member is never stands open: an older member may have told less than is asked today. */
type ToldShape<P> = {
  -readonly [N in keyof P]: P[N] extends { input: 'who' }
    ? z.ZodBoolean
    : P[N] extends { input: 'name' | 'family-name' | 'kana' | 'family-kana' }
      ? z.ZodString
      : z.ZodNullable<z.ZodString>;
};

/** Most characters of an answer that is no text of the member's own: a day, a key, an id. */
const LONGEST_KEY = 80;

function schemaOf(field: ProfileField): z.ZodType {
  if (field.input === 'text') return requiredText(field.limit);
  if (field.input !== 'choice') return READINGS[field.input];
  const chosen = z.literal(
    field.options.map(({ value }) => value),
    { error: 'choose_one' },
  );
  return field.blank === undefined ? chosen : chosen.default(field.blank);
}

function toldSchemaOf(field: ProfileField): z.ZodType {
  if (field.input === 'who') return z.boolean();
  const told = boundedText('limit' in field ? field.limit : LONGEST_KEY);
  return 'limit' in field && field.input !== 'text' ? told : told.nullable();
}

const shape = (part: ProfilePart, schema: (field: ProfileField) => z.ZodType) =>
  Object.fromEntries(Object.entries(part).map(([name, field]) => [name, schema(field)]));

/** The schemas of a part as its rows of `PROFILE_FIELDS` say; null empties an optional field. */
export function emptiedShape<const P extends ProfilePart>(part: P) {
  return shape(part, (field) =>
    field.isRequired ? schemaOf(field) : schemaOf(field).nullable(),
  ) as EmptiedShape<P>;
}

/** The same for what is sent once: an optional field may be left out. */
export function sentShape<const P extends ProfilePart>(part: P) {
  return shape(part, (field) =>
    field.isRequired ? schemaOf(field) : schemaOf(field).optional(),
  ) as SentShape<P>;
}

/** The same for an answer: what is kept is told as it is, bounded and never judged again, and null where nothing is. */
export function answerShape<const P extends ProfilePart>(part: P) {
  return shape(part, toldSchemaOf) as ToldShape<P>;
}
