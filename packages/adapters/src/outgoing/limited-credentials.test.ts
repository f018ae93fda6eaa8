import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ListUsersCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createCognitoUserPool } from '../identity/cognito.ts';
import { createS3ObjectStorage } from '../object-storage/s3.ts';
import { createSnsSms } from '../sms/sns.ts';
import { HTTP, startDifficultPeer } from './difficult-peer.fixture.ts';

const MS = 300;
const LIMITS = {
  ...{ connectMs: MS, silentMs: MS, wholeMs: MS, answerMs: MS, readMs: MS, uploadMs: 60_000 },
  mostBytes: 1_000_000,
};
const REGION = 'ap-northeast-1';
/** Nobody listens here: what is asked of the service itself would be a fault of another kind. */
const endpoint = 'http://127.0.0.1:9';

const CLIENTS = {
  'user pool': () => {
    const pool = createCognitoUserPool(`${REGION}_test`, { endpoint, limits: LIMITS });
    return pool.send(new ListUsersCommand({ UserPoolId: `${REGION}_test` }));
  },
  'object storage': () =>
    createS3ObjectStorage({ bucket: 'pictures', endpoint, region: REGION }, LIMITS).head('kept/a'),
  SMS: () =>
    createSnsSms({ endpoint, region: REGION }, LIMITS).send({
      ...{ to: '+819012345678', text: '確認コード', messageId: 'sms-1' },
    }),
};

/** Where credentials come from when none stand in the environment. */
const SOURCES: Record<string, (port: number) => Record<string, string>> = {
  'STS, for a web identity': (port) => {
    const folder = mkdtempSync(join(tmpdir(), 'hidamari-identity-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'token'), 'a-token');
    return {
      AWS_ENDPOINT_URL_STS: `http://127.0.0.1:${port}`,
      AWS_ROLE_ARN: 'arn:aws:iam::123456789012:role/portal',
      AWS_WEB_IDENTITY_TOKEN_FILE: join(folder, 'token'),
    };
  },
  'metadata of a container': (port) => ({
    AWS_CONTAINER_CREDENTIALS_FULL_URI: `http://127.0.0.1:${port}/credentials`,
  }),
};

describe('credentials that do not come', () => {
  beforeEach(() => {
    for (const name of Object.keys(process.env)) if (name.startsWith('AWS_')) vi.stubEnv(name, undefined);
    // Nobody's own files of credentials.
    vi.stubEnv('AWS_CONFIG_FILE', '/nowhere');
    vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', '/nowhere');
  });
  afterEach(() => void vi.unstubAllEnvs());

  describe.each(Object.entries(SOURCES))('from the %s', (_source, environment) => {
    it.each(Object.entries(CLIENTS))(
      '%s: are given up, and asked for anew by the next call',
      async (_client, ask) => {
        const peer = await startDifficultPeer('hangs', HTTP);
        onTestFinished(() => peer.stop());
        for (const [name, value] of Object.entries(environment(peer.port))) vi.stubEnv(name, value);
        for (const time of [1, 2]) {
          const began = performance.now();
          await expect(ask(), `call ${time}`).rejects.toMatchObject({
            name: expect.stringMatching(/AbortError|TimeoutError|CredentialsTooLateError/),
          });
          expect(performance.now() - began).toBeLessThan(MS * 10);
        }
        expect(peer.open()).toBeLessThan(3);
      },
    );
  });
});
