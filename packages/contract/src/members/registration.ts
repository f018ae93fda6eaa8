import { PROFILE_FIELDS } from '@hidamari/domain/members';
import * as z from '../zod/index.ts';
import { withOwnRules } from './person-rules.ts';
import {
  agent,
  diagnosedCancersInput,
  patientConsent,
  referralSources,
  supportersInput,
} from './profile-parts.ts';
import { sentShape } from './profile-shapes.ts';

/** A consent is its own tick, never ticked beforehand, and must be given (G33). */
const consent = z.literal(true, { error: 'consent' });

/** Every field of /sign-up/register (U-R03), each on its own. */
export const registrationFields = z.object({
  ...sentShape(PROFILE_FIELDS.person),
  /** Not the patient: the relationship is asked (G141). */
  ...sentShape(PROFILE_FIELDS.whose),
  agent: agent.optional(),
  /** Ticked by a parent or guardian when the member is under 15 (G33). */
  agreed_by_guardian: z.boolean({ error: 'invalid' }).default(false),
  diagnosed_cancers: diagnosedCancersInput.default([]),
  patient_consent: patientConsent.optional(),
  ...sentShape(PROFILE_FIELDS.illness),
  supporters: supportersInput.default([]),
  accepts_info_delivery: z.boolean({ error: 'invalid' }).default(false),
  ...referralSources.shape,
  agreed_terms: consent,
  agreed_privacy: consent,
  agreed_sensitive_data: consent,
});

/** The whole form as it travels; rules that need today are added by `registrationInput`. */
export const registrationBody = withOwnRules(registrationFields);

/** Two ticks that the common-ID step may have taken; whether it did, the server alone knows (G143). */
const askedBefore = z.boolean({ error: 'invalid' }).default(false);

/** What may be sent: `registrationInput` decides which ticks are missing. */
export const signUpBody = withOwnRules(
  registrationFields.extend({ agreed_terms: askedBefore, agreed_privacy: askedBefore }),
);
export type SignUpForm = z.output<typeof signUpBody>;

export type Registration = z.output<typeof registrationBody>;
export type RegistrationForm = z.input<typeof registrationBody>;
