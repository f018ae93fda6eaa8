import { randomInt } from 'node:crypto';
import { describe, it } from 'vitest';
import { createCognitoUserPool } from './cognito.ts';
import { userPoolConformance } from './conformance.ts';

const { TEST_COGNITO_USER_POOL_ID, TEST_COGNITO_CLIENT_ID, TEST_COGNITO_CLIENT_SECRET } = process.env;

// A real pool is only tried when somebody hands over one made for tests: it is written to.
if (TEST_COGNITO_USER_POOL_ID && TEST_COGNITO_CLIENT_ID && TEST_COGNITO_CLIENT_SECRET) {
  const client = {
    userPoolId: TEST_COGNITO_USER_POOL_ID,
    clientId: TEST_COGNITO_CLIENT_ID,
    clientSecret: TEST_COGNITO_CLIENT_SECRET,
  };
  userPoolConformance('Cognito', async () => ({
    pool: createCognitoUserPool(client.userPoolId),
    client,
    newPhoneNumber: () => `+8190${String(randomInt(100_000_000)).padStart(8, '0')}`,
  }));
} else {
  describe('user pool: Cognito', () => {
    it.skip('needs TEST_COGNITO_USER_POOL_ID, TEST_COGNITO_CLIENT_ID and TEST_COGNITO_CLIENT_SECRET');
  });
}
