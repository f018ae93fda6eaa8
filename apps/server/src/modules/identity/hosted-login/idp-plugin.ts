import { readFileSync } from 'node:fs';
import { AppError } from '@hidamari/domain/errors';
import { VARIANT_KEYS, type VariantKey } from '@hidamari/domain/site-variants';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { idpSecurityHeaders } from '../../../http/security-headers.ts';
import { homeOf, variantOrigins } from '../variant-origins.ts';
import type { EmbeddedIssuer, EmbeddedIssuerParts } from './embedded-issuer.ts';
import { faultPageFor, rememberVariant } from './last-variant.ts';
import { type LoginPage, loginPage } from './login-page.ts';
import { signInAtPage } from './sign-in-at-page.ts';

const CONFIG = { kind: 'idp' } as const;
const FORM_LIMIT = 8_192;
const WARM_UP_AFTER_MS = 1_000;
const asset = (name: string) => readFileSync(new URL(`./assets/${name}`, import.meta.url));

/** /idp: our own login page, and the provider behind it. On PUBLIC_URL's host alone (identity: hosts). */
export function createIdpPlugin(parts: EmbeddedIssuerParts, embedded: EmbeddedIssuer): FastifyPluginAsync {
  const { settings } = parts;
  const publicUrl = new URL(settings.publicUrl);
  const scheme = publicUrl.protocol === 'https:' ? 'https' : 'http';
  const headers = idpSecurityHeaders(scheme, variantOrigins(settings));

  return async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      if ((request.headers.host ?? '').toLowerCase() !== publicUrl.host) throw new AppError('not_found');
      reply.headers(headers);
    });
    app.addHook('onListen', () => warmUp(embedded));
    addAssets(app);
    app.get('/idp/logout', { config: CONFIG }, async (request, reply) =>
      endIdpSession(request, reply, settings),
    );
    await app.register(async (pages) => addLoginPage(pages, parts, embedded));
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

const FAULTS = {
  wrong: {
    heading: 'ログインできませんでした',
    text: 'メールアドレス・電話番号かパスワードが違うようです。もう一度お確かめください。登録したばかりで、確認メールのリンクをまだ開いていない方は、電話番号でログインしてください。',
    fields: true,
  },
  busy: {
    heading: 'ただいま混み合っています',
    text: 'しばらくしてから、もう一度「ログイン」を押してください。',
    fields: false,
  },
  tooMany: {
    heading: 'しばらくお待ちください',
    text: 'ログインのお試しが続いたため、いったん止めています。時間をおいてお試しいただくか、お電話でご相談ください。',
    fields: false,
  },
} as const;

const FAULT_OF: Partial<Record<AppError['code'], keyof typeof FAULTS>> = {
  credentials_wrong: 'wrong',
  unavailable: 'busy',
  too_many: 'tooMany',
};

function addLoginPage(app: FastifyInstance, parts: EmbeddedIssuerParts, embedded: EmbeddedIssuer): void {
  const { settings } = parts;
  const origins = variantOrigins(settings);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );

  /** The page as this login began it; null when the login is gone. */
  const pageOf = async (request: FastifyRequest, reply: FastifyReply): Promise<LoginPage | null> => {
    const provider = await embedded.provider();
    // The provider names its own refusals; whatever it was, the way on is to begin again.
    const details = await provider.interactionDetails(request.raw, reply.raw).catch(() => null);
    if (!details) return null;
    const variant = VARIANT_KEYS.find((key) => key === details.params.variant) ?? 'hatch';
    const returnTo = String(details.params.redirect_uri ?? '');
    const origin = origins.find((candidate) => returnTo.startsWith(`${candidate}/`)) ?? settings.publicUrl;
    return {
      variant,
      origin,
      phone: phoneOf(variant),
      action: `/idp/interaction/${details.uid}`,
      identifier: '',
    };
  };
  const phoneOf = (variant: VariantKey) => settings.phones[variant];
  const html = (reply: FastifyReply, status: number, page: string) =>
    reply.code(status).type('text/html; charset=utf-8').send(page);
  const gone = (request: FastifyRequest, reply: FastifyReply) =>
    html(reply, 404, faultPageFor(request.headers.cookie, settings));

  app.get('/idp/interaction/:uid', { config: CONFIG }, async (request, reply) => {
    const page = await pageOf(request, reply);
    if (!page) return gone(request, reply);
    rememberVariant(request, reply, page.variant);
    return html(reply, 200, loginPage(page));
  });

  app.post('/idp/interaction/:uid', { config: CONFIG }, async (request, reply) => {
    const page = await pageOf(request, reply);
    if (!page) return gone(request, reply);
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const typed = (form.get('identifier') ?? '').slice(0, 254);
    try {
      const password = form.get('password') ?? '';
      const accountId = await signInAtPage(parts, { typed, password, ip: request.ip });
      const provider = await embedded.provider();
      const result = { login: { accountId, remember: false } };
      return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);
    } catch (error) {
      const fault = error instanceof AppError ? FAULT_OF[error.code] : undefined;
      if (!(error instanceof AppError) || fault === undefined) throw error;
      if (error.facts.retryAfter !== undefined) reply.header('retry-after', String(error.facts.retryAfter));
      return html(reply, error.status, loginPage({ ...page, identifier: typed, fault: FAULTS[fault] }));
    }
  });
}
