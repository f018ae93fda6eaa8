export { ageBand } from './age-band.ts';
export {
  canBeAgent,
  isDiagnosisMonth,
  isValidBirthDate,
  needsAgent,
  needsGuardianConsent,
} from './birth-date.ts';
export {
  formatPostalCode,
  isEligibilityCode,
  isOneTimeCode,
  isPolicyNumber,
  isPostalCode,
  ONE_TIME_CODE,
  resendWaitSeconds,
} from './codes.ts';
export { emailFault, isEmail, suggestEmail } from './email.ts';
export {
  errorSummaryTitle,
  FIELD_MESSAGES,
  type FieldErrorCode,
  type FieldMessageDetail,
  fieldMessage,
  isFieldErrorCode,
} from './field-messages.ts';
export { type FieldWords, fieldLabel, fieldWords } from './field-words.ts';
export { fullName } from './full-name.ts';
export { kanaForMatching } from './kana-match.ts';
export { ELIGIBILITY_CHECK, ICON_TYPES, MEMBER_LIMITS } from './member-limits.ts';
export { holdsWebAddress, isKatakanaName, nameFault } from './names.ts';
export {
  normalizeEligibilityCode,
  normalizeEmail,
  normalizeKana,
  normalizeName,
  normalizeOneTimeCode,
  normalizePhone,
  normalizePolicyNumber,
  normalizePostalCode,
} from './normalize.ts';
export { normalPassword, type PasswordFacts, passwordFault } from './password.ts';
export { formatPhone, fromE164, isMobilePhone, isPhone, toE164 } from './phone-number.ts';
export { type ProfileField, type ProfilePart, profileFieldsOf } from './profile-field.ts';
export { PROFILE_FIELDS, PROFILE_PARTS, type ProfileFields } from './profile-fields.ts';
export { isResidenceRequired, isWithinArea } from './residence.ts';
export { isReachedAlike, isSamePerson, type PersonFacts } from './same-person.ts';
export { stageOfStatus } from './treatment-stage.ts';
