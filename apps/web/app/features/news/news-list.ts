import type { ContentAnswer, ContentReader } from '@hidamari/contract/content';
import { LIST_PAGE_SIZE } from '@hidamari/domain/limits';
import { screenHref } from '@hidamari/domain/screens';
import type { VariantKey } from '@hidamari/domain/site-variants';
import { type ListedNews, listedNews } from '../../parts/content/listed-articles.ts';

/** News as they stand after 「もっと見る」 was pressed some times. */
export interface NewsList {
  news: ListedNews[];
  total: number;
  /** How often 20 more were asked for, from 1; never past the end of the list. */
  page: number;
}

/** The address of the list with so many pages of it. */
export function newsHref(page: number): string {
  return screenHref('/news', null, { page: page > 1 ? page : null });
}

/**
 * The first `page` times 20 news of a variant, newest first (G26): the address keeps how far somebody has read. Throws
 * what the content reader throws.
 */
export async function readNewsList(
  content: ContentReader,
  { variant, page }: { variant: VariantKey; page: number },
): Promise<ContentAnswer<NewsList>> {
  const first = await content.listNews({ variant, perPage: LIST_PAGE_SIZE });
  const { total } = first.value;
  const shownPage = Math.min(page, Math.max(1, Math.ceil(total / LIST_PAGE_SIZE)));
  const { value, stale } =
    shownPage === 1 ? first : await content.listNews({ variant, perPage: shownPage * LIST_PAGE_SIZE });
  return { value: { news: listedNews(value.items), total, page: shownPage }, stale };
}
