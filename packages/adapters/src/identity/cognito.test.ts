import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from 'vitest';
import { backoffMs, cappedRetries } from './capped-retries.ts';
import { renewedCredentials } from './renewed-credentials.ts';

describe('credentials of the administration calls (G151)', () => {
  // @proves outside identity: tries and credentials
  it('are read once in 50 minutes, and anew after them', async () => {
    let now = new Date('2026-11-20T00:00:00Z');
    let reads = 0;
    const credentials = renewedCredentials(
      async () => {
        reads += 1;
        return { accessKeyId: `key-${reads}`, secretAccessKey: 'secret' };
      },
      () => now,
    );
    const pass = (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000);
    };
    expect((await credentials()).accessKeyId).toBe('key-1');
    pass(49);
    expect((await credentials()).accessKeyId).toBe('key-1');
    pass(1);
    expect((await credentials()).accessKeyId).toBe('key-2');
    expect(reads).toBe(2);
  });

  it('are read before they end by themselves', async () => {
    const now = new Date('2026-11-20T00:00:00Z');
    let reads = 0;
    const expiration = new Date(now.getTime() + 4 * 60_000);
    const credentials = renewedCredentials(
      async () => {
        reads += 1;
        return { accessKeyId: 'key', secretAccessKey: 'secret', expiration };
      },
      () => now,
    );
    await credentials();
    await credentials();
    expect(reads).toBe(2);
  });
});

describe('retries of the real pool’s client (G151)', () => {
  // @proves outside identity: tries and credentials
  it('wait longer each time, at most five seconds, whatever the pool hints', () => {
    const now = new Date('2026-11-20T00:00:00Z');
    const waits = [1, 2, 3, 4, 5, 6, 7].map((count) => backoffMs(count, () => 1));
    expect(waits).toEqual([200, 400, 800, 1_600, 3_200, 5_000, 5_000]);
    expect(backoffMs(1, () => 0, new Date(now.getTime() + 60_000), now)).toBe(5_000);
  });

  it.each([
    ['InternalErrorException', 500, 3],
    ['LimitExceededException', 400, 1],
    ['NotAuthorizedException', 400, 1],
  ])('%s with status %i is asked %i times by the stock client', async (name, statusCode, times) => {
    let asked = 0;
    const body = new TextEncoder().encode(JSON.stringify({ __type: name, message: 'no' }));
    const client = new CognitoIdentityProviderClient({
      region: 'ap-northeast-1',
      credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
      retryStrategy: cappedRetries(() => 0),
      requestHandler: {
        handle: async () => {
          asked += 1;
          return {
            response: { statusCode, headers: { 'content-type': 'application/x-amz-json-1.1' }, body },
          };
        },
      },
    });
    const call = new AdminGetUserCommand({ UserPoolId: 'p', Username: 'u' });
    await expect(client.send(call)).rejects.toMatchObject({ name });
    expect(asked).toBe(times);
  });
});
