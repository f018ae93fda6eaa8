export { outsideConsentCookie, readOutsideConsent } from './consent.ts';
export { AGE_BANDS, measuredAgeBand, wholeMonthsBetween } from './data-layer.ts';
export {
  type OutsideInUse,
  PROCESSORS,
  type Processor,
  recipientsFor,
} from './in-use.ts';
export { measuredPath } from './measured-path.ts';
export {
  type NamedRecipient,
  OUTSIDE_TABLE_VERSION,
  RECIPIENTS,
  type TransmissionKind,
} from './recipients.ts';
