import { PROFILE_FIELDS, PROFILE_PARTS } from '@hidamari/domain/members';
import { optionValues, REFERRAL_SOURCES, type ReferralSource } from '@hidamari/domain/option-sets';
import { optionalText, recordId } from '../fields/index.ts';
import * as z from '../zod/index.ts';
import { stage } from './option-values.ts';
import { sentShape } from './profile-shapes.ts';

/** Another person who acts for the member (G141). Eighteen or older: checked where today is known. */
export const agent = z.object(sentShape(PROFILE_FIELDS.agent));
export type Agent = z.output<typeof agent>;

/** A diagnosis as the member knows it (G141). */
export const diagnosedCancerInput = z.object({
  ...sentShape(PROFILE_FIELDS.diagnosed_cancers),
  is_primary: z.boolean({ error: 'invalid' }).default(false),
});

/** A diagnosis as it is told: ids and months are not judged again. */
export const diagnosedCancer = z.object({
  id: recordId,
  cancer_type_id: z.string(),
  diagnosed_time_id: z.string().optional(),
  diagnosed_on: z.string().optional(),
  stage,
  treatment_status_id: z.string().optional(),
  is_primary: z.boolean(),
});

/** Somebody who supports the member: relationship and a nickname, never a full name (G33). */
export const supportingPerson = z.object(sentShape(PROFILE_FIELDS.supporters));

/** At most five diagnoses (G141), at most one of them the primary one. */
export const diagnosedCancersInput = z
  .array(diagnosedCancerInput, { error: 'invalid' })
  .max(PROFILE_PARTS.diagnosed_cancers.limit, { error: 'too_many_items' })
  .refine((list) => list.filter((cancer) => cancer.is_primary).length <= 1, { error: 'invalid' });

export const supportersInput = z
  .array(supportingPerson, { error: 'invalid' })
  .max(PROFILE_PARTS.supporters.limit, { error: 'too_many_items' });

/** G141: how the member came to enter another person's illness (APPI article 20(2)). */
export const patientConsent = z.enum(['given', 'hard_to_obtain'], { error: 'choose_one' });

const tick = z.boolean({ error: 'invalid' }).default(false);

/** How the person heard of the service: any number of them, each a field of its own (specification section 3). */
export const referralSources = z.object({
  ...(Object.fromEntries(optionValues(REFERRAL_SOURCES).map((source) => [source, tick])) as Record<
    ReferralSource,
    typeof tick
  >),
  from_other_text: optionalText(PROFILE_FIELDS.referrals.from_other_text.limit),
});
