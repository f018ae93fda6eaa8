import { screenHref } from '@hidamari/domain/screens';
import { MoreLink } from '@hidamari/ui/link';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { ArticleRows } from '../../../parts/content/article-card.tsx';
import type { LogArticle } from '../load-log-articles.ts';

/** 記録に近い記事: it repeats what was written, says nothing of what it means, and can be turned off. */
export function LogArticles({ articles }: { articles: readonly LogArticle[] }) {
  if (articles.length === 0) return null;
  const symptoms = articles.map(({ symptom }) => `「${symptom}」`).join('と');
  return (
    <section className="member-wide" aria-labelledby="log-articles-heading">
      <SectionHeading
        id="log-articles-heading"
        aside={<MoreLink href={`${screenHref('/account/notices')}#log-articles`}>この案内を止める</MoreLink>}
      >
        最近の記録に近い記事
      </SectionHeading>
      <p>{`この2週間の記録に、${symptoms}を「中くらい」より強く書いた日がありました。やわらげる工夫と、病院に伝える目安を読めます。`}</p>
      <div className="mt-4">
        <ArticleRows articles={articles.map(({ article }) => article)} />
      </div>
    </section>
  );
}
