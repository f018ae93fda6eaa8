import type { Article } from '@hidamari/contract/content';
import { isStory } from '@hidamari/domain/article-choices';
import { isSamplePerson } from '../../parts/content/sample-mark.ts';
import type { StructuredData } from '../../shell/page-meta.ts';

/**
 * What a search engine is told of an article (schema.org): when it was reviewed, if it was, and that patients are meant. A story is
 * told, not medical, and so no MedicalWebPage.
 */
export function medicalWebPage(article: Article, address: string): StructuredData {
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
