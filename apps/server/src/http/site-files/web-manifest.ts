import { PRODUCT_NAME, VARIANTS } from '@hidamari/domain/site-variants';
import type { ResolvedVariant } from '../site.ts';

/** The ground of every page (`--surface` of the tokens), which browsers paint before a page is there. */
const SURFACE = '#fbf7ee';
const SHORT_NAME = 'ひだまり';

/**
 * The web app manifest of a host: an organisation's host has its own name, every other one the product's. The address and
 * the way back stay in sight (`minimal-ui`), since people come to a portal by links.
 */
export function webManifest({ onOrganizationHost, variant }: ResolvedVariant): Record<string, unknown> {
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
