import type { companyCodeCheckBody, insuranceCheckBody, residenceBody } from '@hidamari/contract/eligibility';
import { AppError, type ErrorCode } from '@hidamari/domain/errors';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { ELIGIBILITY_CHECK } from '@hidamari/domain/members';
import { VARIANTS } from '@hidamari/domain/site-variants';
import type * as z from 'zod';
import type { Database } from '../../database/database.ts';
import { countedNetworks, networkOf } from '../../http/address-networks.ts';
import type { RequestFacts } from '../../http/caller.ts';
import { consumeAll, type RateLimitRule, type RateLimits } from '../../http/rate-limits.ts';
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
  /** The number that a guesser names again and again; without one each guess names another code. */
  policy?: string;
  refusal: ErrorCode;
  passes: () => Promise<boolean>;
}

/**
 * One check, limited (G51, decisions 0073 and 0100). Only wrong answers count, and everything is counted before anybody looks:
 * fifty at once are still counted (F19). A right answer takes its own tries back. After three wrong ones of a browser the
 * refusal says to wait and shows the telephone, while a right one still passes. What many share (an address, a policy's
 * number) slows down and stops nobody, and counts the first tries of a browser apart from those of whoever goes on and on.
 * Which of the entries was wrong is never told.
 */
async function limited({ rateLimits }: CheckParts, attempt: Attempt): Promise<void> {
  const { ip, cookies } = attempt.request;
  const browser = `${networkOf(ip)}|${cookies.visit ?? ''}`;
  const held = await heldBy(rateLimits, ['eligibility-by-browser', browser]);
  const counted = await countShared(rateLimits, attempt, held === null).catch(async (error: unknown) => {
    // Nothing was looked at: whoever comes too early loses nothing but the time.
    await rateLimits.giveBack('eligibility-by-browser', browser);
    throw error;
  });
  if (!(await attempt.passes())) throw held ?? new AppError(attempt.refusal);
  for (const [rule, subject] of counted) await rateLimits.giveBack(rule, subject);
  await rateLimits.reset('eligibility-by-browser', browser);
}

/** Counts one try; what the rule says to it where its points are used up, in place of throwing it. */
async function heldBy(rateLimits: RateLimits, [rule, subject]: WrongTries): Promise<AppError | null> {
  try {
    await rateLimits.consume(rule, subject);
    return null;
  } catch (error) {
    if (error instanceof AppError && error.code === 'eligibility_wait') return error;
    throw error;
  }
}

/** Counts one try of what many share, and answers under which rules; where one refuses, none of them has counted it. */
async function countShared(
  rateLimits: RateLimits,
  { request: { ip }, policy }: Attempt,
  isFirst: boolean,
): Promise<WrongTries[]> {
  const byAddress: WrongTries = [isFirst ? 'eligibility-first-by-address' : 'eligibility-by-address', ip];
  if (policy === undefined) {
    await rateLimits.consume(...byAddress);
    return [byAddress];
  }
  // The widest: who has a whole /48 has not 65,536 networks for one person's policy.
  const here: WrongTries = ['eligibility-by-policy-here', `${policy}|${countedNetworks(ip).at(-1)?.name}`];
  const tries = await rateLimits.consume(...here);
  const isFirstHere = isFirst && tries <= ELIGIBILITY_CHECK.failures;
  const rest: WrongTries[] = [
    byAddress,
    [isFirstHere ? 'eligibility-first-by-policy' : 'eligibility-by-policy', policy],
  ];
  await consumeAll(rateLimits, rest).catch(async (error: unknown) => {
    await rateLimits.giveBack(...here);
    throw error;
  });
  return [here, ...rest];
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
    // By policy too: whoever tries birth dates from many addresses is slowed down all the same.
    policy: holder.insuranceNumber,
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
