import { siteTitle } from '@hidamari/domain/page-metadata';
import { SCREENS, type Screen } from '@hidamari/domain/screens';
import {
  liesElsewhere,
  VARIANT_KEYS,
  VARIANTS,
  type VariantKey,
  variantOfLanding,
} from '@hidamari/domain/site-variants';
import { beforeAll, expect, test } from 'vitest';
import type { AppUnderTest } from '../app-under-test.fixture.ts';
import { startBeforeContent, visit } from './library-on-bundle.fixture.ts';
import { describeOnBundle, PAGE_BUNDLE } from './page-bundle.fixture.ts';
import { loadPageBundle } from './page-handler.ts';
import { readHead } from './page-head.fixture.ts';
import { VARIANT_HOSTS } from './variant-hosts.fixture.ts';

/** One item for each screen that shows one. */
const ITEMS: Readonly<Record<string, string>> = {
  '/articles/:id': 'sleepless-night',
  '/articles/questions/:id': 'q-waiting-for-results',
  '/news/:id': 'portal-open',
  '/financial/:id': 'high-cost-desk',
  '/treatment/:id': 'support-centre',
  '/life/:id': 'wig-subsidy',
  '/mental/:id': 'listening-call',
};

const addressOf = ({ path }: Screen) => path.replace(':id', ITEMS[path] ?? 'no-item-here');

/** A landing page is read on the host of its own variant alone. */
function isReadOn({ path }: Screen, variant: VariantKey): boolean {
  const landing = variantOfLanding(path);
  const onOrganizationHost = VARIANTS[variant].organization !== null;
  return landing === null || !liesElsewhere(landing, { variant, onOrganizationHost });
}

/** Every screen that search engines may have, on every variant that has it. */
const PAGES = SCREENS.filter(({ index }) => index).flatMap((screen) =>
  VARIANT_KEYS.filter((variant) => screen.on.includes(variant) && isReadOn(screen, variant)).map(
    (variant) => ({
      url: addressOf(screen),
      screen,
      variant,
    }),
  ),
);

/** A page about one variant has one address, on whatever host it is read. */
const originOf = (screen: Screen, variant: VariantKey) =>
  `http://${screen.ofVariant === null || variantOfLanding(screen.path) ? VARIANT_HOSTS[variant].host : 'localhost:3000'}`;

describeOnBundle('ほんとうの画面が、検索エンジンと、共有された先に伝えること（仕様2.5、G29）', () => {
  let portal: AppUnderTest;
  beforeAll(async () => {
    ({ portal } = await startBeforeContent(await loadPageBundle(PAGE_BUNDLE)));
    return () => portal.close();
  });

  const headAt = async (url: string, variant: VariantKey) => {
    const { host, cookie } = VARIANT_HOSTS[variant];
    const { status, html } = await visit(portal, url, cookie, host);
    return { status, ...readHead(html) };
  };

  // @proves page share tags
  test.each(PAGES)(
    '$variant の $url は、題、説明、正規の住所、絵を伝える',
    async ({ url, screen, variant }) => {
      // What a mail or an advertisement adds to the address makes no page of its own.
      const { status, title, metas, canonicals } = await headAt(`${url}?utm_source=mail`, variant);
      const origin = originOf(screen, variant);
      const canonical = `${origin}${url}`;
      expect([status, canonicals]).toEqual([200, [canonical]]);
      expect(title).not.toBe('');
      const [description = '', shared = ''] = ['description', 'og:description'].map((name) =>
        metas.get(name),
      );
      // What has a text of its own is shared with its first words, and told to search engines whole.
      const isCut = shared.endsWith('…');
      expect(isCut ? [...shared].length : shared).toBe(isCut ? 31 : description);
      expect(description.startsWith(shared.replace(/…$/, ''))).toBe(true);
      expect(description.length).toBeGreaterThan(0);
      if (screen.path === '/articles/:id') expect(description.length).toBeGreaterThan(60);
      const { productTitle } = VARIANTS[screen.ofVariant ?? variant];
      expect(Object.fromEntries(metas)).toMatchObject({
        robots: 'index, follow',
        'og:title': title,
        'og:type': screen.path === '/articles/:id' ? 'article' : 'website',
        'og:url': canonical,
        'og:image': expect.stringMatching(new RegExp(`^${origin}/share/(cover|object)-[a-z]+\\.png$`)),
        'og:site_name': screen.path.startsWith('/lp/') ? productTitle : siteTitle(variant),
        'og:locale': 'ja_JP',
        'twitter:card': 'summary_large_image',
      });
      expect(title.endsWith(`|${screen.path.startsWith('/lp/') ? productTitle : siteTitle(variant)}`)).toBe(
        true,
      );
    },
  );

  test('検索に載せない画面は、そうと言う', async () => {
    for (const url of ['/search', '/login']) {
      const { metas, structured } = await headAt(url, 'hatch');
      expect(metas.get('robots'), url).toContain('noindex');
      expect(structured, url).toEqual([]);
    }
  });
});
