import { fullName, PROFILE_FIELDS, type ProfileFields } from '@hidamari/domain/members';
import { type DateParts, joinDay, splitDay } from '@hidamari/ui/date-fields';
import { sentFields, type TypedFields, typedFields } from './typed-fields.ts';

/** A person's name and reading as they are typed. */
export interface NameValues extends TypedFields<ProfileFields['agent']> {
  /** One name alone: no family name is asked for, and none is sent. */
  has_one_name: boolean;
}

/** The names as the calls want them: null for the family name of who has none. */
export function sentNames({ has_one_name: hasOneName, ...typed }: NameValues) {
  return {
    last_name: hasOneName ? null : typed.last_name,
    first_name: typed.first_name,
    last_name_kana: hasOneName ? null : typed.last_name_kana,
    first_name_kana: typed.first_name_kana,
  };
}

/** The name as it is shown before it is sent. */
export const nameOf = (values: NameValues): string =>
  fullName(values.has_one_name ? '' : values.last_name, values.first_name);

/** The reading as it is shown before it is sent. */
export const kanaOf = (values: NameValues): string =>
  fullName(values.has_one_name ? '' : values.last_name_kana, values.first_name_kana);

/** What registration and account share of a person: everything as typed, nothing left out. */
export interface PersonValues
  extends NameValues,
    TypedFields<ProfileFields['person']>,
    TypedFields<ProfileFields['whose']> {
  birthday: DateParts;
  who: '' | 'self' | 'family';
  hasAgent: boolean;
  agent: NameValues & { birthday: DateParts };
  agreed_by_guardian: boolean;
}

/** What of a name a form may know as it opens. */
interface KnownNames {
  last_name?: string | undefined;
  last_name_kana?: string | undefined;
  birthday?: string | null | undefined;
}

/** What of a person a form may know as it opens. */
export interface KnownPerson extends KnownNames {
  is_self?: boolean;
  agent?: KnownNames | undefined;
  agreed_by_guardian?: boolean;
}

const namesOf = (known: KnownNames): NameValues & { birthday: DateParts } => ({
  ...typedFields(PROFILE_FIELDS.agent, known),
  has_one_name: (known.last_name ?? known.last_name_kana) === '',
  birthday: splitDay(known.birthday),
});

/** A person as the form opens: what is known is filled in, all else blank. */
export function personValues(known: KnownPerson): PersonValues {
  const { is_self: isSelf, agent, agreed_by_guardian: isAgreed = false } = known;
  return {
    ...typedFields(PROFILE_FIELDS.person, known),
    ...namesOf(known),
    who: isSelf === undefined ? '' : isSelf ? 'self' : 'family',
    ...typedFields(PROFILE_FIELDS.whose, known),
    hasAgent: agent !== undefined,
    agent: namesOf(agent ?? {}),
    agreed_by_guardian: isAgreed,
  };
}

/** A person as the calls want one: `none` for what is optional and was left open. */
export function sentPerson<None>(values: PersonValues, none: None) {
  const { agent, hasAgent, who } = values;
  const { relationship } = sentFields(PROFILE_FIELDS.whose, values, none);
  return {
    ...sentFields(PROFILE_FIELDS.person, values, none),
    ...sentNames(values),
    birthday: joinDay(values.birthday),
    ...(who !== '' && { is_self: who === 'self' }),
    relationship: who === 'family' ? relationship : none,
    agent: hasAgent ? { ...sentNames(agent), birthday: joinDay(agent.birthday) } : none,
    agreed_by_guardian: values.agreed_by_guardian,
  };
}
