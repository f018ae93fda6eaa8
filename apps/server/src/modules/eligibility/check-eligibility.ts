import type { companyCodeCheckBody, insuranceCheckBody, residenceBody } from '@hidamari/contract/eligibility';
import { AppError, type ErrorCode } from '@hidamari/domain/errors';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { VARIANTS } from '@hidamari/domain/site-variants';
import type * as z from 'zod';
import type { Database } from '../../database/database.ts';
import { networkOf } from '../../http/address-networks.ts';
import type { RequestFacts } from '../../http/caller.ts';
import type { RateLimitRule, RateLimits } from '../../http/rate-limits.ts';
import { hasEligibilityCode, hasPolicy } from './eligibility.repository.ts';
import type { ProvenEligibility } from './proven-eligibility.ts';

interface CheckParts {
  database: Database;
  rateLimits: RateLimits;
}

/** A limit that only wrong answers use up. */
type WrongTries = readonly [rule: RateLimitRule, subject: string];

interface Attempt {
  request: RequestFacts;
  /** What a guesser uses up beside the address, whoever asks from wherever. */
  floods: readonly WrongTries[];
  refusal: ErrorCode;
  passes: () => Promise<boolean>;
}

/**
 * One check, limited (G51, decision 0073). Only wrong answers count against what many share, so that three mistypers of
 * an office lock nobody out: a right answer passes unless the flood limit is reached, and takes its own try back. The
 * flood limits are counted before anybody looks: fifty at once are still counted (F19). After three wrong ones of a
 * browser the refusal says to wait and shows the telephone. Which of the entries was wrong is never told.
 */
async function limited({ rateLimits }: CheckParts, attempt: Attempt): Promise<void> {
  const { ip } = attempt.request;
  const floods: readonly WrongTries[] = [['eligibility-by-address', ip], ...attempt.floods];
  for (const [rule, subject] of floods) await rateLimits.consume(rule, subject);
  const browser = `${networkOf(ip)}|${attempt.request.cookies.visit ?? ''}`;
  if (!(await attempt.passes())) {
    await rateLimits.consume('eligibility-by-browser', browser);
    throw new AppError(attempt.refusal);
  }
  for (const [rule, subject] of floods) await rateLimits.giveBack(rule, subject);
  await rateLimits.reset('eligibility-by-browser', browser);
}

/** Insurance: a policy that holds today (G51). Not offered on an organisation's host. */
export async function checkInsurance(
  parts: CheckParts,
  body: z.output<typeof insuranceCheckBody>,
  request: RequestFacts,
): Promise<ProvenEligibility> {
  refuseOnOrganizationHost(request);
  const holder = {
    insuranceNumber: body.insurance_number,
    lastNameKana: body.last_name_kana ?? '',
    firstNameKana: body.first_name_kana,
    birthday: body.birthday,
  };
  await limited(parts, {
    request,
    // By policy too: whoever tries birth dates from many addresses meets the same wait.
    floods: [['eligibility-by-policy', holder.insuranceNumber]],
    refusal: 'insurance_not_confirmed',
    passes: () => hasPolicy(parts.database, holder, japanDay(request.now)),
  });
  return { memberType: 'insurance', ...holder };
}

/** General: a company's code that holds today (G51). Not offered on an organisation's host. */
export async function checkCompanyCode(
  parts: CheckParts,
  body: z.output<typeof companyCodeCheckBody>,
  request: RequestFacts,
): Promise<ProvenEligibility> {
  refuseOnOrganizationHost(request);
  const { company_code: companyCode } = body;
  await limited(parts, {
    request,
    // Each guess names another code: the address is all that guesses have in common.
    floods: [],
    refusal: 'eligibility_code_invalid',
    passes: () => hasEligibilityCode(parts.database, companyCode, japanDay(request.now)),
  });
  return { memberType: 'general', companyCode };
}

/** Municipality: the person's own declaration (G33; the schema holds the area), on the city's host alone. */
export async function declareResidence(
  { rateLimits }: CheckParts,
  body: z.output<typeof residenceBody>,
  request: RequestFacts,
): Promise<ProvenEligibility> {
  if (!organizationOf(request)) throw new AppError('forbidden');
  await rateLimits.consume('residence-by-address', request.ip);
  return {
    memberType: 'chofu',
    postalCode: body.postal_code ?? null,
    prefecture: body.prefecture,
    city: body.city,
    relationToCity: body.relation_to_city,
  };
}

const organizationOf = ({ variant }: RequestFacts) => VARIANTS[variant].organization;

/** The programmes' checks are not offered on an organisation's host: its people are found by host alone. */
function refuseOnOrganizationHost(request: RequestFacts): void {
  if (organizationOf(request)) throw new AppError('forbidden');
}
