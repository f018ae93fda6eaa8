import { type PersonFacts, withPersonRules } from './person-rules.ts';
import { registrationBody, signUpBody } from './registration.ts';

export interface RegistrationFacts extends Pick<PersonFacts, 'today' | 'memberType'> {
  /** Terms and privacy policy were agreed to at the common-ID step, by the server's record: not asked again (G143). */
  isAgreed?: boolean;
}

/** The whole rule of a registration (G33): what the form shows and what the server checks. */
export function registrationInput({ today, memberType, isAgreed = false }: RegistrationFacts) {
  return withPersonRules(isAgreed ? signUpBody : registrationBody, { today, memberType });
}
