import { AppError, type ErrorCode, identityFault } from '@hidamari/domain/errors';
import { ONE_TIME_CODE } from '@hidamari/domain/members';

export type PoolOperation =
  | 'find'
  | 'sign-up'
  | 'send-code'
  | 'check-code'
  | 'sign-in'
  | 'answer'
  | 'verify-email'
  | 'set-password'
  | 'second-factor'
  | 'check-factor'
  | 'device'
  | 'sign-out';

/** Seconds after which a busy pool is worth another try (F33). */
const BUSY_RETRY_AFTER = 5;

type Table = Partial<Record<string, () => AppError>>;
const as =
  (code: ErrorCode, facts = {}) =>
  () =>
    new AppError(code, facts);

const busy = as('unavailable', { retryAfter: BUSY_RETRY_AFTER });
/** The pool tells no wait: the portal's own count, which comes first, does (`countSending`). */
const codesSpent = as('code_sends_spent', { detail: { most: ONE_TIME_CODE.sendsPerHour } });
const passwordRefused = as('validation', { fields: { password: ['password_length'] } });

/** What each exception of the pool means, whatever was asked. */
const ALWAYS: Table = {
  TooManyRequestsException: busy,
  InternalErrorException: busy,
  InvalidPasswordException: passwordRefused,
  CodeMismatchException: as('code_wrong'),
  ExpiredCodeException: as('code_expired'),
  TooManyFailedAttemptsException: as('code_tries_spent'),
  CodeDeliveryFailureException: as('delivery_failed'),
  AliasExistsException: as('already_registered'),
};

/** And what it means for one operation. */
const BY_OPERATION: Partial<Record<PoolOperation, Table>> = {
  'sign-in': {
    // Every reason reads the same, so that no account is revealed (G50).
    NotAuthorizedException: as('credentials_wrong'),
    UserNotFoundException: as('credentials_wrong'),
    InvalidParameterException: as('credentials_wrong'),
    PasswordResetRequiredException: as('credentials_wrong'),
    // The password was right, and its number had five messages within the hour.
    LimitExceededException: codesSpent,
  },
  answer: {
    // The session is over: the way in begins anew.
    NotAuthorizedException: as('step_expired'),
    LimitExceededException: as('code_guess_wait'),
  },
  'check-factor': {
    EnableSoftwareTokenMFAException: as('code_wrong'),
    NotAuthorizedException: as('unauthenticated'),
    LimitExceededException: as('code_guess_wait'),
    SoftwareTokenMFANotFoundException: as('step_expired'),
  },
  'second-factor': { NotAuthorizedException: as('unauthenticated') },
  device: { ResourceNotFoundException: as('not_found'), NotAuthorizedException: as('unauthenticated') },
  'sign-up': { LimitExceededException: codesSpent },
  'send-code': { LimitExceededException: codesSpent },
  'check-code': {
    LimitExceededException: as('code_tries_spent'),
    NotAuthorizedException: as('code_expired'),
    UserNotFoundException: as('code_expired'),
  },
};

/** One name stands for every parameter the pool refuses: what it says tells this one from a fault of ours. */
const ALREADY_CONFIRMED = /already confirmed/i;
/** Whoever types a code of their app twice waits for the next one; the pool names it like one that is too old. */
const USED_APP_CODE = /already been used/i;
/** The same name as a wrong password has; it says the same for a name that nobody has. */
const TOO_MANY_TRIES = /attempts exceeded/i;

/**
 * An exception of the pool as one of our errors: by its name, else by what it says (G115). A pool that cannot be
 * reached is `unavailable` (F30).
 */
export function poolFault(operation: PoolOperation, error: unknown): AppError {
  const { name, message } = error instanceof Error ? error : { name: '', message: '' };
  if (operation === 'send-code' && ALREADY_CONFIRMED.test(message)) return new AppError('already_registered');
  if (operation === 'sign-in' && TOO_MANY_TRIES.test(message)) return new AppError('password_wait');
  if (USED_APP_CODE.test(message)) return new AppError('code_used');
  const known = BY_OPERATION[operation]?.[name] ?? ALWAYS[name];
  if (known) return known();
  const told = identityFault(message, { cause: error });
  // `network` is told by a browser alone: between the pool and us it is a pool out of reach.
  if (told && told.code !== 'network') return told;
  const isForeign = error instanceof Error && '$fault' in error;
  return isForeign && !told
    ? new AppError('server', {}, { cause: error })
    : new AppError('unavailable', {}, { cause: error });
}
