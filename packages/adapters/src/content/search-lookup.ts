import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  articleSchema,
  type ContentAnswer,
  type ContentReader,
  faqSchema,
  type GlossaryTerm,
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
  let last: { parts: readonly unknown[]; documents: Promise<SearchableDocument[]> } | null = null;
  return {
    async searchableDocuments(): Promise<SearchableAnswer> {
      const [online, terms] = await Promise.all([
        Promise.allSettled(PARTS.map((part) => part.read(context))),
        glossaryAnswer(context),
      ]);
      const { parts: answers, isWhole } = settledParts(online);
      const parts = [...answers.map(({ value }) => value.items), terms.value];
      if (last === null || !isSame(last.parts, parts)) {
        const documents = madeOf(
          answers.flatMap(({ value }) => value.documents),
          terms.value,
        );
        last = { parts, documents };
      }
      const documents = await last.documents;
      const missing = PARTS.flatMap(({ kinds }, at) => (online[at]?.status === 'rejected' ? kinds : []));
      return { ...joinAnswers(documents, ...answers, terms, { stale: !isWhole }), missing };
    },
  };
}

/** What an endpoint of the content service brings to the search; made into documents only when it was read anew. */
interface Part {
  items: readonly unknown[];
  documents: readonly (() => SearchableDocument[])[];
}

/** Milliseconds for which documents are made at a time: ten thousand of them hold no other request for long. */
const TURN_MS = 10;

async function madeOf(
  made: readonly (() => SearchableDocument[])[],
  terms: readonly GlossaryTerm[],
): Promise<SearchableDocument[]> {
  const documents: SearchableDocument[] = [];
  let turn = performance.now();
  for (const make of made) {
    documents.push(...make());
    if (performance.now() - turn > TURN_MS) {
      await nextTurn();
      turn = performance.now();
    }
  }
  return [...documents, ...terms.map(ofTerm)];
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
        documents: items.map((item) => () => documentsOf(item)),
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
