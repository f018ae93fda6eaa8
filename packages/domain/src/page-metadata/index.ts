import { stripMarkup, truncateText } from '../japanese-text/index.ts';
import { SEARCH_DESCRIPTION_CHARACTERS, SHARE_DESCRIPTION_CHARACTERS } from '../limits/index.ts';
import type { Screen } from '../screens/index.ts';
import { PRODUCT_NAME, VARIANTS, type VariantKey } from '../site-variants/index.ts';

/** Between the page's name and the product's (G1). */
export const TITLE_SEPARATOR = '|';

export interface PageMetadataInput {
  readonly screen: Screen;
  readonly variant: VariantKey;
  /** Name of this very page, such as an article's title. Without it the screen's own. */
  readonly title?: string | undefined;
  /** May hold markup. Without it the screen's own. */
  readonly description?: string | undefined;
  /**
   * Cut the description at 30 characters where it is shared (specification section 2.5); search engines get all that they
   * show of one.
   */
  readonly formatDescription?: boolean | undefined;
  /** Address of the share picture: own path or absolute. Without it no picture is shared. */
  readonly image?: string | undefined;
  /** Canonical address of the portal, without a path. */
  readonly publicUrl: string;
  /** Path of this very page; needed where the screen's path has parameters. */
  readonly pathname?: string | undefined;
}

/** One share tag: `<meta property content>`, or by `name` as X reads its own. */
export type ShareTag =
  | { readonly property: string; readonly content: string }
  | { readonly name: string; readonly content: string };

export interface PageMetadata {
  readonly title: string;
  readonly description: string | null;
  /** Content of the robots tag: everything is hidden unless the screen opts in (G29). */
  readonly robots: 'index, follow' | 'noindex, nofollow';
  readonly canonical: string;
  readonly shareTags: readonly ShareTag[];
}

/**
 * Title, description, share tags, robots and canonical address of a page, from the route table (specification
 * section 2.5). All values are text, not markup: escape them where they are written.
 */
export function pageMetadata(input: PageMetadataInput): PageMetadata {
  const { screen, publicUrl } = input;
  const title = pageTitle(input.title ?? screen.title, productNameOf(input));
  const description = descriptionOf(input, SEARCH_DESCRIPTION_CHARACTERS);
  const canonical = absolute(canonicalPath(input), publicUrl);
  return {
    title,
    description,
    robots: screen.index ? 'index, follow' : 'noindex, nofollow',
    canonical,
    shareTags: shareTagsOf({ input, title, canonical }),
  };
}

/** 「{page}|{product}」; the product's name alone when the page has none (G1). */
export function pageTitle(page: string, product: string = PRODUCT_NAME): string {
  const name = stripMarkup(page);
  return name === '' ? product : `${name}${TITLE_SEPARATOR}${product}`;
}

/** Landing pages carry their variant's name, whichever host they are read on; every other page its site's. */
function productNameOf({ screen: { path, ofVariant }, variant }: PageMetadataInput): string {
  return ofVariant && path.startsWith('/lp/') ? VARIANTS[ofVariant].productTitle : siteTitle(variant);
}

/**
 * The name of the site that a variant's pages stand on (G1): an organisation has an address of its own, and its own name. The
 * programmes share one address, so a page found there is called by the product's name: whoever opens it may be of either.
 */
export function siteTitle(variant: VariantKey): string {
  const { organization, productTitle } = VARIANTS[variant];
  return organization ? productTitle : PRODUCT_NAME;
}

/** @param most characters it is cut at, where formatting is asked for. */
function descriptionOf(
  { screen, description, formatDescription = false }: PageMetadataInput,
  most: number,
): string | null {
  const plain = stripMarkup(description ?? screen.description ?? '');
  if (plain === '') return null;
  return formatDescription ? truncateText(plain, most) : plain;
}

/** Without query and without a slash at the end, so that one page has one address. */
function canonicalPath({ screen, pathname = screen.path }: PageMetadataInput): string {
  return pathname.replace(/[?#].*$/s, '').replace(/(?<=.)\/+$/, '');
}

function absolute(address: string, publicUrl: string): string {
  return /^https?:\/\//.test(address) ? address : `${publicUrl.replace(/\/+$/, '')}${address}`;
}

function shareTagsOf({
  input,
  title,
  canonical,
}: {
  input: PageMetadataInput;
  title: string;
  canonical: string;
}): ShareTag[] {
  const { screen, image, publicUrl } = input;
  const tags: [string, string | null][] = [
    ['og:title', title],
    ['og:description', descriptionOf(input, SHARE_DESCRIPTION_CHARACTERS)],
    ['og:type', screen.id === 'article' ? 'article' : 'website'],
    ['og:url', canonical],
    ['og:image', image ? absolute(image, publicUrl) : null],
    ['og:site_name', productNameOf(input)],
    ['og:locale', 'ja_JP'],
  ];
  return [
    ...tags.flatMap(([property, content]) => (content === null ? [] : [{ property, content }])),
    // Without it X shows neither the picture nor the words; the rest it takes from the tags above.
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ];
}
