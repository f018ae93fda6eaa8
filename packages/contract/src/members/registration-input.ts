import { type PersonFacts, withPersonRules } from './person-rules.ts';
import { registrationBody } from './registration.ts';

export type RegistrationFacts = Pick<PersonFacts, 'today' | 'memberType'>;

/** The whole rule of a registration (G33): what the form shows and what the server checks. */
export function registrationInput({ today, memberType }: RegistrationFacts) {
  return withPersonRules(registrationBody, { today, memberType });
}
