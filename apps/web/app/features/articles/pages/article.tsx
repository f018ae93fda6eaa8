import type { Article } from '@hidamari/contract/content';
import { isStory } from '@hidamari/domain/article-choices';
import { screenHref } from '@hidamari/domain/screens';
import { Breadcrumb } from '@hidamari/ui/breadcrumb';
import { Container } from '@hidamari/ui/container';
import { LinkRow, LinkRows } from '@hidamari/ui/link-row';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { useEffect } from 'react';
import { pageContext } from '../../../page-context.ts';
import { AskCard } from '../../../parts/consultation/ask-card.tsx';
import { nextServices } from '../../../parts/content/next-services.ts';
import { isSamplePerson } from '../../../parts/content/sample-mark.ts';
import { sharePicture } from '../../../parts/content/share-picture.ts';
import { Favourites } from '../../../parts/favourites/favourites.tsx';
import { loadFavouriteCount, loadFavouriteIds } from '../../../parts/favourites/load-favourite-ids.ts';
import { tabFavourites } from '../../../parts/favourites/tab-favourites.ts';
import { ViewedContent } from '../../../parts/viewed/viewed-content.tsx';
import { contentOrFault, partOrNull } from '../../../shell/content-fault.ts';
import { PartBoundary } from '../../../shell/fault-boundary.tsx';
import { pageMeta, type StructuredData } from '../../../shell/page-meta.ts';
import { ArticleView } from '../components/article-view.tsx';
import { HelpfulQuestion } from '../components/helpful-question.tsx';
import { NextStep } from '../components/next-step.tsx';
import { RelatedArticles } from '../components/related-articles.tsx';
import { type RelatedQuestion, relatedArticles, relatedQuestions } from '../related-articles.ts';
import type { Route } from './+types/article';

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta(
    args,
    loaderData
      ? {
          title: loaderData.article.title,
          description: loaderData.article.summary,
          formatDescription: true,
          image: loaderData.picture,
          structured: (address) => medicalWebPage(loaderData.article, address),
        }
      : {},
  );

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { value: article, stale } = await contentOrFault(
    page,
    page.content.getArticle(params.id, page.variant),
  );
  const [related, questions, services, kept, count, picture] = await Promise.all([
    partOrNull(page, relatedArticles(page, article)),
    partOrNull(page, relatedQuestions(page, article)),
    nextServices(page, { topics: article.topics, concern: article.category.id }),
    loadFavouriteIds(page),
    page.member === null ? null : loadFavouriteCount(page, 'article', article.id),
    sharePicture(page, { image: article.eye_catch, cover: article.cover }),
  ]);
  return { article, isStale: stale, related, questions: questions ?? [], services, kept, count, picture };
}

/** /articles/:id (U-N03): what it is about, who has checked it, the text, where it comes from, what to do next. */
export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, isStale, related, questions, services, kept, count } = loaderData;
  useEffect(() => tabFavourites().takeCount('article', article.id, count), [article.id, count]);
  const crumbs = [
    { label: 'ホーム', href: '/' },
    { label: 'がんの情報', href: '/articles' },
    { label: article.category.name },
  ];
  return (
    <Favourites kept={kept}>
      <ViewedContent kind="article" id={article.id} />
      <Container width="wide">
        <Breadcrumb crumbs={crumbs} />
        <ArticleView
          article={article}
          isStale={isStale}
          after={<HelpfulQuestion key={article.id} articleId={article.id} />}
          side={
            <>
              <AskCard heading="読んで気になったことを、一緒に整理できます" />
              <PartBoundary what="関連する記事">
                <RelatedArticles related={related} isTold={isStale} />
              </PartBoundary>
              <SameQuestions questions={questions} />
            </>
          }
        />
        <NextStep category={article.category} services={services} isTold={isStale} />
      </Container>
    </Favourites>
  );
}

/** みんなの質問: what others asked on the same thing; nothing where nobody did, or they cannot be read. */
function SameQuestions({ questions }: { questions: readonly RelatedQuestion[] }) {
  if (questions.length === 0) return null;
  return (
    <section className="article-related" aria-labelledby="questions-heading">
      <SectionHeading id="questions-heading" size="normal">
        みんなの質問
      </SectionHeading>
      <LinkRows>
        {questions.map(({ id, title }) => (
          <LinkRow key={id} href={screenHref('/articles/questions/:id', { id })} title={title} />
        ))}
      </LinkRows>
    </section>
  );
}

/**
 * What a search engine is told of an article (schema.org): when it was reviewed, if it was, and that patients are meant. A story is
 * told, not medical, and so no MedicalWebPage.
 */
function medicalWebPage(article: Article, address: string): StructuredData {
  const { title, summary, publishedAt, revisedAt, reviewed_at, reviewer_role, sources } = article;
  const isTold = isStory(article);
  return {
    '@context': 'https://schema.org',
    '@type': isTold ? 'Article' : 'MedicalWebPage',
    '@id': address,
    url: address,
    headline: title,
    name: title,
    description: summary,
    inLanguage: 'ja',
    datePublished: publishedAt,
    dateModified: revisedAt ?? publishedAt,
    ...(isTold
      ? {}
      : {
          ...(!isSamplePerson(reviewer_role) && { lastReviewed: reviewed_at }),
          audience: { '@type': 'PeopleAudience', audienceType: 'Patient' },
          citation: sources.map(({ publisher, url }) => ({
            '@type': 'CreativeWork',
            name: publisher,
            ...(url && { url }),
          })),
        }),
  };
}
