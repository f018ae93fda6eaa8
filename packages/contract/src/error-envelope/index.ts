export { type ErrorEnvelope, envelopeOf, errorEnvelope, errorName } from './error-envelope.ts';
export { parseError } from './parse-error.ts';
