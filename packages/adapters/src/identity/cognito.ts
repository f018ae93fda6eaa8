import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { UserPool } from './port.ts';

/** The identity service must answer within this time; a page waits for it. */
const TIMEOUT_MS = 10_000;

/**
 * The real pool. Its region is the first part of its id; credentials for the administration calls come from the
 * environment's usual chain (AWS_*).
 */
export function createCognitoUserPool(userPoolId: string): UserPool {
  const [region = 'ap-northeast-1'] = userPoolId.split('_');
  return new CognitoIdentityProviderClient({
    region,
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 3_000, requestTimeout: TIMEOUT_MS },
  });
}
