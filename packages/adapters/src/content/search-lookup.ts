import {
  articleSchema,
  type ContentAnswer,
  type ContentReader,
  faqSchema,
  newsSchema,
  qContentSchema,
  type SearchableDocument,
  serviceSchema,
} from '@hidamari/contract/content';
import { serviceHref } from '@hidamari/domain/concerns';
import { stripMarkup } from '@hidamari/domain/japanese-text';
import { screenHref } from '@hidamari/domain/screens';
import { VARIANT_KEYS } from '@hidamari/domain/site-variants';
import type * as z from 'zod';
import { glossaryAnswer } from './glossary-lookup.ts';
import { type LookupContext, readAll } from './lookups.ts';

const STORY = 'story';
const EVERYBODY = { variants: VARIANT_KEYS, audience: null };
const READING = /<r[tp]>.*?<\/r[tp]>/gs;
/** Tags inside a line: a word goes on behind them. */
const INLINE = /<\/?(?:ruby|rb|strong|em|b|a)(?:\s[^>]*)?>/g;

/** Words alone: neither markup nor the readings above them, and no word cut in two. */
const plain = (html: string) => stripMarkup(html.replace(READING, '').replace(INLINE, ''));

/**
 * Everything the site's own search looks through (G134), whole texts included. The list is the same object as long as
 * none of its parts was read anew, so that what is built of it can be kept.
 */
export function searchLookup(context: LookupContext): Pick<ContentReader, 'searchableDocuments'> {
  let last: { parts: readonly unknown[]; documents: SearchableDocument[] } | null = null;
  return {
    async searchableDocuments(): Promise<ContentAnswer<SearchableDocument[]>> {
      const [articles, questions, faqs, services, news, terms] = await Promise.all([
        readAll(context, 'cancer-information', { orders: '-publishedAt' }, articleSchema),
        readAll(context, 'q-contents', { orders: '-publishedAt' }, qContentSchema),
        readAll(context, 'faq', { orders: 'order' }, faqSchema),
        readAll(context, 'cancer-service', { orders: 'order' }, serviceSchema),
        readAll(context, 'info', { orders: '-publishedAt' }, newsSchema),
        glossaryAnswer(context),
      ]);
      const answers = [articles, questions, faqs, services, news];
      const stale = answers.some((answer) => answer.stale);
      const parts = [...answers.map(({ value }) => value), ...terms.value];
      if (last === null || !isSame(last.parts, parts)) {
        const documents = [
          ...articles.value.map(ofArticle),
          ...questions.value.map(ofQuestion),
          ...faqs.value.map(ofFaq),
          ...services.value.flatMap(ofService),
          ...news.value.map(ofNews),
          ...terms.value.map(ofTerm),
        ];
        last = { parts, documents };
      }
      return { value: last.documents, stale };
    },
  };
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((part, at) => part === other[at]);
}

function ofArticle(article: z.output<typeof articleSchema>): SearchableDocument {
  const { id, title, category, summary, body, publishedAt, reading_minutes } = article;
  return {
    ...EVERYBODY,
    ...{ id, title, category, publishedAt },
    kind: category.id === STORY ? 'story' : 'article',
    text: `${summary} ${plain(body)}`,
    href: screenHref('/articles/:id', { id }),
    note: `${reading_minutes}分で読めます`,
  };
}

function ofQuestion({
  id,
  title,
  content,
  publishedAt,
}: z.output<typeof qContentSchema>): SearchableDocument {
  return {
    ...EVERYBODY,
    ...{ id, title, publishedAt, category: null, note: '' },
    kind: 'question',
    text: plain(content),
    href: screenHref('/articles/questions/:id', { id }),
  };
}

function ofFaq({
  id,
  question,
  answer,
  category,
  variants,
  publishedAt,
}: z.output<typeof faqSchema>): SearchableDocument {
  return {
    ...{ id, publishedAt, variants, audience: null, category: null },
    kind: 'faq',
    title: question,
    text: plain(answer),
    href: `${screenHref('/faq', null, { id })}#${id}`,
    note: category.name,
  };
}

/** In the words for everybody: those for the insured alone stay where only they can read them. */
function ofService(service: z.output<typeof serviceSchema>): SearchableDocument[] {
  const { id, title, category, summary, body, fee, publishedAt } = service;
  const href = serviceHref(service);
  if (href === null) return [];
  const { type, included_organizations, excluded_organizations } = service;
  return [
    {
      ...{ id, title, category, publishedAt, href, variants: VARIANT_KEYS },
      kind: 'service',
      text: `${summary} ${plain(body)}`,
      note: fee,
      audience: { type, included_organizations, excluded_organizations },
    },
  ];
}

function ofNews({ id, title, body, variants, publishedAt }: z.output<typeof newsSchema>): SearchableDocument {
  return {
    ...{ id, title, variants, publishedAt, audience: null, category: null, note: '' },
    kind: 'news',
    text: plain(body),
    href: screenHref('/news/:id', { id }),
  };
}

function ofTerm({
  id,
  name,
  kana,
  aliases,
  meaning,
  publishedAt,
}: Awaited<ReturnType<typeof glossaryAnswer>>['value'][number]): SearchableDocument {
  return {
    ...EVERYBODY,
    ...{ id, publishedAt, category: null, note: kana },
    kind: 'word',
    title: name,
    keywords: [kana, ...aliases],
    text: meaning,
    href: `${screenHref('/articles/words')}#${id}`,
  };
}
