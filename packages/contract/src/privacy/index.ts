export {
  type Consent,
  changeConsentEndpoint,
  listConsentsEndpoint,
  listPrivacyRequestsEndpoint,
  type PrivacyRequest,
  privacyRequestBody,
  sendPrivacyRequestEndpoint,
} from './privacy.endpoints.ts';
