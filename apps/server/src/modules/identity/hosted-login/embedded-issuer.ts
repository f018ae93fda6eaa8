import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PoolStore, UserPoolClientSettings } from '@hidamari/adapters/identity/port';
import type { ContentReader } from '@hidamari/contract/content';
import { inject } from 'light-my-request';
import type Provider from 'oidc-provider';
import type { Logger } from 'pino';
import { variantOrigins } from '../../../config/portal-addresses.ts';
import type { Settings } from '../../../config/settings.ts';
import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../dependencies.ts';
import type { OpenedKeyRing } from '../../../encryption/open-key-ring.ts';
import { createSealer } from '../../../encryption/sealer.ts';
import { deriveKeys } from '../../../encryption/session-keys.ts';
import type { Turns } from '../../../http/limit-concurrency.ts';
import type { RateLimits } from '../../../http/rate-limits.ts';
import { logFault } from '../../../http/request-log.ts';
import type { Outbox } from '../../../jobs/outbox.ts';
import type { AccountPool } from '../user-pool/account-pool.ts';
import type { Agreements } from './agreements.ts';
import { createItemAdapter } from './item-adapter.ts';
import { faultPageFor } from './last-variant.ts';
import { loadSigningKeys } from './signing-keys.ts';

export interface EmbeddedIssuerParts {
  settings: Settings;
  database: Database;
  keyRing: Pick<OpenedKeyRing, 'portalKey'>;
  clock: Clock;
  log: Logger;
  rateLimits: RateLimits;
  passwordLimit: Pick<Turns, 'take'>;
  outbox: Outbox;
  pool: AccountPool;
  poolStore: Pick<PoolStore, 'findUnconfirmed'>;
  client: UserPoolClientSettings;
  content: ContentReader;
  agreements: Agreements;
}

/** The embedded hosted login behind /idp. */
export interface EmbeddedIssuer {
  issuer: string;
  /** Made when it is first asked for: its keys lie in the database. */
  provider(): Promise<Provider>;
  /** Answers a request whose path begins with /idp. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** The portal's own calls to it: in this process, since Node resolves no `*.localhost` and a test opens no port. */
  fetch(
    url: string,
    options: { method: string; headers: Record<string, string>; body?: unknown },
  ): Promise<Response>;
}

export function createEmbeddedIssuer(parts: EmbeddedIssuerParts): EmbeddedIssuer {
  const { settings, database, keyRing, clock, client } = parts;
  const publicUrl = new URL(settings.publicUrl);
  const issuer = `${publicUrl.origin}/idp`;
  let made: Promise<Provider> | undefined;

  const make = async () => {
    // Some 250 modules that no page needs: they come with the first login, or once the portal listens.
    const { createProvider } = await import('./provider.ts');
    const sealer = createSealer(deriveKeys(settings.sessionSecrets, 'idp-store'));
    const provider = createProvider({
      issuer,
      clientId: client.clientId,
      clientSecret: client.clientSecret,
      redirectUris: variantOrigins(settings).map((origin) => `${origin}/login/session`),
      adapter: (model: string) => createItemAdapter({ database, sealer, clock }, model),
      jwks: await loadSigningKeys(database, createSealer([keyRing.portalKey('idp-signing')]), clock()),
      cookieKeys: deriveKeys(settings.sessionSecrets, 'idp-cookie').map((key) => key.toString('base64url')),
      pool: parts.pool,
      renderError: (context) => {
        context.type = 'html';
        context.body = faultPageFor(context.headers.cookie, settings);
      },
    });
    // The provider answers its own faults: without a listener nobody would ever read of them.
    provider.on('server_error', ({ res }, error) =>
      logFault(parts.log, error, String(res.getHeader('x-request-id') ?? 'in-process')),
    );
    return provider;
  };
  const provider = () => {
    made ??= make().catch((error) => {
      // A database that was away for a moment must not keep the login away for ever.
      made = undefined;
      throw error;
    });
    return made;
  };
  const handle: EmbeddedIssuer['handle'] = async (request, response) => {
    // Addresses are made from settings, whatever a forwarded header says (F22).
    request.headers['x-forwarded-proto'] = publicUrl.protocol.slice(0, -1);
    request.headers['x-forwarded-host'] = publicUrl.host;
    const addressed = request as IncomingMessage & { originalUrl?: string };
    addressed.originalUrl = request.url ?? '/';
    request.url = addressed.originalUrl.slice('/idp'.length) || '/';
    await (await provider()).callback()(request, response);
  };

  return {
    issuer,
    provider,
    handle,
    async fetch(url, { method, headers, body }) {
      const dispatch = (request: unknown, response: unknown) =>
        void handle(request as IncomingMessage, response as ServerResponse).catch((error) => {
          (response as ServerResponse).destroy(error instanceof Error ? error : undefined);
        });
      const answer = await inject(dispatch, {
        url,
        method: method as 'GET' | 'POST',
        headers: { ...headers, host: publicUrl.host },
        ...(body === undefined || body === null ? {} : { payload: String(body) }),
      });
      const sent = Object.entries(answer.headers).map(
        ([name, value]) => [name, String(value)] as [string, string],
      );
      const isEmpty = answer.statusCode === 204 || answer.statusCode === 304;
      return new Response(isEmpty ? null : answer.body, { status: answer.statusCode, headers: sent });
    },
  };
}
