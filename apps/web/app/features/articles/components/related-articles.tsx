import type { ArticleSummary, ContentAnswer } from '@hidamari/contract/content';
import { PartFailed } from '@hidamari/ui/part-failed';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { ArticleRows } from '../../../parts/content/article-card.tsx';
import { PartStaleNote } from '../../../parts/content/content-notes.tsx';
import { useReload } from '../../../shell/use-reload.ts';

interface RelatedArticlesProps {
  /** Null = could not be read: the article above stands all the same. */
  related: ContentAnswer<ArticleSummary[]> | null;
  /** The page says of itself that it may be old. */
  isTold: boolean;
}

/** あわせて読む. */
export function RelatedArticles({ related, isTold }: RelatedArticlesProps) {
  const reload = useReload();
  if (related?.value.length === 0) return null;
  return (
    <section className="article-related" aria-labelledby="related-heading">
      <SectionHeading id="related-heading" size="normal">
        あわせて読む
      </SectionHeading>
      {related === null ? (
        <PartFailed what="ほかの記事" {...reload} />
      ) : (
        <>
          <PartStaleNote isStale={related.stale} isTold={isTold} />
          <ArticleRows articles={related.value} />
        </>
      )}
    </section>
  );
}
