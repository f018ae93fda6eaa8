import type { AccountDetails, Registration } from '@hidamari/contract/members';
import { PROFILE_FIELDS } from '@hidamari/domain/members';
import { keptNames } from './kept-names.ts';
import type { Member } from './member.repository.ts';

/** What is kept as it is; a nickname is saved apart, and texts of an illness are sealed (`sealed-profile.ts`). */
const FORM_FIELDS = { ...PROFILE_FIELDS.person, ...PROFILE_FIELDS.whose };
const KEPT_FIELDS = { ...FORM_FIELDS, ...PROFILE_FIELDS.account };

function pick<T extends object, N extends keyof T>(
  from: T,
  fields: Readonly<Record<N, unknown>>,
): Pick<T, N> {
  const names = Object.keys(fields) as N[];
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, N>;
}

/** The fields of the profile that a member's row holds: each has a column of its name. */
export const profileOf = (member: Member) => pick(member, KEPT_FIELDS);

/** The columns of what a form says; what is left out is empty. The patient has no relationship to themselves. */
export function profileColumns(form: AccountDetails | Registration) {
  const columns = keptNames(pick(form, FORM_FIELDS));
  return {
    ...columns,
    relationship: form.is_self ? null : form.relationship,
    agent: form.agent ? keptNames(form.agent) : null,
  };
}
