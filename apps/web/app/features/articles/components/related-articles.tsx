import type { ArticleSummary } from '@hidamari/contract/content';
import { PartFailed } from '@hidamari/ui/part-failed';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { ArticleRow } from '../../../shell/content/article-card.tsx';
import { useReload } from '../../../shell/use-reload.ts';

/** あわせて読む. Null = could not be read: the article above stands all the same. */
export function RelatedArticles({ articles }: { articles: ArticleSummary[] | null }) {
  const reload = useReload();
  if (articles?.length === 0) return null;
  return (
    <section className="article-related" aria-labelledby="related-heading">
      <SectionHeading id="related-heading" size="normal">
        あわせて読む
      </SectionHeading>
      {articles === null ? (
        <PartFailed what="ほかの記事" {...reload} />
      ) : (
        <ul className="article-rows">
          {articles.map((article) => (
            <li key={article.id}>
              <ArticleRow article={article} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
