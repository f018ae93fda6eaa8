import { pageMetadata } from '@hidamari/domain/page-metadata';
import { matchScreen } from '@hidamari/domain/screens';
import type { MetaDescriptor } from 'react-router';
import type { PageData } from './page-data.ts';

interface MetaArguments {
  location: { pathname: string };
  matches: readonly ({ id: string; loaderData?: unknown; data?: unknown } | undefined)[];
}

/** What a page may say of itself beyond the table of screens. */
export interface OwnMetadata {
  title?: string;
  description?: string;
  /** Cuts the share description at 30 characters with an ellipsis (specification section 2.5). */
  formatDescription?: boolean;
  image?: string;
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
    publicUrl: screen.ofVariant === null ? page.siteUrl : page.publicUrl,
    ...own,
  });
  return [
    { title: metadata.title },
    ...(metadata.description === null ? [] : [{ name: 'description', content: metadata.description }]),
    { name: 'robots', content: metadata.robots },
    { tagName: 'link', rel: 'canonical', href: metadata.canonical },
    ...metadata.shareTags,
  ];
}
