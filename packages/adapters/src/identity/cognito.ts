import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { HOSTED_LOGIN_WAIT_SECONDS } from '@hidamari/domain/limits';
import { limitedCredentials } from '../outgoing/limited-credentials.ts';
import { LimitedHandler, type Limits } from '../outgoing/limited-handler.ts';
import { cappedRetries } from './capped-retries.ts';
import type { UserPool } from './port.ts';
import { renewedCredentials } from './renewed-credentials.ts';

/** The identity service must have answered within this time; a page waits for it. */
const LIMITS: Limits = {
  connectMs: 3_000,
  silentMs: HOSTED_LOGIN_WAIT_SECONDS * 1_000,
  wholeMs: HOSTED_LOGIN_WAIT_SECONDS * 1_000,
  /** Sixty devices of an account are some tens of kilobytes. */
  mostBytes: 1_000_000,
};

/**
 * The real pool. Its region is the first part of its id; credentials for the administration calls come from the
 * environment's usual chain (AWS_*) and are read anew after 50 minutes (G151). `endpoint` and `limits` are for tests.
 */
export function createCognitoUserPool(
  userPoolId: string,
  { endpoint, limits = LIMITS }: { endpoint?: string; limits?: Limits } = {},
): UserPool {
  const [region = 'ap-northeast-1'] = userPoolId.split('_');
  return new CognitoIdentityProviderClient({
    region,
    credentials: renewedCredentials(
      limitedCredentials((given) => new CognitoIdentityProviderClient({ region, ...given }), limits),
      () => new Date(),
    ),
    retryStrategy: cappedRetries(),
    requestHandler: new LimitedHandler(limits),
    ...(endpoint === undefined ? {} : { endpoint }),
  });
}
