import { shareDescription, stripMarkup } from '../japanese-text/index.ts';
import type { Screen } from '../screens/index.ts';
import { VARIANTS, type VariantKey } from '../site-variants/index.ts';

export interface PageMetadataInput {
  screen: Screen;
  /** The address without query, for the canonical link. */
  pathname: string;
  variant: VariantKey;
  /** PUBLIC_URL, without a final slash or with one. */
  publicUrl: string;
  /** The page's own title, such as an article's; the screen's otherwise. */
  title?: string;
  /** May hold markup: it is stripped. */
  description?: string;
  /** Cut the share description at 30 characters with an ellipsis (specification section 2.5). */
  formatDescription?: boolean;
  /** Path or address of the picture for shares. */
  image?: string;
}

export interface PageMetadata {
  title: string;
  description: string;
  robots: 'index,follow' | 'noindex,nofollow';
  canonical: string;
  /** Share tags by property name. */
  share: Readonly<Record<string, string>>;
}

const DEFAULT_DESCRIPTION = 'がんと言われた方と、そのご家族のための相談窓口です。';
const DEFAULT_IMAGE = '/share.png';

/** Landing, terms and policy pages carry a variant's name in their path and show that variant on every host. */
function variantOfScreen(screen: Screen, variant: VariantKey): VariantKey {
  const last = screen.path.split('/').at(-1) ?? '';
  return Object.hasOwn(VARIANTS, last) ? (last as VariantKey) : variant;
}

/**
 * Title, description, share tags, robots and canonical address of a page (specification section 2.5, G1, G29):
 * 「{page}｜{product}」, the product's name alone where a page has no title of its own.
 */
export function pageMetadata(input: PageMetadataInput): PageMetadata {
  const { screen, pathname, publicUrl, variant } = input;
  const product = VARIANTS[variantOfScreen(screen, variant)].productTitle;
  const ownTitle = stripMarkup(input.title ?? screen.title);
  const title = ownTitle === '' ? product : `${ownTitle}｜${product}`;
  const description = stripMarkup(input.description ?? screen.description ?? DEFAULT_DESCRIPTION);
  const canonical = new URL(pathname, publicUrl).href;
  return {
    title,
    description,
    robots: screen.index ? 'index,follow' : 'noindex,nofollow',
    canonical,
    share: {
      'og:type': 'website',
      'og:site_name': product,
      'og:locale': 'ja_JP',
      'og:title': title,
      'og:description': shareDescription(description, { format: input.formatDescription ?? false }),
      'og:url': canonical,
      'og:image': new URL(input.image ?? DEFAULT_IMAGE, publicUrl).href,
    },
  };
}
