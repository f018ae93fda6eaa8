import { VARIANT_KEYS, type VariantKey } from '@hidamari/domain/site-variants';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { AppUnderTest } from '../app-under-test.fixture.ts';
import { startBeforeContent, visit } from '../pages/library-on-bundle.fixture.ts';
import { CLIENT_FOLDER, describeOnBundle, PAGE_BUNDLE } from '../pages/page-bundle.fixture.ts';
import { loadPageBundle } from '../pages/page-handler.ts';
import { VARIANT_HOSTS } from '../pages/variant-hosts.fixture.ts';

/** Browsers that read no SVG ask for /favicon.ico by themselves. */
const LINKS = [
  '<link rel="icon" href="/icon.svg" type="image/svg+xml"/>',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>',
  '<link rel="manifest" href="/manifest.webmanifest"/>',
];

/** Pages that everybody may read, those of one person, the desk's and what is not there. */
const PAGES = ['/', '/articles', '/login', '/desk/login', '/no-such-page'];
const EVERYWHERE = VARIANT_KEYS.flatMap((variant) => PAGES.map((url) => ({ variant, url })));

/** The ground of the pages, #fbf7ee. */
const SURFACE = [0xfb, 0xf7, 0xee];

describeOnBundle('icons of the site', () => {
  let portal: AppUnderTest;
  beforeAll(async () => {
    const handler = await loadPageBundle(PAGE_BUNDLE);
    ({ portal } = await startBeforeContent(handler, { clientFolder: CLIENT_FOLDER }));
    return () => portal.close();
  });
  const fetchAt = (url: string, variant: VariantKey) =>
    portal.app.inject({ url, headers: VARIANT_HOSTS[variant] });

  test.each(EVERYWHERE)('$url of $variant names each once', async ({ url, variant }) => {
    const { cookie, host } = VARIANT_HOSTS[variant];
    const { html } = await visit(portal, url, cookie, host);
    const head = html.slice(0, html.indexOf('</head>'));
    const found = [...head.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*>/g)];
    expect(found.map(([tag]) => tag)).toEqual(LINKS);
  });

  /** Decodes a picture, and says what its corner is: with an alpha where it has one. */
  const look = async (bytes: Buffer) => {
    const { format, width, height } = await sharp(bytes).metadata();
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    return { format, width, height, corner: [...data.subarray(0, info.channels)] };
  };

  test.each(VARIANT_KEYS)('the pictures that the manifest of %s names are what it says', async (variant) => {
    const manifest = (await fetchAt('/manifest.webmanifest', variant)).json();
    const named: { src: string; sizes: string; type: string; purpose: string }[] = manifest.icons;
    for (const { src, sizes, type, purpose } of named) {
      const { statusCode, headers, rawPayload } = await fetchAt(src, variant);
      expect([src, statusCode, headers['content-type']]).toEqual([src, 200, type]);
      expect(headers['cache-control']).toBe('public, max-age=3600');
      const { width, height, corner } = await look(rawPayload);
      expect(`${width}x${height}`).toBe(sizes);
      // A mask cuts into what it shows: no hole may be seen in it.
      expect(corner).toEqual(purpose === 'maskable' ? SURFACE : [0, 0, 0, 0]);
    }
  });

  test.each(VARIANT_KEYS)('a home screen of iOS gets a picture without holes from %s', async (variant) => {
    const { statusCode, headers, rawPayload } = await fetchAt('/apple-touch-icon.png', variant);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(await look(rawPayload)).toEqual({ format: 'png', width: 180, height: 180, corner: SURFACE });
  });

  test.each(VARIANT_KEYS)('favicon.ico of %s holds three sizes that can be decoded', async (variant) => {
    const { statusCode, headers, rawPayload } = await fetchAt('/favicon.ico', variant);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
    expect(headers['content-type']).toMatch(/^image\/(?:x-icon|vnd\.microsoft\.icon)/);
    expect([0, 2, 4].map((at) => rawPayload.readUInt16LE(at))).toEqual([0, 1, 3]);
    for (const [index, size] of [16, 32, 48].entries()) {
      const at = 6 + 16 * index;
      const [length, offset] = [rawPayload.readUInt32LE(at + 8), rawPayload.readUInt32LE(at + 12)];
      const { width, height } = await look(rawPayload.subarray(offset, offset + length));
      expect([rawPayload[at], rawPayload[at + 1], width, height]).toEqual([size, size, size, size]);
    }
  });
});
