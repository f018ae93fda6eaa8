import { MEMBER_LIMITS, PROFILE_FIELDS } from '@hidamari/domain/members';
import { boundedText, expiryInstant, hashedId, recordId, wireTimestamp } from '../fields/index.ts';
import * as z from '../zod/index.ts';
import { sex } from './option-values.ts';
import { diagnosedCancer, patientConsent, supportingPerson } from './profile-parts.ts';
import { answerShape } from './profile-shapes.ts';
import { displaySettings, noticeSettings } from './settings.ts';

const text = boundedText;

/** Another account of the same base account (G44): enough to pick it, nothing more. */
const otherUser = z.object({
  hash_user_id: hashedId,
  nickname: text(60),
  variant: z.enum(['aflac', 'hatch', 'chofu']),
});

/** A line of the member's log, as the user data carries it; the log itself is read by its own call. */
const treatmentLogMention = z.object({ id: recordId, log_date: z.string() });

/**
 * The signed-in member (specification section 3, "Current user"). null where the field exists and holds nothing;
 * `diagnosed_cancers` and `treatment_logs` only when the query asked for them.
 */
export const currentUser = z.object({
  id: recordId,
  hash_user_id: hashedId,
  full_name: text(2 * MEMBER_LIMITS.name + 1),
  ...answerShape(PROFILE_FIELDS.person),
  sex: sex.nullable(),
  ...answerShape(PROFILE_FIELDS.whose),
  phone_number: text(20).nullable(),
  email: text(254).nullable(),
  email_verified_at: wireTimestamp.nullable(),
  /** When this address refused a mail of ours for good, and has taken none and not been proven since (decision 0074). */
  email_refused_at: wireTimestamp.nullable(),
  eligibility_type: z.enum(['insurance', 'general']),
  member_type: z.enum(['insurance', 'general', 'chofu']),
  company_code: text(20).nullable(),
  organization: z.object({ org: text(30), name: text(100) }).nullable(),
  insurance_number: text(12).nullable(),
  /** Chofu: lives in the city, or is treated there (G33). */
  relation_to_city: z.enum(['resident', 'visits_hospital']).nullable(),
  /** How the member came to enter another person's illness (G141); null: not asked yet. */
  patient_consent: patientConsent.nullable(),
  /** A parent or guardian has agreed to this membership (G33). */
  agreed_by_guardian: z.boolean(),
  accepts_info_delivery: z.boolean(),
  ...answerShape(PROFILE_FIELDS.illness),
  supporters: z.array(supportingPerson),
  diagnosed_cancers: z.array(diagnosedCancer).optional(),
  treatment_logs: z.array(treatmentLogMention).optional(),
  icon_filename: text(200).nullable(),
  icon_url: text(2_000).nullable(),
  ...answerShape(PROFILE_FIELDS.account),
  ...displaySettings.shape,
  ...noticeSettings.shape,
  /** Account of somebody who has died: nothing prompts any more (G149). */
  is_bereaved: z.boolean(),
  visited_days_count: z.int().min(0),
  created_at: wireTimestamp,
  /** State of the form, sent back with a change (`accountEditBody`). */
  updated_at: expiryInstant,
  first_login_date: wireTimestamp.nullable(),
  registered_by_concierge: z.boolean(),
  other_users: z.array(otherUser),
  /** Names of fields the member cannot change here (G45). */
  unupdatable_keys: z.array(z.string()),
  sent_arrival_confirmation_email_at: wireTimestamp.nullable(),
  line_user_id: text(100).nullable(),
  member_test_marketing: z.boolean(),
  pre_common_id: z.boolean(),
  account_type: z.enum(['temporary', 'pre_common', 'common']),
  onboarding_step: z.int().min(0).max(4).optional(),
  terms_version_agreed: text(30).nullable().optional(),
  /** A person who acts for the member; absent: acts alone. */
  agent: z
    .object({
      ...answerShape(PROFILE_FIELDS.agent),
      birthday: z.string(),
      agent_full_name: text(2 * MEMBER_LIMITS.name + 1),
    })
    .optional(),
});
export type CurrentUser = z.output<typeof currentUser>;
