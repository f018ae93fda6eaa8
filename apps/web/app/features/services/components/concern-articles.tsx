import { categoryOfConcern } from '@hidamari/domain/concerns';
import type { CONCERNS } from '@hidamari/domain/option-sets';
import { screenHref } from '@hidamari/domain/screens';
import { MoreLink } from '@hidamari/ui/link';
import { PartFailed } from '@hidamari/ui/part-failed';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { ArticleRows } from '../../../parts/content/article-card.tsx';
import type { ListedArticle } from '../../../parts/content/listed-articles.ts';
import { useReload } from '../../../shell/use-reload.ts';

interface ConcernArticlesProps {
  concern: (typeof CONCERNS)[number];
  /** Null where they could not be read. */
  articles: readonly ListedArticle[] | null;
}

/** What there is to read about the concern; without an article it is not there, and it fails alone (G103). */
export function ConcernArticles({ concern: { value, label }, articles }: ConcernArticlesProps) {
  const reload = useReload();
  const heading = `${label}の記事`;
  const all = screenHref('/articles', null, { category: categoryOfConcern(value) });
  if (articles?.length === 0) return null;
  return (
    <section aria-labelledby="concern-articles">
      <SectionHeading id="concern-articles" aside={<MoreLink href={all}>すべて見る</MoreLink>}>
        {heading}
      </SectionHeading>
      {articles === null ? <PartFailed what={heading} {...reload} /> : <ArticleRows articles={articles} />}
    </section>
  );
}
