export { whenSound } from './cross-field.ts';
export { calendarDay, calendarMonth, expiryInstant, timeOfDay, wireTimestamp } from './dates.ts';
export { fieldErrorsOf } from './field-errors.ts';
export {
  contentId,
  contentIdParams,
  hashedId,
  ownPath,
  popupId,
  recordId,
  recordIdParams,
} from './identifiers.ts';
export { pageMeta, pageNumber, pageOf, queryFlag } from './paging.ts';
export {
  birthDate,
  companyCode,
  emailAddress,
  familyKana,
  familyName,
  insuranceNumber,
  kanaName,
  mobilePhoneNumber,
  oneTimeCode,
  password,
  personName,
  phoneNumber,
  postalCode,
  prefecture,
  talkNumber,
} from './person.ts';
export { keyword, optionalText, requiredText, toldText } from './text.ts';
