import { stripMarkup } from '@hidamari/domain/japanese-text';
import type { StructuredData } from '../../shell/page-meta.ts';
import type { FaqSection } from './faq-sections.ts';

/** What a search engine is told of the questions (schema.org, FAQPage): each with its whole answer, as it stands here. */
export function faqPageData(sections: readonly FaqSection[], address: string): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    '@id': address,
    inLanguage: 'ja',
    mainEntity: sections
      .flatMap(({ questions }) => questions)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: stripMarkup(answer) },
      })),
  };
}
