export {
  ELIGIBILITIES,
  ELIGIBILITY_COOKIE,
  ELIGIBILITY_COOKIE_MAX_AGE,
  type EligibilityType,
  LEFT_AS_COOKIE,
  LEFT_AS_COOKIE_MAX_AGE,
  parseEligibility,
} from './eligibility-cookie.ts';
export { withoutRole } from './role-query.ts';
