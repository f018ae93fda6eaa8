import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { HOSTED_LOGIN_WAIT_SECONDS } from '@hidamari/domain/limits';
import { cappedRetries } from './capped-retries.ts';
import type { UserPool } from './port.ts';
import { renewedCredentials } from './renewed-credentials.ts';

/** The identity service must answer within this time; a page waits for it. */
const TIMEOUT_MS = HOSTED_LOGIN_WAIT_SECONDS * 1_000;

/**
 * The real pool. Its region is the first part of its id; credentials for the administration calls come from the
 * environment's usual chain (AWS_*) and are read anew after 50 minutes (G151).
 */
export function createCognitoUserPool(userPoolId: string): UserPool {
  const [region = 'ap-northeast-1'] = userPoolId.split('_');
  const { config: usual } = new CognitoIdentityProviderClient({ region });
  return new CognitoIdentityProviderClient({
    region,
    credentials: renewedCredentials(
      () => usual.credentials({ forceRefresh: true }),
      () => new Date(),
    ),
    retryStrategy: cappedRetries(),
    requestHandler: { connectionTimeout: 3_000, requestTimeout: TIMEOUT_MS },
  });
}
