import { screenHref } from '@hidamari/domain/screens';
import { PRODUCT_NAME, VARIANTS } from '@hidamari/domain/site-variants';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../config/settings.ts';
import type { Clock } from '../../dependencies.ts';
import type { ResolvedVariant } from '../site.ts';

/** As long as the other files whose names do not change with their content. */
const KEPT = 'public, max-age=3600';

const CONFIG = { config: { kind: 'static' as const } };

interface SiteFilesOptions {
  settings: Pick<Settings, 'securityContact'>;
  clock: Clock;
}

/**
 * What browsers and others look for at fixed addresses of every site: GET /manifest.webmanifest, the redirect of
 * /.well-known/change-password, and /.well-known/security.txt where somebody is named who reads what comes in. Nothing of
 * a visitor decides them, the host at most.
 */
export function addSiteFiles(app: FastifyInstance, { settings, clock }: SiteFilesOptions): void {
  app.get('/manifest.webmanifest', CONFIG, async (request, reply) =>
    reply
      .header('cache-control', KEPT)
      .header('content-type', 'application/manifest+json; charset=utf-8')
      .send(JSON.stringify(webManifest(request.resolved))),
  );
  // Password managers lead here; the screen asks for a login first, and leads back after it.
  app.get('/.well-known/change-password', CONFIG, async (_request, reply) =>
    reply
      .code(302)
      .header('cache-control', KEPT)
      .header('location', screenHref('/login/logged-in-password-reset'))
      .send(''),
  );
  const { securityContact } = settings;
  if (securityContact === null) return;

  app.get('/.well-known/security.txt', CONFIG, async (_request, reply) =>
    reply
      .header('cache-control', KEPT)
      .header('content-type', 'text/plain; charset=utf-8')
      .send(securityText(securityContact, clock())),
  );
}

/** RFC 9116 wants less than a year; half of one is renewed with every answer. */
const LASTS_DAYS = 180;
const DAY_MS = 86_400_000;

/** The text of /.well-known/security.txt (RFC 9116) at a moment: who takes in what somebody found, and until when that holds. */
function securityText(contact: string, now: Date): string {
  const expires = new Date(now.getTime() + LASTS_DAYS * DAY_MS).toISOString().replace(/\.\d+Z$/, 'Z');
  return [`Contact: ${contact}`, `Expires: ${expires}`, 'Preferred-Languages: ja, en', ''].join('\n');
}

/** The ground of every page (`--surface` of the tokens), which browsers paint before a page is there. */
const SURFACE = '#fbf7ee';
const SHORT_NAME = 'ひだまり';

/**
 * The web app manifest of a host: an organisation's host has its own name, every other one the product's. The address and
 * the way back stay in sight (`minimal-ui`), since people come to a portal by links.
 */
function webManifest({ onOrganizationHost, variant }: ResolvedVariant): Record<string, unknown> {
  return {
    id: '/',
    name: onOrganizationHost ? VARIANTS[variant].brand.name : PRODUCT_NAME,
    short_name: SHORT_NAME,
    lang: 'ja',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: SURFACE,
    background_color: SURFACE,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
