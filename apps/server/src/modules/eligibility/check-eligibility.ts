import type { companyCodeCheckBody, insuranceCheckBody, residenceBody } from '@hidamari/contract/eligibility';
import { AppError, type ErrorCode } from '@hidamari/domain/errors';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { foldCode, toFullKatakana } from '@hidamari/domain/japanese-text';
import { findPrefecture } from '@hidamari/domain/prefectures';
import { VARIANTS } from '@hidamari/domain/site-variants';
import type * as z from 'zod';
import type { Database } from '../../database/database.ts';
import type { RequestFacts } from '../../http/caller.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import type { ProvenEligibility } from './proven-eligibility.ts';
import { hasEligibilityCode, hasPolicy } from './eligibility.repository.ts';

interface CheckParts {
  database: Database;
  rateLimits: RateLimits;
}

/** Codes are compared without width, hyphens, blanks or case; kana without blanks. */
const folded = (code: string) => foldCode(code).replace(/[\s-]/g, '').toUpperCase();
const kana = (name: string) => toFullKatakana(name).replace(/\s/g, '');

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
    insuranceNumber: folded(body.insurance_number),
    lastNameKana: kana(body.last_name_kana),
    firstNameKana: kana(body.first_name_kana),
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
  const companyCode = folded(body.company_code);
  await limited(parts, {
    ip: request.ip,
    // By address: each guess names another code.
    subject: `code-from:${request.ip}`,
    refusal: 'eligibility_code_invalid',
    passes: () => hasEligibilityCode(parts.database, companyCode, japanDay(request.now)),
  });
  return { memberType: 'general', companyCode };
}

/**
 * Municipality: the person's own declaration of living or being treated in the city (G33), on the city's host
 * alone. Prefecture by key or name.
 */
export async function declareResidence(
  { rateLimits }: CheckParts,
  body: z.output<typeof residenceBody>,
  request: RequestFacts,
): Promise<ProvenEligibility> {
  const city = organizationOf(request)?.nameJa;
  if (city === undefined) throw new AppError('forbidden');
  await rateLimits.consume('eligibility-by-address', request.ip);
  const prefecture = findPrefecture(body.prefecture)?.key;
  if (prefecture === undefined) throw new AppError('validation', { fields: { prefecture: ['prefecture'] } });
  const isResident = prefecture === CITY_PREFECTURE && body.city.startsWith(city);
  if (body.relation_to_city === 'resident' && !isResident) {
    throw new AppError('validation', { fields: { city: ['outside_city'] } });
  }
  return {
    memberType: 'chofu',
    postalCode: body.postal_code ?? null,
    prefecture,
    city: body.city,
    relationToCity: body.relation_to_city,
  };
}

/** The only municipality so far lies in Tokyo (G33: 東京都調布市). */
const CITY_PREFECTURE = 'tokyo';

const organizationOf = ({ variant }: RequestFacts) => VARIANTS[variant].organization;

/** The programmes' checks are not offered on an organisation's host: its people are found by host alone. */
function refuseOnOrganizationHost(request: RequestFacts): void {
  if (organizationOf(request)) throw new AppError('forbidden');
}
