import type { CoverName } from '@hidamari/domain/drawings';
import { pageMetadata } from '@hidamari/domain/page-metadata';
import { matchScreen } from '@hidamari/domain/screens';
import { variantOfLanding } from '@hidamari/domain/site-variants';
import type { MetaDescriptor } from 'react-router';
import type { PageData } from './page-data.ts';

/** A drawn cover as a picture that other sites can show: the build draws each. */
export const drawnPicture = (cover: CoverName) => `/share/cover-${cover}.png`;

/** Shared with every page that has no picture of its own. */
const SHARE_PICTURE = drawnPicture('bench');

interface MetaArguments {
  location: { pathname: string };
  matches: readonly ({ id: string; loaderData?: unknown; data?: unknown } | undefined)[];
}

/** A thing of schema.org, told to search engines as JSON-LD: data, never a script. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** What a page may say of itself beyond the table of screens. */
export interface OwnMetadata {
  title?: string;
  description?: string;
  /** Cuts the share description at 30 characters with an ellipsis (specification section 2.5). */
  formatDescription?: boolean;
  image?: string;
  /** What search engines are told beside the words, given the page's canonical address. */
  structured?: (address: string) => StructuredData;
}

/**
 * Title, description, share tags, canonical address and robots of a page from the table of screens
 * (specification section 2.5). A page with words of its own (an article) adds them.
 */
export function pageMeta({ location, matches }: MetaArguments, own: OwnMetadata = {}): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root');
  const page = (root?.loaderData as { page?: PageData } | undefined)?.page;
  const screen = matchScreen(location.pathname)?.screen;
  if (!page || !screen) return [{ title: 'ひだまり がん相談' }, { name: 'robots', content: 'noindex' }];
  const metadata = pageMetadata({
    screen,
    pathname: location.pathname,
    variant: page.variant,
    publicUrl: screen.ofVariant === null || variantOfLanding(screen.path) ? page.siteUrl : page.publicUrl,
    image: own.image ?? SHARE_PICTURE,
    title: own.title,
    description: own.description,
    formatDescription: own.formatDescription,
  });
  return [
    { title: metadata.title },
    ...(metadata.description === null ? [] : [{ name: 'description', content: metadata.description }]),
    { name: 'robots', content: metadata.robots },
    { tagName: 'link', rel: 'canonical', href: metadata.canonical },
    ...metadata.shareTags,
    ...(own.structured && metadata.robots === 'index, follow'
      ? [{ 'script:ld+json': own.structured(metadata.canonical) } as MetaDescriptor]
      : []),
  ];
}
