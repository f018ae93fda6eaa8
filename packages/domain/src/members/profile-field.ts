import type { Option } from '../option-sets/index.ts';

interface Field {
  /** What the field is called everywhere: in the forms, before they are sent, in messages and in the README. */
  readonly label: string;
  /** Without it nothing is saved. */
  readonly isRequired?: boolean;
  /** What the README of the export says of it, where its name and its choices do not. */
  readonly meaning?: string;
}

/** Words of the member's own. */
interface TextField extends Field {
  readonly input: 'text';
  /** Most characters, as a person counts them. */
  readonly limit: number;
}

/** A part of a name, or its reading. Who has one name alone has no family name. */
interface NameField extends Field {
  readonly input: 'name' | 'family-name' | 'kana' | 'family-kana';
  readonly limit: number;
}

/** One of a few answers. */
interface ChoiceField extends Field {
  readonly input: 'choice';
  readonly options: readonly Option[];
  /** The answer until another one is chosen. */
  readonly blank?: string;
}

/** What is read by a rule of its own; `reference` is an id that the content service gave. */
interface ReadField extends Field {
  readonly input: 'birthday' | 'month' | 'postal-code' | 'prefecture' | 'who' | 'reference';
}

/** One field of a member's profile. */
export type ProfileField = TextField | NameField | ChoiceField | ReadField;

/** The fields of one part of a profile, by their names on the wire. */
export type ProfilePart = Readonly<Record<string, ProfileField>>;

/** Names of a part's fields with the fields, in the order of the table. */
export function profileFieldsOf<const P extends ProfilePart>(part: P) {
  const names = Object.keys(part) as (keyof P & string)[];
  return names.map((name) => ({ name, field: part[name] as P[keyof P] }));
}
