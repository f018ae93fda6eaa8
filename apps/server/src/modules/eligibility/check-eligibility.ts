import type { companyCodeCheckBody, insuranceCheckBody, residenceBody } from '@hidamari/contract/eligibility';
import { AppError, type ErrorCode } from '@hidamari/domain/errors';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { VARIANTS } from '@hidamari/domain/site-variants';
import type * as z from 'zod';
import type { Database } from '../../database/database.ts';
import type { RequestFacts } from '../../http/caller.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { hasEligibilityCode, hasPolicy } from './eligibility.repository.ts';
import type { ProvenEligibility } from './proven-eligibility.ts';

interface CheckParts {
  database: Database;
  rateLimits: RateLimits;
}

/** Kana are compared without blanks: some people part their name, some do not. */
export const kanaForMatching = (name: string) => name.replace(/\s/g, '');

/**
 * One check, limited: three failures of one subject, then thirty minutes' wait (G51). A success forgets them.
 * Every failure reads the same: which of the entries was wrong is never told.
 */
async function limited(
  { rateLimits }: CheckParts,
  attempt: { ip: string; subject: string; refusal: ErrorCode; passes: () => Promise<boolean> },
): Promise<void> {
  await rateLimits.consume('eligibility-by-address', attempt.ip);
  await rateLimits.consume('eligibility-by-subject', attempt.subject);
  if (!(await attempt.passes())) throw new AppError(attempt.refusal);
  await rateLimits.reset('eligibility-by-subject', attempt.subject);
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
    lastNameKana: kanaForMatching(body.last_name_kana),
    firstNameKana: kanaForMatching(body.first_name_kana),
    birthday: body.birthday,
  };
  await limited(parts, {
    ip: request.ip,
    // By policy: whoever tries birth dates from many addresses meets the same wait.
    subject: `policy:${holder.insuranceNumber}`,
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
    ip: request.ip,
    // By address: each guess names another code.
    subject: `code-from:${request.ip}`,
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
  await rateLimits.consume('eligibility-by-address', request.ip);
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
