import { readFileSync } from 'node:fs';
import { AppError } from '@hidamari/domain/errors';
import { VARIANT_KEYS } from '@hidamari/domain/site-variants';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { homeOf, variantOrigins } from '../../../config/portal-addresses.ts';
import type { PluginTools } from '../../../http/plugin-tools.ts';
import { idpSecurityHeaders } from '../../../http/security-headers.ts';
import type { EmbeddedIssuer, EmbeddedIssuerParts } from './embedded-issuer.ts';
import { addLoginPages } from './login-pages.ts';

const CONFIG = { kind: 'idp' } as const;
const WARM_UP_AFTER_MS = 1_000;
const ASSETS = new URL('./assets/', import.meta.url);
const asset = (name: string) => readFileSync(new URL(name, ASSETS));

/** /idp: our own login page, and the provider behind it. On PUBLIC_URL's host alone (identity: hosts). */
export function createIdpPlugin(
  parts: EmbeddedIssuerParts,
  embedded: EmbeddedIssuer,
): FastifyPluginAsync<PluginTools> {
  const { settings } = parts;
  const publicUrl = new URL(settings.publicUrl);
  const scheme = publicUrl.protocol === 'https:' ? 'https' : 'http';
  const { hstsSubdomains } = settings;
  const headers = idpSecurityHeaders({ scheme, hstsSubdomains }, variantOrigins(settings));

  return async (app, { limitByAddress }) => {
    app.addHook('onRequest', async (request, reply) => {
      if ((request.headers.host ?? '').toLowerCase() !== publicUrl.host) throw new AppError('not_found');
      reply.headers(headers);
      // Each of the provider's pages writes to the database, one link again and again as well.
      await limitByAddress(request.ip);
    });
    app.addHook('onListen', () => warmUp(embedded));
    addAssets(app);
    app.get('/idp/logout', { config: CONFIG }, async (request, reply) =>
      endIdpSession(request, reply, settings),
    );
    await app.register(async (pages) => addLoginPages(pages, parts, embedded));
    await app.register(async (rest) => addProvider(rest, embedded));
  };
}

/** The first pages after a start come first, then the provider: nobody's login waits for it to be loaded. */
function warmUp(embedded: EmbeddedIssuer): void {
  // A fault is told to whoever logs in; here it only means that nothing is warm.
  setTimeout(() => embedded.provider().catch(() => undefined), WARM_UP_AFTER_MS).unref();
}

function addAssets(app: FastifyInstance): void {
  const files = [
    ['style.css', 'text/css; charset=utf-8'],
    ['icon.svg', 'image/svg+xml'],
    ['password.js', 'text/javascript; charset=utf-8'],
  ] as const;
  for (const [name, type] of files) {
    const body = asset(name);
    app.get(`/idp/${name}`, { config: CONFIG }, async (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=600').send(body),
    );
  }
}

/** The same address as the real pool's; a foreign `logout_uri` leads home. */
async function endIdpSession(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: EmbeddedIssuerParts['settings'],
) {
  const { logout_uri: asked } = request.query as Record<string, unknown>;
  const homes = ['/', ...VARIANT_KEYS.map(homeOf)];
  const allowed = variantOrigins(settings).flatMap((origin) => homes.map((home) => origin + home));
  for (const name of ['_session', '_session.sig']) {
    reply.header('set-cookie', `${name}=; Path=/idp; Max-Age=0; HttpOnly; SameSite=Lax`);
  }
  return reply.redirect(allowed.find((address) => address === asked) ?? `${settings.publicUrl}/`, 303);
}

/** Everything else of the provider. It reads its request itself, so nothing is parsed here. */
function addProvider(app: FastifyInstance, embedded: EmbeddedIssuer): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.all('/idp/*', { config: CONFIG }, async (request, reply) => {
    // While it can still be refused: after the hijack nobody answers but the provider.
    await embedded.provider();
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    await embedded.handle(request.raw, reply.raw);
  });
}
