import { isBlank } from '@hidamari/domain/japanese-text';
import { type ProfilePart, profileFieldsOf } from '@hidamari/domain/members';

/** What a form holds in a shape of its own: the parts of a day or a month, and whose consultation it is. */
const OWN_SHAPES = ['birthday', 'month', 'who'] as const;
type OwnShape = (typeof OWN_SHAPES)[number];

type TypedName<P> = { [N in keyof P]: P[N] extends { input: OwnShape } ? never : N }[keyof P];

/** The fields of a part that a form holds as they are typed or chosen. */
export type TypedFields<P> = { [N in TypedName<P>]: string };

/** The same as they are sent: not yet checked by the contract. */
type SentFields<P, None> = { [N in TypedName<P>]: string | None };

const typedIn = (part: ProfilePart) =>
  profileFieldsOf(part).filter(({ field }) => !OWN_SHAPES.some((own) => own === field.input));

/** A part as a form holds it; what is absent stays blank. `values` may hold more than the part's own fields. */
export function typedFields<const P extends ProfilePart>(part: P, values: object = {}): TypedFields<P> {
  const typed = typedIn(part).map(({ name, field }) => {
    const blank = field.input === 'choice' ? (field.blank ?? '') : '';
    return [name, Reflect.get(values, name) ?? blank];
  });
  return Object.fromEntries(typed) as TypedFields<P>;
}

/** A typed part as it is sent: `none` for an optional field that was left open; what is required is asked for. */
export function sentFields<const P extends ProfilePart, None>(
  part: P,
  typed: TypedFields<P>,
  none: None,
): SentFields<P, None> {
  const sent = typedIn(part).map(({ name, field }) => {
    const text = typed[name as TypedName<P>];
    return [name, !field.isRequired && isBlank(text) ? none : text];
  });
  return Object.fromEntries(sent) as SentFields<P, None>;
}
