import { PROFILE_FIELDS, type ProfileFields } from '@hidamari/domain/members';
import type { ReferralSource } from '@hidamari/domain/option-sets';
import {
  type KnownPerson,
  type PersonValues,
  personValues,
  sentPerson,
} from '../../parts/person-form/person-values.ts';
import { sentFields, type TypedFields, typedFields } from '../../parts/person-form/typed-fields.ts';

/** What the registration form holds: everything as typed, nothing left out. */
export interface RegistrationValues extends PersonValues, TypedFields<ProfileFields['referrals']> {
  referrals: readonly ReferralSource[];
  accepts_info_delivery: boolean;
  agreed_terms: boolean;
  agreed_privacy: boolean;
  agreed_sensitive_data: boolean;
}

/** Names of the fields in the order of the page, for the summary of errors. */
export const REGISTRATION_ORDER = [
  ...Object.keys(PROFILE_FIELDS.person),
  ...Object.keys(PROFILE_FIELDS.whose),
  'agent',
  'agreed_by_guardian',
  ...Object.keys(PROFILE_FIELDS.referrals),
  'agreed_terms',
  'agreed_privacy',
  'agreed_sensitive_data',
];

/** An empty form with what sign-up has proved already, which is shown and not typed again (G45). Consents are never ticked beforehand. */
export function emptyRegistration(known: KnownPerson): RegistrationValues {
  return {
    ...personValues(known),
    referrals: [],
    ...typedFields(PROFILE_FIELDS.referrals),
    accepts_info_delivery: false,
    agreed_terms: false,
    agreed_privacy: false,
    agreed_sensitive_data: false,
  };
}

/** The form as the call wants it. Empty optional fields are left out; unticked boxes are sent as such. */
export function registrationInputOf(values: RegistrationValues) {
  const { referrals, accepts_info_delivery, agreed_terms, agreed_privacy, agreed_sensitive_data } = values;
  return {
    ...sentPerson(values, undefined),
    ...Object.fromEntries(referrals.map((source) => [source, true])),
    ...(referrals.includes('from_other') && sentFields(PROFILE_FIELDS.referrals, values, undefined)),
    ...{ accepts_info_delivery, agreed_terms, agreed_privacy, agreed_sensitive_data },
  };
}
