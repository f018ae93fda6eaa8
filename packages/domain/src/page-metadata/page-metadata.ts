import { shareDescription } from '../japanese-text/index.ts';
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
  /** Cut the description at 30 characters (specification section 2.5). */
  readonly formatDescription?: boolean | undefined;
  /** Address of the share picture: own path or absolute. Without it no picture is shared. */
  readonly image?: string | undefined;
  /** Canonical address of the portal, without a path. */
  readonly publicUrl: string;
  /** Path of this very page; needed where the screen's path has parameters. */
  readonly pathname?: string | undefined;
}

/** One share tag: `<meta property content>`. */
export interface ShareTag {
  readonly property: string;
  readonly content: string;
}

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
  const title = pageTitle(input.title ?? screen.title, productNameOf(screen));
  const description = descriptionOf(input);
  const canonical = absolute(canonicalPath(input), publicUrl);
  return {
    title,
    description,
    robots: screen.index ? 'index, follow' : 'noindex, nofollow',
    canonical,
    shareTags: shareTagsOf({ input, title, description, canonical }),
  };
}

/** 「{page}|{product}」; the product's name alone when the page has none (G1). */
export function pageTitle(page: string, product: string = PRODUCT_NAME): string {
  const name = shareDescription(page);
  return name === '' ? product : `${name}${TITLE_SEPARATOR}${product}`;
}

/** Landing pages carry their variant's name; every other page the product's. */
function productNameOf({ path, ofVariant }: Screen): string {
  return ofVariant && path.startsWith('/lp/') ? VARIANTS[ofVariant].productTitle : PRODUCT_NAME;
}

function descriptionOf({ screen, description, formatDescription = false }: PageMetadataInput): string | null {
  const text = description ?? screen.description;
  if (text === null) return null;
  const plain = shareDescription(text, { format: formatDescription });
  return plain === '' ? null : plain;
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
  description,
  canonical,
}: {
  input: PageMetadataInput;
  title: string;
  description: string | null;
  canonical: string;
}): ShareTag[] {
  const { screen, variant, image, publicUrl } = input;
  const tags: [string, string | null][] = [
    ['og:title', title],
    ['og:description', description],
    ['og:type', screen.id === 'article' ? 'article' : 'website'],
    ['og:url', canonical],
    ['og:image', image ? absolute(image, publicUrl) : null],
    ['og:site_name', VARIANTS[screen.ofVariant ?? variant].productTitle],
    ['og:locale', 'ja_JP'],
  ];
  return tags.flatMap(([property, content]) => (content === null ? [] : [{ property, content }]));
}
