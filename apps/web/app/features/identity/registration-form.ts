import type { RegistrationForm } from '@hidamari/contract/members';
import type { ReferralSource } from '@hidamari/domain/option-sets';
import { EMPTY_DATE, joinDay, splitDay } from '@hidamari/ui/date-fields';
import { NO_NAME, type PersonValues, sentNames, unlessEmpty } from '../../parts/person-form/person-values.ts';

/** What the registration form holds: everything as typed, nothing left out. */
export interface RegistrationValues extends PersonValues {
  referrals: readonly ReferralSource[];
  from_other_text: string;
  accepts_info_delivery: boolean;
  agreed_terms: boolean;
  agreed_privacy: boolean;
  agreed_sensitive_data: boolean;
}

/** What sign-up has proved already; such fields are shown and not typed again (G45). */
export interface KnownFacts {
  last_name_kana?: string | undefined;
  first_name_kana?: string | undefined;
  birthday?: string | undefined;
  postal_code?: string | undefined;
  prefecture?: string | undefined;
  city?: string | undefined;
}

/** Names of the fields in the order of the page, for the summary of errors. */
export const REGISTRATION_ORDER = [
  'last_name',
  'first_name',
  'last_name_kana',
  'first_name_kana',
  'birthday',
  'sex',
  'postal_code',
  'prefecture',
  'city',
  'address',
  'is_self',
  'relationship',
  'agent',
  'agreed_by_guardian',
  'from_other_text',
  'agreed_terms',
  'agreed_privacy',
  'agreed_sensitive_data',
] as const;

/** An empty form with what is known filled in. Consents are never ticked beforehand. */
export function emptyRegistration(known: KnownFacts): RegistrationValues {
  return {
    ...NO_NAME,
    last_name_kana: known.last_name_kana ?? '',
    first_name_kana: known.first_name_kana ?? '',
    has_one_name: known.last_name_kana === '',
    birthday: splitDay(known.birthday),
    sex: '',
    postal_code: known.postal_code ?? '',
    prefecture: known.prefecture ?? '',
    city: known.city ?? '',
    address: '',
    who: '',
    relationship: '',
    hasAgent: false,
    agent: { ...NO_NAME, birthday: EMPTY_DATE },
    agreed_by_guardian: false,
    referrals: [],
    from_other_text: '',
    accepts_info_delivery: false,
    agreed_terms: false,
    agreed_privacy: false,
    agreed_sensitive_data: false,
  };
}

/** The form as the call wants it. Empty optional fields are left out; unticked boxes are sent as such. */
export function registrationInputOf(values: RegistrationValues): Partial<RegistrationForm> {
  const { birthday, who, hasAgent, agent, referrals, relationship, ...typed } = values;
  const referred = Object.fromEntries(referrals.map((source) => [source, true]));
  return {
    ...sentNames(values),
    birthday: joinDay(birthday),
    sex: unlessEmpty(typed.sex) as RegistrationForm['sex'],
    postal_code: unlessEmpty(typed.postal_code),
    prefecture: unlessEmpty(typed.prefecture) as RegistrationForm['prefecture'],
    city: unlessEmpty(typed.city),
    address: unlessEmpty(typed.address),
    ...(who !== '' && { is_self: who === 'self' }),
    ...(who === 'family' && { relationship: unlessEmpty(relationship) as RegistrationForm['relationship'] }),
    ...(hasAgent && { agent: { ...sentNames(agent), birthday: joinDay(agent.birthday) } }),
    agreed_by_guardian: typed.agreed_by_guardian,
    ...referred,
    ...(referrals.includes('from_other') && { from_other_text: unlessEmpty(typed.from_other_text) }),
    accepts_info_delivery: typed.accepts_info_delivery,
    agreed_terms: typed.agreed_terms as true,
    agreed_privacy: typed.agreed_privacy as true,
    agreed_sensitive_data: typed.agreed_sensitive_data as true,
  };
}
