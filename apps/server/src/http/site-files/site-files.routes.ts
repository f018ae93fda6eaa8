import { screenHref } from '@hidamari/domain/screens';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../config/settings.ts';
import type { Clock } from '../../dependencies.ts';
import { securityText } from './security-text.ts';
import { webManifest } from './web-manifest.ts';

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
