import {
  articleSchema,
  type ContentAnswer,
  type ContentReader,
  faqSchema,
  newsSchema,
  qContentSchema,
  type SearchableAnswer,
  type SearchableDocument,
  serviceSchema,
} from '@hidamari/contract/content';
import type { SearchKind } from '@hidamari/domain/site-search';
import type * as z from 'zod';
import { glossaryAnswer } from './glossary-lookup.ts';
import { joinAnswers, type LookupContext, mapAnswer, readAll, settledParts } from './lookups.ts';
import { ofArticle, ofFaq, ofNews, ofQuestion, ofService, ofTerm } from './search-documents.ts';

/**
 * Everything the site's own search looks through (G134), whole texts included. The list is the same object as long as
 * none of its parts was read anew, so that what is built of it can be kept.
 */
export function searchLookup(context: LookupContext): Pick<ContentReader, 'searchableDocuments'> {
  let last: { parts: readonly unknown[]; documents: SearchableDocument[] } | null = null;
  return {
    async searchableDocuments(): Promise<SearchableAnswer> {
      const [online, terms] = await Promise.all([
        Promise.allSettled(PARTS.map((part) => part.read(context))),
        glossaryAnswer(context),
      ]);
      const { parts: answers, isWhole } = settledParts(online);
      const parts = [...answers.map(({ value }) => value.items), terms.value];
      if (last === null || !isSame(last.parts, parts)) {
        const documents = [...answers.flatMap(({ value }) => value.documents()), ...terms.value.map(ofTerm)];
        last = { parts, documents };
      }
      const missing = PARTS.flatMap(({ kinds }, at) => (online[at]?.status === 'rejected' ? kinds : []));
      return { ...joinAnswers(last.documents, ...answers, terms, { stale: !isWhole }), missing };
    },
  };
}

/** What an endpoint of the content service brings to the search; made into documents only when it was read anew. */
interface Part {
  items: readonly unknown[];
  documents(): SearchableDocument[];
}

function part<T extends z.ZodType>(
  kinds: readonly SearchKind[],
  endpoint: string,
  orders: string,
  item: T,
  documentsOf: (item: z.output<T>) => SearchableDocument[],
) {
  return {
    kinds,
    read: async (context: LookupContext): Promise<ContentAnswer<Part>> =>
      mapAnswer(await readAll(context, endpoint, { orders }, item), (items) => ({
        items,
        documents: () => items.flatMap(documentsOf),
      })),
  };
}

/** Each is left out alone where it is silent: the others still help. */
const PARTS = [
  part(['article', 'story'], 'cancer-information', '-publishedAt', articleSchema, (article) => [
    ofArticle(article),
  ]),
  part(['question'], 'q-contents', '-publishedAt', qContentSchema, (question) => [ofQuestion(question)]),
  part(['faq'], 'faq', 'order', faqSchema, (faq) => [ofFaq(faq)]),
  part(['service'], 'cancer-service', 'order', serviceSchema, ofService),
  part(['news'], 'info', '-publishedAt', newsSchema, (news) => [ofNews(news)]),
];

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((part, at) => part === other[at]);
}
