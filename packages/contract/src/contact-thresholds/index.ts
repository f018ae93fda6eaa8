export * from './contact-threshold.endpoints.ts';
export {
  type ContactThreshold,
  type ContactThresholdForm,
  type ContactThresholdInput,
  contactThreshold,
  contactThresholdBody,
  contactThresholdInput,
  thresholdRule,
} from './contact-threshold.ts';
