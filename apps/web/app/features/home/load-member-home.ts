import { type ConsultationRow, listConsultationsEndpoint } from '@hidamari/contract/consultations';
import type { CancerType } from '@hidamari/contract/content';
import { type CurrentUser, readCurrentUserEndpoint } from '@hidamari/contract/members';
import { type NextVisit, readNextVisitsEndpoint } from '@hidamari/contract/treatment-logs';
import type { PageContext } from '../../page-context.ts';
import { type ListedService, readListedServices } from '../../shell/content/listed-services.ts';
import { partOrNull } from '../../shell/content-fault.ts';
import type { KeptFavourites } from '../../shell/favourites/favourites-store.ts';
import { loadKept } from '../../shell/favourites/load-kept.ts';
import { loadSeenNews, type Seen } from '../../shell/viewed/load-seen.ts';
import { type OwnSituation, ownSituation } from './own-situation.ts';

const SERVICES_SHOWN = 3;
const FAVOURITES_SHOWN = 3;
const CASES_SHOWN = 2;

/** A favourite as home lists it. */
export interface KeptItem {
  kind: 'article' | 'service';
  id: string;
  title: string;
  href: string;
  /** `YYYY-MM-DD HH:mm:ss`, in Japan. */
  keptAt: string;
}

/** The member's own parts of home (G25); null = that part could not be read. */
export interface MemberParts {
  /** Null inside: no visit is planned. */
  visit: { next: NextVisit | null } | null;
  cases: ConsultationRow[] | null;
  favourites: KeptItem[] | null;
  services: ListedService[];
  kept: KeptFavourites | null;
  situation: OwnSituation | null;
  seenNews: Seen;
}

/** Everything of home that is the member's own. Each part stands or fails alone (G103); a concierge sees none (G42). */
export async function loadMemberHome(page: PageContext): Promise<MemberParts> {
  const [visit, cases, kept, services, situation, seenNews] = await Promise.all([
    partOrNull(page, page.api.call(readNextVisitsEndpoint, {})),
    partOrNull(page, page.api.call(listConsultationsEndpoint, { query: { page: 1 } })),
    loadKept(page),
    partOrNull(page, readListedServices(page)),
    readSituation(page),
    loadSeenNews(page),
  ]);
  const known = services?.value ?? [];
  return {
    visit: visit && { next: visit.next },
    cases: cases?.data.slice(0, CASES_SHOWN) ?? null,
    favourites: kept && (await newestKept(page, kept, known)),
    services: known
      .filter(({ recommend_category }) => recommend_category.length > 0)
      .slice(0, SERVICES_SHOWN),
    kept,
    situation,
    seenNews,
  };
}

async function readSituation(page: PageContext): Promise<OwnSituation | null> {
  const [user, types] = await Promise.all([
    partOrNull<CurrentUser>(
      page,
      page.api.call(readCurrentUserEndpoint, { query: { withDiagnosedCancers: true } }),
    ),
    partOrNull<{ value: CancerType[] }>(page, page.content.cancerTypes()),
  ]);
  return user && types ? ownSituation(user, types.value) : null;
}

/** The newest of both kinds; what the content service does not know any more is left out. */
async function newestKept(
  page: PageContext,
  kept: KeptFavourites,
  services: readonly ListedService[],
): Promise<KeptItem[] | null> {
  const newest = (['article', 'service'] as const)
    .flatMap((kind) => Object.entries(kept[kind]).map(([id, keptAt]) => ({ kind, id, keptAt })))
    .sort((one, other) => other.keptAt.localeCompare(one.keptAt))
    .slice(0, 2 * FAVOURITES_SHOWN);
  const ids = newest.filter(({ kind }) => kind === 'article').map(({ id }) => id);
  const articles = await partOrNull(page, page.content.articlesByIds(ids));
  if (articles === null) return null;
  return newest
    .flatMap((item): KeptItem[] => {
      if (item.kind === 'service') {
        const service = services.find(({ id }) => id === item.id);
        return service ? [{ ...item, title: service.title, href: service.href }] : [];
      }
      const article = articles.value.find(({ id }) => id === item.id);
      return article ? [{ ...item, title: article.title, href: `/articles/${article.id}` }] : [];
    })
    .slice(0, FAVOURITES_SHOWN);
}
