export { outsideConsentCookie, readOutsideConsent } from './consent.ts';
export {
  type OutsideInUse,
  PROCESSORS,
  type Processor,
  recipientsFor,
} from './in-use.ts';
export { AGE_BANDS, measuredAgeBand, measuredPath, wholeMonthsBetween } from './measured-path.ts';
export {
  type NamedRecipient,
  OUTSIDE_TABLE_VERSION,
  RECIPIENTS,
  type TransmissionKind,
} from './recipients.ts';
