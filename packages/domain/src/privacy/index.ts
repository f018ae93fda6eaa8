export {
  CHANGEABLE_CONSENTS,
  type ChangeableConsent,
  CONSENTS,
  type ConsentKind,
  eraseIllnessDataAfter,
  ILLNESS_DATA_DAYS,
  illnessDataLimit,
} from './consents.ts';
export { receiptNumber } from './receipt-number.ts';
export {
  answerDueOn,
  canMoveRequest,
  PRIVACY_REQUEST_KINDS,
  PRIVACY_REQUEST_LIMITS,
  PRIVACY_REQUEST_STATES,
  type PrivacyRequestKind,
  type PrivacyRequestState,
} from './requests.ts';
