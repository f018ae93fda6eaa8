import type { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';

/**
 * The user pool. Here the vendor's client IS the port: the product sends its commands and nothing else, and what
 * answers them (the embedded pool or the real one) is a matter of configuration. Errors are the client's own
 * exceptions, told apart by `name`.
 *
 * The pool is one with alias attributes: `Username` is an opaque id that the portal makes, and a phone number or
 * e-mail address signs in only once it is verified. So two people may type the same number at sign-up, and only
 * the one who can read its messages gets it (`AliasExistsException` at ConfirmSignUp tells that it is taken).
 */
export type UserPool = CognitoIdentityProviderClient;

/** How the portal is known to the pool. */
export interface UserPoolClientSettings {
  userPoolId: string;
  clientId: string;
  /** Proves the portal to the pool: every call of the app client carries a hash made with it. */
  clientSecret: string;
}

export type { ChallengedUser, CustomChallenge, CustomStep } from './custom-challenge.ts';
export type {
  CodeDelivery,
  CodePurpose,
  PoolCode,
  PoolDevice,
  PoolFactors,
  PoolRefreshToken,
  PoolSession,
  PoolUser,
  PoolUserChanges,
} from './pool-records.ts';
export type { PoolStore, WriteResult } from './pool-store.ts';
