import type { CognitoIdentityProviderClientConfig } from '@aws-sdk/client-cognito-identity-provider';
import { LimitedHandler, type Limits } from './limited-handler.ts';

/** What a client of AWS takes as its credentials: asked again before they end. */
export type CredentialProvider = Exclude<
  NonNullable<CognitoIdentityProviderClientConfig['credentials']>,
  { accessKeyId: string }
>;

interface ChainClient {
  config: { credentials: CredentialProvider };
  destroy(): void;
}

/** They are some hundred bytes; a page waits for them before it waits for the service itself. */
const LIMITS: Limits = { connectMs: 3_000, silentMs: 5_000, wholeMs: 10_000, mostBytes: 100_000 };

/**
 * The environment's usual chain of credentials (AWS_*, a web identity, a container's or a machine's metadata) within limits:
 * its own calls have gaps like every other of the library (`LimitedHandler`), and for a container's it makes a handler of its
 * own whose time limit only warns. Each reading is made by a client of its own, so that one that hangs is not waited for by
 * the next; readings at the same time are one.
 */
export function limitedCredentials(
  make: (given: { requestHandler: LimitedHandler }) => ChainClient,
  limits: Limits = LIMITS,
): CredentialProvider {
  let reading: ReturnType<CredentialProvider> | undefined;
  return () => {
    reading ??= read(make({ requestHandler: new LimitedHandler(limits) }), limits).finally(() => {
      reading = undefined;
    });
    return reading;
  };
}

async function read(client: ChainClient, { wholeMs }: Limits): ReturnType<CredentialProvider> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new CredentialsTooLateError()), wholeMs);
  try {
    return await Promise.race([client.config.credentials(), late.promise]);
  } finally {
    clearTimeout(timer);
    client.destroy();
  }
}

/** Told apart from a fault of the service that they are for, in the log too. */
class CredentialsTooLateError extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('no credentials within the limit');
    this.name = 'CredentialsTooLateError';
  }
}
