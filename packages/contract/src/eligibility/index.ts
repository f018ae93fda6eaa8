export {
  checkCompanyCodeEndpoint,
  checkInsuranceEndpoint,
  companyCodeCheckBody,
  declareResidenceEndpoint,
  type EligibleAnswer,
  eligibleAnswer,
  insuranceCheckBody,
  insuranceVerificationEndpoint,
  residenceBody,
} from './eligibility.endpoints.ts';
