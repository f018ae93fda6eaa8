import type { AccountDetails, Registration } from '@hidamari/contract/members';
import { PROFILE_FIELDS, type ProfileFields } from '@hidamari/domain/members';
import type { Member } from './member.repository.ts';
import { storedNames } from './stored-names.ts';

type FormField = keyof ProfileFields['person'] | keyof ProfileFields['whose'];
type AccountField = keyof ProfileFields['account'];

/** What is kept as it is: texts of an illness are sealed (`sealed-profile.ts`), and a nickname is saved apart. */
const FORM_FIELDS = Object.keys({ ...PROFILE_FIELDS.person, ...PROFILE_FIELDS.whose }) as FormField[];
const ACCOUNT_FIELDS = Object.keys(PROFILE_FIELDS.account) as AccountField[];

const pick = <T extends object, N extends keyof T>(from: T, names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, N>;

/** The fields of the profile that a member's row holds: each has a column of its name. */
export const profileOf = (member: Member) => pick(member, [...FORM_FIELDS, ...ACCOUNT_FIELDS]);

/** The columns of what a form says; what is left out has none. The patient has no relationship to themselves. */
export function profileColumns(form: AccountDetails | Registration) {
  const columns = storedNames(pick(form, FORM_FIELDS));
  return {
    ...columns,
    relationship: form.is_self ? null : form.relationship,
    agent: form.agent ? storedNames(form.agent) : null,
  };
}
