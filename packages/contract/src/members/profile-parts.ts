import { MEMBER_LIMITS } from '@hidamari/domain/members';
import {
  birthDate,
  calendarMonth,
  contentId,
  familyKana,
  familyName,
  kanaName,
  optionalText,
  personName,
  recordId,
  requiredText,
} from '../fields/index.ts';
import * as z from '../zod/index.ts';
import { relationship, stage } from './option-values.ts';

/** Another person who acts for the member (G141). Eighteen or older: checked where today is known. */
export const agent = z.object({
  last_name: familyName,
  first_name: personName,
  last_name_kana: familyKana,
  first_name_kana: kanaName,
  birthday: birthDate,
});
export type Agent = z.output<typeof agent>;

/** A diagnosis as the member knows it (G141); everything but the stage's presence is optional. */
export const diagnosedCancerInput = z.object({
  cancer_type_id: contentId,
  diagnosed_time_id: contentId.optional(),
  diagnosed_on: calendarMonth.optional(),
  stage: stage.default('no-response'),
  treatment_status_id: contentId.optional(),
  is_primary: z.boolean({ error: 'invalid' }).default(false),
});

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
export const supportingPerson = z.object({
  relationship,
  nickname: requiredText(MEMBER_LIMITS.supporterNickname),
});

/** At most five diagnoses (G141), at most one of them the primary one. */
export const diagnosedCancersInput = z
  .array(diagnosedCancerInput, { error: 'invalid' })
  .max(MEMBER_LIMITS.diagnosedCancers, { error: 'too_many_items' })
  .refine((list) => list.filter((cancer) => cancer.is_primary).length <= 1, { error: 'invalid' });

export const supportersInput = z
  .array(supportingPerson, { error: 'invalid' })
  .max(MEMBER_LIMITS.supporters, { error: 'too_many_items' });

/** G141: how the member came to enter another person's illness (APPI article 20(2)). */
export const patientConsent = z.enum(['given', 'hard_to_obtain'], { error: 'choose_one' });

const tick = z.boolean({ error: 'invalid' }).default(false);

/** How the person heard of the service: any number of six, each a field of its own (specification section 3). */
export const referralSources = z.object({
  from_agency: tick,
  from_tv_commercial: tick,
  from_booklet: tick,
  from_official_site: tick,
  from_canet: tick,
  from_other: tick,
  from_other_text: optionalText(MEMBER_LIMITS.referralOther),
});
