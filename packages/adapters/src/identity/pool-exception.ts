/** Exceptions of the embedded pool, under the names the real pool uses; the client turns them into its classes. */
export type PoolExceptionName =
  | 'AliasExistsException'
  | 'CodeMismatchException'
  | 'ExpiredCodeException'
  | 'InvalidParameterException'
  | 'InvalidPasswordException'
  | 'LimitExceededException'
  | 'NotAuthorizedException'
  | 'ResourceNotFoundException'
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
