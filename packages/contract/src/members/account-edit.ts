import { PROFILE_FIELDS } from '@hidamari/domain/members';
import * as z from '../zod/index.ts';
import { type PersonFacts, withOwnRules, withPersonRules } from './person-rules.ts';
import { agent, diagnosedCancersInput, patientConsent, supportersInput } from './profile-parts.ts';
import { emptiedShape } from './profile-shapes.ts';

/** Every field of /account/edit (U-A02). null empties an optional one. */
const accountEditFields = z.object({
  ...emptiedShape(PROFILE_FIELDS.person),
  ...emptiedShape(PROFILE_FIELDS.whose),
  /** null: the member acts alone again. */
  agent: agent.nullable(),
  agreed_by_guardian: z.boolean({ error: 'invalid' }),
  diagnosed_cancers: diagnosedCancersInput,
  patient_consent: patientConsent.nullable(),
  ...emptiedShape(PROFILE_FIELDS.illness),
  supporters: supportersInput,
  accepts_info_delivery: z.boolean({ error: 'invalid' }),
});

/**
 * Body of PUT users/me (G142): the fields that change. What is left out stays as it is; `unupdatable_keys` are
 * refused (G45). `updated_at` is the state the form began with: a newer one on the server is a conflict.
 */
export const accountEditBody = accountEditFields.partial().extend({
  updated_at: z.iso.datetime({ error: 'invalid' }).optional(),
});
export type AccountEdit = z.output<typeof accountEditBody>;

/** The whole rule of the account form: for the form, and on the server for what is stored with the changes in it. */
export function accountEditInput(facts: PersonFacts) {
  return withPersonRules(withOwnRules(accountEditFields), facts);
}
export type AccountForm = z.input<typeof accountEditFields>;
export type AccountDetails = z.output<typeof accountEditFields>;
