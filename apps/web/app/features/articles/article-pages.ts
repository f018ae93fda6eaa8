import type { ArticleSummary, ContentAnswer, ContentReader } from '@hidamari/contract/content';
import { CONTENT_LIST_LIMIT, LIST_PAGE_SIZE } from '@hidamari/domain/limits';
import type { VariantKey } from '@hidamari/domain/site-variants';

/** A list as it stands after 「もっと見る」 was pressed some times. */
export interface ArticleList {
  articles: ArticleSummary[];
  total: number;
  /** How often 20 more were asked for, from 1; never past the end of the list. */
  page: number;
}

interface ArticleListQuery {
  variant: VariantKey;
  category?: string | undefined;
  cancerGroup?: string | undefined;
  page: number;
}

/**
 * The first `page` times 20 articles, newest first (G26): the address keeps how far somebody has read, so the
 * whole list is there again after a reload.
 */
export async function readArticleList(
  content: ContentReader,
  { variant, category, cancerGroup, page }: ArticleListQuery,
): Promise<ContentAnswer<ArticleList>> {
  if (cancerGroup !== undefined) return readGroupList(content, { variant, category, cancerGroup, page });
  const filter = {
    variant,
    ...(category !== undefined && { category }),
  };
  const first = await content.listArticles({ ...filter, page: 1 });
  const { total, items } = first.value;
  const shownPage = Math.min(page, Math.max(1, Math.ceil(total / LIST_PAGE_SIZE)));
  if (shownPage === 1) return { value: { articles: items, total, page: 1 }, stale: first.stale };

  const wanted = shownPage * LIST_PAGE_SIZE;
  const calls = Array.from({ length: Math.ceil(wanted / CONTENT_LIST_LIMIT) }, (_, at) =>
    content.listArticles({ ...filter, page: at + 1, perPage: CONTENT_LIST_LIMIT }),
  );
  const parts = await Promise.all(calls);
  const articles = parts.flatMap(({ value }) => value.items).slice(0, wanted);
  return { value: { articles, total, page: shownPage }, stale: parts.some(({ stale }) => stale) };
}

/** With a cancer group its own articles stand before those for everybody, so the whole list is read and put in order. */
async function readGroupList(
  content: ContentReader,
  { variant, category, cancerGroup, page }: ArticleListQuery & { cancerGroup: string },
): Promise<ContentAnswer<ArticleList>> {
  const query = {
    ...{ variant, cancerGroup, perPage: CONTENT_LIST_LIMIT },
    ...(category !== undefined && { category }),
  };
  const first = await content.listArticles({ ...query, page: 1 });
  const { total } = first.value;
  const others = Array.from({ length: Math.ceil(total / CONTENT_LIST_LIMIT) - 1 }, (_, at) =>
    content.listArticles({ ...query, page: at + 2 }),
  );
  const parts = [first, ...(await Promise.all(others))];
  const all = parts.flatMap(({ value }) => value.items);
  const isOwn = ({ cancer_category }: ArticleSummary) => cancer_category.some(({ id }) => id === cancerGroup);
  const ordered = [...all.filter(isOwn), ...all.filter((article) => !isOwn(article))];
  const shownPage = Math.min(page, Math.max(1, Math.ceil(total / LIST_PAGE_SIZE)));
  const articles = ordered.slice(0, shownPage * LIST_PAGE_SIZE);
  return { value: { articles, total, page: shownPage }, stale: parts.some(({ stale }) => stale) };
}
