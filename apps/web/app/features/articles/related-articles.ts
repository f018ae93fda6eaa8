import type { Article, ArticleSummary, ContentAnswer, ContentReader } from '@hidamari/contract/content';
import type { VariantKey } from '@hidamari/domain/site-variants';

const SHOWN = 3;

interface Library {
  content: ContentReader;
  variant: VariantKey;
}

/** あわせて読む: of the same category first, then others; never itself, nor what is offered to nobody (`offeredArticles`). */
export async function relatedArticles(
  { content, variant }: Library,
  { id, category }: Pick<Article, 'id' | 'category'>,
): Promise<ContentAnswer<ArticleSummary[]>> {
  const [near, any] = await Promise.all([
    content.offeredArticles({ variant, category: category.id, limit: SHOWN + 1 }),
    content.offeredArticles({ variant, limit: 2 * SHOWN + 1 }),
  ]);
  const offered = [...near.value, ...any.value].filter((article) => article.id !== id);
  const unique = offered.filter((one, at) => offered.findIndex((other) => other.id === one.id) === at);
  return { value: unique.slice(0, SHOWN), stale: near.stale || any.stale };
}
