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

type Table = Partial<Record<string, (cause: unknown) => AppError>>;
const as =
  (code: ErrorCode, facts = {}) =>
  () =>
    new AppError(code, facts);

/** With its cause, which the log is told: a pool that fails or throttles the portal is for whoever runs it to mend. */
const busy = (cause: unknown) => new AppError('unavailable', { retryAfter: BUSY_RETRY_AFTER }, { cause });
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

/** The embedded pool's full row of sign-ins: a crowd that is told to come back, and no fault. */
const OWN_CROWD = /^Too many sign-ins wait/;
/**
 * What the pool says where the portal's own settings are wrong, under the names that a wrong password, an ended step or a
 * missing person has: another secret or client, a way in that the pool's client has not switched on.
 */
const MISCONFIGURED =
  /^(?:unable to verify secret hash\b|client \S+ is configured (?:for|with) secret\b|user pool (?:client )?\S+ does not exist|(?:\S+ )?(?:auth )?flow not enabled for this client)/i;

/**
 * An exception of the pool as one of our errors: by its name, else by what it says (G115). A pool that cannot be
 * reached, or is not set up for this portal, is `unavailable` with its cause (F30).
 */
export function poolFault(operation: PoolOperation, error: unknown): AppError {
  const { name, message } = error instanceof Error ? error : { name: '', message: '' };
  if (MISCONFIGURED.test(message)) return new AppError('unavailable', {}, { cause: error });
  if (name === 'TooManyRequestsException' && OWN_CROWD.test(message))
    return new AppError('unavailable', { retryAfter: BUSY_RETRY_AFTER });
  if (operation === 'send-code' && ALREADY_CONFIRMED.test(message)) return new AppError('already_registered');
  if (operation === 'sign-in' && TOO_MANY_TRIES.test(message)) return new AppError('password_wait');
  if (USED_APP_CODE.test(message)) return new AppError('code_used');
  const known = BY_OPERATION[operation]?.[name] ?? ALWAYS[name];
  if (known) return known(error);
  const told = identityFault(message, { cause: error });
  // `network` is told by a browser alone: between the pool and us it is a pool out of reach.
  if (told && told.code !== 'network') return told;
  const isForeign = error instanceof Error && '$fault' in error;
  return isForeign && !told
    ? new AppError('server', {}, { cause: error })
    : new AppError('unavailable', {}, { cause: error });
}
