import { AppError, type ErrorFacts } from './app-error.ts';
import type { ErrorCode } from './error-codes.ts';

const empty = (field: string): ErrorFacts => ({ fields: { [field]: ['required'] } });

/**
 * The English messages of the identity library, and which of our errors each one is (specification section 8). The
 * words of G115 are that error's own words, under the field where something is missing.
 */
const IDENTITY_MESSAGES: Readonly<Record<string, readonly [ErrorCode, ErrorFacts?]>> = {
  'Authentication Error': ['credentials_wrong'],
  'Username cannot be empty': ['validation', empty('username')],
  'Password cannot be empty': ['validation', empty('password')],
  'Confirmation code cannot be empty': ['validation', empty('code')],
  'User is not authenticated': ['unauthenticated'],
  'Network Error': ['network'],
};

/** What the identity library said, as one of our errors; null for words it is not known to say (G115). */
export function identityFault(message: string, options?: ErrorOptions): AppError | null {
  const known = Object.hasOwn(IDENTITY_MESSAGES, message) ? IDENTITY_MESSAGES[message] : undefined;
  return known ? new AppError(known[0], known[1], options) : null;
}
