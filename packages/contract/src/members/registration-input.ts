import { ageOn } from '@hidamari/domain/japanese-dates';
import type { MemberType } from '@hidamari/domain/site-variants';
import { whenSound } from '../fields/index.ts';
import { type Registration, registrationBody } from './registration.ts';

const ADULT_AGE = 18;
/** Below this age a parent or guardian has to agree as well (G33). */
const GUARDIAN_CONSENT_AGE = 15;

export interface RegistrationFacts {
  /** The day in Japan, YYYY-MM-DD. */
  today: string;
  memberType: MemberType;
}

/** The whole rule of a registration (G33): what the form shows and what the server checks. */
export function registrationInput({ today, memberType }: RegistrationFacts) {
  const age = ({ birthday }: { birthday: string }) => ageOn(birthday, today);
  return registrationBody
    .refine(({ birthday }) => birthday <= today, rule('date', ['birthday'], 'birthday'))
    .refine(
      (form) => age(form) >= ADULT_AGE || form.agent !== undefined,
      rule('guardian_required', ['agent'], 'birthday', 'agent'),
    )
    .refine(
      (form) => age(form) >= GUARDIAN_CONSENT_AGE || form.agreed_by_guardian,
      rule('consent', ['agreed_by_guardian'], 'birthday', 'agreed_by_guardian'),
    )
    .refine(
      ({ agent }) => agent === undefined || age(agent) >= ADULT_AGE,
      rule('agent_too_young', ['agent', 'birthday'], 'agent'),
    )
    .refine(
      (form: Registration) => memberType !== 'chofu' || form.prefecture !== undefined,
      rule('prefecture', ['prefecture'], 'prefecture'),
    );
}

function rule(error: string, path: string[], ...reads: string[]) {
  return { error, path, when: whenSound(...reads) };
}
