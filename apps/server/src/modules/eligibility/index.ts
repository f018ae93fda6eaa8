export { checkCompanyCode, checkInsurance, declareResidence } from './check-eligibility.ts';
export { type PolicyState, readPolicyState } from './eligibility.repository.ts';
export { type ProvenEligibility, provenEligibility } from './proven-eligibility.ts';
export {
  DEMO_CODES,
  DEMO_POLICIES,
  endDemoEligibility,
  seedDemoEligibility,
} from './seed-demo-eligibility.ts';
