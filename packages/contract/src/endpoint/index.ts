export {
  type CallConsent,
  type IllnessConsent,
  needsIllnessConsent,
  type TermsConsent,
  waitsForTerms,
} from './consent.ts';
export {
  type Access,
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  endpoint,
  type InputOf,
  isOpenToMembers,
  type Method,
  type ParamsOf,
  type QueryOf,
  type ResultOf,
  type SuccessStatus,
} from './endpoint.ts';
