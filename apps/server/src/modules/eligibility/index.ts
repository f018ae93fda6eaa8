export { checkCompanyCode, checkInsurance, declareResidence } from './check-eligibility.ts';
export {
  DEMO_CODE_ROWS,
  DEMO_CODES,
  DEMO_POLICIES,
  DEMO_POLICY_ROWS,
  endDemoEligibility,
} from './demo-eligibility.ts';
export { type PolicyState, readPolicyState } from './eligibility.repository.ts';
export { type ProvenEligibility, provenEligibility } from './proven-eligibility.ts';
