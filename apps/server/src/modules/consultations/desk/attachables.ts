import type {
  AttachableArticle,
  Attachables,
  AttachedChoice,
  AttachedContent,
} from '@hidamari/contract/consultations';
import type { ArticleSummary, ContentReader } from '@hidamari/contract/content';
import { attachableServices } from '@hidamari/domain/consultations';
import { AppError } from '@hidamari/domain/errors';
import { CONTENT_LIST_LIMIT } from '@hidamari/domain/limits';
import type { VariantKey } from '@hidamari/domain/site-variants';
import type { Executor } from '../../../database/database.ts';
import { findCase } from '../cases.repository.ts';
import type { ConsultationParts } from '../consultation-parts.ts';

type Content = Pick<ContentReader, 'listArticles' | 'articlesByIds'>;

/** Beyond this the list is no longer one to choose from. */
const MAX_PAGES = 10;

type Parts = Pick<ConsultationParts, 'database' | 'content'>;

/**
 * What supporters may put beside their words to the member of a case: the articles of their variant, newest first, and
 * its services. `not_found` where there is no such case.
 */
export async function listAttachables({ database, content }: Parts, caseId: string): Promise<Attachables> {
  const variant = await variantOf(database, caseId);
  const articles: AttachableArticle[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { value } = await content.listArticles({ variant, page, perPage: CONTENT_LIST_LIMIT });
    articles.push(...value.items.map(describe));
    if (page * CONTENT_LIST_LIMIT >= value.total) break;
  }
  return { articles, services: attachableServices(variant) };
}

const describe = ({ id, title, category, summary, review_due }: ArticleSummary): AttachableArticle => ({
  id,
  title,
  category: category.name,
  summary,
  review_due,
});

/**
 * What a supporter chose, under its titles, each once; read before the case is locked, since the content may take its
 * time. `validation` for what the variant of the case does not have; `not_found` where there is no such case.
 */
export async function nameAttached(
  { database, content }: Parts,
  caseId: string,
  chosen: readonly AttachedChoice[],
): Promise<AttachedContent[]> {
  if (chosen.length === 0) return [];
  const titles = await titlesOf(content, await variantOf(database, caseId), chosen);
  const named = chosen.map(({ kind, id }) => ({ kind, id, title: titles.get(keyOf({ kind, id })) }));
  return [...new Map(named.map((one) => [keyOf(one), one])).values()].map(({ title, ...choice }) => {
    if (title === undefined) throw new AppError('validation', { fields: { attached: ['invalid'] } });
    return { ...choice, title };
  });
}

async function variantOf(executor: Executor, caseId: string): Promise<VariantKey> {
  const row = await findCase(executor, { caseId });
  if (!row) throw new AppError('not_found');
  return row.variant;
}

const keyOf = ({ kind, id }: AttachedChoice) => `${kind}:${id}`;

async function titlesOf(content: Content, variant: VariantKey, chosen: readonly AttachedChoice[]) {
  const services = attachableServices(variant).map(
    ({ id, title }) => [keyOf({ kind: 'services', id }), title] as const,
  );
  const ids = chosen.flatMap(({ kind, id }) => (kind === 'article' ? [id] : []));
  if (ids.length === 0) return new Map(services);
  const { value } = await content.articlesByIds(ids, variant);
  const articles = value.map(({ id, title }) => [keyOf({ kind: 'article', id }), title] as const);
  return new Map([...services, ...articles]);
}
