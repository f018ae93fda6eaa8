import type {
  articleSchema,
  faqSchema,
  GlossaryTerm,
  newsSchema,
  qContentSchema,
  SearchableDocument,
  serviceSchema,
} from '@hidamari/contract/content';
import { isStory } from '@hidamari/domain/article-choices';
import { serviceHref } from '@hidamari/domain/concerns';
import { rubyReadings, stripMarkup } from '@hidamari/domain/japanese-text';
import { screenHref } from '@hidamari/domain/screens';
import type { ServiceAudience } from '@hidamari/domain/service-filter';
import { VARIANT_KEYS } from '@hidamari/domain/site-variants';
import type * as z from 'zod';
import { sanitizeContent } from './sanitize.ts';

const EVERYBODY = { variants: VARIANT_KEYS, audience: null };
/** What a body says on its page, and how its hard words are read; `before` stands in front of it. */
function textOf(body: string, before = '') {
  const { html } = sanitizeContent(body);
  return {
    text: before === '' ? stripMarkup(html) : `${before} ${stripMarkup(html)}`,
    readings: rubyReadings(html),
  };
}

type StoredService = z.output<typeof serviceSchema>;

export function ofArticle(article: z.output<typeof articleSchema>): SearchableDocument {
  const { id, title, topics, category, summary, body, publishedAt, reading_minutes, contributor } = article;
  const isTold = isStory({ category });
  const minutes = `${reading_minutes}分で読めます`;
  return {
    ...{ id, title, topics, publishedAt, audience: null, variants: category.variants, lead: summary },
    category: { id: category.id, name: category.name },
    kind: isTold ? 'story' : 'article',
    ...textOf(body, summary),
    href: screenHref('/articles/:id', { id }),
    // Who tells a story is seen before it is opened (G99).
    note: isTold ? `${contributor}・${minutes}` : minutes,
  };
}

export function ofQuestion({
  id,
  title,
  topics,
  content,
  publishedAt,
}: z.output<typeof qContentSchema>): SearchableDocument {
  return {
    ...EVERYBODY,
    ...{ id, title, topics, publishedAt, category: null, note: '' },
    kind: 'question',
    ...textOf(content),
    href: screenHref('/articles/questions/:id', { id }),
  };
}

export function ofFaq({
  id,
  question,
  answer,
  topics,
  category,
  variants,
  publishedAt,
}: z.output<typeof faqSchema>): SearchableDocument {
  return {
    ...{ id, topics, publishedAt, variants, audience: null, category: null },
    kind: 'faq',
    title: question,
    ...textOf(answer),
    href: `${screenHref('/faq', null, { id })}#${id}`,
    note: category.name,
  };
}

/** One document for each reader's words: what is found is what the page then says to the same reader. */
export function ofService(service: StoredService): SearchableDocument[] {
  const { id, title, topics, category, fee, publishedAt, provider, provider_name } = service;
  const href = serviceHref(service);
  if (href === null) return [];
  const { included_organizations, excluded_organizations } = service;
  return wordsOf(service).map(({ type, summary, body }) => ({
    ...{ id, title, topics, category, publishedAt, href, variants: VARIANT_KEYS, lead: summary },
    kind: 'service',
    ...textOf(body, summary),
    // A company is named before its page is opened (G148).
    note: provider === 'partner' ? `提携サービス：${provider_name}・${fee}` : fee,
    audience: { type, included_organizations, excluded_organizations },
  }));
}

interface ServiceWords extends Pick<StoredService, 'summary' | 'body'> {
  /** Of the members who read them. */
  type: ServiceAudience['type'];
}

function wordsOf(service: StoredService): ServiceWords[] {
  const { type, summary, body, summary_insurance, body_insurance } = service;
  if (summary_insurance === undefined && body_insurance === undefined) return [{ type, summary, body }];
  const ways: ServiceWords[] = [
    { type: 'general', summary, body },
    { type: 'insurance', summary: summary_insurance ?? summary, body: body_insurance ?? body },
  ];
  return ways.filter((way) => type === 'all' || type === way.type);
}

export function ofNews({
  id,
  title,
  body,
  topics,
  variants,
  publishedAt,
}: z.output<typeof newsSchema>): SearchableDocument {
  return {
    ...{ id, title, topics, variants, publishedAt, audience: null, category: null, note: '' },
    kind: 'news',
    ...textOf(body),
    href: screenHref('/news/:id', { id }),
  };
}

export function ofTerm({
  id,
  name,
  kana,
  aliases,
  meaning,
  topics,
  publishedAt,
}: GlossaryTerm): SearchableDocument {
  return {
    ...EVERYBODY,
    ...{ id, topics, publishedAt, category: null, note: kana },
    kind: 'word',
    title: name,
    keywords: [kana, ...aliases],
    readings: [{ word: name, kana }],
    text: meaning,
    href: `${screenHref('/articles/words')}#${id}`,
  };
}
