import type { ContentReader } from '@hidamari/contract/content';
import { isNamedService, serviceHref } from '@hidamari/domain/concerns';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { CONTENT_LIST_LIMIT } from '@hidamari/domain/limits';
import { SCREENS, type Screen, screenHref } from '@hidamari/domain/screens';
import { isServiceFor } from '@hidamari/domain/service-filter';
import { liesElsewhere, VARIANTS, type VariantKey, variantOfLanding } from '@hidamari/domain/site-variants';

/** One page that search engines may find. */
export interface SitemapEntry {
  /** Own path, without a query. */
  path: string;
  /** Day of the last change in Japan, where it is known. */
  changed?: string;
}

/** A list of articles longer than this many calls is no library of ours. */
const MOST_CALLS = 20;

/**
 * Every page of a variant that opts in to search engines (G29): screens with an address of their own, and the items of
 * the library. What cannot be read is left out: a sitemap with less is better than none.
 */
export async function sitemapEntries(content: ContentReader, variant: VariantKey): Promise<SitemapEntry[]> {
  const parts = await Promise.allSettled([
    articleEntries(content, variant),
    questionEntries(content),
    newsEntries(content, variant),
    serviceEntries(content, variant),
  ]);
  const items = parts.flatMap((part) => (part.status === 'fulfilled' ? part.value : []));
  return [...screenEntries(variant), ...items];
}

/** Legal texts of an organisation have their one address on the programmes' host, its landing page on its own. */
function screenEntries(variant: VariantKey): SitemapEntry[] {
  const screens: readonly Screen[] = SCREENS;
  return screens
    .filter(({ index, path }) => index && !path.includes(':'))
    .filter(({ on }) => on.includes(variant))
    .filter(({ ofVariant }) => ofVariant === null || !VARIANTS[variant].organization || ofVariant === variant)
    .filter(({ path }) => isLandingHere(path, variant))
    .map(({ path }) => ({ path }));
}

function isLandingHere(path: string, variant: VariantKey): boolean {
  const landing = variantOfLanding(path);
  const onOrganizationHost = VARIANTS[variant].organization !== null;
  return landing === null || !liesElsewhere(landing, { variant, onOrganizationHost });
}

interface Dated {
  publishedAt: string;
  revisedAt?: string | undefined;
}

const changedOn = ({ publishedAt, revisedAt }: Dated) => japanDay(new Date(revisedAt ?? publishedAt));

async function articleEntries(content: ContentReader, variant: VariantKey): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  for (let page = 1; page <= MOST_CALLS; page += 1) {
    const { value } = await content.listArticles({ variant, page, perPage: CONTENT_LIST_LIMIT });
    entries.push(
      ...value.items.map((article) => ({
        path: screenHref('/articles/:id', { id: article.id }),
        changed: changedOn(article),
      })),
    );
    if (entries.length >= value.total || value.items.length === 0) break;
  }
  return entries;
}

async function questionEntries(content: ContentReader): Promise<SitemapEntry[]> {
  const { value } = await content.qContents();
  return value.map((question) => ({
    path: screenHref('/articles/questions/:id', { id: question.id }),
    changed: changedOn(question),
  }));
}

async function newsEntries(content: ContentReader, variant: VariantKey): Promise<SitemapEntry[]> {
  const { value } = await content.listNews({ variant, perPage: CONTENT_LIST_LIMIT });
  return value.items.map((news) => ({
    path: screenHref('/news/:id', { id: news.id }),
    changed: changedOn(news),
  }));
}

/** What a visitor of the variant is shown; services with a name of their own are for members. */
async function serviceEntries(content: ContentReader, variant: VariantKey): Promise<SitemapEntry[]> {
  const { memberType, hasServices } = VARIANTS[variant];
  if (!hasServices) return [];
  const { value } = await content.services();
  return value
    .filter((service) => !isNamedService(service.id))
    .filter((service) => isServiceFor({ memberType, organization: null }, service))
    .flatMap((service) => {
      const path = serviceHref(service);
      return path === null ? [] : [{ path, changed: changedOn(service) }];
    });
}
