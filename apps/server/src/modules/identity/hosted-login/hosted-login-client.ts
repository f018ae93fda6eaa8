import { limitedFetch } from '@hidamari/adapters/outgoing/limited-fetch';
import { AppError } from '@hidamari/domain/errors';
import { HOSTED_LOGIN_WAIT_SECONDS } from '@hidamari/domain/limits';
import type { VariantKey } from '@hidamari/domain/site-variants';
import * as client from 'openid-client';
import * as z from 'zod';
import { variantOrigins } from '../../../config/portal-addresses.ts';
import type { Settings } from '../../../config/settings.ts';
import type { EmbeddedIssuer } from './embedded-issuer.ts';

export type HostedLoginFlow = 'login' | 'sign-up';

/** What lies in the cookie of the host that started, sealed, until the person comes back. */
export const startedLogin = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirectUri: z.string(),
  flow: z.enum(['login', 'sign-up']),
  startedAt: z.number(),
});
export type StartedLogin = z.output<typeof startedLogin>;

/** Who has shown a common ID at the hosted login. */
export interface SignedInThere {
  username: string;
  /** When the password was shown, to the second: long before they are back, if they waited on the way. */
  signedInAt: Date;
}

/** The hosted login, embedded or real: authorization code with PKCE, state and nonce (identity, way 1). */
export interface HostedLoginClient {
  begin(start: {
    origin: string;
    variant: VariantKey;
    flow: HostedLoginFlow;
    now: Date;
  }): Promise<{ url: string; started: StartedLogin }>;
  /**
   * Who signed in, and when. `unauthenticated` for a code that is spent or another's and for a token of another login;
   * `unavailable` for everything else, with its cause for the log: a service that hangs, a wrong secret.
   */
  finish(
    started: StartedLogin,
    answer: { code: string; state: string; iss?: string | undefined },
  ): Promise<SignedInThere>;
  /** Where a browser ends its session with the hosted login; comes back to `returnTo`, a registered address. */
  logoutUrl(returnTo: string): Promise<string>;
}

interface ClientParts {
  settings: Pick<Settings, 'publicUrl' | 'organizationHosts'>;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Set for the embedded hosted login: it is reached in this process. */
  embedded?: Pick<EmbeddedIssuer, 'fetch'> | undefined;
  /** For tests: nobody waits there for a service that hangs. */
  waitSeconds?: number;
}

/** Bytes of an answer of the hosted login: its keys and metadata are some kilobytes. */
const MOST_BYTES = 1_000_000;

/** `auth_time` comes since the password is asked for each time; the real pool always tells it. */
const idClaims = z.object({ 'cognito:username': z.string(), auth_time: z.number() });

export function createHostedLoginClient(parts: ClientParts): HostedLoginClient {
  let discovered: Promise<client.Configuration> | undefined;
  const configuration = () => {
    discovered ??= discover(parts).catch((cause) => {
      discovered = undefined;
      throw new AppError('unavailable', {}, { cause });
    });
    return discovered;
  };
  const redirectUris = new Map(
    variantOrigins(parts.settings).map((origin) => [origin, `${origin}/login/session`]),
  );

  return {
    async begin({ origin, variant, flow, now }) {
      const redirectUri = redirectUris.get(origin);
      if (redirectUri === undefined) throw new AppError('forbidden');
      const config = await configuration();
      const started: StartedLogin = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
        redirectUri,
        flow,
        startedAt: now.getTime(),
      };
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid profile email phone',
        state: started.state,
        nonce: started.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(started.verifier),
        code_challenge_method: 'S256',
        // A shared machine must not sign the next person in: the password is asked for each time.
        prompt: 'login',
        ...(parts.embedded ? { variant, flow } : {}),
      });
      return { url: url.href, started };
    },
    async finish(started, { code, state, iss }) {
      const config = await configuration();
      // It comes by way of the browser: a wrong one says nothing about the service.
      if (iss !== undefined && iss !== config.serverMetadata().issuer) throw new AppError('unauthenticated');
      const returned = new URL(started.redirectUri);
      returned.searchParams.set('code', code);
      returned.searchParams.set('state', state);
      // One issuer alone can have sent it; a page that dropped `iss` is not an attack.
      const issuer =
        iss ?? (config.serverMetadata().authorization_response_iss_parameter_supported ? parts.issuer : null);
      if (issuer !== null) returned.searchParams.set('iss', issuer);
      try {
        const tokens = await client.authorizationCodeGrant(config, returned, {
          expectedState: started.state,
          expectedNonce: started.nonce,
          pkceCodeVerifier: started.verifier,
          idTokenExpected: true,
        });
        const claims = idClaims.parse(tokens.claims());
        return { username: claims['cognito:username'], signedInAt: new Date(claims.auth_time * 1000) };
      } catch (cause) {
        throw new AppError(isRefusal(cause) ? 'unauthenticated' : 'unavailable', {}, { cause });
      }
    },
    async logoutUrl(returnTo) {
      const { authorization_endpoint: endpoint = parts.issuer } = (await configuration()).serverMetadata();
      // The real pool names no logout address in its discovery: it lies beside its login.
      const base = parts.embedded ? `${parts.issuer}/logout` : new URL('/logout', endpoint).href;
      const url = new URL(base);
      url.searchParams.set('client_id', parts.clientId);
      url.searchParams.set('logout_uri', returnTo);
      return url.href;
    },
  };
}

/** The person's own to begin anew: the code, or a claim (`nonce`) that belongs to another login. */
function isRefusal(error: unknown): boolean {
  if (error instanceof client.ResponseBodyError) return error.error === 'invalid_grant';
  return error instanceof client.ClientError && error.code === 'OAUTH_JWT_CLAIM_COMPARISON_FAILED';
}

async function discover({
  issuer,
  clientId,
  clientSecret,
  embedded,
  waitSeconds = HOSTED_LOGIN_WAIT_SECONDS,
}: ClientParts): Promise<client.Configuration> {
  const config = await client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: waitSeconds,
    ...(embedded
      ? {
          execute: [client.allowInsecureRequests],
          [client.customFetch]: (url: string, options: client.CustomFetchOptions) =>
            embedded.fetch(url, options),
        }
      : { [client.customFetch]: limitedFetch(MOST_BYTES) }),
  });
  // The ID token's signature is checked too, not only the channel it came by.
  client.enableNonRepudiationChecks(config);
  return config;
}
