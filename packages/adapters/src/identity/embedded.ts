import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { Pool } from './commands/command.ts';
import { COMMANDS } from './commands/index.ts';
import { type CustomChallenge, NO_CUSTOM_CHALLENGE } from './custom-challenge.ts';
import { createPasswordHashing, type PasswordHashing } from './password-hashing.ts';
import { createPoolAttempts } from './pool-attempts.ts';
import { createPoolCodes } from './pool-codes.ts';
import { PoolException } from './pool-exception.ts';
import type { PoolKeys } from './pool-keys.ts';
import { createPoolSealer } from './pool-seal.ts';
import { createPoolSessions } from './pool-sessions.ts';
import type { PoolStore } from './pool-store.ts';
import { createPoolTokens } from './pool-tokens.ts';
import type { UserPool, UserPoolClientSettings } from './port.ts';

export interface EmbeddedPoolOptions {
  client: UserPoolClientSettings;
  store: PoolStore;
  clock: () => Date;
  /** 32 bytes or more each, never the same. Of each purpose the first makes, and all of them are recognised. */
  keys: {
    tokens: PoolKeys;
    codes: PoolKeys;
    /** Exactly 32 bytes: seal the secrets of authenticator apps and what pending steps hold. */
    secrets: PoolKeys;
  };
  passwords?: PasswordHashing;
  /** The custom challenge of this pool; without it there is none. */
  custom?: CustomChallenge;
}

/**
 * The embedded user pool: the real client, answered in this process. It needs no port, no keys and no network, and
 * throws the real client's exceptions. Accounts lie in `store`; passwords only as argon2id hashes.
 */
export function createEmbeddedUserPool(options: EmbeddedPoolOptions): UserPool {
  return new CognitoIdentityProviderClient({
    region: 'ap-northeast-1',
    // Never looked at, but the client signs administration calls before it hands them over.
    credentials: { accessKeyId: 'embedded', secretAccessKey: 'embedded' },
    // A refusal is an answer: trying again would only lengthen the queue that refused.
    maxAttempts: 1,
    requestHandler: embeddedPoolHandler(options),
  });
}

/** What a stock client of the real pool takes as its `requestHandler` to be answered by the embedded pool. */
export function embeddedPoolHandler({
  client,
  store,
  clock,
  keys,
  ...rest
}: EmbeddedPoolOptions): PoolHandler {
  const issuer = `urn:hidamari:user-pool:${client.userPoolId}`;
  const sealer = createPoolSealer(keys.secrets);
  const pool: Pool = {
    client,
    store,
    clock,
    sealer,
    custom: rest.custom ?? NO_CUSTOM_CHALLENGE,
    passwords: rest.passwords ?? createPasswordHashing(),
    sessions: createPoolSessions({ store, sealer, clock }),
    attempts: createPoolAttempts({ store, clock, key: keys.codes[0] }),
    codes: createPoolCodes({ store, clock, keys: keys.codes }),
    tokens: createPoolTokens({ store, clock, clientId: client.clientId, issuer, keys: keys.tokens }),
  };
  return { handle: async (request) => ({ response: await answer(pool, request) }) };
}

interface PoolHandler {
  handle(request: PoolRequest): Promise<{ response: Awaited<ReturnType<typeof answer>> }>;
}

interface PoolRequest {
  headers: Record<string, string>;
  body?: unknown;
}

const HEADERS = { 'content-type': 'application/x-amz-json-1.1' };

async function answer(pool: Pool, request: PoolRequest) {
  try {
    const [, operation = ''] = (request.headers['x-amz-target'] ?? '').split('.');
    const known = Object.hasOwn(COMMANDS, operation) ? COMMANDS[operation] : undefined;
    if (!known)
      throw new PoolException('UnknownOperationException', `The embedded user pool has no ${operation}.`);
    const input: unknown = JSON.parse(new TextDecoder().decode(bytesOf(request.body)));
    return { statusCode: 200, headers: HEADERS, body: encode(await known.run(pool, input)) };
  } catch (thrown) {
    if (!(thrown instanceof PoolException)) throw thrown;
    return {
      statusCode: 400,
      headers: HEADERS,
      body: encode({ __type: thrown.name, message: thrown.message }),
    };
  }
}

/** The client hands its body over as bytes; a text would do as well. */
function bytesOf(body: unknown): Uint8Array {
  if (body instanceof Uint8Array) return body;
  return new TextEncoder().encode(typeof body === 'string' && body !== '' ? body : '{}');
}

const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
