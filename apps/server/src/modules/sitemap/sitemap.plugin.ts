import type { ContentReader } from '@hidamari/contract/content';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { type SitemapEntry, sitemapEntries } from './sitemap-entries.ts';

/** How long a search engine may keep either file: new articles are no hurry. */
const KEPT = 'public, max-age=3600';

const ROBOTS = [
  '# Which pages may be found is said by each page itself; what is no page is not fetched at all.',
  'User-agent: *',
  ...['/api/', '/idp/', '/dev/', '/desk', '/search', '/articles?*&'].map((path) => `Disallow: ${path}`),
];

interface Options {
  content: ContentReader;
  /** Canonical address of the portal (PUBLIC_URL). */
  publicUrl: string;
}

/**
 * GET /sitemap.xml and /robots.txt, each in the words of the host that was asked: an organisation's host lists its own
 * pages under its own address, every other host those of the portal under PUBLIC_URL. Nothing of a visitor decides them.
 */
export function sitemapPlugin({ content, publicUrl }: Options): FastifyPluginAsync {
  return async (app: FastifyInstance) => {
    app.get('/sitemap.xml', { config: { kind: 'static' } }, async (request, reply) => {
      const { onOrganizationHost, variant } = request.resolved;
      const origin = onOrganizationHost ? request.facts.origin : publicUrl;
      // A host that is no organisation's shows a visitor without a cookie the insurance programme (section 4).
      const entries = await sitemapEntries(content, onOrganizationHost ? variant : 'aflac');
      return reply
        .header('cache-control', KEPT)
        .header('content-type', 'application/xml; charset=utf-8')
        .send(sitemapText(origin, entries));
    });
    app.get('/robots.txt', { config: { kind: 'static' } }, async (request, reply) => {
      const origin = request.resolved.onOrganizationHost ? request.facts.origin : publicUrl;
      const text = [...ROBOTS, '', `Sitemap: ${originOf(origin)}/sitemap.xml`, ''].join('\n');
      return reply
        .header('cache-control', KEPT)
        .header('content-type', 'text/plain; charset=utf-8')
        .send(text);
    });
  };
}

const originOf = (address: string) => address.replace(/\/+$/, '');

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

function sitemapText(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, changed }) => {
    const place = `<loc>${escaped(originOf(origin) + path)}</loc>`;
    return `<url>${place}${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`;
  });
  const head = '<?xml version="1.0" encoding="UTF-8"?>';
  const set = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
  return [head, set, ...urls, '</urlset>', ''].join('\n');
}
