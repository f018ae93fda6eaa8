import type { FieldErrorCode } from '@hidamari/domain/members';
import { canBeAgent, isResidenceRequired, needsAgent, needsGuardianConsent } from '@hidamari/domain/members';
import type { MemberType } from '@hidamari/domain/site-variants';
import { whenSound } from '../fields/index.ts';
import { registrationBody } from './registration.ts';

export interface RegistrationFacts {
  /** The day in Japan, YYYY-MM-DD. */
  today: string;
  memberType: MemberType;
}

/** The whole rule of a registration (G33): what the form shows and what the server checks. */
export function registrationInput({ today, memberType }: RegistrationFacts) {
  return registrationBody
    .refine(({ birthday }) => birthday <= today, rule('date', ['birthday'], 'birthday'))
    .refine(
      ({ birthday, agent }) => !needsAgent(birthday, today) || agent !== undefined,
      rule('guardian_required', ['agent'], 'birthday', 'agent'),
    )
    .refine(
      ({ birthday, agreed_by_guardian: agreed }) => !needsGuardianConsent(birthday, today) || agreed,
      rule('consent', ['agreed_by_guardian'], 'birthday', 'agreed_by_guardian'),
    )
    .refine(
      ({ agent }) => agent === undefined || canBeAgent(agent.birthday, today),
      rule('agent_too_young', ['agent', 'birthday'], 'agent'),
    )
    .refine(
      ({ diagnosed_cancers: cancers }) =>
        cancers.every(({ diagnosed_on: month }) => month === undefined || month <= today.slice(0, 7)),
      rule('date_in_future', ['diagnosed_cancers'], 'diagnosed_cancers'),
    )
    .refine(
      ({ prefecture }) => !isResidenceRequired(memberType) || prefecture !== undefined,
      rule('prefecture', ['prefecture'], 'prefecture'),
    );
}

function rule(error: FieldErrorCode, path: string[], ...reads: string[]) {
  return { error, path, when: whenSound(...reads) };
}
