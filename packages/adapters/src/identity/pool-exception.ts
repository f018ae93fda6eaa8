/** Exceptions of the embedded pool, under the names the real pool uses; the client turns them into its classes. */
export type PoolExceptionName =
  | 'AliasExistsException'
  | 'CodeMismatchException'
  | 'EnableSoftwareTokenMFAException'
  | 'ExpiredCodeException'
  | 'InvalidParameterException'
  | 'InvalidPasswordException'
  | 'LimitExceededException'
  | 'NotAuthorizedException'
  | 'PasswordResetRequiredException'
  | 'ResourceNotFoundException'
  | 'SoftwareTokenMFANotFoundException'
  | 'TooManyFailedAttemptsException'
  | 'TooManyRequestsException'
  | 'UnknownOperationException'
  | 'UnsupportedUserStateException'
  | 'UserNotConfirmedException'
  | 'UserNotFoundException'
  | 'UsernameExistsException';

export class PoolException extends Error {
  override readonly name: PoolExceptionName;

  constructor(name: PoolExceptionName, message: string) {
    super(message);
    this.name = name;
  }
}

/** One refusal for every reason, so that no account is revealed. */
export const refusal = () => new PoolException('NotAuthorizedException', 'Incorrect username or password.');

export const mismatch = () =>
  new PoolException('CodeMismatchException', 'Invalid verification code provided, please try again.');

export const expired = () =>
  new PoolException('ExpiredCodeException', 'Invalid code provided, please request a code again.');

/** The tries of one code are spent: another reason than its age. */
export const triesSpent = () =>
  new PoolException('TooManyFailedAttemptsException', 'Too many failed attempts for this code.');

export const limitExceeded = () =>
  new PoolException('LimitExceededException', 'Attempt limit exceeded, please try after some time.');

export const invalidSession = () =>
  new PoolException('NotAuthorizedException', 'Invalid session for the user.');

export const invalid = (message: string) => new PoolException('InvalidParameterException', message);
