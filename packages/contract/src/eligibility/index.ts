import { isWithinArea, PROFILE_FIELDS } from '@hidamari/domain/members';
import { challenge, screenId, sessionAnswer } from '../auth/index.ts';
import { endpoint } from '../endpoint/index.ts';
import {
  birthDate,
  companyCode,
  familyKana,
  hashedId,
  insuranceNumber,
  kanaName,
  postalCode,
  prefecture,
  requiredText,
  whenSound,
} from '../fields/index.ts';
import * as z from '../zod/index.ts';

/**
 * Eligible. The challenge cookie was set (purpose sign-up). `next_page_id` is there for a person whose common ID
 * already stands: they skip the account step (identity, way 2).
 */
export const eligibleAnswer = z.object({ challenge, next_page_id: screenId.optional() });
export type EligibleAnswer = z.output<typeof eligibleAnswer>;

export const insuranceCheckBody = z.object({
  insurance_number: insuranceNumber,
  last_name_kana: familyKana,
  first_name_kana: kanaName,
  birthday: birthDate,
});

/**
 * Three failures, then thirty minutes' wait (G51). The answer never says which of the four was wrong. A login that
 * waits for this confirmation (U-L16) goes on with its session; anybody else begins a sign-up.
 */
export const checkInsuranceEndpoint = endpoint({
  method: 'POST',
  path: '/insurance-eligibility/check',
  access: 'none',
  summary: 'Insurance: is there a valid policy for number, kana name and birth date',
  body: insuranceCheckBody,
  responses: { 200: z.union([sessionAnswer, eligibleAnswer]) },
  errors: [
    'validation',
    'insurance_not_confirmed',
    'eligibility_wait',
    'address_wait',
    'step_expired',
    'unavailable',
  ],
});

export const companyCodeCheckBody = z.object({ company_code: companyCode });

export const checkCompanyCodeEndpoint = endpoint({
  method: 'POST',
  path: '/hi/hosted-login/eligibility/check',
  access: 'none',
  summary: 'General: is the eligibility code valid',
  body: companyCodeCheckBody,
  responses: { 200: eligibleAnswer },
  errors: ['validation', 'eligibility_code_invalid', 'eligibility_wait', 'address_wait'],
});

const residenceFields = z.object({
  postal_code: postalCode.optional(),
  prefecture,
  city: requiredText(PROFILE_FIELDS.person.city.limit),
  /** 市内にお住まい, or 市内に通院中. */
  relation_to_city: z.enum(['resident', 'visits_hospital'], { error: 'choose_one' }),
});

/** A resident's address lies in 東京都調布市; who is treated there may live anywhere (G33). */
const livesInCity = ({
  relation_to_city: relation,
  prefecture: of,
  city: name,
}: z.output<typeof residenceFields>) =>
  relation === 'visits_hospital' || isWithinArea({ memberType: 'chofu', prefecture: of, city: name });

export const residenceBody = residenceFields.refine(livesInCity, {
  path: ['city'],
  error: 'outside_area',
  when: whenSound('prefecture', 'city', 'relation_to_city'),
});

/**
 * OWN CALL: the specification has chofu members confirm that they live or are treated in the city (G33), and no
 * call of its list carries that. Nothing is looked up: it is the person's own declaration.
 */
export const declareResidenceEndpoint = endpoint({
  method: 'POST',
  path: '/sign-up/residence',
  access: 'none',
  summary: 'Municipality: declares residence or treatment in the city',
  body: residenceBody,
  responses: { 200: eligibleAnswer },
  errors: ['validation', 'too_many'],
});

/**
 * Masked on purpose (G38): initial of the kana name and birth year, no more. A visitor gets an empty object.
 * `pending`: the insurer's record has changed. `failed`: the policy has ended. Both are confirmed again at a login.
 */
export const insuranceVerificationEndpoint = endpoint({
  method: 'GET',
  path: '/hi/hosted-login/insurance-verifications/{hash_user_id}',
  access: 'either',
  consent: { illness: 'none', terms: 'nothing is kept' },
  summary: 'State of the insurance check of an account',
  params: z.object({ hash_user_id: hashedId }),
  responses: {
    200: z.object({
      state: z.enum(['not_needed', 'pending', 'verified', 'failed']).optional(),
      kana_initial: z.string().max(2).optional(),
      birth_year: z.int().min(1900).max(2200).optional(),
    }),
  },
  errors: ['not_found', 'too_many'],
});
