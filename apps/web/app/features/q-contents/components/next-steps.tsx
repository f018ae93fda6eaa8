import type { ContentAnswer } from '@hidamari/contract/content';
import { CONCERNS } from '@hidamari/domain/option-sets';
import { screenHref } from '@hidamari/domain/screens';
import { VARIANTS } from '@hidamari/domain/site-variants';
import { ChipLink, Chips } from '@hidamari/ui/chips';
import { MoreLink } from '@hidamari/ui/link';
import { PartFailed } from '@hidamari/ui/part-failed';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { ArticleRows } from '../../../parts/content/article-card.tsx';
import { PartStaleNote } from '../../../parts/content/content-notes.tsx';
import type { ListedArticle } from '../../../parts/content/listed-articles.ts';
import type { ListedService } from '../../../parts/content/listed-services.ts';
import { ServiceRows } from '../../../parts/content/service-card.tsx';
import { usePageData } from '../../../shell/page-data.ts';
import { useReload } from '../../../shell/use-reload.ts';
import type { ListedQuestion } from '../question-list.ts';
import { QuestionRows } from './question-row.tsx';

interface RelatedQuestionsProps {
  /** Null = could not be read: the answer above stands all the same. */
  related: { questions: ListedQuestion[]; isStale: boolean } | null;
  /** The page says of itself that it may be old. */
  isTold: boolean;
}

/** 近い質問. */
export function RelatedQuestions({ related, isTold }: RelatedQuestionsProps) {
  const reload = useReload();
  if (related?.questions.length === 0) return null;
  return (
    <section className="q-content-related" aria-labelledby="related-heading">
      <SectionHeading id="related-heading" size="normal">
        近い質問
      </SectionHeading>
      {related === null ? (
        <PartFailed what="ほかの質問" {...reload} />
      ) : (
        <>
          <PartStaleNote isStale={related.isStale} isTold={isTold} />
          <QuestionRows questions={related.questions} headingLevel={3} />
        </>
      )}
      <MoreLink href="/articles/questions">みんなの質問をすべて見る</MoreLink>
    </section>
  );
}

/** くわしく読む: articles on the same thing; nothing where there is none. */
export function ExplainedAtLength({ articles }: { articles: readonly ListedArticle[] }) {
  if (articles.length === 0) return null;
  return (
    <section className="q-content-related" aria-labelledby="articles-heading">
      <SectionHeading id="articles-heading" size="normal">
        くわしく読む
      </SectionHeading>
      <ArticleRows articles={articles} />
    </section>
  );
}

interface HelpfulServicesProps {
  services: ContentAnswer<readonly ListedService[]>;
  /** The page says of itself that it may be old. */
  isTold: boolean;
}

/**
 * Services on the same thing, and below them the four concerns of the others; organisation variants have none (specification
 * section 2.5).
 */
export function HelpfulServices({ services, isTold }: HelpfulServicesProps) {
  const { variant } = usePageData();
  if (!VARIANTS[variant].hasServices) return null;
  return (
    <section className="q-content-services" aria-labelledby="services-heading">
      <SectionHeading id="services-heading" size="normal">
        助けになるサービス
      </SectionHeading>
      <PartStaleNote isStale={services.stale} isTold={isTold} />
      {services.value.length > 0 ? <ServiceRows services={services.value} /> : null}
      <p className="ui-meta">
        {services.value.length > 0
          ? 'ほかのサービスも、困りごとからさがせます。'
          : 'いまの困りごとから、さがせます。'}
      </p>
      <Chips name="困りごとからサービスをさがす">
        {CONCERNS.map(({ value, label }) => (
          <ChipLink key={value} href={screenHref('/services', null, { category: value })}>
            {label}
          </ChipLink>
        ))}
      </Chips>
    </section>
  );
}
