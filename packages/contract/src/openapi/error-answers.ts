import { ERROR_STATUSES, type ErrorCode } from '@hidamari/domain/errors';
import {
  type Access,
  type Endpoint,
  isOpenToMembers,
  needsIllnessConsent,
  waitsForTerms,
} from '../endpoint/index.ts';
import { ERROR_STATES } from './error-states.ts';

/** What any call may answer with, whatever it is about. */
const EVERYWHERE: readonly ErrorCode[] = [
  'bad_request',
  'misdirected',
  'too_many',
  'server',
  'unavailable',
  'maintenance',
];
const WITH_BODY: readonly ErrorCode[] = ['validation', 'payload_too_large', 'unsupported_media_type'];
const NEEDS_PROOF: Partial<Record<Access, ErrorCode>> = {
  member: 'unauthenticated',
  challenge: 'step_expired',
  refresh: 'unauthenticated',
  staff: 'unauthenticated',
};
/** One-time codes: whoever may be told that one is wrong may be told why no try helps any more. */
const OF_CODES: readonly ErrorCode[] = ['code_expired', 'code_tries_spent', 'code_used', 'code_guess_wait'];

/** Every code that a call may be refused with: its own, those of its kind, and those of every call. */
export function errorCodesOf(endpoint: Endpoint): ErrorCode[] {
  const { access, body, errors = [], method, isFromServer } = endpoint;
  const codes: ErrorCode[] = [...EVERYWHERE, ...errors];
  if (body) codes.push(...WITH_BODY);
  const proof = NEEDS_PROOF[access];
  if (proof) codes.push(proof);
  if (errors.includes('code_wrong')) codes.push(...OF_CODES);
  if (isOpenToMembers(endpoint)) {
    if (waitsForTerms(endpoint)) codes.push('consent_outdated');
    if (needsIllnessConsent(endpoint)) codes.push('consent_withdrawn');
  }
  if (method !== 'GET' && !isFromServer) codes.push('anti_forgery');
  return [...new Set(codes)];
}

/** One answer per status, its description naming the codes and when each is raised. */
export function errorAnswers(endpoint: Endpoint): Record<string, unknown> {
  const namesByStatus = new Map<number, string[]>();
  for (const code of errorCodesOf(endpoint)) {
    const status = ERROR_STATUSES[code];
    namesByStatus.set(status, [
      ...(namesByStatus.get(status) ?? []),
      `${code.toUpperCase()}: ${ERROR_STATES[code]}`,
    ]);
  }
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return Object.fromEntries(
    [...namesByStatus].map(([status, names]) => [status, { description: names.join('\n\n'), content }]),
  );
}
