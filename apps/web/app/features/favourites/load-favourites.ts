import { listFavouriteArticlesEndpoint, listFavouriteServicesEndpoint } from '@hidamari/contract/favourites';
import type { PageContext } from '../../page-context.ts';
import type { ListedArticle } from '../../shell/content/listed-articles.ts';
import { type ListedService, readListedServices } from '../../shell/content/listed-services.ts';
import { partOrNull } from '../../shell/content-fault.ts';
import type { FavouriteKind } from '../../shell/favourites/favourites-store.ts';
import type { FavouritesAddress } from './favourites-address.ts';

/** One row of the list; null in place of an item that the content service does not know any more. */
export interface FavouriteRow {
  id: string;
  /** `YYYY-MM-DD HH:mm:ss`, in Japan. */
  keptAt: string;
  article: ListedArticle | null;
  service: ListedService | null;
}

export interface FavouriteList {
  rows: FavouriteRow[];
  totals: Record<FavouriteKind, number>;
}

interface Kept {
  id: string;
  keptAt: string;
}

/** The pages up to the one that is asked for, with what each favourite is. Rejects when the list cannot be read. */
export async function loadFavourites(
  page: PageContext,
  { kind, page: last }: FavouritesAddress,
): Promise<FavouriteList> {
  const numbers = Array.from({ length: last }, (_, at) => at + 1);
  const [articles, services] = await Promise.all([
    readPages(page, 'article', kind === 'article' ? numbers : [1]),
    readPages(page, 'service', kind === 'service' ? numbers : [1]),
  ]);
  const shown = kind === 'article' ? articles : services;
  return {
    rows: await described(page, kind, shown.kept),
    totals: { article: articles.total, service: services.total },
  };
}

async function readPages(
  { api }: PageContext,
  kind: FavouriteKind,
  numbers: readonly number[],
): Promise<{ kept: Kept[]; total: number }> {
  const answers = await Promise.all(
    numbers.map(async (number) => {
      const query = { page: number };
      if (kind === 'article') {
        const { data, meta } = await api.call(listFavouriteArticlesEndpoint, { query });
        return { kept: data.map(({ page_id, created_at }) => ({ id: page_id, keptAt: created_at })), meta };
      }
      const { data, meta } = await api.call(listFavouriteServicesEndpoint, { query });
      return {
        kept: data.map(({ service_id, created_at }) => ({ id: service_id, keptAt: created_at })),
        meta,
      };
    }),
  );
  return { kept: answers.flatMap(({ kept }) => kept), total: answers[0]?.meta.total ?? 0 };
}

/** A favourite stays in the list when its item cannot be read: it may be back, and only its member takes it out. */
async function described(
  page: PageContext,
  kind: FavouriteKind,
  kept: readonly Kept[],
): Promise<FavouriteRow[]> {
  const ids = kept.map(({ id }) => id);
  if (kind === 'service') {
    const services = await partOrNull(page, readListedServices(page));
    return kept.map((row) => ({
      ...row,
      article: null,
      service: services?.value.find(({ id }) => id === row.id) ?? null,
    }));
  }
  const found = await partOrNull(page, page.content.articlesByIds(ids));
  return kept.map((row) => ({
    ...row,
    article: found?.value.find(({ id }) => id === row.id) ?? null,
    service: null,
  }));
}
