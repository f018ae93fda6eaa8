import type { Article } from '@hidamari/contract/content';
import type { StructuredData } from '../../shell/page-meta.ts';

/** The category of experience stories (G99): told, not medical, and so no MedicalWebPage. */
const STORY_CATEGORY = 'story';

/** What a search engine is told of an article (schema.org): when it was reviewed, and that patients are meant. */
export function medicalWebPage(
  { title, summary, publishedAt, revisedAt, reviewed_at, category, sources }: Article,
  address: string,
): StructuredData {
  const isStory = category.id === STORY_CATEGORY;
  return {
    '@context': 'https://schema.org',
    '@type': isStory ? 'Article' : 'MedicalWebPage',
    '@id': address,
    url: address,
    headline: title,
    name: title,
    description: summary,
    inLanguage: 'ja',
    datePublished: publishedAt,
    dateModified: revisedAt ?? publishedAt,
    ...(isStory
      ? {}
      : {
          lastReviewed: reviewed_at,
          audience: { '@type': 'PeopleAudience', audienceType: 'Patient' },
          citation: sources.map(({ publisher, url }) => ({
            '@type': 'CreativeWork',
            name: publisher,
            ...(url && { url }),
          })),
        }),
  };
}
